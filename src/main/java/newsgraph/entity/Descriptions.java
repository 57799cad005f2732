package newsgraph.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import org.jspecify.annotations.Nullable;

/**
 * Resolves descriptions: a state's government and forces, an institution's spokespeople, "the WikiLeaks founder", "the
 * embassy", "the 40-year-old Australian". A description that could mean two of the text's entities means none.
 */
final class Descriptions {
    private final Gazetteer gazetteer;
    private final Words words;
    private final Resolution resolution;
    private final Owners owners;
    private final Antecedents antecedents;

    Descriptions(Gazetteer gazetteer, Words words, Resolution resolution) {
        this.gazetteer = gazetteer;
        this.words = words;
        this.resolution = resolution;
        this.owners = new Owners(resolution);
        this.antecedents = new Antecedents(resolution);
    }

    /** Notes how a sentence describes its entities, and adds the mentions by apposition: "the minister, Ricardo Patiño". */
    void collect(ClauseGraph graph, int sentence) {
        for (int i = 0; i < graph.size(); i++) {
            Token token = graph.token(i);
            boolean noun = token.upos().equals("NOUN") || token.upos().equals("PROPN");
            if (!noun || resolution.byName(sentence, i) != null) {
                continue;
            }
            for (int bearer : graph.arguments(i, Role.SUBJECT)) {
                Draft entity = resolution.byName(sentence, bearer);
                if (entity == null) {
                    continue;
                }
                String lemma = Words.key(token.lemma());
                Set<String> of = modifiers(graph, sentence, i);
                if (of.isEmpty()) {
                    entity.descriptions.add(new Draft.Description(lemma, ""));
                }
                for (String label : of) {
                    entity.descriptions.add(new Draft.Description(lemma, label));
                }
                setGender(entity, lemma);
                boolean apposition = graph.arguments(i, Role.APPOSITION).contains(bearer)
                        || graph.arguments(bearer, Role.APPOSITION).contains(i);
                if (apposition && token.upos().equals("NOUN") && fits(entity, token)) {
                    resolution.add(entity, nominal(graph, sentence, i));
                }
            }
        }
    }

    private void setGender(Draft entity, String noun) {
        if (entity.kind != Kind.PERSON || entity.gender != Draft.Gender.UNKNOWN) {
            return;
        }
        if (words.masculine.contains(noun)) {
            entity.gender = Draft.Gender.MASCULINE;
        } else if (words.feminine.contains(noun)) {
            entity.gender = Draft.Gender.FEMININE;
        }
    }

    /** A person is no department and no people, an institution no minister; a place is not described this way. */
    private boolean fits(Draft entity, Token noun) {
        String lemma = Words.key(noun.lemma());
        boolean word = noun.form().length() > 2 && noun.form().chars().allMatch(Character::isLetter);
        return word
                && switch (entity.kind) {
                    case PERSON ->
                        !words.organisationNouns.contains(lemma)
                                && !words.collectives.contains(lemma)
                                && !noun.xpos().equals("NNS");
                    case INSTITUTION -> !words.positions.contains(lemma);
                    case STATE, PLACE, LAW -> false;
                };
    }

    /** Whether a noun is somebody's or something's: "the daughter of a miner" may be anybody, whoever else is a daughter. */
    private static boolean isOfSomething(ClauseGraph graph, int noun) {
        return !graph.arguments(noun, Role.POSSESSOR).isEmpty()
                || !graph.arguments(noun, Role.OF).isEmpty();
    }

    /** The labels of the entities that modify a noun. */
    private Set<String> modifiers(ClauseGraph graph, int sentence, int noun) {
        Set<String> labels = new HashSet<>();
        for (ClauseGraph.Edge edge : graph.arguments(noun)) {
            switch (edge.role()) {
                case Role.POSSESSOR, Role.OF, Role.COMPOUND, Role.MODIFIER, Role.TO, Role.FOR -> {
                    Draft entity = resolution.byName(sentence, edge.argument());
                    if (entity != null) {
                        labels.add(entity.label);
                    }
                }
                default -> {
                    // Says nothing of whose it is.
                }
            }
        }
        return labels;
    }

    /** Adds the mentions by description of one sentence. Sentences must be given in text order. */
    void resolve(ClauseGraph graph, int sentence) {
        for (int i = 0; i < graph.size(); i++) {
            Token token = graph.token(i);
            boolean body = words.stateBodies.contains(Words.key(token.lemma()));
            boolean mayDescribe = token.upos().equals("NOUN")
                    || isDemonymNoun(graph, i)
                    || (token.upos().equals("PROPN") && (body || words.missions.contains(Words.key(token.lemma()))));
            boolean known = resolution.at(sentence, i) != null && !isDemonymNoun(graph, i);
            if (!mayDescribe || known || resolution.furniture(sentence, i)) {
                continue;
            }
            Draft entity = resolve(graph, sentence, i);
            if (entity != null) {
                resolution.add(entity, nominal(graph, sentence, i));
            }
        }
    }

    private @Nullable Draft resolve(ClauseGraph graph, int sentence, int noun) {
        String lemma = Words.key(graph.token(noun).lemma());
        if (hasNameBeside(graph, sentence, noun)) {
            return null;
        }
        if (words.stateBodies.contains(lemma)) {
            Draft state = owners.state(graph, sentence, noun);
            return state != null || !lemma.equals("government") || !isDefinite(graph, noun)
                    ? state
                    : antecedents.lastGovernment(sentence);
        }
        if (words.countryNouns.contains(lemma) && isDefinite(graph, noun)) {
            return antecedents.onlyRecent(sentence, noun, Kind.STATE);
        }
        if (words.representatives.contains(lemma)) {
            return owners.institution(graph, sentence, noun);
        }
        if (!isDefinite(graph, noun)) {
            return null;
        }
        if (words.missions.contains(lemma)) {
            return antecedents.lastMission(sentence, noun);
        }
        Set<String> of = modifiers(graph, sentence, noun);
        if (of.isEmpty() && isOfSomething(graph, noun)) {
            return null;
        }
        Draft described = antecedents.described(lemma, of);
        if (described != null) {
            return described;
        }
        if (words.organisationNouns.contains(lemma) && of.isEmpty()) {
            Draft recent = antecedents.onlyRecent(sentence, noun, Kind.INSTITUTION);
            return recent != null && isKindOf(recent, lemma) ? recent : null;
        }
        boolean person = isDemonymNoun(graph, noun) || hasAge(graph, noun);
        return person ? antecedents.onlyRecent(sentence, noun, Kind.PERSON) : null;
    }

    /** Whether an institution can be "the company", or "the newspaper": what is more special must stand in its name or type. */
    private boolean isKindOf(Draft institution, String noun) {
        String label = Words.key(institution.label);
        boolean special = label.contains(noun) || Words.key(institution.type).equals(noun);
        boolean general = words.generalOrganisationNouns.contains(noun)
                && (institution.type.equals("Institution") || institution.type.equals("Company"));
        return special || general;
    }

    /** A demonym that stands as a noun in the singular: "the Australian". */
    private boolean isDemonymNoun(ClauseGraph graph, int index) {
        Token token = graph.token(index);
        boolean placed = switch (graph.relation(index)) {
            case "nsubj", "obj", "iobj", "obl", "nmod", "conj", "appos", "root", "ccomp" -> true;
            default -> false;
        };
        return placed
                && !token.form().endsWith("s")
                && isDefinite(graph, index)
                && !gazetteer.byDemonym(token.form()).isEmpty();
    }

    private static boolean hasAge(ClauseGraph graph, int noun) {
        // One token or five: tokenizers differ on "40-year-old".
        String before = noun == 0 ? "" : graph.token(noun - 1).form();
        return before.endsWith("year-old")
                || (before.equals("old")
                        && noun > 2
                        && graph.token(noun - 3).form().equals("year"));
    }

    private static boolean isDefinite(ClauseGraph graph, int noun) {
        for (int c : graph.children(noun)) {
            String form = Words.key(graph.token(c).form());
            if (graph.relation(c).equals("det") && (form.equals("the") || form.equals("that") || form.equals("this"))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a name in apposition or as the noun's bearer already says who is meant. */
    private boolean hasNameBeside(ClauseGraph graph, int sentence, int noun) {
        for (int bearer : graph.arguments(noun, Role.SUBJECT)) {
            if (resolution.byName(sentence, bearer) != null) {
                return true;
            }
        }
        return false;
    }

    private static Mention nominal(ClauseGraph graph, int sentence, int noun) {
        int first = noun;
        for (int c : graph.children(noun)) {
            boolean part = switch (graph.relation(c)) {
                case "det", "amod", "compound", "nummod" -> true;
                default -> graph.token(c).deprel().equals("nmod:poss");
            };
            if (part && c < first) {
                first = c;
            }
        }
        return new Mention(sentence, first, noun + 1, noun, Mention.Form.NOMINAL);
    }

    static Map<Mention, Draft> byMention(List<Draft> drafts) {
        Map<Mention, Draft> map = new HashMap<>();
        for (Draft draft : drafts) {
            for (Mention mention : new ArrayList<>(draft.mentions)) {
                map.put(mention, draft);
            }
        }
        return map;
    }
}
