package newsgraph.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.Sentence;
import newsgraph.language.Token;
import newsgraph.ontology.GazetteerEntry;

/** Places named from the smaller to the larger: "Norbury, south London", "Quito, Ecuador". */
final class Toponyms {
    private static final Set<String> DIRECTIONS = Set.of(
            "north",
            "south",
            "east",
            "west",
            "central",
            "inner",
            "outer",
            "northern",
            "southern",
            "eastern",
            "western",
            "north-east",
            "north-west",
            "south-east",
            "south-west",
            "downtown");

    /** A place named before a city this many times its size is a part of it. */
    private static final long SUBURB_FACTOR = 4;

    private Toponyms() {}

    /**
     * The places of a sentence that stand before a comma and the place that they lie in.
     *
     * @param mentions the sentence's mentions of places and states, in text order
     */
    static List<DraftPart> read(Sentence sentence, List<Mention> mentions, Map<Mention, Draft> entities) {
        List<DraftPart> parts = new ArrayList<>();
        Map<Integer, Mention> byFirst = new HashMap<>();
        for (Mention mention : mentions) {
            byFirst.put(mention.firstToken(), mention);
        }
        for (Mention smaller : mentions) {
            int comma = smaller.endToken();
            if (!isComma(sentence, comma)) {
                continue;
            }
            int next = comma + 1;
            while (next < sentence.tokens().size()
                    && isDirection(sentence.tokens().get(next))) {
                next++;
            }
            Mention larger = byFirst.get(next);
            if (larger == null || isList(sentence, larger.endToken(), byFirst)) {
                continue;
            }
            Draft inner = entities.get(smaller);
            Draft outer = entities.get(larger);
            if (inner != null && outer != null && inner != outer && contains(outer, inner)) {
                parts.add(new DraftPart(inner, "locatedIn", outer, smaller));
            }
        }
        return parts;
    }

    private static boolean isComma(Sentence sentence, int index) {
        return index < sentence.tokens().size()
                && sentence.tokens().get(index).form().equals(",");
    }

    private static boolean isDirection(Token token) {
        return DIRECTIONS.contains(Words.key(token.form()));
    }

    /** "London, Paris and Rome" is a list, not an address. */
    private static boolean isList(Sentence sentence, int after, Map<Integer, Mention> byFirst) {
        if (after >= sentence.tokens().size()) {
            return false;
        }
        String form = sentence.tokens().get(after).form();
        boolean conjunction = sentence.tokens().get(after).upos().equals("CCONJ");
        return (conjunction && byFirst.containsKey(after + 1))
                || (form.equals(",") && isCoordinated(sentence, after + 1));
    }

    private static boolean isCoordinated(Sentence sentence, int from) {
        for (int i = from; i < Math.min(from + 4, sentence.tokens().size()); i++) {
            if (sentence.tokens().get(i).upos().equals("CCONJ")) {
                return true;
            }
        }
        return false;
    }

    /** Whether what is known of both allows the one to lie in the other. */
    private static boolean contains(Draft outer, Draft inner) {
        if (inner.kind == Kind.STATE) {
            return false;
        }
        GazetteerEntry small = inner.entry;
        GazetteerEntry large = outer.entry;
        if (small == null || large == null) {
            return small == null && large != null;
        }
        if (outer.kind == Kind.STATE) {
            return outer.label.equals(small.state());
        }
        boolean sameState = small.state() != null && small.state().equals(large.state());
        return sameState && large.population() > SUBURB_FACTOR * small.population();
    }
}
