package newsgraph.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.claim.Predicate;
import newsgraph.claim.Speaker;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.Name;
import newsgraph.language.NameType;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AnnotationWriterTest {
    /** The emoji takes two UTF-16 units and is one code point. */
    private static final String STRING = "😀 Peru freed Ana.";

    private static final Sentence SENTENCE = new Sentence(
            0,
            STRING.length(),
            List.of(
                    token("😀", 0, "SYM", 2, "dep"),
                    token("Peru", 3, "PROPN", 2, "nsubj"),
                    token("freed", 8, "VERB", -1, "root"),
                    token("Ana", 14, "PROPN", 2, "obj"),
                    token(".", 17, "PUNCT", 2, "punct")));

    private static final Text TEXT = new Text(STRING, List.of(SENTENCE), List.of(new Name(0, 1, 2, NameType.LOCATION)));

    private static final Entity PERU = entity(Kind.STATE, "Peru", "PER", 1);
    private static final Entity ANA = entity(Kind.PERSON, "Ana", null, 3);

    private static Token token(String form, int begin, String upos, int head, String deprel) {
        return new Token(begin, begin + form.length(), form, form, upos, "_", head, deprel);
    }

    private static Entity entity(Kind kind, String label, @Nullable String code, int token) {
        return new Entity(
                kind,
                "Thing",
                label,
                Set.of(),
                code,
                null,
                null,
                List.of(new Mention(0, token, token + 1, token, Mention.Form.NAME)));
    }

    private static Claim claim(@Nullable Relation relation, Speaker speaker, @Nullable LocalDate date) {
        return new Claim(
                PERU,
                relation,
                new Argument.Of(ANA),
                Map.of("place", new Argument.Literal("Lima"), "destination", new Argument.Of(PERU)),
                Polarity.NEGATIVE,
                Modality.REPORTED,
                speaker,
                false,
                false,
                date,
                0.87654321,
                "SUBJECT frees OBJECT",
                0,
                8,
                13);
    }

    private static JsonObject written(Claim... claims) {
        Predicate predicate = new Predicate(0, 2, "free", Polarity.POSITIVE, Modality.ACTUAL, null, "");
        String line = new AnnotationWriter(new Iris())
                .line(
                        "d\"1",
                        TEXT,
                        new Entities(List.of(ANA, PERU), List.of()),
                        new Claims(List.of(claims), List.of(predicate)));
        assertTrue(line.indexOf('\n') < 0, "one line");
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private static JsonElement json(String text) {
        return JsonParser.parseString(text.replace('\'', '"'));
    }

    @Test
    void offsetsCountCodePointsAndHeadsCountTokens() {
        JsonObject sentence = written().getAsJsonArray("sentences").get(0).getAsJsonObject();
        assertEquals(
                json("{'start':2,'end':6,'form':'Peru','lemma':'Peru','upos':'PROPN','head':2,'deprel':'nsubj'}"),
                sentence.getAsJsonArray("tokens").get(1));
        assertEquals(
                -1,
                sentence.getAsJsonArray("tokens")
                        .get(2)
                        .getAsJsonObject()
                        .get("head")
                        .getAsInt());
        assertEquals(STRING, sentence.get("text").getAsString());
        assertEquals(
                STRING.codePointCount(0, STRING.length()), sentence.get("end").getAsInt());
    }

    @Test
    void namesEntitiesAndPredicatesStandInTextOrder() {
        JsonObject document = written();
        assertEquals("d\"1", document.get("id").getAsString());
        assertEquals(json("[{'start':2,'end':6,'text':'Peru','type':'location'}]"), document.get("names"));
        assertEquals(
                json("[{'start':2,'end':6,'text':'Peru','type':'state',"
                        + "'iri':'https://w3id.org/newsgraph/id/state/peru','label':'Peru','code':'PER'},"
                        + "{'start':13,'end':16,'text':'Ana','type':'person',"
                        + "'iri':'https://w3id.org/newsgraph/id/person/ana','label':'Ana','code':null}]"),
                document.get("entities"));
        assertEquals(
                json(
                        "[{'start':7,'end':12,'lemma':'free','polarity':'positive','modality':'actual','attributedTo':null,'reason':''}]"),
                document.get("predicates"));
    }

    @Test
    void aClaimHasEveryField() {
        Relation relation = new Relation(
                "https://w3id.org/newsgraph/ontology#released",
                "released",
                "released",
                "",
                Set.of(),
                Set.of(),
                List.of(),
                "0841",
                "YIELD",
                null,
                "P1",
                List.of(),
                List.of());
        JsonObject document = written(claim(relation, new Speaker(ANA, "Ana"), LocalDate.of(2012, 8, 6)));
        String peru = "{'iri':'https://w3id.org/newsgraph/id/state/peru','label':'Peru','code':'PER'}";
        assertEquals(
                json("{'subject':" + peru + ",'predicate':'released',"
                        + "'object':{'iri':'https://w3id.org/newsgraph/id/person/ana','label':'Ana','code':null},"
                        + "'cameo':'0841','plover':'YIELD','wikidata':'P1',"
                        + "'roles':{'destination':" + peru + ",'place':{'literal':'Lima'}},"
                        + "'polarity':'negative','modality':'reported','asserted':false,"
                        + "'attributedTo':{'iri':'https://w3id.org/newsgraph/id/person/ana','label':'Ana'},"
                        + "'date':'2012-08-06','confidence':0.8765,'sentence':0,'start':7,'end':12}"),
                document.getAsJsonArray("claims").get(0));
    }

    @Test
    void whatIsNotKnownIsNull() {
        JsonObject claim = written(claim(null, new Speaker(null, "a spokesman"), null))
                .getAsJsonArray("claims")
                .get(0)
                .getAsJsonObject();
        assertEquals("relatedTo", claim.get("predicate").getAsString());
        assertTrue(claim.get("cameo").isJsonNull());
        assertTrue(claim.get("wikidata").isJsonNull());
        assertTrue(claim.get("date").isJsonNull());
        assertEquals(json("{'iri':null,'label':'a spokesman'}"), claim.get("attributedTo"));
    }
}
