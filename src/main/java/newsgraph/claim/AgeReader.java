package newsgraph.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Sentence;
import org.jspecify.annotations.Nullable;

/** Reads ages as newspapers print them: "Paul Milligan, 19,", "Ana Ruiz (42)", "the 40-year-old Australian". */
final class AgeReader {
    private static final int OLDEST = 120;
    private static final Pattern YEAR_OLD = Pattern.compile("\\b(\\d{1,3})[- ]year[- ]old\\b");
    private static final Pattern AFTER_NAME = Pattern.compile(
            "^(?:,\\s*|\\s*\\(|,?\\s+aged\\s+|,?\\s+(?:who\\s+)?(?:is|was|turned)\\s+)(\\d{1,3})(?=\\s*[,).;:]|\\s+(?:from|of|who|and|was|is|has|years old|when|on)\\b|\\s*$)");

    private AgeReader() {}

    /** Somebody's age. */
    record Age(ArgumentReader.Found person, int years, int begin, int end) {}

    /** The ages that a sentence tells. */
    static List<Age> read(String text, Sentence sentence, int index, ClauseGraph graph, ArgumentReader arguments) {
        List<Age> ages = new ArrayList<>();
        for (int i = 0; i < graph.size(); i++) {
            ArgumentReader.Found found = arguments.entity(index, i);
            if (found == null || found.entity().kind() != Kind.PERSON) {
                continue;
            }
            Mention mention = found.mention();
            if (mention.sentence() != index || mention.form() != Mention.Form.NAME) {
                continue;
            }
            int end = sentence.tokens().get(mention.endToken() - 1).end();
            Matcher matcher = AFTER_NAME.matcher(text.substring(end, sentence.end()));
            if (matcher.find()) {
                add(ages, found, matcher, end);
            }
        }
        String words = text.substring(sentence.begin(), sentence.end());
        Matcher matcher = YEAR_OLD.matcher(words);
        while (matcher.find()) {
            ArgumentReader.Found found = described(sentence, index, sentence.begin() + matcher.end(), arguments, graph);
            if (found != null) {
                add(ages, found, matcher, sentence.begin());
            }
        }
        return ages;
    }

    private static void add(List<Age> ages, ArgumentReader.Found found, Matcher matcher, int offset) {
        int years = Integer.parseInt(matcher.group(1));
        if (years > 0 && years <= OLDEST) {
            ages.add(new Age(found, years, offset + matcher.start(1), offset + matcher.end(1)));
        }
    }

    /** The person whom the noun phrase behind "year-old" means or names: at most a few nouns on. */
    private static ArgumentReader.@Nullable Found described(
            Sentence sentence, int index, int offset, ArgumentReader arguments, ClauseGraph graph) {
        for (int i = 0; i < graph.size(); i++) {
            if (sentence.tokens().get(i).begin() < offset) {
                continue;
            }
            ArgumentReader.Found found = arguments.entity(index, i);
            if (found != null && found.entity().kind() == Kind.PERSON) {
                return found;
            }
            boolean goesOn = switch (graph.token(i).upos()) {
                case "NOUN", "PROPN", "ADJ" -> true;
                default -> false;
            };
            if (!goesOn) {
                return null;
            }
        }
        return null;
    }
}
