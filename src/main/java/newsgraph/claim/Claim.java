package newsgraph.claim;

import java.time.LocalDate;
import java.util.Map;
import newsgraph.entity.Entity;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/**
 * What one sentence says of two things.
 *
 * @param subject who did it
 * @param relation what they did; null where no relation of the ontology covers the predicate ({@code ng:relatedTo})
 * @param object to whom or what
 * @param roles further roles by name, such as {@code destination}, {@code topic}, {@code place}
 * @param polarity whether it is said to be so or not
 * @param modality how it stands to what happened
 * @param speaker who says so, or null for the article itself
 * @param asserted whether the article stands behind it, so that the direct triple may stand
 * @param former whether it held in the past and no longer does ("the former ambassador")
 * @param date the day it happened, or null
 * @param confidence between 0 and 1
 * @param wording the wording that matched, or the predicate's own words where no relation covers it
 * @param sentence index of its sentence in the text
 * @param begin offset of the first character of its predicate in the text, in UTF-16 units
 * @param end offset behind the predicate's last character
 */
public record Claim(
        Entity subject,
        @Nullable Relation relation,
        Argument object,
        Map<String, Argument> roles,
        Polarity polarity,
        Modality modality,
        @Nullable Speaker speaker,
        boolean asserted,
        boolean former,
        @Nullable LocalDate date,
        double confidence,
        String wording,
        int sentence,
        int begin,
        int end) {
    public Claim {
        roles = Map.copyOf(roles);
    }
}
