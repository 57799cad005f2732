package newsgraph.entity;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds what the text has spoken of before a description: the only one, the last, or the one described so. */
final class Antecedents {
    /** How many sentences back a bare "the company" or "the Australian" looks. */
    private static final int SENTENCES_BACK = 2;

    private final Resolution resolution;

    Antecedents(Resolution resolution) {
        this.resolution = resolution;
    }

    /** Bare "the government": the state whose body the sentences just before speak of, where it is the only one. */
    @Nullable
    Draft lastGovernment(int sentence) {
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
    @Nullable
    Draft lastMission(int sentence, int noun) {
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

    /** The only entity that the text describes by the noun, with one of the modifiers where there are any. */
    @Nullable
    Draft described(String noun, Set<String> modifiers) {
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
    @Nullable
    Draft onlyRecent(int sentence, int noun, Kind kind) {
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
}
