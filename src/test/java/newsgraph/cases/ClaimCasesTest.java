package newsgraph.cases;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Polarity;
import newsgraph.claim.Speaker;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who did what to whom, and whether it happened, in the cases of {@code cases/claim}. */
class ClaimCasesTest {
    private static final Set<String> SYMMETRIC = Set.of("met", "sibling of", "spouse of");

    static Stream<CaseFiles.Case> cases() {
        return CaseFiles.in("claim");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void readsAsExpected(CaseFiles.Case one) {
        List<Claim> claims = Reading.of(one.text()).claims().all();
        List<String> failures = new ArrayList<>();
        for (String expectation : one.expectations()) {
            if (!holds(expectation, claims)) {
                failures.add(expectation);
            }
        }
        String read = claims.stream().map(Reading::describe).toList().toString();
        if (one.known()) {
            assertFalse(failures.isEmpty(), one.name() + " is read rightly now: take it off not-yet.txt");
        } else {
            assertTrue(failures.isEmpty(), one.text() + "\nfails: " + failures + "\nread: " + read);
        }
    }

    static boolean holds(String expectation, List<Claim> claims) {
        String[] fields = expectation.substring(1).strip().split("\\s*\\|\\s*", -1);
        List<Claim> matching = claims.stream()
                .filter(c -> matches(c, fields[0], fields[1], fields[2]))
                .toList();
        return switch (expectation.charAt(0)) {
            case '+' -> matching.stream().anyMatch(Claim::asserted);
            case '-' -> matching.stream().noneMatch(Claim::asserted);
            case '?' ->
                matching.stream().noneMatch(Claim::asserted)
                        && matching.stream()
                                .anyMatch(c -> isSo(c, fields.length > 3 ? fields[3] : "")
                                        && isSaidBy(c.speaker(), fields.length > 4 ? fields[4] : ""));
            default -> throw new IllegalArgumentException(expectation);
        };
    }

    private static boolean matches(Claim claim, String subject, String relation, String object) {
        if (claim.relation() == null || !claim.relation().label().equals(relation)) {
            return false;
        }
        boolean words = claim.object() instanceof Argument.Literal;
        String found = Reading.label(claim.object());
        boolean straight = same(subject, claim.subject().label(), false) && same(object, found, words);
        boolean turned = SYMMETRIC.contains(relation)
                && same(object, claim.subject().label(), false)
                && same(subject, found, words);
        return straight || turned;
    }

    private static boolean same(String wanted, String found, boolean contains) {
        String a = wanted.toLowerCase(Locale.ROOT);
        String b = found.toLowerCase(Locale.ROOT);
        return wanted.equals("*") || (contains ? b.contains(a) : b.equals(a));
    }

    private static boolean isSo(Claim claim, String modality) {
        return switch (modality) {
            case "" -> true;
            case "negative" -> claim.polarity() == Polarity.NEGATIVE;
            default -> claim.modality().name().equalsIgnoreCase(modality);
        };
    }

    private static boolean isSaidBy(@Nullable Speaker speaker, String wanted) {
        if (wanted.isEmpty()) {
            return true;
        }
        if (speaker == null) {
            return false;
        }
        boolean named =
                speaker.entity() != null && same(wanted, speaker.entity().label(), false);
        return named || same(wanted, speaker.words(), true);
    }
}
