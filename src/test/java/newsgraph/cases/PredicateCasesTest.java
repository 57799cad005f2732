package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import newsgraph.claim.Predicate;
import newsgraph.claim.Speaker;
import newsgraph.pipeline.Analysis;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the cases under {@code cases/predicate}, as the README there tells. */
final class PredicateCasesTest {
    static Stream<CaseFiles.Case> cases() {
        return CaseFiles.in("predicate");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void readsAsExpected(CaseFiles.Case one) {
        Analysis analysis = Reading.of(one.text());
        List<String> found = new ArrayList<>();
        for (Predicate predicate : analysis.claims().predicates()) {
            String form = analysis.text()
                    .sentences()
                    .get(predicate.sentence())
                    .tokens()
                    .get(predicate.token())
                    .form();
            Speaker speaker = predicate.speaker();
            found.add(form + " | " + lower(predicate.polarity()) + " | " + lower(predicate.modality()) + " | "
                    + (speaker == null ? "" : speaker.words()));
        }
        List<String> failures = one.expectations().stream()
                .filter(e -> found.stream().noneMatch(f -> fits(e, f)))
                .toList();
        if (one.known()) {
            assertFalse(failures.isEmpty(), one.name() + " is read rightly now: take it off not-yet.txt");
        } else {
            assertTrue(failures.isEmpty(), one.text() + "\nfails: " + failures + "\nread: " + found);
        }
    }

    private static boolean fits(String expectation, String found) {
        String[] wanted = expectation.split("\\s*\\|\\s*", -1);
        String[] given = found.split("\\s*\\|\\s*", -1);
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].strip().equals("*") && !wanted[i].strip().equals(given[i].strip())) {
                return false;
            }
        }
        return true;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
