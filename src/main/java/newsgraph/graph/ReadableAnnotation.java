package newsgraph.graph;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Mention;
import newsgraph.language.Sentence;
import newsgraph.language.Text;

/** What the stages see in a text, for the eye: each sentence, whom it mentions and what it claims. */
public final class ReadableAnnotation {
    private ReadableAnnotation() {}

    /** The lines, without a line end behind the last. */
    public static String of(String id, Text text, Entities entities, Claims claims) {
        StringBuilder out = new StringBuilder("# ").append(id);
        for (int i = 0; i < text.sentences().size(); i++) {
            Sentence sentence = text.sentences().get(i);
            int index = i;
            out.append("\n\n")
                    .append(text.string()
                            .substring(sentence.begin(), sentence.end())
                            .replaceAll("\\s+", " "));
            mentions(text, index, entities)
                    .forEach((words, entity) -> out.append("\n    ")
                            .append(words.equals(entity.label()) ? words : words + " = " + entity.label())
                            .append(" (")
                            .append(lower(entity.kind()))
                            .append(entity.code() == null ? "" : " " + entity.code())
                            .append(')'));
            claims.all().stream()
                    .filter(claim -> claim.sentence() == index)
                    .forEach(claim -> out.append("\n  → ").append(line(claim)));
        }
        return out.append('\n').toString();
    }

    private static Map<String, Entity> mentions(Text text, int sentence, Entities entities) {
        Map<String, Entity> mentions = new LinkedHashMap<>();
        for (Entity entity : entities.all()) {
            for (Mention mention : entity.mentions()) {
                if (mention.sentence() == sentence) {
                    var tokens = text.sentences().get(sentence).tokens();
                    int begin = tokens.get(mention.firstToken()).begin();
                    int end = tokens.get(mention.endToken() - 1).end();
                    mentions.putIfAbsent(text.string().substring(begin, end).replaceAll("\\s+", " "), entity);
                }
            }
        }
        return mentions;
    }

    private static String line(Claim claim) {
        StringBuilder line = new StringBuilder(claim.subject().label())
                .append(" — ")
                .append(
                        claim.relation() == null
                                ? "related to (" + claim.wording() + ")"
                                : claim.relation().label())
                .append(" — ")
                .append(words(claim.object()));
        new TreeMap<>(claim.roles())
                .forEach((role, filler) ->
                        line.append(", ").append(role).append(' ').append(words(filler)));
        List<String> marks = new ArrayList<>();
        marks.add(claim.asserted() ? "asserted" : "not asserted");
        if (claim.polarity() == Polarity.NEGATIVE) {
            marks.add("negative");
        }
        if (claim.modality() != Modality.ACTUAL) {
            marks.add(lower(claim.modality()));
        }
        if (claim.former()) {
            marks.add("former");
        }
        if (claim.speaker() != null) {
            Entity speaker = claim.speaker().entity();
            marks.add("says " + (speaker == null ? claim.speaker().words() : speaker.label()));
        }
        if (claim.date() != null) {
            marks.add("on " + claim.date());
        }
        return line.append("  [").append(String.join(", ", marks)).append(']').toString();
    }

    private static String words(Argument argument) {
        return argument instanceof Argument.Of of
                ? of.entity().label()
                : '"' + ((Argument.Literal) argument).words() + '"';
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
