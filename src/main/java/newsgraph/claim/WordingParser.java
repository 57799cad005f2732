package newsgraph.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.TextAnalyzer;
import newsgraph.language.Token;
import newsgraph.ontology.Relation;
import org.jspecify.annotations.Nullable;

/**
 * Understands a wording: puts a name of the right kind into each slot, has the clause analysed as any sentence of an
 * article, and keeps the words and roles that connect the slots.
 *
 * <p>In a wording, words in capitals are slots ({@code SUBJECT}, {@code OBJECT}, or the name of a further role), {@code
 * a|b|c} are alternatives, {@code (part)} may be left out, and {@code OBJECT=list} or {@code WORD=list} stands for any word
 * of one of the ontology's word lists.
 */
class WordingParser {
    private static final Pattern SLOT = Pattern.compile("([A-Z]{3,})(?:=(\\w+))?");
    private static final Pattern OPTIONAL = Pattern.compile("\\(([^()]*)\\)");
    private static final Pattern PIECE = Pattern.compile("[\\p{L}\\p{N}|=-]+|[^\\p{L}\\p{N}\\s]|\\s+");
    private static final Pattern CHOICE = Pattern.compile("\\p{L}+(\\|\\p{L}+)+");
    private static final Set<String> PREPOSITIONS = Set.of(
            "of", "on", "in", "to", "against", "with", "for", "at", "from", "into", "over", "about", "towards",
            "toward", "inside", "outside", "by", "as", "upon", "near", "through", "across");
    /** A clause in the present tense: slots, a verb or a choice of verbs with "-s", the rest. */
    private static final Pattern PRESENT =
            Pattern.compile("((?:SUBJECT|OBJECT)) ((?:\\p{Ll}{2,}s\\|)*\\p{Ll}{2,}s)(?<!\\bis)(?<!\\bhas)( .*|)");

    /** Words that stand in too many sentences to tell that a wording may be in one. */
    private static final Set<String> FREQUENT =
            Set.of("the", "a", "an", "is", "are", "was", "were", "be", "has", "and", "will", "that");

    private static final String WORD_SLOT = "WORD";

    /** Names that stand in for slots while a wording is analysed, by the class that the slot asks for. */
    private static final Map<String, List<String>> NAMES = Map.of(
            "Person", List.of("Smith", "Johnson"),
            "State", List.of("France", "Germany"),
            "Institution", List.of("Google", "Microsoft"),
            "Place", List.of("Paris", "London"),
            "Literal", List.of("documents", "documents"));

    /** Pronouns that can stand anywhere, so that no verb before or behind them is taken for a part of a name. */
    private static final List<String> PRONOUNS = List.of("everyone", "everybody");

    private final TextAnalyzer analyzer;
    private final Map<String, List<String>> wordLists;
    private final Map<List<String>, String> standInByList = new ConcurrentHashMap<>();
    private final Map<String, Set<String>> superclasses;

    WordingParser(TextAnalyzer analyzer, Map<String, List<String>> wordLists, Map<String, Set<String>> superclasses) {
        this.analyzer = analyzer;
        this.wordLists = wordLists;
        this.superclasses = superclasses;
    }

    /** The wording's patterns, one for each way of leaving out its optional parts; empty where it could not be understood. */
    List<WordingPattern> parse(Relation relation, String wording) {
        List<WordingPattern> patterns = new ArrayList<>();
        for (String plain : withoutOptions(wording)) {
            String clause = inFuture(plain);
            for (boolean names : new boolean[] {true, false}) {
                WordingPattern pattern = parsePlain(relation, wording, clause, names);
                if (pattern != null && isPlausible(pattern, plain)) {
                    addOnce(pattern, patterns);
                    for (WordingPattern.Node root : DativeAlternation.of(pattern.root())) {
                        addOnce(new WordingPattern(relation, wording, root), patterns);
                    }
                }
            }
        }
        return patterns;
    }

    /** Whether a word of a wording only connects others. */
    static boolean isFunctionWord(String word) {
        return PREPOSITIONS.contains(word) || FREQUENT.contains(word);
    }

    private static void addOnce(WordingPattern pattern, List<WordingPattern> patterns) {
        if (!patterns.contains(pattern)) {
            patterns.add(pattern);
        }
    }

    /** The clause with "will": behind it no verb is taken for a plural noun ("Smith lives" for somebody's lives). */
    private String inFuture(String plain) {
        Matcher clause = PRESENT.matcher(plain);
        if (!clause.matches()) {
            return plain;
        }
        List<String> verbs = new ArrayList<>();
        for (String verb : clause.group(2).split("\\|", -1)) {
            verbs.add(analyzer.lemma(verb, "VERB"));
        }
        return clause.group(1) + " will " + String.join("|", verbs) + clause.group(3);
    }

    /**
     * Whether the analysis can be what is meant: a clause has a verb or a noun with a copula at its top, and no slot is part
     * of a compound at the top of a clause.
     */
    private static boolean isPlausible(WordingPattern pattern, String plain) {
        WordingPattern.Node root = pattern.root();
        boolean nominal = plain.matches("^(\\p{Lu}{3,}'s?|the|a|an|talks|\\p{Lu}{3,} (from|of|in|at)) .*");
        if (root.lemmas().isEmpty() || nominal) {
            return true;
        }
        boolean copular = root.has(Role.SUBJECT) && plain.matches(".*\\b(is|are|was|were)\\b.*");
        if (!root.category().equals("VERB") && !copular) {
            return false;
        }
        return !hasCompoundWord(root) && (!root.category().equals("VERB") || !root.has(Role.COMPOUND));
    }

    private static boolean hasCompoundWord(WordingPattern.Node node) {
        for (WordingPattern.Branch branch : node.branches()) {
            boolean word = branch.role().equals(Role.COMPOUND) && branch.node().slot() == null;
            if (word || hasCompoundWord(branch.node())) {
                return true;
            }
        }
        return false;
    }

    private static List<String> withoutOptions(String wording) {
        Matcher option = OPTIONAL.matcher(wording);
        if (!option.find()) {
            return withoutPrepositionChoices(wording);
        }
        String before = wording.substring(0, option.start());
        String after = wording.substring(option.end());
        List<String> plain = new ArrayList<>(withoutOptions(before + option.group(1) + after));
        plain.addAll(withoutOptions((before + after).replaceAll("\\s+", " ")));
        return plain;
    }

    /** A choice of prepositions is a choice of roles, so each makes a wording of its own. */
    private static List<String> withoutPrepositionChoices(String wording) {
        Matcher choice = CHOICE.matcher(wording);
        while (choice.find()) {
            List<String> words = List.of(choice.group().split("\\|", -1));
            if (PREPOSITIONS.containsAll(words)) {
                List<String> plain = new ArrayList<>();
                for (String word : words) {
                    plain.addAll(withoutPrepositionChoices(
                            wording.substring(0, choice.start()) + word + wording.substring(choice.end())));
                }
                return plain;
            }
        }
        return List.of(wording);
    }

    private @Nullable WordingPattern parsePlain(Relation relation, String wording, String plain, boolean names) {
        StringBuilder clause = new StringBuilder();
        Map<Integer, String> slotAt = new LinkedHashMap<>();
        Map<Integer, List<String>> choicesAt = new LinkedHashMap<>();
        Matcher piece = PIECE.matcher(plain.strip());
        while (piece.find()) {
            String word = piece.group();
            Matcher slot = SLOT.matcher(word);
            if (slot.matches()) {
                String list = slot.group(2);
                if (!slot.group(1).equals(WORD_SLOT)) {
                    slotAt.put(clause.length(), slot.group(1));
                }
                if (list != null) {
                    List<String> words = wordLists.getOrDefault(list, List.of());
                    if (words.isEmpty()) {
                        return null;
                    }
                    choicesAt.put(clause.length(), words);
                    clause.append(standInOf(words));
                } else {
                    clause.append(standIn(relation, slot.group(1), names));
                }
            } else if (word.indexOf('|') >= 0) {
                List<String> alternatives = List.of(word.split("\\|", -1));
                choicesAt.put(clause.length(), alternatives);
                clause.append(alternatives.get(0));
            } else {
                clause.append(word);
            }
        }
        return understand(relation, wording, clause.toString(), slotAt, choicesAt);
    }

    /** A word of a list that is one token and taken for a noun, so that the clause is understood as with any of them. */
    private String standInOf(List<String> words) {
        return standInByList.computeIfAbsent(words, list -> {
            for (String word : list) {
                if (word.chars().allMatch(Character::isLowerCase) && isNoun(word)) {
                    return word;
                }
            }
            return list.get(0);
        });
    }

    private boolean isNoun(String word) {
        for (Sentence sentence : analyzer.analyze("They saw the " + word + ".").sentences()) {
            for (Token token : sentence.tokens()) {
                if (token.form().equals(word)) {
                    return token.upos().equals("NOUN");
                }
            }
        }
        return false;
    }

    private String standIn(Relation relation, String slot, boolean names) {
        Set<String> classes = switch (slot) {
            case "SUBJECT" -> relation.domain();
            case "OBJECT" -> relation.range();
            default -> Set.of("Place");
        };
        int which = slot.equals("SUBJECT") ? 0 : 1;
        if (!names && (slot.equals("SUBJECT") || (slot.equals("OBJECT") && !classes.contains("Literal")))) {
            return PRONOUNS.get(which);
        }
        for (String kind : List.of("Literal", "State", "Person", "Institution", "Place")) {
            for (String wanted : classes) {
                if (superclasses.getOrDefault(wanted, Set.of(wanted)).contains(kind)) {
                    return NAMES.getOrDefault(kind, List.of("Smith", "Johnson")).get(which);
                }
            }
        }
        return which == 0 ? "Smith" : "Johnson";
    }

    private @Nullable WordingPattern understand(
            Relation relation,
            String wording,
            String clause,
            Map<Integer, String> slotAt,
            Map<Integer, List<String>> choicesAt) {
        // The full stop tells the analyzer that the clause is a sentence.
        Text text = analyzer.analyze(clause + ".");
        if (text.sentences().size() != 1) {
            return null;
        }
        Sentence sentence = text.sentences().get(0);
        ClauseGraph graph = new ClauseGraph(sentence);
        Map<Integer, String> slots = new LinkedHashMap<>();
        Map<Integer, Set<String>> choices = new HashMap<>();
        for (int i = 0; i < sentence.tokens().size(); i++) {
            String slot = slotAt.get(sentence.tokens().get(i).begin());
            if (slot != null) {
                slots.put(i, slot);
            }
            List<String> words = choicesAt.get(sentence.tokens().get(i).begin());
            if (words != null) {
                choices.put(i, lemmas(sentence, i, words, clause));
            }
        }
        if (slots.size() != slotAt.size() || !slots.containsValue("SUBJECT") || !slots.containsValue("OBJECT")) {
            return null;
        }
        WordingPattern.Node root = PatternTree.of(graph, slots, choices);
        return root == null ? null : new WordingPattern(relation, wording, root);
    }

    /** The dictionary forms of alternatives: of the one that was analysed from its token, of the others by analysis. */
    private Set<String> lemmas(Sentence sentence, int index, List<String> words, String clause) {
        Set<String> lemmas = new LinkedHashSet<>();
        Token analysed = sentence.tokens().get(index);
        for (String word : words) {
            if (clause.startsWith(word, analysed.begin()) && word.equals(analysed.form())) {
                lemmas.add(analysed.lemma().toLowerCase(Locale.ROOT));
            } else {
                lemmas.add(lemma(word, analysed.upos()));
            }
        }
        return lemmas;
    }

    /** The dictionary form of a word or phrase, whose last word is inflected; "secretary of state" is a kind of secretary. */
    private String lemma(String word, String upos) {
        int of = word.indexOf(" of ");
        String phrase = of < 0 ? word : word.substring(0, of);
        int last = phrase.lastIndexOf(' ') + 1;
        return (phrase.substring(0, last) + analyzer.lemma(phrase.substring(last), upos)).toLowerCase(Locale.ROOT);
    }
}
