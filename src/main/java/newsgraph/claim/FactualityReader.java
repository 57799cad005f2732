package newsgraph.claim;

import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import org.jspecify.annotations.Nullable;

/**
 * Decides for every predicate of a sentence whether it happened, from the root of the syntax down: what a clause says is
 * first what the words above it leave of it ({@link WordsAbove}), then what its own negations, auxiliaries and adverbs make
 * of that ({@link OwnWords}). The method follows the compositional rules of Saurí and Pustejovsky ("Are you sure that this
 * happened?", Computational Linguistics 38:2, 2012) with the signatures of Karttunen ("Simple and phrasal implicatives",
 * *SEM 2012) as data.
 */
final class FactualityReader {
    private final ClauseGraph graph;
    private final Signals signals;
    private final Quotations.InSentence quotations;
    private final @Nullable Factuality[] known;
    private final int sentence;
    private final @Nullable TrailingReport trailing;
    private final ClauseForm forms;
    private final SentenceMood mood;
    private final ColonSpeaker colonSpeaker;
    private final OwnWords ownWords;
    private final EventNouns eventNouns;
    private final WordsAbove wordsAbove;

    FactualityReader(ClauseGraph graph, Signals signals, Quotations.InSentence quotations, int sentence) {
        this.graph = graph;
        this.signals = signals;
        this.quotations = quotations;
        this.known = new Factuality[graph.size()];
        this.sentence = sentence;
        this.trailing = TrailingReport.of(graph, signals);
        this.forms = new ClauseForm(graph);
        this.colonSpeaker = ColonSpeaker.of(graph, signals, sentence);
        this.mood = new SentenceMood(graph, forms, signals);
        SignalReach reach = new SignalReach(graph, signals, forms, sentence);
        this.ownWords = new OwnWords(graph, signals, forms, mood, sentence);
        this.eventNouns = new EventNouns(graph, signals, forms, reach, this);
        Adverbials adverbials = new Adverbials(graph, signals, forms, mood, reach, this);
        Complements complements = new Complements(graph, signals, forms, mood, reach, eventNouns, adverbials, this);
        this.wordsAbove = new WordsAbove(graph, signals, forms, reach, complements, adverbials, this);
    }

    /** The report that the sentence ends with, or null. */
    @Nullable
    TrailingReport trailing() {
        return trailing;
    }

    /** The factuality of the predicate headed by a token. */
    Factuality read(int predicate) {
        Factuality cached = known[predicate];
        if (cached != null) {
            return cached;
        }
        if (graph.token(predicate).deprel().equals("nmod:desc")) {
            Factuality title = ownWords.ofNoun(predicate, attribute(presupposed(predicate)));
            known[predicate] = title.saidBy(quotations.voice(predicate));
            return title;
        }
        // Guards against a cycle, which a well-formed tree does not have.
        known[predicate] = Factuality.PLAIN;
        Factuality context = wordsAbove.leave(predicate);
        boolean clausal = forms.isClause(predicate) || graph.relation(predicate).equals("xcomp");
        Factuality result = clausal
                ? ownWords.ofClause(predicate, context)
                : ownWords.ofNoun(predicate, ofNominal(predicate, context));
        Voice quoted = quotations.voice(predicate);
        if (quoted == null) {
            quoted = colonSpeaker.voice(predicate);
        }
        if (quoted == null && trailing != null && predicate < trailing.comma()) {
            quoted = new Voice(sentence, trailing.speaker());
        }
        result = result.within(quoted);
        known[predicate] = result;
        return result;
    }

    /** Whether a verb says what somebody would like, rather than what would happen. */
    boolean isWish(int predicate) {
        return signals.is(Signals.WISH, graph.token(predicate).lemma(), "VERB");
    }

    /** The factuality of what a name, a title or an age says by the way: the article's own, but for what is quoted. */
    Factuality presupposed(int token) {
        return Factuality.PLAIN.saidBy(quotations.voice(token));
    }

    /** What is left of something presupposed within a token's clause: it keeps nothing of the clause but who speaks. */
    Factuality presupposedWithin(int token) {
        int clause = forms.enclosing(token);
        return clause < 0
                ? Factuality.PLAIN
                : Factuality.PLAIN.saidBy(read(clause).voice());
    }

    private Factuality ofNominal(int noun, Factuality context) {
        boolean attribute = switch (graph.relation(noun)) {
            case "appos", "nmod", "compound" -> !graph.token(noun).deprel().equals("nmod");
            default -> false;
        };
        if (!attribute) {
            return eventNouns.leave(noun);
        }
        return attribute(presupposedWithin(noun).saidBy(context.voice()));
    }

    /** "Is Tom Reed the next head?" is sometimes read as an apposition. */
    private Factuality attribute(Factuality stated) {
        return mood.isQuestion() && graph.token(0).lemma().equals("be")
                ? stated.with(Modality.ASKED, "question")
                : stated;
    }
}
