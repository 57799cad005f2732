package newsgraph.entity;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;

/** The acronyms that a text spells out itself: "the Cork Broadcasting Company (CBC)". */
final class Acronyms {
    private Acronyms() {}

    /** Each acronym in lower case, with the name before its brackets. */
    static Map<String, String> read(Text text, List<NamedMention> mentions) {
        Map<String, String> found = new HashMap<>();
        for (NamedMention mention : mentions) {
            Sentence sentence = text.sentences().get(mention.mention().sentence());
            List<Token> tokens = sentence.tokens();
            int open = mention.mention().endToken();
            boolean brackets = open + 2 < tokens.size()
                    && tokens.get(open).form().equals("(")
                    && tokens.get(open + 2).form().equals(")");
            if (brackets && isInitials(tokens.get(open + 1).form(), mention.surface())) {
                found.put(tokens.get(open + 1).form().replace(".", "").toLowerCase(Locale.ROOT), mention.surface());
            }
        }
        return found;
    }

    /** Whether an acronym's letters are initials of the name's words, in order, the first included. */
    private static boolean isInitials(String acronym, String name) {
        String letters = acronym.replace(".", "");
        if (letters.length() < 2 || !letters.chars().allMatch(Character::isUpperCase)) {
            return false;
        }
        int at = 0;
        for (String word : name.split("[\\s-]+", -1)) {
            if (at < letters.length()
                    && !word.isEmpty()
                    && Character.toUpperCase(word.charAt(0)) == letters.charAt(at)) {
                at++;
            }
        }
        return at == letters.length() && Character.toUpperCase(name.charAt(0)) == letters.charAt(0);
    }
}
