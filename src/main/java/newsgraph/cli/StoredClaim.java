package newsgraph.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A claim as a store holds it, in words.
 *
 * @param subject label of the subject
 * @param relation name of the relation
 * @param object label of the object, or its words
 * @param speaker who says so, or null for the article itself
 * @param asserted whether the direct triple stands for it
 * @param wording the wording that matched
 * @param sentence the sentence
 * @param begin where the sentence begins in its article's text, in Unicode code points
 * @param article the article's IRI
 * @param title the article's title, or null where it states none
 * @param published the article's day, or null where it states none
 */
record StoredClaim(
        String subject,
        String relation,
        String object,
        String polarity,
        String modality,
        @Nullable String speaker,
        boolean asserted,
        boolean former,
        String wording,
        String sentence,
        int begin,
        String article,
        @Nullable String title,
        @Nullable String published) {
    /** The claim itself, without who says it and where. */
    String statement() {
        return subject + " — " + spaced(relation) + " — " + object;
    }

    /** The article that says it. */
    String source() {
        return source(title, published, article);
    }

    /** An article in one line: its title and day where it states them, and its IRI. */
    static String source(@Nullable String title, @Nullable String published, String article) {
        return (title == null ? "" : "“" + title + "” ") + (published == null ? "" : "of " + published + " ") + "<"
                + article + ">";
    }

    /** How it stands: that it is asserted, or why it is not. */
    String standing() {
        StringBuilder standing = new StringBuilder(asserted ? "asserted" : "not asserted: " + reason());
        standing.append(asserted && speaker != null ? ", " + speaker + " says so" : "");
        return standing.append(former ? ", in the past" : "").toString();
    }

    private String reason() {
        StringBuilder reason = new StringBuilder();
        if (polarity.equals("negative")) {
            reason.append("the sentence says that it is not so");
        }
        if (!modality.equals("actual")) {
            reason.append(reason.isEmpty() ? "" : ", ").append(modality);
        }
        if (speaker != null) {
            reason.append(reason.isEmpty() ? "" : ", ")
                    .append("only ")
                    .append(speaker)
                    .append(" says so");
        }
        if (reason.isEmpty()) {
            reason.append(relation.equals("relatedTo") ? "no relation of the ontology covers it" : "not sure enough");
        }
        return reason.toString();
    }

    /** {@code grantedAsylumTo} as {@code granted asylum to}. */
    private static String spaced(String name) {
        return name.replaceAll("(?<=\\p{Lower})(?=\\p{Upper})", " ").toLowerCase(Locale.ROOT);
    }
}
