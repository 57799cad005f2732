package newsgraph.language;

import java.util.Set;

/** The marks around quotations, as tokens. */
public final class QuotationMarks {
    private static final Set<String> CLOSING = Set.of("\"", "”", "''", "'", "’", "»");

    private QuotationMarks() {}

    /** Whether a token may close a quotation; straight marks may open one too. */
    public static boolean closes(String form) {
        return CLOSING.contains(form);
    }
}
