package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/** Finds the names that the gazetteer knows, as far as the text uses them as names. */
final class KnownNames {
    private static final int LONGEST_NAME_TOKENS = 9;
    private static final int LONGEST_SHORT_ACRONYM = 3;

    private final Gazetteer gazetteer;
    private final Words words;
    private final PageFurniture furniture;
    private final NamedStates states;

    KnownNames(Gazetteer gazetteer, Words words, PageFurniture furniture, NamedStates states) {
        this.gazetteer = gazetteer;
        this.words = words;
        this.furniture = furniture;
        this.states = states;
    }

    /**
     * The known names of a sentence, in text order; they may overlap.
     *
     * @param namesBegin the tokens at which the name finder saw a name of no person begin
     */
    List<Candidate> in(Line line, Set<Integer> namesBegin) {
        List<Candidate> found = new ArrayList<>();
        List<Token> tokens = line.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            if (furniture.covers(tokens.get(i)) || !mayBegin(tokens.get(i))) {
                continue;
            }
            longest(line, i, namesBegin).ifPresent(found::add);
            misspelt(tokens, i).ifPresent(found::add);
        }
        return found;
    }

    /** The longest known name that begins at a token. */
    private Optional<Candidate> longest(Line line, int i, Set<Integer> namesBegin) {
        List<Token> tokens = line.tokens();
        int longest = Math.min(LONGEST_NAME_TOKENS, tokens.size() - i);
        for (int length = longest; length >= 1; length--) {
            if (tokens.get(i + length - 1).upos().equals("PUNCT")) {
                continue;
            }
            String surface = line.surface(i, i + length);
            GazetteerEntry entry = known(surface);
            if (entry != null && isOfAnother(line, i + length, entry, surface)) {
                continue;
            }
            // "British government" is described by its state, even where a gazetteer lists it.
            boolean body = words.stateBodies.contains(
                    Words.key(tokens.get(i + length - 1).form()));
            boolean sure = entry != null && !body && (length > 1 || isName(line, i, entry, namesBegin));
            if (sure) {
                return Optional.of(new Candidate(i, i + length, null, entry));
            }
        }
        return Optional.empty();
    }

    /** A state's name with a letter wrong, where no proper noun beside it makes it a part of another name. */
    private Optional<Candidate> misspelt(List<Token> tokens, int i) {
        if (!tokens.get(i).upos().equals("PROPN") && !tokens.get(i).upos().equals("ADJ")) {
            return Optional.empty();
        }
        Optional<GazetteerEntry> misspelt = gazetteer.similarState(tokens.get(i).form());
        String next = i + 1 == tokens.size() ? "" : Words.key(tokens.get(i + 1).form());
        boolean ofBody = words.missions.contains(next) || words.stateBodies.contains(next);
        boolean alone = ofBody
                || ((i == 0 || !tokens.get(i - 1).upos().equals("PROPN"))
                        && (i + 1 == tokens.size() || !tokens.get(i + 1).upos().equals("PROPN")));
        return misspelt.filter(state -> alone).map(state -> new Candidate(i, i + 1, null, state));
    }

    private static boolean mayBegin(Token token) {
        return switch (token.upos()) {
            case "DET" -> false;
            case "PUNCT", "ADP", "PRON", "CCONJ", "SCONJ", "AUX", "PART" ->
                Line.startsUpper(token.form()) && token.form().length() > 1 && Line.isAllUpper(token.form());
            default -> true;
        };
    }

    /** A single word is a name where it is tagged or found as one: "Nice" and "Reading" are words too. */
    private boolean isName(Line line, int index, GazetteerEntry entry, Set<Integer> namesBegin) {
        Token token = line.tokens().get(index);
        if (!Line.startsUpper(token.form())
                || words.calendar.contains(Words.key(token.form()))
                || line.isHyphenated(index)) {
            return false;
        }
        if (Line.isAllUpper(token.form()) && token.form().length() <= LONGEST_SHORT_ACRONYM && line.isShouted()) {
            // "THEY TOLD US NOTHING"
            return false;
        }
        if (gazetteer.isState(entry)) {
            return token.upos().equals("PROPN") || namesBegin.contains(index) || Line.isAllUpper(token.form());
        }
        return (token.upos().equals("PROPN") && !token.deprel().equals("flat") && !isPartOfName(line, index))
                || namesBegin.contains(index);
    }

    /** Whether a proper noun stands in a longer name that is not its own: the "Vienna" of the Vienna Convention. */
    private static boolean isPartOfName(Line line, int index) {
        Token token = line.tokens().get(index);
        boolean compound = token.deprel().equals("compound") && token.head() > index;
        return compound && line.tokens().get(token.head()).upos().equals("PROPN");
    }

    /** Whether a short name goes on with another state than its own: "the Supreme Court of Cyprus". */
    private boolean isOfAnother(Line line, int end, GazetteerEntry entry, String surface) {
        List<Token> tokens = line.tokens();
        if (end + 1 >= tokens.size()
                || !tokens.get(end).form().equals("of")
                || !gazetteer.find(surface).isEmpty()) {
            return false;
        }
        int from = tokens.get(end + 1).upos().equals("DET") ? end + 2 : end + 1;
        for (int to = Math.min(tokens.size(), from + 3); to > from; to--) {
            for (GazetteerEntry state : gazetteer.find(line.surface(from, to))) {
                if (gazetteer.isState(state)) {
                    return !state.label().equals(entry.state());
                }
            }
        }
        return false;
    }

    private @Nullable GazetteerEntry known(String surface) {
        List<GazetteerEntry> entries = gazetteer.find(surface);
        GazetteerEntry inContext = states.ofMostNamed(gazetteer.findInContext(surface));
        boolean ofContext = inContext != null && (entries.isEmpty() || states.isLessNamed(entries.get(0), inContext));
        return ofContext ? inContext : entries.isEmpty() ? null : entries.get(0);
    }
}
