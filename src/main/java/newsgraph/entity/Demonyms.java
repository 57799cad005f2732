package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;

/** Finds the states that a text means by a word for their people: "Ecuadorian". */
final class Demonyms {
    private final Gazetteer gazetteer;
    private final PageFurniture furniture;
    private final NamedStates states;

    Demonyms(Gazetteer gazetteer, PageFurniture furniture, NamedStates states) {
        this.gazetteer = gazetteer;
        this.furniture = furniture;
        this.states = states;
    }

    /**
     * The states meant by demonyms in a sentence, in text order.
     *
     * @param taken for each token whether a name has it
     */
    List<Candidate> in(Line line, boolean[] taken) {
        List<Candidate> found = new ArrayList<>();
        for (int i = 0; i < line.tokens().size(); i++) {
            Token token = line.tokens().get(i);
            if (taken[i] || furniture.covers(token) || !Line.startsUpper(token.form())) {
                continue;
            }
            boolean two = i + 1 < line.tokens().size()
                    && !taken[i + 1]
                    && !token.upos().equals("DET");
            String pair = two ? token.form() + " " + line.tokens().get(i + 1).form() : "";
            GazetteerEntry state = two ? states.mostNamed(gazetteer.byDemonym(pair)) : null;
            int end = state == null ? i + 1 : i + 2;
            if (state == null) {
                state = states.mostNamed(gazetteer.byDemonym(token.form()));
            }
            if (state != null && !isLanguage(line, end - 1)) {
                found.add(new Candidate(i, end, null, state));
            }
            i = end - 1;
        }
        return found;
    }

    /** "speaks Portuguese": a demonym without article that stands as an object is a language. */
    private static boolean isLanguage(Line line, int index) {
        Token token = line.tokens().get(index);
        boolean bare = switch (token.deprel()) {
            case "obj", "obl", "conj" -> true;
            default -> false;
        };
        if (!bare || token.form().endsWith("s")) {
            return false;
        }
        for (Token other : line.tokens()) {
            if (other.head() == index && other.deprel().equals("det")) {
                return false;
            }
        }
        boolean besideAdjective = token.deprel().equals("conj")
                && line.tokens().get(token.head()).deprel().equals("amod");
        return !besideAdjective;
    }
}
