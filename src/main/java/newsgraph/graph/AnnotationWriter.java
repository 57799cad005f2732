package newsgraph.graph;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Predicate;
import newsgraph.claim.Speaker;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Mention;
import newsgraph.language.Name;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * Writes what the stages see in a text as one JSON object on one line. All offsets count Unicode code points of the text, ends
 * excluded. Safe for use by many threads.
 */
public final class AnnotationWriter {
    private static final double CONFIDENCE_STEPS = 10_000;

    private final Iris iris;

    public AnnotationWriter(Iris iris) {
        this.iris = iris;
    }

    /** The JSON object, without a line end. */
    public String line(String id, Text text, Entities entities, Claims claims) {
        StringWriter out = new StringWriter();
        try (JsonWriter json = new JsonWriter(out)) {
            json.setHtmlSafe(false);
            new Document(json, text).write(id, entities, claims);
        } catch (IOException e) {
            throw new IllegalStateException("a string can always be written", e);
        }
        return out.toString();
    }

    /** One text on its way into JSON. */
    private final class Document {
        private final JsonWriter json;
        private final Text text;
        private final CodePoints codePoints;

        Document(JsonWriter json, Text text) {
            this.json = json;
            this.text = text;
            this.codePoints = new CodePoints(text.string());
        }

        void write(String id, Entities entities, Claims claims) throws IOException {
            json.beginObject().name("id").value(id);
            json.name("sentences").beginArray();
            for (Sentence sentence : text.sentences()) {
                sentence(sentence);
            }
            json.endArray().name("names").beginArray();
            for (Name name : text.names()) {
                name(name);
            }
            json.endArray().name("entities").beginArray();
            for (Seen seen : inTextOrder(entities)) {
                mention(seen.mention(), seen.entity());
            }
            json.endArray().name("predicates").beginArray();
            for (Predicate predicate : claims.predicates()) {
                predicate(predicate);
            }
            json.endArray().name("claims").beginArray();
            for (Claim claim : claims.all()) {
                claim(claim);
            }
            json.endArray().endObject();
        }

        private void sentence(Sentence sentence) throws IOException {
            json.beginObject();
            span(sentence.begin(), sentence.end());
            json.name("text").value(text.string().substring(sentence.begin(), sentence.end()));
            json.name("tokens").beginArray();
            for (Token token : sentence.tokens()) {
                json.beginObject();
                span(token.begin(), token.end());
                json.name("form").value(token.form());
                json.name("lemma").value(token.lemma());
                json.name("upos").value(token.upos());
                json.name("head").value(token.head());
                json.name("deprel").value(token.deprel());
                json.endObject();
            }
            json.endArray().endObject();
        }

        private void name(Name name) throws IOException {
            json.beginObject();
            words(name.sentence(), name.firstToken(), name.endToken());
            json.name("type").value(lower(name.type()));
            json.endObject();
        }

        private void mention(Mention mention, Entity entity) throws IOException {
            json.beginObject();
            words(mention.sentence(), mention.firstToken(), mention.endToken());
            json.name("type").value(lower(entity.kind()));
            node(entity);
            json.endObject();
        }

        private void predicate(Predicate predicate) throws IOException {
            json.beginObject();
            Token token = text.sentences().get(predicate.sentence()).tokens().get(predicate.token());
            span(token.begin(), token.end());
            json.name("lemma").value(predicate.lemma());
            json.name("polarity").value(lower(predicate.polarity()));
            json.name("modality").value(lower(predicate.modality()));
            json.name("attributedTo");
            speaker(predicate.speaker());
            json.name("reason").value(predicate.reason());
            json.endObject();
        }

        private void claim(Claim claim) throws IOException {
            json.beginObject().name("subject").beginObject();
            node(claim.subject());
            json.endObject();
            json.name("predicate")
                    .value(
                            claim.relation() == null
                                    ? "relatedTo"
                                    : claim.relation().name());
            json.name("object");
            argument(claim.object());
            json.name("cameo")
                    .value(claim.relation() == null ? null : claim.relation().cameo());
            json.name("plover")
                    .value(claim.relation() == null ? null : claim.relation().plover());
            json.name("wikidata")
                    .value(claim.relation() == null ? null : claim.relation().wikidata());
            json.name("roles").beginObject();
            for (Map.Entry<String, Argument> role : new TreeMap<>(claim.roles()).entrySet()) {
                json.name(role.getKey());
                argument(role.getValue());
            }
            json.endObject();
            json.name("polarity").value(lower(claim.polarity()));
            json.name("modality").value(lower(claim.modality()));
            json.name("asserted").value(claim.asserted());
            json.name("attributedTo");
            speaker(claim.speaker());
            json.name("date").value(claim.date() == null ? null : claim.date().toString());
            json.name("confidence").value(Math.round(claim.confidence() * CONFIDENCE_STEPS) / CONFIDENCE_STEPS);
            json.name("sentence").value(claim.sentence());
            span(claim.begin(), claim.end());
            json.endObject();
        }

        private void argument(Argument argument) throws IOException {
            json.beginObject();
            if (argument instanceof Argument.Of of) {
                node(of.entity());
            } else if (argument instanceof Argument.Literal literal) {
                json.name("literal").value(literal.words());
            }
            json.endObject();
        }

        private void node(Entity entity) throws IOException {
            json.name("iri").value(iris.entity(entity));
            json.name("label").value(entity.label());
            json.name("code").value(entity.code());
        }

        private void speaker(@Nullable Speaker speaker) throws IOException {
            if (speaker == null) {
                json.nullValue();
                return;
            }
            Entity entity = speaker.entity();
            json.beginObject();
            json.name("iri").value(entity == null ? null : iris.entity(entity));
            json.name("label").value(entity == null ? speaker.words() : entity.label());
            json.endObject();
        }

        private void words(int sentence, int firstToken, int endToken) throws IOException {
            var tokens = text.sentences().get(sentence).tokens();
            int begin = tokens.get(firstToken).begin();
            int end = tokens.get(endToken - 1).end();
            span(begin, end);
            json.name("text").value(text.string().substring(begin, end));
        }

        private void span(int begin, int end) throws IOException {
            json.name("start").value(codePoints.offset(begin));
            json.name("end").value(codePoints.offset(end));
        }
    }

    private record Seen(Mention mention, Entity entity) {}

    private static List<Seen> inTextOrder(Entities entities) {
        List<Seen> all = new ArrayList<>();
        for (Entity entity : entities.all()) {
            entity.mentions().forEach(mention -> all.add(new Seen(mention, entity)));
        }
        all.sort(Comparator.<Seen>comparingInt(seen -> seen.mention().sentence())
                .thenComparingInt(seen -> seen.mention().firstToken())
                .thenComparingInt(seen -> -seen.mention().endToken()));
        return all;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
