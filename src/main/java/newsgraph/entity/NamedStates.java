package newsgraph.entity;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/** How often a text means each state, by name or demonym; settles "the Supreme Court" and whose demonym a shared one is. */
final class NamedStates {
    private static final int LONGEST_STATE_NAME_TOKENS = 3;

    /** A name that so many share, as "the Supreme Court", may be any state's: it means one only in a text on that state. */
    private static final int SHARED_BY_ANY = 6;

    /** By the label of the state; its own names weigh more than those of its institutions. */
    private final Map<String, Integer> counts = new HashMap<>();

    NamedStates(List<Line> lines, PageFurniture furniture, Gazetteer gazetteer) {
        for (Line line : lines) {
            for (int i = 0; i < line.tokens().size(); i++) {
                Token token = line.tokens().get(i);
                if (furniture.covers(token) || !Line.startsUpper(token.form())) {
                    continue;
                }
                for (int length = 1;
                        length <= LONGEST_STATE_NAME_TOKENS
                                && i + length <= line.tokens().size();
                        length++) {
                    String surface = line.surface(i, i + length);
                    for (GazetteerEntry entry : gazetteer.find(surface)) {
                        String state = gazetteer.isState(entry) ? entry.label() : entry.state();
                        if (state != null) {
                            counts.merge(state, gazetteer.isState(entry) ? 2 : 1, Integer::sum);
                        }
                        break;
                    }
                }
                for (GazetteerEntry entry : gazetteer.byDemonym(token.form())) {
                    counts.merge(entry.label(), 2, Integer::sum);
                }
            }
        }
    }

    /** The state that is meant most often, the first of several; null of none. */
    @Nullable
    GazetteerEntry mostNamed(List<GazetteerEntry> entries) {
        GazetteerEntry best = null;
        int most = -1;
        for (GazetteerEntry entry : entries) {
            int count = counts.getOrDefault(entry.label(), 0);
            if (count > most) {
                most = count;
                best = entry;
            }
        }
        return best;
    }

    /**
     * The institution whose state is meant most often, or null where the text means the state of none. The more share the
     * name, the more must the text speak of that state beside all others: "the Supreme Court" of an article on Colombia
     * that names Spain once is not Spain's.
     */
    @Nullable
    GazetteerEntry ofMostNamed(List<GazetteerEntry> entries) {
        GazetteerEntry best = null;
        int most = 0;
        for (GazetteerEntry entry : entries) {
            int count = countOf(entry);
            if (count > most) {
                most = count;
                best = entry;
            }
        }
        int sharers = Math.min(entries.size(), SHARED_BY_ANY);
        return sharers > 1 && most * SHARED_BY_ANY < mostOfAll() * sharers ? null : best;
    }

    /** Whether the text means the first institution's state less often than the second's. */
    boolean isLessNamed(GazetteerEntry one, GazetteerEntry other) {
        return countOf(one) < countOf(other);
    }

    private int countOf(GazetteerEntry institution) {
        return institution.state() == null ? 0 : counts.getOrDefault(institution.state(), 0);
    }

    private int mostOfAll() {
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
