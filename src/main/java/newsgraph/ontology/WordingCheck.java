package newsgraph.ontology;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what is wrong with how a wording is written; what it means is for the claim stage, which parses it. */
final class WordingCheck {
    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}{3,}");
    private static final Pattern EMPTY_ALTERNATIVE = Pattern.compile("(^|\\s)\\||\\|(\\s|\\||$)");

    private static final Pattern LIST = Pattern.compile("WORD(?:=([A-Za-z0-9]*))?");

    private final Set<String> slots = new TreeSet<>();
    private final Set<String> wordLists;
    private final Problems problems;

    WordingCheck(Vocabulary vocabulary, Problems problems) {
        this.problems = problems;
        this.wordLists = vocabulary.wordLists();
        vocabulary.roles().forEach(role -> slots.add(slot(role)));
        // Any word of a list: "the WORD=positionNouns of OBJECT".
        slots.add("WORD");
        slots.add("SUBJECT");
        slots.add("OBJECT");
    }

    /** The slot of a role, in capitals: {@code DESTINATION} for {@code destination}. */
    private static String slot(String role) {
        return role.toUpperCase(java.util.Locale.ROOT);
    }

    void check(Position at, String wording) {
        Set<String> seen = new TreeSet<>();
        Matcher words = CAPITALS.matcher(wording);
        while (words.find()) {
            String slot = words.group();
            if (!slots.contains(slot)) {
                problems.add(
                        at,
                        "a wording has an unknown slot",
                        slot + " in \"" + wording + "\"",
                        "one of " + String.join(", ", slots),
                        Misspelling.nearest(slot, slots, 2)
                                .map(s -> "Did you mean " + s + "?")
                                .orElse("Write words in small letters, or declare the role in vocabulary.ttl."));
            } else if (!seen.add(slot)) {
                problems.add(
                        at,
                        "a wording has a slot twice",
                        slot + " in \"" + wording + "\"",
                        "each slot once",
                        "Take one of them out, or write two wordings.");
            }
        }
        for (String needed : new String[] {"SUBJECT", "OBJECT"}) {
            if (!seen.contains(needed)) {
                problems.add(
                        at,
                        "a wording has no " + needed,
                        "\"" + wording + "\"",
                        "SUBJECT and OBJECT, each once",
                        "Say where the " + needed + " stands: \"SUBJECT grants asylum to OBJECT\".");
            }
        }
        checkLists(at, wording);
        if (EMPTY_ALTERNATIVE.matcher(wording).find()) {
            problems.add(
                    at,
                    "a wording has an empty alternative",
                    "\"" + wording + "\"",
                    "words on both sides of '|', without spaces",
                    "Write \"threatens|vows to\", or two wordings.");
        }
    }

    private void checkLists(Position at, String wording) {
        Matcher lists = LIST.matcher(wording);
        while (lists.find()) {
            String list = lists.group(1);
            if (list == null || !wordLists.contains(list)) {
                problems.add(
                        at,
                        "a wording names an unknown word list",
                        lists.group() + " in \"" + wording + "\"",
                        "WORD= and the name of a ng:WordList",
                        Misspelling.nearest(String.valueOf(list), wordLists, 2)
                                .map(l -> "Did you mean WORD=" + l + "?")
                                .orElse("Take the name of a list that is declared, or declare it."));
            }
        }
    }
}
