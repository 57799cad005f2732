package newsgraph.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Short articles for trials, as many as are wanted. */
final class TrialArticles {
    private static final List<String> NAMES =
            List.of("Rosa Pino", "Tom Reed", "Ana Ruiz", "Ivo Maric", "Lena Marek", "Piet Vos", "Olga Danek");
    private static final List<String> STATES = List.of("Ecuador", "Chile", "Norway", "Ghana", "Japan");

    private TrialArticles() {}

    /** Their ids, in order. */
    static List<String> keys(int count) {
        return IntStream.range(0, count).mapToObj(i -> "2020/" + i).toList();
    }

    /** Each a line of JSON. */
    static List<String> lines(int count) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = NAMES.get(i % NAMES.size());
            lines.add("{\"id\":\"2020/" + i + "\",\"text\":\"" + STATES.get(i % STATES.size()) + " granted asylum to "
                    + name + " on Monday. " + name + " met " + NAMES.get((i + 3) % NAMES.size()) + " in Berlin.\"}");
        }
        return lines;
    }
}
