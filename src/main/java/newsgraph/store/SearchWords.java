package newsgraph.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;

/**
 * What a user typed as a query: every word must be there, what stands in double quotes in that order, and a word that ends
 * in {@code *} stands for all that begin so. Nothing else has a meaning: the text is cut into words, never parsed.
 */
final class SearchWords {
    /** A phrase in quotes, or what stands between spaces. */
    private static final Pattern PART = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    private static final int MOST_PARTS = 64;

    private SearchWords() {}

    static Query query(String words, String field, Analyzer analyzer) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        int parts = 0;
        Matcher part = PART.matcher(FoldedText.of(words));
        while (part.find() && parts < MOST_PARTS) {
            List<String> found = words(part.group(), field, analyzer);
            if (found.isEmpty()) {
                continue;
            }
            parts++;
            boolean begins = part.group(2) != null && part.group(2).endsWith("*") && found.size() == 1;
            all.add(
                    begins
                            ? new PrefixQuery(new Term(field, found.get(0)))
                            : new PhraseQuery(field, found.toArray(new String[0])),
                    Occur.MUST);
        }
        return parts == 0 ? new MatchNoDocsQuery() : all.build();
    }

    private static List<String> words(String text, String field, Analyzer analyzer) {
        List<String> words = new ArrayList<>();
        try (TokenStream tokens = analyzer.tokenStream(field, text)) {
            CharTermAttribute term = tokens.addAttribute(CharTermAttribute.class);
            tokens.reset();
            while (tokens.incrementToken()) {
                words.add(term.toString());
            }
            tokens.end();
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a string has no input to fail
        }
    }
}
