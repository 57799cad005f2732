package newsgraph.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CleaningTest {
    private static final int TEXTS = 2000;
    private static final int LONGEST = 40;

    @Test
    void inPlaceKeepsTheOffsetsOfAnyTextAndLeavesNothingThatRdfCannotHold() {
        Random random = new Random(7);
        for (int i = 0; i < TEXTS; i++) {
            String text = random.ints(random.nextInt(LONGEST), 0, 0x10000)
                    .map(c -> random.nextInt(3) == 0 ? c % 0x20 : random.nextInt(3) == 0 ? 0xD800 + c % 0x800 : c)
                    .collect(StringBuilder::new, (b, c) -> b.append((char) c), StringBuilder::append)
                    .toString();
            String clean = Cleaning.inPlace(text);
            assertEquals(text.length(), clean.length());
            assertEquals(text.codePointCount(0, text.length()), clean.codePointCount(0, clean.length()));
            clean.codePoints().forEach(c -> {
                assertTrue(c >= ' ' || c == '\n' || c == '\t', () -> "control character " + c);
                assertFalse((c >= 0xD800 && c <= 0xDFFF) || c == 0xFFFE || c == 0xFFFF, () -> "not allowed " + c);
            });
            assertEquals(clean, Cleaning.inPlace(clean), "cleaning what is clean changes nothing");
        }
    }

    @Test
    void anArticleHasLineFeedsOnly() {
        assertEquals("a\nb\nc\nd\ne", Cleaning.article("\uFEFFa\r\nb\rc\u2028d\u0085e"));
    }

    @Test
    void aLineHasSingleSpaces() {
        assertEquals("Tom Reed left", Cleaning.line(" Tom\u000bReed \r\n\t left\0"));
    }

    @Test
    void invisibleTextIsBlank() {
        assertTrue(Cleaning.isBlank(" \u00A0\u200B\uFEFF\u0000\n"));
        assertFalse(Cleaning.isBlank("\u00A0."));
    }
}
