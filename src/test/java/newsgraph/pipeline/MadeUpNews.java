package newsgraph.pipeline;

import java.util.List;
import java.util.Random;

/** Articles made up from a seed: the names vary from one to the next, so that entities do, and the same seed gives the same. */
final class MadeUpNews {
    private static final List<String> FIRST =
            List.of("Rosa", "Ana", "Tom", "Lena", "Omar", "Yuki", "Paul", "Ines", "Karl", "Nadia", "Piotr", "Aisha");
    private static final List<String> SYLLABLES =
            List.of("bar", "den", "kov", "mar", "ton", "vel", "ric", "sen", "dal", "gor", "lin", "pas", "tor", "wes");
    private static final List<String> STATES =
            List.of("Chile", "Peru", "Norway", "Kenya", "Japan", "Poland", "Ecuador", "Ghana", "Portugal", "Estonia");
    private static final List<String> CITIES =
            List.of("London", "Lima", "Oslo", "Nairobi", "Tokyo", "Warsaw", "Quito", "Accra", "Lisbon", "Tallinn");
    private static final List<String> SENTENCES = List.of(
            "%1$s, the foreign minister of %3$s, met %2$s in %5$s on Monday.",
            "%3$s granted asylum to %1$s, who had fled %4$s in March.",
            "The government of %4$s threatened to expel the ambassador of %3$s after the talks failed.",
            "Police in %5$s arrested %2$s on suspicion of fraud, a spokesman said.",
            "\"We will not accept this,\" said %1$s, who denied that %2$s had paid the bribe.",
            "%2$s, 47, a lawyer from %5$s, told reporters that the trial had been postponed.",
            "The court in %5$s refused to extradite %1$s to %4$s.",
            "Analysts expect %3$s and %4$s to sign the agreement before the end of the year.",
            "According to %2$s, the president of %4$s may visit %5$s next week.",
            "Hundreds of people protested outside the embassy of %3$s in %5$s against the new law.");

    private final Random random;

    MadeUpNews(long seed) {
        this.random = new Random(seed);
    }

    /** A line of JSON with an article of so many sentences. */
    String line(int id, int sentences) {
        StringBuilder text = new StringBuilder();
        String one = person();
        String other = person();
        for (int i = 0; i < sentences; i++) {
            String sentence = pick(SENTENCES).formatted(one, other, pick(STATES), pick(STATES), pick(CITIES));
            text.append(sentence.replace("\"", "\\\"")).append(i % 4 == 3 ? "\\n\\n" : " ");
            if (i % 6 == 5) {
                other = person();
            }
        }
        return "{\"id\":\"news-" + id + "\",\"published\":\"2024-05-" + (10 + id % 20) + "\",\"text\":\"" + text
                + "\"}\n";
    }

    private String person() {
        String surname = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
        return pick(FIRST) + " " + Character.toUpperCase(surname.charAt(0)) + surname.substring(1);
    }

    private String pick(List<String> from) {
        return from.get(random.nextInt(from.size()));
    }
}
