package newsgraph.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Settles the names of a text by all of its mentions: what is a person five times is no place the sixth, a surname alone is
 * the person whose full name the text gives, and a name found once is found where the name finder passed over it. Time
 * linear in the text's length. Safe for use by many threads.
 */
final class DocumentNames {
    /** A full name says so much more of its surname's type than the name finder's guess at the surname alone. */
    private static final int WEIGHT_OF_FULL_NAME = 2;

    private static final int LONGEST_IN_TOKENS = 6;
    private static final int CANDIDATES = 8;

    private final Set<String> titles = WordList.read("person-titles.txt");

    /** The names, settled, in text order. */
    List<Name> settle(List<Sentence> sentences, List<Name> found) {
        List<Name> whole = new ArrayList<>(found.size());
        for (Name name : found) {
            Sentence sentence = sentences.get(name.sentence());
            whole.add(withoutTitle(sentence, withWholeSurname(sentence, name)));
        }
        List<Name> names = withoutSwallowed(whole);
        Map<String, Map<NameType, Integer>> votes = votes(sentences, names);
        List<Name> settled = new ArrayList<>();
        for (Name name : names) {
            NameType type = winner(votes.getOrDefault(key(sentences, name), Map.of()), name.type());
            settled.add(new Name(name.sentence(), name.firstToken(), name.endToken(), type));
        }
        addOverlooked(sentences, settled);
        settled.sort(Comparator.comparingInt(Name::sentence).thenComparingInt(Name::firstToken));
        return settled;
    }

    /** The names without those that overlap a longer neighbour. */
    private static List<Name> withoutSwallowed(List<Name> names) {
        List<Name> kept = new ArrayList<>(names.size());
        for (Name name : names) {
            Name before = kept.isEmpty() ? null : kept.get(kept.size() - 1);
            if (before == null || name.sentence() != before.sentence() || name.firstToken() >= before.endToken()) {
                kept.add(name);
            } else if (name.endToken() - name.firstToken() > before.endToken() - before.firstToken()) {
                kept.set(kept.size() - 1, name);
            }
        }
        return kept;
    }

    /** A person found by half of the name: with the proper nouns that the syntax takes for one name with it. */
    private Name withWholeSurname(Sentence sentence, Name name) {
        List<Token> tokens = sentence.tokens();
        int first = name.firstToken();
        int end = name.endToken();
        if (name.type() == NameType.PERSON) {
            boolean inside = tokens.get(first).deprel().equals("flat");
            int head = inside ? tokens.get(first).head() : first;
            if (inside && head >= 0 && head < first && isProperBetween(tokens, head, first)) {
                first = head;
            } else if (end - first == 1 && first > 0 && isGivenName(tokens.get(first - 1), first)) {
                first--;
            }
            while (end < tokens.size() && isFlatPart(tokens.get(end), head)) {
                end++;
            }
        }
        return new Name(name.sentence(), first, end, name.type());
    }

    /** Whether a word is a proper noun that belongs to the surname right behind it, and no title. */
    private boolean isGivenName(Token token, int surname) {
        String form = token.form();
        boolean part = token.head() == surname
                && (token.deprel().equals("compound") || token.deprel().equals("flat"));
        return part
                && token.upos().equals("PROPN")
                && Character.isUpperCase(form.charAt(0))
                && form.chars().skip(1).anyMatch(Character::isLowerCase)
                && !titles.contains(form.toLowerCase(Locale.ROOT));
    }

    private static boolean isProperBetween(List<Token> tokens, int from, int to) {
        return tokens.subList(from, to).stream().allMatch(token -> token.upos().equals("PROPN"));
    }

    private static boolean isFlatPart(Token token, int head) {
        return token.upos().equals("PROPN") && token.deprel().equals("flat") && token.head() == head;
    }

    private Name withoutTitle(Sentence sentence, Name name) {
        int first = name.firstToken();
        while (name.type() == NameType.PERSON && first < name.endToken() - 1 && isTitle(sentence, first)) {
            first++;
        }
        return new Name(name.sentence(), first, name.endToken(), name.type());
    }

    private boolean isTitle(Sentence sentence, int token) {
        String form = sentence.tokens().get(token).form().toLowerCase(Locale.ROOT);
        return titles.contains(form.endsWith(".") ? form.substring(0, form.length() - 1) : form);
    }

    private static Map<String, Map<NameType, Integer>> votes(List<Sentence> sentences, List<Name> names) {
        Map<String, Map<NameType, Integer>> votes = new HashMap<>();
        for (Name name : names) {
            vote(votes, key(sentences, name), name.type(), 1);
            if (name.type() == NameType.PERSON && name.endToken() - name.firstToken() > 1) {
                Name surname = new Name(name.sentence(), name.endToken() - 1, name.endToken(), name.type());
                vote(votes, key(sentences, surname), NameType.PERSON, WEIGHT_OF_FULL_NAME);
            }
        }
        return votes;
    }

    private static void vote(Map<String, Map<NameType, Integer>> votes, String key, NameType type, int weight) {
        votes.computeIfAbsent(key, k -> new EnumMap<>(NameType.class)).merge(type, weight, Integer::sum);
    }

    /** The type with most votes; {@code given} where there is no single one. */
    private static NameType winner(Map<NameType, Integer> votes, NameType given) {
        NameType best = given;
        for (NameType type : NameType.values()) {
            if (votes.getOrDefault(type, 0) > votes.getOrDefault(best, 0)) {
                best = type;
            }
        }
        return best;
    }

    private static String key(List<Sentence> sentences, Name name) {
        StringBuilder key = new StringBuilder();
        List<Token> tokens = sentences.get(name.sentence()).tokens();
        for (Token token :
                tokens.subList(name.firstToken(), Math.min(name.endToken(), name.firstToken() + LONGEST_IN_TOKENS))) {
            key.append(fold(token)).append(' ');
        }
        return key.toString();
    }

    private static String fold(Token token) {
        return token.form().toLowerCase(Locale.ROOT);
    }

    /** A name of the text, by the folded forms of its tokens. */
    private record Known(List<String> tokens, NameType type) {}

    private void addOverlooked(List<Sentence> sentences, List<Name> names) {
        Map<String, List<Known>> knownByFirst = new HashMap<>();
        boolean[][] taken = new boolean[sentences.size()][];
        for (int i = 0; i < taken.length; i++) {
            taken[i] = new boolean[sentences.get(i).tokens().size()];
        }
        for (Name name : names) {
            List<Token> tokens = sentences.get(name.sentence()).tokens().subList(name.firstToken(), name.endToken());
            for (int i = name.firstToken(); i < name.endToken(); i++) {
                taken[name.sentence()][i] = true;
            }
            // A place that was passed over is most often part of something else: "the 2008 Michigan election".
            if (tokens.size() <= LONGEST_IN_TOKENS && name.type() != NameType.LOCATION) {
                List<String> forms = tokens.stream().map(DocumentNames::fold).toList();
                remember(knownByFirst, new Known(forms, name.type()));
                if (name.type() == NameType.PERSON && forms.size() > 1) {
                    remember(knownByFirst, new Known(List.of(forms.get(forms.size() - 1)), name.type()));
                }
            }
        }
        for (int i = 0; i < taken.length; i++) {
            List<Token> tokens = sentences.get(i).tokens();
            for (int at = 0; at < tokens.size(); at++) {
                Token token = tokens.get(at);
                if (token.upos().equals("PROPN") && !taken[i][at]) {
                    Known known = longest(knownByFirst.getOrDefault(fold(token), List.of()), tokens, taken[i], at);
                    if (known != null) {
                        names.add(new Name(i, at, at + known.tokens().size(), known.type()));
                        at += known.tokens().size() - 1;
                    } else if (isSurname(knownByFirst, tokens, taken[i], at)) {
                        names.add(new Name(i, at - 1, at + 1, NameType.PERSON));
                    }
                }
            }
        }
    }

    /** A surname that is known from elsewhere in the text, with a given name before it that is not. */
    private boolean isSurname(Map<String, List<Known>> knownByFirst, List<Token> tokens, boolean[] taken, int at) {
        Known alone = new Known(List.of(fold(tokens.get(at))), NameType.PERSON);
        boolean known =
                knownByFirst.getOrDefault(alone.tokens().get(0), List.of()).contains(alone);
        boolean two = known && at > 0 && !taken[at - 1] && isGivenName(tokens.get(at - 1), at);
        boolean before = at > 1 && tokens.get(at - 2).upos().equals("PROPN");
        boolean after = at + 1 < tokens.size() && tokens.get(at + 1).upos().equals("PROPN");
        return two && !before && !after;
    }

    private static void remember(Map<String, List<Known>> knownByFirst, Known name) {
        List<Known> same = knownByFirst.computeIfAbsent(name.tokens().get(0), k -> new ArrayList<>());
        if (same.size() < CANDIDATES && !same.contains(name)) {
            same.add(name);
        }
    }

    private static @Nullable Known longest(List<Known> candidates, List<Token> tokens, boolean[] taken, int at) {
        Known best = null;
        for (Known known : candidates) {
            int n = known.tokens().size();
            boolean longer = best == null || n > best.tokens().size();
            if (longer && at + n <= tokens.size() && matches(known, tokens, taken, at) && isWhole(tokens, at, n)) {
                best = known;
            }
        }
        return best;
    }

    /** Whether the run of proper nouns goes no further to either side: "Ford" is not to be found in "Ford Foundation". */
    private static boolean isWhole(List<Token> tokens, int at, int length) {
        boolean before = at > 0 && tokens.get(at - 1).upos().equals("PROPN");
        boolean after =
                at + length < tokens.size() && tokens.get(at + length).upos().equals("PROPN");
        return (!before && !after) || isInCapitals(tokens);
    }

    private static boolean isInCapitals(List<Token> tokens) {
        return tokens.stream()
                .allMatch(token -> token.form().equals(token.form().toUpperCase(Locale.ROOT)));
    }

    private static boolean matches(Known known, List<Token> tokens, boolean[] taken, int at) {
        for (int k = 0; k < known.tokens().size(); k++) {
            if (taken[at + k] || !fold(tokens.get(at + k)).equals(known.tokens().get(k))) {
                return false;
            }
        }
        return true;
    }
}
