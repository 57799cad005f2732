package newsgraph.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import newsgraph.language.ParseState;
import org.junit.jupiter.api.Test;

final class OracleTest {
    /** A random projective tree over the words from {@code from} to before {@code to}, hung from {@code head}. */
    private static void grow(int[] heads, int from, int to, int head, Random random) {
        if (from < to) {
            int top = from + random.nextInt(to - from);
            heads[top] = head;
            int left = from + random.nextInt(top - from + 1);
            grow(heads, from, left, top, random);
            grow(heads, left, top, top, random);
            grow(heads, top + 1, to, top, random);
        }
    }

    @Test
    void followingTheOracleBuildsAnyProjectiveTree() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int[] heads = new int[1 + random.nextInt(20)];
            grow(heads, 0, heads.length, -1, random);
            Oracle oracle = new Oracle(heads);
            ParseState state = new ParseState(heads.length);
            while (!state.isFinal()) {
                int best = oracle.best(state, new float[3]);
                assertEquals(0, oracle.cost(state, best));
                state.apply(best, 0);
            }
            List<Integer> found = new ArrayList<>();
            List<Integer> expected = new ArrayList<>();
            for (int i = 0; i < heads.length; i++) {
                found.add(state.head(i + 1) - 1);
                expected.add(heads[i]);
            }
            assertEquals(expected, found);
        }
    }

    @Test
    void theCostOfAWrongTurnIsTheArcsItLoses() {
        // "Norway granted asylum": shifting "granted" on "Norway" loses their arc, and that from the root.
        Oracle oracle = new Oracle(new int[] {1, -1, 1});
        ParseState state = new ParseState(3);
        state.apply(ParseState.SHIFT, 0);
        assertEquals(2, oracle.cost(state, ParseState.SHIFT));
        assertEquals(0, oracle.cost(state, ParseState.LEFT));
        state.apply(ParseState.LEFT, 0);
        state.apply(ParseState.SHIFT, 0);
        assertTrue(oracle.cost(state, ParseState.RIGHT) > 0, "the object would be left without its verb");
    }
}
