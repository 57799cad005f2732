package newsgraph.cases;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import newsgraph.claim.Claim;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.language.Sentence;
import newsgraph.language.Token;

/** What a varied example was read as, beside what it should be. */
record VariedReading(VariedExample varied, List<Claim> claims) {
    private static final String SPEAKER = "Nina Falk";

    static VariedReading of(VariedExample varied) {
        return new VariedReading(varied, Reading.of(varied.text()).claims().all());
    }

    String described() {
        return claims.stream().map(Reading::describe).toList().toString();
    }

    /** Direct triples that the text does not state: all that the example itself doesn't, and what the variation takes back. */
    Set<String> falseTriples() {
        Set<String> allowed = new TreeSet<>();
        for (Claim claim : varied.base().claims().all()) {
            boolean stays = varied.variation().effect() == Variation.Effect.SAME || isByTheWay(claim);
            if (claim.asserted() && stays) {
                allowed.add(triple(claim));
            }
        }
        Set<String> wrong = new TreeSet<>();
        for (Claim claim : claims) {
            boolean other = claim.subject().label().equals(SPEAKER) && isOfTheWordsInFront(claim);
            if (claim.asserted() && !other && !isAmong(allowed, triple(claim))) {
                wrong.add(triple(claim));
            }
        }
        return wrong;
    }

    /** What the words in front say is true: Nina Falk did deny it, and did what another subject beside her did. */
    private boolean isOfTheWordsInFront(Claim claim) {
        return switch (varied.variation()) {
            case ANOTHER_SUBJECT -> true;
            case DENIED_THAT ->
                claim.relation() != null && claim.relation().name().equals("denied");
            default -> false;
        };
    }

    private static String triple(Claim claim) {
        String object = Reading.label(claim.object()).toLowerCase(Locale.ROOT).replaceFirst("^(the|a|an) ", "");
        String relation =
                claim.relation() == null ? claim.wording() : claim.relation().name();
        return claim.subject().label() + " | " + relation + " | " + object;
    }

    /** Whether it is a triple of the example; a person may be named by the last name alone. */
    private static boolean isAmong(Set<String> allowed, String triple) {
        return allowed.stream().anyMatch(a -> lastNames(a).equals(lastNames(triple)));
    }

    private static String lastNames(String triple) {
        String[] fields = triple.split(" \\| ", -1);
        return fields[0].replaceFirst(".* ", "") + " | " + fields[1] + " | " + fields[2].replaceFirst(".* ", "");
    }

    /** Whether the base says it by a name, a title or an apposition, which no negation of its clause reaches. */
    private boolean isByTheWay(Claim claim) {
        if (!claim.asserted()) {
            return false;
        }
        Sentence sentence = varied.base().text().sentences().get(claim.sentence());
        for (Token token : sentence.tokens()) {
            if (token.begin() == claim.begin()) {
                return !token.upos().equals("VERB") && token.head() >= 0;
            }
        }
        return false;
    }

    boolean asItShould() {
        List<Claim> about = varied.about();
        if (about.isEmpty()) {
            return true;
        }
        List<Claim> found = claims.stream().filter(varied::isAbout).toList();
        return about.stream().allMatch(before -> found.stream().anyMatch(after -> follows(before, after)));
    }

    private boolean follows(Claim before, Claim after) {
        Variation.Effect effect = varied.variation().effect();
        boolean same = after.polarity() == before.polarity() && after.modality() == before.modality();
        if (isByTheWay(before)) {
            return switch (effect) {
                // Whether a description is the article's or the speaker's, no one can tell.
                case REPORTED, DENIED -> after.polarity() == before.polarity();
                default -> same && after.asserted() == before.asserted();
            };
        }
        if (effect == Variation.Effect.SAME) {
            return same && after.asserted() == before.asserted();
        }
        return !after.asserted() && (before.asserted() ? isChanged(effect, after) : isHeldBack(effect, before, after));
    }

    /** Whether a claim that stood plainly has become what the variation makes of it. */
    private static boolean isChanged(Variation.Effect effect, Claim after) {
        return switch (effect) {
            case SAME -> false;
            case NEGATED -> after.polarity() == Polarity.NEGATIVE && after.modality() == Modality.ACTUAL;
            case POSSIBLE -> is(after, Modality.POSSIBLE);
            case EXPECTED -> is(after, Modality.EXPECTED);
            case CONDITIONAL -> is(after, Modality.CONDITIONAL);
            case ASKED -> is(after, Modality.ASKED) || is(after, Modality.POSSIBLE);
            case REPORTED -> is(after, Modality.REPORTED) && after.speaker() != null;
            case DENIED -> after.polarity() == Polarity.NEGATIVE && after.speaker() != null;
        };
    }

    /** Whether a claim that was negated or doubtful before is still so, under somebody's words or a condition. */
    private static boolean isHeldBack(Variation.Effect effect, Claim before, Claim after) {
        return switch (effect) {
            case REPORTED -> after.speaker() != null && after.polarity() == before.polarity();
            case DENIED -> after.speaker() != null;
            default -> true;
        };
    }

    private static boolean is(Claim claim, Modality modality) {
        return claim.polarity() == Polarity.POSITIVE && claim.modality() == modality;
    }
}
