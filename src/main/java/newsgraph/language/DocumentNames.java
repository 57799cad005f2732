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
        List<Name> names = new ArrayList<>(found.size());
        for (Name name : found) {
            names.add(withoutTitle(sentences.get(name.sentence()), name));
        }
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

    private static void addOverlooked(List<Sentence> sentences, List<Name> names) {
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
                    }
                }
            }
        }
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
