package newsgraph.train;

import java.util.ArrayList;
import java.util.List;

/**
 * Made-up sentences, with their syntax, of kinds that news has and the treebanks lack: two objects of which one is a name
 * and the other a bare noun, British titles, roles before and behind names, ages between commas, places and days behind an
 * object. The same on every run.
 */
final class MadeUp {
    private final PhraseWords words = new PhraseWords(7);

    /** So many sentences, kinds in turn. */
    static List<List<Conllu.Row>> sentences(int count) {
        MadeUp source = new MadeUp();
        List<List<Conllu.Row>> sentences = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sentences.add(Rewriting.capitalised(source.sentence(i).rows()));
        }
        return sentences;
    }

    private Phrase sentence(int turn) {
        Phrase clause = switch (turn % 8) {
            case 0, 1 -> giving();
            case 2 -> given();
            case 3 -> saying(personWithAge());
            case 4 -> saying(personWithRoleBehind());
            case 5 -> doing(agent(), personWithRoleBefore());
            case 6 -> doing(titled(), agent());
            default -> planning();
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
                .after("obj", words.chance(5) ? titled() : named());
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
            verb.after("obl", prepositional("in", name("city")));
        }
        if (words.chance(4)) {
            verb.after("obl", prepositional("on", name("day")));
        } else if (words.chance(2)) {
            verb.after(
                    "obl",
                    prepositional("on", new Phrase(words.word("part"), "NOUN", "NN").before("compound", name("day"))));
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
            case 2 -> name("body");
            case 3 -> titled();
            default -> name("state");
        };
    }

    private Phrase receiver(String... pronouns) {
        return switch (words.number(6)) {
            case 0 -> new Phrase(words.pick(pronouns), "PRON", "PRP");
            case 1 -> new Phrase(words.word("person"), "NOUN", "NN").before("det", new Phrase("the", "DET", "DT"));
            case 2 -> titled();
            case 3 -> personWithRoleBefore();
            case 4 -> named();
            default -> name("family");
        };
    }

    private Phrase gift() {
        if (words.chance(3)) {
            return new Phrase(words.word("gift"), "NOUN", "NN").before("det", new Phrase("a", "DET", "DT"));
        }
        Phrase noun = new Phrase(words.word("bare"), "NOUN", "NN");
        return words.chance(4) ? noun.before("amod", new Phrase(words.word("qualifier"), "ADJ", "JJ")) : noun;
    }

    private Phrase named() {
        return name("given").after("flat", name("family"));
    }

    /** "Mr Smith", "Sir Peter Smith". */
    private Phrase titled() {
        Phrase name = words.chance(5) ? name("family") : named();
        return name.before("nmod:desc", name("title"));
    }

    /** "WikiLeaks founder John Smith", "the French lawyer Maria Silva". */
    private Phrase personWithRoleBefore() {
        Phrase role = new Phrase(words.word("role"), "NOUN", "NN");
        switch (words.number(4)) {
            case 0 ->
                role.before("det", new Phrase("the", "DET", "DT"))
                        .before("amod", new Phrase(words.word("adjective"), "ADJ", "JJ"));
            case 1 -> role.before("amod", new Phrase(words.pick("foreign", "former", "prime"), "ADJ", "JJ"));
            default -> role.before("compound", name("body"));
        }
        return named().before("nmod:desc", role);
    }

    /** "Sir Tony Smith, France's former ambassador to Peru,". */
    private Phrase personWithRoleBehind() {
        Phrase role = new Phrase(words.word("role"), "NOUN", "NN");
        if (words.chance(5)) {
            role.before("nmod:poss", name("state").after("case", new Phrase("'s", "PART", "POS")));
        } else {
            role.before("det", new Phrase(words.pick("the", "a"), "DET", "DT"));
        }
        if (words.chance(4)) {
            role.before("amod", new Phrase("former", "ADJ", "JJ"));
        }
        role.after(
                "nmod", prepositional(words.pick("of", "to", "for"), words.chance(5) ? name("state") : name("body")));
        Phrase name = words.chance(4) ? titled() : named();
        return between(name, "appos", role);
    }

    /** "John Smith, 42, a farmer, from Norwich, east London,". */
    private Phrase personWithAge() {
        Phrase name = named();
        between(name, "amod", new Phrase(String.valueOf(18 + words.number(70)), "NUM", "CD"));
        if (words.chance(4)) {
            Phrase role = new Phrase(words.word("person"), "NOUN", "NN").before("det", new Phrase("a", "DET", "DT"));
            name.after("appos", role).after("punct", punct(","));
        }
        if (words.chance(6)) {
            Phrase place = name("city");
            if (words.chance(4)) {
                between(place, "appos", name("city").before("amod", new Phrase(words.word("direction"), "ADJ", "JJ")));
                name.after("nmod", prepositional("from", place));
            } else {
                name.after("nmod", prepositional("from", place)).after("punct", punct(","));
            }
        }
        return name;
    }

    private Phrase building() {
        Phrase building = new Phrase(words.word("building"), "NOUN", "NN")
                .before("det", new Phrase("the", "DET", "DT"))
                .before("amod", new Phrase(words.word("adjective"), "ADJ", "JJ"));
        return words.chance(5) ? building.after("nmod", prepositional("in", name("city"))) : building;
    }

    private Phrase theMatter() {
        return new Phrase(words.word("matter"), "NOUN", "NN")
                .before("det", new Phrase("the", "DET", "DT"))
                .after("nmod", prepositional("against", words.chance(5) ? titled() : name("family")));
    }

    private static Phrase between(Phrase head, String relation, Phrase inner) {
        return head.after("punct", punct(",")).after(relation, inner).after("punct", punct(","));
    }

    private static Phrase prepositional(String preposition, Phrase noun) {
        return noun.first("case", new Phrase(preposition, "ADP", "IN"));
    }

    private static Phrase punct(String mark) {
        return new Phrase(mark, "PUNCT", mark);
    }

    private Phrase name(String list) {
        return new Phrase(words.word(list), "PROPN", "NNP");
    }
}
