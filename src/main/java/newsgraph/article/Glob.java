package newsgraph.article;

import java.util.regex.Pattern;

/** A file name pattern that the shell has left to us, because it is quoted or the shell has none. */
final class Glob {
    private static final Pattern SPECIAL = Pattern.compile("[*?\\[{]");

    private Glob() {}

    /** Whether the name has a wildcard in it. */
    static boolean isGlob(String name) {
        return SPECIAL.matcher(name).find();
    }

    /** The folder that everything that the glob can match lies in: all before the first part with a wildcard. */
    static String folder(String glob) {
        int special = glob.length();
        for (int i = 0; i < glob.length() && special == glob.length(); i++) {
            if ("*?[{".indexOf(glob.charAt(i)) >= 0) {
                special = i;
            }
        }
        int slash = glob.lastIndexOf('/', special);
        return slash < 0 ? "." : slash == 0 ? "/" : glob.substring(0, slash);
    }

    /**
     * Matches whole names relative to {@link #folder}: {@code *} and {@code ?} within a folder, {@code **} across folders,
     * {@code [a-z]}, <code>{a,b}</code>.
     */
    static Pattern pattern(String glob) {
        String folder = folder(glob);
        String rest = folder.equals(".") && !glob.startsWith("./") ? glob : glob.substring(folder.length());
        rest = rest.startsWith("/") ? rest.substring(1) : rest;
        StringBuilder regex = new StringBuilder();
        int braces = 0;
        for (int i = 0; i < rest.length(); i++) {
            char c = rest.charAt(i);
            int close = c == '[' ? rest.indexOf(']', i + 2) : -1;
            if (rest.startsWith("**/", i)) {
                regex.append("(?:.*/)?");
                i += 2;
            } else if (rest.startsWith("**", i)) {
                regex.append(".*");
                i++;
            } else if (c == '*') {
                regex.append("[^/]*");
            } else if (c == '?') {
                regex.append("[^/]");
            } else if (close > 0) {
                regex.append(characterClass(rest.substring(i + 1, close)));
                i = close;
            } else if (c == '{' && rest.indexOf('}', i) > 0) {
                braces++;
                regex.append("(?:");
            } else if (c == '}' && braces > 0) {
                braces--;
                regex.append(')');
            } else if (c == ',' && braces > 0) {
                regex.append('|');
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return Pattern.compile(regex.append(")".repeat(braces)).toString(), Pattern.DOTALL);
    }

    private static String characterClass(String inside) {
        boolean negated = inside.startsWith("!") || inside.startsWith("^");
        String members = (negated ? inside.substring(1) : inside).replaceAll("([\\[\\]\\\\&^])", "\\\\$1");
        return "[" + (negated ? "^/" : "") + members + "]";
    }
}
