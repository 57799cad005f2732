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
    /** How many sentences back a bare "the company" or "the Australian" looks. */
    private static final int SENTENCES_BACK = 2;

    /** How many tokens the phrase behind "staff at" may have before its noun. */
    private static final int LONGEST_PHRASE = 4;

    private final Gazetteer gazetteer;
    private final Words words;
    private final Resolution resolution;

    Descriptions(Gazetteer gazetteer, Words words, Resolution resolution) {
        this.gazetteer = gazetteer;
        this.words = words;
        this.resolution = resolution;
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
            Draft state = ownerState(graph, sentence, noun);
            return state != null || !lemma.equals("government") || !isDefinite(graph, noun)
                    ? state
                    : lastGovernment(sentence);
        }
        if (words.countryNouns.contains(lemma) && isDefinite(graph, noun)) {
            return onlyRecent(sentence, noun, Kind.STATE);
        }
        if (words.representatives.contains(lemma)) {
            return ownerInstitution(graph, sentence, noun);
        }
        if (!isDefinite(graph, noun)) {
            return null;
        }
        if (words.missions.contains(lemma)) {
            return lastMission(sentence, noun);
        }
        Draft described = described(lemma, modifiers(graph, sentence, noun));
        if (described != null) {
            return described;
        }
        if (words.organisationNouns.contains(lemma)
                && modifiers(graph, sentence, noun).isEmpty()) {
            Draft recent = onlyRecent(sentence, noun, Kind.INSTITUTION);
            return recent != null && isKindOf(recent, lemma) ? recent : null;
        }
        boolean person = isDemonymNoun(graph, noun) || hasAge(graph, noun);
        return person ? onlyRecent(sentence, noun, Kind.PERSON) : null;
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

    private @Nullable Draft ownerState(ClauseGraph graph, int sentence, int noun) {
        for (ClauseGraph.Edge edge : graph.arguments(noun)) {
            boolean owns = switch (edge.role()) {
                case Role.POSSESSOR, Role.OF, Role.COMPOUND, Role.MODIFIER -> true;
                default -> false;
            };
            Draft owner = owns ? resolution.at(sentence, edge.argument()) : null;
            if (owner != null && owner.kind == Kind.STATE) {
                return owner;
            }
        }
        Draft before = noun > 0 ? resolution.byName(sentence, noun - 1) : null;
        return before != null && before.kind == Kind.STATE ? before : null;
    }

    private @Nullable Draft ownerInstitution(ClauseGraph graph, int sentence, int noun) {
        for (ClauseGraph.Edge edge : graph.arguments(noun)) {
            boolean owns = switch (edge.role()) {
                case Role.POSSESSOR, Role.OF, Role.COMPOUND, Role.MODIFIER, Role.FOR, Role.IN, "at" -> true;
                default -> false;
            };
            Draft owner = owns ? resolution.at(sentence, edge.argument()) : null;
            if (owner != null && (owner.kind == Kind.INSTITUTION || owner.kind == Kind.STATE)) {
                return owner;
            }
        }
        return institutionBehind(graph, sentence, noun);
    }

    /** "staff in the Ecuadorian embassy", whatever the syntax hangs the embassy on. */
    private @Nullable Draft institutionBehind(ClauseGraph graph, int sentence, int noun) {
        boolean preposition = noun + 1 < graph.size()
                && graph.token(noun + 1).upos().equals("ADP")
                && graph.token(noun + 1).form().matches("in|at|of|for");
        if (!preposition) {
            return null;
        }
        for (int i = noun + 2; i < Math.min(graph.size(), noun + 2 + LONGEST_PHRASE); i++) {
            Draft behind = resolution.at(sentence, i);
            if (behind != null && behind.kind == Kind.INSTITUTION) {
                return behind;
            }
            boolean modifier =
                    graph.token(i).upos().equals("DET") || graph.token(i).upos().equals("ADJ") || behind != null;
            if (!modifier) {
                return null;
            }
        }
        return null;
    }

    private @Nullable Draft lastGovernment(int sentence) {
        Draft last = null;
        for (Draft draft : resolution.drafts()) {
            if (draft.kind != Kind.STATE) {
                continue;
            }
            for (Mention mention : draft.mentions) {
                boolean near = mention.sentence() <= sentence && mention.sentence() >= sentence - SENTENCES_BACK - 1;
                if (near && mention.form() == Mention.Form.NOMINAL) {
                    if (last != null && last != draft) {
                        return null;
                    }
                    last = draft;
                }
            }
        }
        return last;
    }

    /** Bare "the embassy": the one that the text has spoken of most so far, of two the later. */
    private @Nullable Draft lastMission(int sentence, int noun) {
        Draft best = null;
        for (Draft draft : resolution.drafts()) {
            Mention before = draft.sender == null ? null : resolution.lastBefore(draft, sentence, noun);
            if (before == null) {
                continue;
            }
            long count = countBefore(draft, sentence);
            long most = best == null ? -1 : countBefore(best, sentence);
            Mention other = best == null ? null : resolution.lastBefore(best, sentence, noun);
            boolean later = other == null || before.sentence() > other.sentence();
            if (count > most || (count == most && later)) {
                best = draft;
            }
        }
        return best;
    }

    private static long countBefore(Draft draft, int sentence) {
        return draft.mentions.stream().filter(m -> m.sentence() <= sentence).count();
    }

    private @Nullable Draft described(String noun, Set<String> modifiers) {
        Draft found = null;
        for (Draft draft : resolution.drafts()) {
            boolean matches = false;
            for (Draft.Description description : draft.descriptions) {
                matches |= description.noun().equals(noun)
                        && (modifiers.isEmpty() || modifiers.contains(description.of()));
            }
            if (matches && draft.kind != Kind.STATE) {
                if (found != null) {
                    return null;
                }
                found = draft;
            }
        }
        return found;
    }

    /** The only entity of a kind named in this sentence before the noun and in the sentences just before it. */
    private @Nullable Draft onlyRecent(int sentence, int noun, Kind kind) {
        for (int back = 0; back <= SENTENCES_BACK; back++) {
            Draft only = null;
            for (Draft draft : resolution.drafts()) {
                if (draft.kind != kind || draft.sender != null) {
                    continue;
                }
                Mention before = resolution.lastBefore(draft, sentence, noun);
                if (before != null && before.sentence() >= sentence - back) {
                    if (only != null) {
                        return null;
                    }
                    only = draft;
                }
            }
            if (only != null) {
                return only;
            }
        }
        return null;
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
