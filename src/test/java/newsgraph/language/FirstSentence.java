package newsgraph.language;

import java.lang.management.ManagementFactory;

/** A process that analyses one sentence and prints how many milliseconds that took from its start. */
final class FirstSentence {
    private FirstSentence() {}

    public static void main(String[] arguments) {
        Text text = TextAnalyzer.shared().analyze("Ecuador has granted asylum to Julian Assange.");
        long started = ManagementFactory.getRuntimeMXBean().getStartTime();
        if (text.names().size() != 2) {
            throw new IllegalStateException("the sentence was not read: " + text);
        }
        System.out.println(System.currentTimeMillis() - started);
    }
}
