package newsgraph.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sentence or a name that was searched for, and the facts around it.
 *
 * @param iri the sentence's, or that of the entity with the name
 * @param words the sentence on one line, or the entity's label
 * @param article the IRI of the sentence's article; null for an entity
 * @param title the article's title, or null where it states none
 * @param published the article's day, or null where it states none
 * @param claims what the sentence says, or what is said of the entity
 */
record FoundText(
        String iri,
        boolean isSentence,
        String words,
        @Nullable String article,
        @Nullable String title,
        @Nullable String published,
        List<StoredClaim> claims) {
    FoundText {
        claims = List.copyOf(claims);
    }

    /** As lines for people. */
    List<String> lines(int mostClaims) {
        List<String> lines = new ArrayList<>();
        lines.add(words);
        if (isSentence) {
            lines.add("    article: " + StoredClaim.source(title, published, String.valueOf(article)));
        } else {
            lines.add("    entity: <" + iri + ">");
        }
        claims.stream()
                .limit(mostClaims)
                .forEach(claim -> lines.add("    " + claim.statement() + " (" + claim.standing() + ")"));
        if (claims.size() > mostClaims) {
            lines.add("    and " + (claims.size() - mostClaims) + " more; see: newsgraph explain '" + words + "'");
        }
        return lines;
    }

    /** As one JSON object. */
    JsonObject json(float score) {
        JsonObject json = new JsonObject();
        json.addProperty("score", score);
        json.addProperty(isSentence ? "sentence" : "entity", iri);
        json.addProperty(isSentence ? "text" : "label", words);
        if (isSentence) {
            json.addProperty("article", article);
            json.addProperty("title", title);
            json.addProperty("published", published);
        }
        JsonArray facts = new JsonArray();
        for (StoredClaim claim : claims) {
            JsonObject fact = new JsonObject();
            fact.addProperty("subject", claim.subject());
            fact.addProperty("relation", claim.relation());
            fact.addProperty("object", claim.object());
            fact.addProperty("polarity", claim.polarity());
            fact.addProperty("modality", claim.modality());
            fact.addProperty("asserted", claim.asserted());
            fact.addProperty("attributedTo", claim.speaker());
            facts.add(fact);
        }
        json.add("claims", facts);
        return json;
    }
}
