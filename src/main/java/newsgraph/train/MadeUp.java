package newsgraph.train;

import static newsgraph.train.MadeUpPeople.prepositional;
import static newsgraph.train.MadeUpPeople.punct;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Made-up sentences, with their syntax, of kinds that news has and the treebanks lack: two objects of which one is a name
 * and the other a bare noun, British titles, roles before and behind names, ages between commas, places and days behind an
 * object. The same on every run.
 */
final class MadeUp {
    private final PhraseWords words = new PhraseWords(7);
    private final MadeUpPeople people = new MadeUpPeople(words);

    /** So many sentences, the kinds given in turn. */
    static List<List<Conllu.Row>> sentences(int count, Set<Augmentation> kinds) {
        MadeUp source = new MadeUp();
        List<List<Conllu.Row>> sentences = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Kind kind = Kind.values()[i % Kind.values().length];
            List<Conllu.Row> rows = Rewriting.capitalised(source.sentence(kind).rows());
            if (kinds.contains(kind.augmentation)) {
                sentences.add(rows);
            }
        }
        return sentences;
    }

    private enum Kind {
        GIVING(Augmentation.DOUBLE_OBJECTS),
        GIVING_AGAIN(Augmentation.DOUBLE_OBJECTS),
        GIVEN(Augmentation.DOUBLE_OBJECTS),
        AGED(Augmentation.AGES),
        ROLE_BEHIND(Augmentation.ROLES),
        ROLE_BEFORE(Augmentation.ROLES),
        TITLED(Augmentation.TITLES),
        PLANNING(Augmentation.PLANS);

        private final Augmentation augmentation;

        Kind(Augmentation augmentation) {
            this.augmentation = augmentation;
        }
    }

    private Phrase sentence(Kind kind) {
        Phrase clause = switch (kind) {
            case GIVING, GIVING_AGAIN -> giving();
            case GIVEN -> given();
            case AGED -> saying(people.personWithAge());
            case ROLE_BEHIND -> saying(people.personWithRoleBehind());
            case ROLE_BEFORE -> doing(agent(), people.personWithRoleBefore());
            case TITLED -> doing(people.titled(), agent());
            case PLANNING -> planning();
        };
        return words.chance(9) ? clause.after("punct", punct(".")) : clause;
    }

    /** "Ecuador has granted Smith political asylum". */
    private Phrase giving() {
        Phrase verb = finite("giving", agent());
        return adjuncts(verb.after("iobj", receiver("him", "her", "them")).after("obj", gift()));
    }

    /** "Smith was denied entry by France". */
    private Phrase given() {
        Phrase verb = new Phrase(words.verb("giving", 3), "VERB", "VBN")
                .before("nsubj:pass", receiver("he", "she", "they"))
                .before("aux:pass", new Phrase("was", "AUX", "VBD"))
                .after("obj", gift());
        return adjuncts(words.chance(4) ? verb.after("obl:agent", prepositional("by", agent())) : verb);
    }

    private Phrase doing(Phrase who, Phrase whom) {
        return adjuncts(finite("doing", who).after("obj", whom));
    }

    /** "Britain threatened to enter the embassy in Quito and arrest Smith". */
    private Phrase planning() {
        Phrase first = new Phrase(words.chance(5) ? "enter" : "storm", "VERB", "VB")
                .before("mark", new Phrase("to", "PART", "TO"))
                .after("obj", building());
        Phrase second = new Phrase(words.verb("doing", 0), "VERB", "VB")
                .before("cc", new Phrase("and", "CCONJ", "CC"))
                .after("obj", words.chance(5) ? people.titled() : people.named());
        return finite("planning", agent()).after("xcomp", words.chance(5) ? first.after("conj", second) : first);
    }

    /** The person given "denied the charges against Smith" or "said he would resign". */
    private Phrase saying(Phrase who) {
        if (words.chance(5)) {
            Phrase verb = new Phrase(words.pick("denied", "rejected", "discussed", "dismissed"), "VERB", "VBD");
            return adjuncts(verb.before("nsubj", who).after("obj", theMatter()));
        }
        Phrase said = new Phrase(words.pick("resign", "appeal", "stay", "leave", "return"), "VERB", "VB")
                .before("nsubj", new Phrase(words.pick("he", "she", "they"), "PRON", "PRP"))
                .before("aux", new Phrase(words.pick("would", "will", "could"), "AUX", "MD"));
        return adjuncts(new Phrase("said", "VERB", "VBD").before("nsubj", who).after("ccomp", said));
    }

    /** A verb of a list in one of its finite forms, with its subject. */
    private Phrase finite(String list, Phrase subject) {
        return switch (words.number(6)) {
            case 0 ->
                new Phrase(words.verb(list, 3), "VERB", "VBN")
                        .before("nsubj", subject)
                        .before("aux", new Phrase("has", "AUX", "VBZ"));
            case 1 ->
                new Phrase(words.verb(list, 0), "VERB", "VB")
                        .before("nsubj", subject)
                        .before("aux", new Phrase(words.pick("will", "may", "would"), "AUX", "MD"));
            case 2 -> new Phrase(words.verb(list, 1), "VERB", "VBZ").before("nsubj", subject);
            default -> new Phrase(words.verb(list, 2), "VERB", "VBD").before("nsubj", subject);
        };
    }

    /** A day, a place or both behind all else, which hang from the verb. */
    private Phrase adjuncts(Phrase verb) {
        if (words.chance(3)) {
            verb.after("obl", prepositional("in", people.name("city")));
        }
        if (words.chance(4)) {
            verb.after("obl", prepositional("on", people.name("day")));
        } else if (words.chance(2)) {
            verb.after(
                    "obl",
                    prepositional(
                            "on", new Phrase(words.word("part"), "NOUN", "NN").before("compound", people.name("day"))));
        }
        return verb;
    }

    private Phrase agent() {
        return switch (words.number(6)) {
            case 0 ->
                new Phrase("government", "NOUN", "NN")
                        .before("det", new Phrase("the", "DET", "DT"))
                        .before("amod", new Phrase(words.word("adjective"), "ADJ", "JJ"));
            case 1 -> new Phrase(words.word("persons"), "NOUN", "NNS");
            case 2 -> people.name("body");
            case 3 -> people.titled();
            default -> people.name("state");
        };
    }

    private Phrase receiver(String... pronouns) {
        return switch (words.number(6)) {
            case 0 -> new Phrase(words.pick(pronouns), "PRON", "PRP");
            case 1 -> new Phrase(words.word("person"), "NOUN", "NN").before("det", new Phrase("the", "DET", "DT"));
            case 2 -> people.titled();
            case 3 -> people.personWithRoleBefore();
            case 4 -> people.named();
            default -> people.name("family");
        };
    }

    private Phrase gift() {
        if (words.chance(3)) {
            return new Phrase(words.word("gift"), "NOUN", "NN").before("det", new Phrase("a", "DET", "DT"));
        }
        Phrase noun = new Phrase(words.word("bare"), "NOUN", "NN");
        return words.chance(4) ? noun.before("amod", new Phrase(words.word("qualifier"), "ADJ", "JJ")) : noun;
    }

    private Phrase building() {
        Phrase building = new Phrase(words.word("building"), "NOUN", "NN")
                .before("det", new Phrase("the", "DET", "DT"))
                .before("amod", new Phrase(words.word("adjective"), "ADJ", "JJ"));
        return words.chance(5) ? building.after("nmod", prepositional("in", people.name("city"))) : building;
    }

    private Phrase theMatter() {
        return new Phrase(words.word("matter"), "NOUN", "NN")
                .before("det", new Phrase("the", "DET", "DT"))
                .after("nmod", prepositional("against", words.chance(5) ? people.titled() : people.name("family")));
    }
}
