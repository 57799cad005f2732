package newsgraph.claim;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.claim.Factuality.Voice;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Text;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/** Tells what a token stands for as an argument: an entity, or words. */
final class ArgumentReader {
    private static final Set<String> FIRST_PERSON = Set.of("i", "me", "my", "we", "us", "our");
    private static final int LONGEST_LITERAL_TOKENS = 40;
    private static final int LONGEST_SPEAKER_TOKENS = 12;

    private final Text text;
    private final List<ClauseGraph> graphs;
    private final Quotations quotations;
    private final Offices offices;
    private final Map<Integer, Map<Integer, Found>> byHead = new HashMap<>();

    private final Map<Integer, Map<Integer, Entity>> demonyms = new HashMap<>();

    /** A mention with its entity. */
    record Found(Entity entity, Mention mention) {}

    ArgumentReader(Text text, List<ClauseGraph> graphs, Entities entities, Quotations quotations, Offices offices) {
        this.text = text;
        this.graphs = graphs;
        this.quotations = quotations;
        this.offices = offices;
        for (Entity entity : entities.all()) {
            for (Mention mention : entity.mentions()) {
                Found found = new Found(entity, mention);
                if (mention.form() == Mention.Form.DEMONYM) {
                    demonyms.computeIfAbsent(mention.sentence(), k -> new HashMap<>())
                            .put(mention.head(), entity);
                }
                byHead.computeIfAbsent(mention.sentence(), k -> new HashMap<>())
                        .merge(mention.head(), found, (a, b) -> rank(b) > rank(a) ? b : a);
            }
        }
    }

    /** "the Australian" means the man first, Australia second. */
    private static int rank(Found found) {
        return switch (found.mention().form()) {
            case NOMINAL -> 3;
            case NAME -> 2;
            case PRONOUN -> 1;
            case DEMONYM -> 0;
        };
    }

    /** Whether an entity hangs on a token. */
    boolean isMention(int sentence, int token) {
        return byHead.getOrDefault(sentence, Map.of()).containsKey(token);
    }

    /** Whether an entity is named at a token, not only described. */
    boolean isName(int sentence, int token) {
        Found found = byHead.getOrDefault(sentence, Map.of()).get(token);
        return found != null && found.mention().form() == Mention.Form.NAME;
    }

    /** The state that a token names by a demonym, whatever else it may mean there, or null. */
    @Nullable
    Entity demonym(int sentence, int token) {
        return demonyms.getOrDefault(sentence, Map.of()).get(token);
    }

    /** The entity that a token stands for, or null. */
    @Nullable
    Found entity(int sentence, int token) {
        Found found = byHead.getOrDefault(sentence, Map.of()).get(token);
        if (found != null) {
            return found.mention().form() == Mention.Form.DEMONYM && isOneOfMany(sentence, token) ? null : found;
        }
        Token word = graphs.get(sentence).token(token);
        if (FIRST_PERSON.contains(word.form().toLowerCase(Locale.ROOT))) {
            Voice voice = quotations.voiceAt(word.begin());
            if (voice != null && voice.token() >= 0 && (voice.sentence() != sentence || voice.token() != token)) {
                Found speaker = byHead.getOrDefault(voice.sentence(), Map.of()).get(voice.token());
                boolean plural = !word.form().toLowerCase(Locale.ROOT).matches("i|me|my");
                return speaker == null || (plural && speaker.entity().kind() == Kind.PERSON)
                        ? null
                        : new Found(speaker.entity(), speaker.mention());
            }
        }
        return null;
    }

    /** "an Australian", "the Briton" is a citizen, not the state; "the Ecuadorians", "the British" are its people. */
    private boolean isOneOfMany(int sentence, int token) {
        ClauseGraph graph = graphs.get(sentence);
        boolean argument = switch (graph.relation(token)) {
            case "nsubj", "obj", "iobj", "obl", "root", "conj" -> true;
            default -> false;
        };
        String form = graph.token(token).form();
        return argument && !form.matches(".*(s|sh|ch|ese)");
    }

    /** The words of an argument's whole phrase, on one line, without the preposition or mark before them. */
    String words(int sentence, int head) {
        ClauseGraph graph = graphs.get(sentence);
        int first = head;
        int last = head;
        for (int i = 0; i < graph.size(); i++) {
            if (graph.dominates(head, i) && !isOutside(graph, head, i)) {
                first = Math.min(first, i);
                last = Math.max(last, i);
            }
        }
        while (first < head && isMargin(graph.token(first))) {
            first++;
        }
        while (last > head && graph.token(last).upos().equals("PUNCT")) {
            last--;
        }
        return surface(graph, first, Math.min(last, first + LONGEST_LITERAL_TOKENS));
    }

    private static boolean isOutside(ClauseGraph graph, int head, int token) {
        int at = token;
        while (at != head) {
            if (graph.token(at).head() == head) {
                return switch (graph.relation(at)) {
                    case "case", "mark", "parataxis", "cc", "list", "appos" -> true;
                    case "conj" -> at > head && (graph.isClause(at) || isContrast(graph, at));
                    default -> false;
                };
            }
            at = graph.token(at).head();
        }
        return false;
    }

    private static boolean isContrast(ClauseGraph graph, int conjunct) {
        for (int c : graph.children(conjunct)) {
            if (graph.relation(c).equals("cc") && graph.token(c).lemma().equals("but")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMargin(Token token) {
        return token.upos().equals("PUNCT");
    }

    /** A noun with what belongs to its name as a position: "foreign minister", without whose or "former". */
    String position(int sentence, int noun) {
        ClauseGraph graph = graphs.get(sentence);
        int first = offices.first(graph, noun);
        while (first > 0 && belongs(graph, sentence, first - 1, noun)) {
            first--;
        }
        return surface(graph, first, offices.last(graph, noun)).toLowerCase(Locale.ROOT);
    }

    private boolean belongs(ClauseGraph graph, int sentence, int token, int noun) {
        boolean modifier = graph.token(token).head() == noun
                && (graph.relation(token).equals("amod")
                        || graph.relation(token).equals("compound"))
                && graph.token(token).form().matches("[\\p{L}-]+");
        String lemma = graph.token(token).lemma().toLowerCase(Locale.ROOT);
        return modifier
                && !isMention(sentence, token)
                && !lemma.matches("former|ex|late|then|new|old|current|outgoing");
    }

    /** The speaker behind a voice: the entity where the text names one, and the words in any case. */
    Speaker speaker(Voice voice) {
        if (voice.token() < 0) {
            return new Speaker(null, "");
        }
        Found found = entity(voice.sentence(), voice.token());
        String words = words(voice.sentence(), voice.token());
        String[] split = words.split(" ");
        String brief = split.length > LONGEST_SPEAKER_TOKENS
                ? String.join(" ", List.of(split).subList(0, LONGEST_SPEAKER_TOKENS)) + " …"
                : words;
        return new Speaker(found == null ? null : found.entity(), brief);
    }

    private String surface(ClauseGraph graph, int first, int last) {
        String raw = text.string()
                .substring(graph.token(first).begin(), graph.token(last).end());
        return Normalizer.normalize(raw, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .strip();
    }
}
