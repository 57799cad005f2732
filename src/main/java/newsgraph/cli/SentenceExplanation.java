package newsgraph.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Explanation;
import newsgraph.claim.Ground;
import newsgraph.claim.NearMiss;
import newsgraph.claim.Polarity;

/** Says in words how a text was read, and which wordings it nearly uses. */
final class SentenceExplanation {
    private static final int PERCENT = 100;

    private final Explanation explanation;

    SentenceExplanation(Explanation explanation) {
        this.explanation = explanation;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(explanation.grounds().isEmpty() ? "Nothing is read." : "Read:");
        for (Ground ground : explanation.grounds()) {
            Claim claim = ground.claim();
            lines.add("  " + claim.subject().label() + " — " + relation(claim) + " — " + object(claim) + ": "
                    + standing(claim));
            lines.add("    wording: " + claim.wording());
            if (!ground.path().isEmpty()) {
                lines.add("    path: " + ground.path());
            }
            if (!ground.reason().isEmpty()) {
                lines.add("    decided by: " + ground.reason());
            }
        }
        if (!explanation.nearMisses().isEmpty()) {
            lines.add("Nearly read, the nearest first:");
        }
        for (NearMiss miss : explanation.nearMisses()) {
            lines.add("  " + miss.relation().label() + ": \"" + miss.wording() + "\" at \"" + miss.at() + "\", "
                    + Math.round(miss.share() * PERCENT) + " % of it");
            miss.failures().forEach(failure -> lines.add("    " + failure));
        }
        return lines;
    }

    private static String relation(Claim claim) {
        return claim.relation() == null ? "(no relation)" : claim.relation().label();
    }

    private static String object(Claim claim) {
        return claim.object() instanceof Argument.Of of
                ? of.entity().label()
                : "\"" + ((Argument.Literal) claim.object()).words() + "\"";
    }

    private static String standing(Claim claim) {
        String said = claim.speaker() == null
                ? ""
                : ", said by "
                        + (claim.speaker().words().isEmpty()
                                ? "somebody"
                                : claim.speaker().words());
        if (claim.asserted()) {
            return "asserted" + said;
        }
        if (claim.relation() == null) {
            return "no relation covers it" + said;
        }
        return "not asserted: " + (claim.polarity() == Polarity.NEGATIVE ? "negative, " : "")
                + claim.modality().name().toLowerCase(Locale.ROOT) + said;
    }
}
