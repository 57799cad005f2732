package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import newsgraph.entity.Entity;
import newsgraph.entity.Mention;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.pipeline.Analysis;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is who in the cases of {@code cases/entity}. */
class EntityCasesTest {
    static Stream<CaseFiles.Case> cases() {
        return CaseFiles.in("entity");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void knowsWhoIsWho(CaseFiles.Case one) {
        Analysis analysis = Reading.of(one.text());
        List<String> failures = new ArrayList<>();
        for (String expectation : one.expectations()) {
            if (!holds(expectation, analysis)) {
                failures.add(expectation);
            }
        }
        if (one.known()) {
            assertFalse(failures.isEmpty(), one.name() + " is read rightly now: take it off not-yet.txt");
        } else {
            String found = analysis.entities().all().stream()
                    .map(e -> e.kind() + " " + e.label() + " " + mentions(analysis.text(), e))
                    .toList()
                    .toString();
            assertTrue(failures.isEmpty(), one.text() + "\nfails: " + failures + "\nfound: " + found);
        }
    }

    private static boolean holds(String expectation, Analysis analysis) {
        int colon = expectation.indexOf(':');
        String what = expectation.substring(0, colon).strip();
        String rest = expectation.substring(colon + 1).strip();
        if (what.equals("not-entity")) {
            return analysis.entities().all().stream().noneMatch(e -> e.label().equals(rest));
        }
        String[] fields = rest.split("\\s*\\|\\s*", -1);
        for (Entity entity : analysis.entities().all()) {
            boolean kind = entity.kind().name().toLowerCase(Locale.ROOT).equals(fields[0]);
            if (kind && entity.label().equalsIgnoreCase(fields[1])) {
                List<String> mentions = mentions(analysis.text(), entity);
                return fields.length < 3
                        || Stream.of(fields[2].split("\\s*;\\s*")).allMatch(m -> overlaps(mentions, m));
            }
        }
        return false;
    }

    private static boolean overlaps(List<String> mentions, String wanted) {
        String words = one(wanted);
        return mentions.stream().anyMatch(m -> m.contains(words) || words.contains(m));
    }

    private static List<String> mentions(Text text, Entity entity) {
        List<String> found = new ArrayList<>();
        for (Mention mention : entity.mentions()) {
            List<Token> tokens = text.sentences().get(mention.sentence()).tokens();
            found.add(one(text.string()
                    .substring(
                            tokens.get(mention.firstToken()).begin(),
                            tokens.get(mention.endToken() - 1).end())));
        }
        return found;
    }

    private static String one(String words) {
        return Normalizer.normalize(words, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .replace('’', '\'')
                .strip()
                .toLowerCase(Locale.ROOT);
    }
}
