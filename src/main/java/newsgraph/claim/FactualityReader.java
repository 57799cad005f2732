package newsgraph.claim;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import newsgraph.claim.Factuality.Voice;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Role;
import newsgraph.language.Token;
import newsgraph.ontology.Signal;
import org.jspecify.annotations.Nullable;

/**
 * Decides for every predicate of a sentence whether it happened, from the root of the syntax down: what a clause says is
 * first what the words above it leave of it, then what its own negations, auxiliaries and adverbs make of that. The method
 * follows the compositional rules of Saurí and Pustejovsky ("Are you sure that this happened?", Computational Linguistics
 * 38:2, 2012) with the signatures of Karttunen ("Simple and phrasal implicatives", *SEM 2012) as data.
 */
final class FactualityReader {
    /** How many words a speaker named before a colon may have. */
    private static final int LONGEST_SPEAKER = 6;

    private static final Set<String> NEGATIONS = Set.of("not", "n't", "n’t", "never", "nt", "neither", "nor");
    private static final Set<String> NEGATIVE_WORDS =
            Set.of("no", "nobody", "none", "nothing", "neither", "no-one", "noone", "nowhere");
    private static final Set<String> CONDITIONS = Set.of("if", "unless", "provided", "lest", "in case", "assuming");
    private static final Set<String> TIMES =
            Set.of("when", "once", "until", "till", "before", "as soon as", "whenever");
    private static final Set<String> EMBEDDED_QUESTIONS = Set.of("whether", "if");

    /** Verbs that carry an event noun and add nothing of their own (Grefenstette and Teufel 1995): a closed class. */
    private static final Set<String> LIGHT_VERBS = Set.of(
            "make", "give", "issue", "hold", "stage", "reach", "take", "have", "launch", "conduct", "carry", "do",
            "mount", "offer", "commit", "sign", "open", "file", "pay", "begin", "start", "face");

    private final ClauseGraph graph;
    private final Signals signals;
    private final Quotations.InSentence quotations;
    private final int sentence;
    private final @Nullable Factuality[] known;
    private final boolean question;
    /** Where a headline names its speaker first, "Tom Reed: Norlind bribed them", the colon's token; else -1. */
    private final int colon;

    private final @Nullable Voice colonSpeaker;

    FactualityReader(ClauseGraph graph, Signals signals, Quotations.InSentence quotations, int sentence) {
        this.graph = graph;
        this.signals = signals;
        this.quotations = quotations;
        this.sentence = sentence;
        this.known = new Factuality[graph.size()];
        this.question = endsWithQuestionMark();
        this.colon = colonAfterName();
        this.colonSpeaker = colon < 0 ? null : new Voice(sentence, speakerBefore(colon));
    }

    private int colonAfterName() {
        for (int i = 1; i < Math.min(LONGEST_SPEAKER, graph.size() - 1); i++) {
            Token token = graph.token(i);
            if (token.form().equals(":")) {
                return graph.token(i - 1).upos().equals("PROPN") ? i : -1;
            }
            if (!token.upos().equals("PROPN")) {
                return -1;
            }
        }
        return -1;
    }

    private int speakerBefore(int end) {
        for (int i = 0; i < end; i++) {
            if (graph.token(i).head() < 0 || graph.token(i).head() >= end) {
                return i;
            }
        }
        return 0;
    }

    private boolean endsWithQuestionMark() {
        for (int i = graph.size() - 1; i >= 0 && graph.token(i).upos().equals("PUNCT"); i--) {
            if (graph.token(i).form().contains("?")) {
                return true;
            }
        }
        return false;
    }

    /** The factuality of the predicate headed by a token. */
    Factuality read(int predicate) {
        Factuality cached = known[predicate];
        if (cached != null) {
            return cached;
        }
        if (graph.token(predicate).deprel().equals("nmod:desc")) {
            Factuality title = nominal(predicate, presupposed(predicate));
            known[predicate] = title.saidBy(quotations.voice(predicate));
            return title;
        }
        // Guards against a cycle, which a well-formed tree does not have.
        known[predicate] = Factuality.PLAIN;
        Factuality context = context(predicate);
        boolean clausal = isClause(predicate) || graph.relation(predicate).equals("xcomp");
        Factuality result = clausal ? own(predicate, context) : nominal(predicate, context);
        Voice quoted = quotations.voice(predicate);
        if (quoted == null && predicate > colon) {
            quoted = colonSpeaker;
        }
        if (quoted != null && result.voice() == null) {
            result = result.saidBy(quoted);
        }
        known[predicate] = result;
        return result;
    }

    /** The factuality of what a name, a title or an age says by the way: the article's own, but for what is quoted. */
    Factuality presupposed(int token) {
        return Factuality.PLAIN.saidBy(quotations.voice(token));
    }

    private boolean isClause(int index) {
        return graph.isClause(index)
                || graph.hasChild(index, "nsubj")
                || graph.hasChild(index, "nsubj:pass")
                || (graph.token(index).upos().equals("AUX") && !isFunction(index));
    }

    private boolean isFunction(int index) {
        String relation = graph.relation(index);
        return relation.equals("aux") || relation.equals("cop");
    }

    // ---- what stands above

    private Factuality context(int predicate) {
        Token token = graph.token(predicate);
        int governor = token.head();
        if (governor < 0) {
            return medialReport(predicate, Factuality.PLAIN);
        }
        return switch (token.deprel()) {
            case "conj" -> conjunct(predicate, governor);
            case "ccomp", "xcomp", "csubj", "csubj:pass" -> complement(predicate, governor);
            case "advcl", "advcl:relcl" -> adverbial(predicate, governor);
            case "acl" ->
                graph.isClause(governor) && !graph.isNominal(governor)
                        ? complement(predicate, governor)
                        : nounComplement(predicate, governor);
            case "acl:relcl" -> isCleft(governor) ? read(governor) : voiceOnly(governor);
            case "parataxis" -> medialReport(predicate, parenthesis(predicate, governor));
            case "amod", "case" -> voiceOnly(governor);
            default -> isClause(predicate) ? voiceOnly(governor) : Factuality.PLAIN;
        };
    }

    /** "It was not Tom Reed who phoned": what is denied of him is the phoning. */
    private boolean isCleft(int noun) {
        int subject = Math.max(graph.child(noun, "nsubj"), graph.child(noun, "expl"));
        return graph.hasChild(noun, "cop") && subject >= 0 && lower(subject).equals("it");
    }

    /** The clause that a word belongs to, itself included; -1 above the root. */
    private int enclosingClause(int index) {
        int at = index;
        while (at >= 0 && !isClause(at)) {
            at = graph.token(at).head();
        }
        return at;
    }

    /** What is presupposed keeps nothing of the clause around it but who speaks. */
    private Factuality voiceOnly(int within) {
        int clause = enclosingClause(within);
        return clause < 0
                ? Factuality.PLAIN
                : Factuality.PLAIN.saidBy(read(clause).voice());
    }

    private Factuality conjunct(int predicate, int governor) {
        if (!isClause(governor) && !graph.isVerb(governor)) {
            return voiceOnly(governor);
        }
        String conjunction = conjunction(predicate);
        if (conjunction.equals("rather than") || conjunction.equals("instead of")) {
            return new Factuality(
                    Polarity.NEGATIVE, Modality.ACTUAL, context(governor).voice(), "after \"" + conjunction + "\"");
        }
        boolean shares = !graph.hasChild(predicate, "nsubj")
                && !graph.hasChild(predicate, "nsubj:pass")
                && !graph.hasChild(predicate, "aux")
                && sameForm(predicate, governor);
        return shares ? read(governor) : context(governor);
    }

    private String conjunction(int conjunct) {
        for (int c : graph.children(conjunct)) {
            if (graph.relation(c).equals("cc")) {
                return graph.multiword(c);
            }
        }
        return "";
    }

    /** "may enter and arrest" shares its auxiliary; "did not enter and left" doesn't. */
    private boolean sameForm(int predicate, int governor) {
        String form = graph.token(predicate).xpos();
        return form.equals(graph.token(governor).xpos()) && !form.equals("VBD") && !form.equals("VBZ");
    }

    /** "…, police said, …": a report that stands inside or behind what it reports. */
    private Factuality medialReport(int predicate, Factuality context) {
        for (int c : graph.children(predicate)) {
            boolean trailing = c > predicate
                    && switch (graph.relation(c)) {
                        case "conj", "advcl", "ccomp" ->
                            conjunction(c).isEmpty() && graph.marker(c).isEmpty();
                        default -> false;
                    };
            boolean report = (graph.relation(c).equals("parataxis") || trailing)
                    && signals.isReport(graph.token(c).lemma())
                    && !graph.hasChild(c, "ccomp")
                    && !graph.hasChild(c, "obj");
            if (report) {
                return context.saidBy(speakerOf(c));
            }
        }
        return context;
    }

    private Factuality parenthesis(int predicate, int governor) {
        boolean report = signals.isReport(graph.token(predicate).lemma()) && !graph.hasChild(predicate, "ccomp");
        return report ? Factuality.PLAIN : voiceOnly(governor);
    }

    private Factuality complement(int predicate, int governor) {
        Factuality above = read(governor);
        Token verb = graph.token(governor);
        String form = form(predicate);
        Signal signal = signals.find(particleLemma(governor), verb.upos(), form);
        String marker = graph.marker(predicate);
        if (EMBEDDED_QUESTIONS.contains(marker) || isEmbeddedQuestion(predicate)) {
            return above.with(Modality.POSSIBLE, "embedded question").saidBy(above.voice());
        }
        if (isSubjunctive(predicate)) {
            return new Factuality(Polarity.POSITIVE, Modality.DEMANDED, above.voice(), "subjunctive");
        }
        if (signal != null) {
            return apply(signal, above, governor);
        }
        if (graph.relation(predicate).equals("csubj")) {
            return form.equals("infinitive") ? above.with(Modality.GENERIC, "infinitive") : above;
        }
        return switch (form) {
            // "warned entering it would have consequences": who enters is nobody in particular.
            case "gerund" ->
                signals.isReport(verb.lemma())
                        ? above.with(Modality.POSSIBLE, "gerund of \"" + verb.lemma() + "\"")
                        : above;
            case "infinitive" ->
                above.with(strongest(above.modality(), Modality.POSSIBLE), "infinitive of \"" + verb.lemma() + "\"");
            case "finite" ->
                above.negative()
                        ? new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "under a negated verb")
                        : above;
            default -> above;
        };
    }

    private boolean isEmbeddedQuestion(int predicate) {
        for (int c : graph.children(predicate)) {
            String lemma = graph.token(c).lemma();
            if (c < predicate && lemma.equals("whether")) {
                return true;
            }
        }
        return false;
    }

    private String particleLemma(int verb) {
        int particle = graph.child(verb, "compound:prt");
        String lemma = graph.token(verb).lemma();
        return particle < 0 ? lemma : lemma + " " + graph.token(particle).lemma();
    }

    /** The kind of a subordinate clause: {@code infinitive}, {@code gerund} or {@code finite}; bare forms are "bare". */
    private String form(int clause) {
        Token token = graph.token(clause);
        if (graph.marker(clause).endsWith("to") || hasTo(clause)) {
            return "infinitive";
        }
        boolean finite = graph.hasChild(clause, "nsubj") || graph.hasChild(clause, "nsubj:pass");
        return switch (token.xpos()) {
            case "VBG" -> finite && graph.hasChild(clause, "aux") ? "finite" : "gerund";
            case "VB" -> graph.hasChild(clause, "aux") || isSubjunctive(clause) ? "finite" : "bare";
            case "VBD", "VBZ", "VBP" -> "finite";
            case "VBN" ->
                finite || graph.hasChild(clause, "aux") || graph.hasChild(clause, "aux:pass") ? "finite" : "bare";
            default -> finite || graph.hasChild(clause, "cop") ? "finite" : "bare";
        };
    }

    /** "demanded that Belarus release him": a base form with a subject after "that". */
    private boolean isSubjunctive(int clause) {
        return graph.token(clause).xpos().equals("VB")
                && hasOwnSubject(clause)
                && !graph.hasChild(clause, "aux")
                && graph.marker(clause).startsWith("that");
    }

    private boolean hasTo(int clause) {
        for (int c : graph.children(clause)) {
            if (c < clause
                    && graph.token(c).lemma().equals("to")
                    && graph.token(c).upos().equals("PART")) {
                return true;
            }
        }
        return false;
    }

    /** What a signal leaves of its complement, given what is left of the signal itself. */
    private Factuality apply(Signal signal, Factuality above, int governor) {
        boolean negated = above.negative();
        String whenNegative = signal.whenNegative();
        Signals.Effect effect =
                Signals.Effect.parse(negated && whenNegative != null ? whenNegative : signal.whenPositive());
        Polarity polarity = effect.polarity();
        if (negated && whenNegative == null) {
            polarity = polarity == Polarity.POSITIVE ? Polarity.NEGATIVE : Polarity.POSITIVE;
        }
        // What is only possible above cannot be sure below.
        Modality modality = above.modality() == Modality.ACTUAL
                ? effect.modality()
                : strongest(above.modality(), effect.modality());
        boolean speaks = signal.effect().equals(Signals.REPORT)
                || signal.effect().equals(Signals.BELIEF)
                || signal.effect().equals(Signals.DENIAL);
        Voice voice = speaks
                ? speakerOf(governor)
                : signal.effect().equals(Signals.HEARSAY) ? informantOf(governor) : above.voice();
        String reason = "complement of \"" + signal.lemma() + "\"" + (negated ? ", negated" : "");
        return new Factuality(polarity, modality, voice == null ? above.voice() : voice, reason);
    }

    private static Modality strongest(Modality above, Modality below) {
        return below == Modality.ACTUAL ? above : below;
    }

    private Voice speakerOf(int verb) {
        for (int subject : graph.arguments(verb, Role.SUBJECT)) {
            return new Voice(sentence, subject);
        }
        return Voice.UNKNOWN;
    }

    private Voice informantOf(int verb) {
        for (int informant : graph.arguments(verb, "from")) {
            return new Voice(sentence, informant);
        }
        return Voice.UNKNOWN;
    }

    private Factuality adverbial(int predicate, int governor) {
        String marker = graph.marker(predicate);
        int clause = enclosingClause(governor);
        Factuality above = clause < 0 ? Factuality.PLAIN : read(clause);
        if (marker.equals("rather than") || marker.equals("instead of")) {
            return new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, above.voice(), "after \"" + marker + "\"");
        }
        if (marker.startsWith("as if") || marker.startsWith("as though")) {
            return new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "after \"" + marker + "\"");
        }
        if (CONDITIONS.contains(marker) || marker.endsWith(" if") || isInverted(predicate)) {
            return new Factuality(Polarity.POSITIVE, Modality.CONDITIONAL, above.voice(), "after \"" + marker + "\"");
        }
        if (form(predicate).equals("infinitive")) {
            Signal signal =
                    signals.find(particleLemma(governor), graph.token(governor).upos(), "infinitive");
            return signal != null
                    ? apply(signal, above, governor)
                    : new Factuality(Polarity.POSITIVE, Modality.INTENDED, above.voice(), "purpose");
        }
        String hypothetical = firstAdverb(predicate);
        if (marker.equals("whether") || hypothetical.equals("whether")) {
            return new Factuality(Polarity.POSITIVE, Modality.POSSIBLE, above.voice(), "after \"whether\"");
        }
        if (graph.token(predicate).xpos().equals("VBG") && !marker.isEmpty()) {
            return gerundAfter(marker, governor, above);
        }
        boolean open = above.modality() != Modality.ACTUAL || isFuture(clause);
        if (open
                && (TIMES.contains(marker) || TIMES.contains(hypothetical))
                && !graph.token(predicate).xpos().equals("VBD")) {
            return new Factuality(Polarity.POSITIVE, Modality.CONDITIONAL, above.voice(), "time of what is to come");
        }
        if (!marker.isEmpty() || graph.hasChild(predicate, "nsubj")) {
            return Factuality.PLAIN.saidBy(above.voice());
        }
        return above;
    }

    /** "Had Denmark arrested him": a condition without "if". */
    private boolean isInverted(int clause) {
        int subject = Math.max(graph.child(clause, "nsubj"), graph.child(clause, "nsubj:pass"));
        for (int c : graph.children(clause)) {
            boolean auxiliary =
                    graph.relation(c).equals("aux") || graph.relation(c).equals("cop");
            if (auxiliary && c < subject && Set.of("had", "were", "should").contains(lower(c)) && !question) {
                return true;
            }
        }
        return false;
    }

    private boolean isFuture(int clause) {
        return clause >= 0 && read(clause).modality() == Modality.EXPECTED;
    }

    private String firstAdverb(int clause) {
        for (int c : graph.children(clause)) {
            if (graph.token(c).upos().equals("ADV") || graph.token(c).upos().equals("SCONJ")) {
                return graph.multiword(c);
            }
        }
        return "";
    }

    private Factuality gerundAfter(String marker, int governor, Factuality above) {
        Signal signal = signals.find(
                graph.token(governor).lemma(), graph.token(governor).upos(), "gerund");
        if (signal != null) {
            return apply(signal, above, governor);
        }
        return switch (marker) {
            case "without", "instead of", "rather than" ->
                new Factuality(Polarity.NEGATIVE, Modality.ACTUAL, above.voice(), "after \"" + marker + "\"");
            case "before", "for", "of", "into", "against" ->
                above.with(strongest(above.modality(), Modality.POSSIBLE), "after \"" + marker + "\"");
            default -> Factuality.PLAIN.saidBy(above.voice());
        };
    }

    private Factuality nounComplement(int predicate, int noun) {
        String form = form(predicate);
        Factuality above = eventContext(noun);
        boolean participle = graph.marker(predicate).isEmpty() && !form.equals("infinitive");
        if (participle && !graph.hasChild(predicate, "nsubj")) {
            return voiceOnly(noun);
        }
        Signal signal = signals.find(graph.token(noun).lemma(), "NOUN", form);
        if (signal != null) {
            return applyNoun(signal, above, noun);
        }
        if (form.equals("gerund") && graph.marker(predicate).equals("for")) {
            // "thanks for fixing it": what one is thanked, blamed or paid for is done.
            return above;
        }
        // "a place to eat": whether anybody does is not said.
        return above.with(
                strongest(above.modality(), form.equals("infinitive") ? Modality.GENERIC : Modality.POSSIBLE),
                "complement of \"" + graph.token(noun).lemma() + "\"");
    }

    private Factuality applyNoun(Signal signal, Factuality above, int noun) {
        Factuality result = apply(signal, above, noun);
        if (Voice.UNKNOWN.equals(result.voice())) {
            for (String role : List.of(Role.POSSESSOR, Role.BY, Role.COMPOUND)) {
                for (int owner : graph.arguments(noun, role)) {
                    return result.saidBy(new Voice(sentence, owner));
                }
            }
        }
        return result;
    }

    /** What the clause around an event noun leaves of the event. */
    private Factuality eventContext(int noun) {
        Token token = graph.token(noun);
        int governor = token.head();
        if (governor < 0) {
            return negatedNoun(noun, Factuality.PLAIN);
        }
        if (token.deprel().equals("conj")) {
            return eventContext(governor);
        }
        if (graph.isVerb(governor) && isParticipant(token.deprel())) {
            Factuality above = read(governor);
            Signal signal = signals.find(particleLemma(governor), "VERB", "object");
            if (signal != null && !graph.relation(noun).equals("nsubj")) {
                return negatedNoun(noun, apply(signal, above, governor));
            }
            boolean light = LIGHT_VERBS.contains(graph.token(governor).lemma());
            if (light && (graph.relation(noun).equals("obj") || token.deprel().equals("nsubj:pass"))) {
                return negatedNoun(noun, above);
            }
        }
        return negatedNoun(noun, voiceOnly(governor));
    }

    private static boolean isParticipant(String deprel) {
        return switch (deprel) {
            case "obj", "obl", "nsubj", "nsubj:pass" -> true;
            default -> false;
        };
    }

    private Factuality negatedNoun(int noun, Factuality above) {
        for (int c : graph.children(noun)) {
            if (graph.relation(c).equals("det") && NEGATIVE_WORDS.contains(lower(c)) && !above.negative()) {
                return above.negated("\"" + graph.token(c).form() + "\"");
            }
        }
        return above;
    }

    // ---- what the predicate says of itself

    private Factuality nominal(int noun, Factuality context) {
        boolean attribute = switch (graph.relation(noun)) {
            case "appos", "nmod", "compound" -> !graph.token(noun).deprel().equals("nmod");
            default -> false;
        };
        boolean title = graph.token(noun).deprel().equals("nmod:desc");
        Factuality result = title ? context : attribute ? voiceOnly(noun).saidBy(context.voice()) : eventContext(noun);
        if (question && attribute && graph.token(0).lemma().equals("be")) {
            // "Is Tom Reed the next head?" is sometimes read as an apposition.
            result = result.with(Modality.ASKED, "question");
        }
        for (int c : graph.children(noun)) {
            String upos =
                    graph.relation(c).equals("amod") ? "ADJ" : graph.token(c).upos();
            Signal signal =
                    signals.find(upos.equals("ADJ") ? lower(c) : graph.token(c).lemma(), upos, "self");
            if (signal != null
                    && (graph.relation(c).equals("amod") || graph.relation(c).equals("advmod"))) {
                result = modify(signal, result);
            }
        }
        return result;
    }

    private static Factuality modify(Signal signal, Factuality result) {
        Signals.Effect effect = Signals.Effect.parse(signal.whenPositive());
        String reason = "\"" + signal.lemma() + "\"";
        Factuality modified = result.with(strongest(result.modality(), effect.modality()), reason);
        return effect.polarity() == Polarity.NEGATIVE ? modified.negated(reason) : modified;
    }

    private Factuality own(int predicate, Factuality context) {
        Factuality result = context;
        for (int c : graph.children(predicate)) {
            String relation = graph.relation(c);
            if (relation.equals("aux")) {
                result = auxiliary(predicate, c, result);
            } else if (relation.equals("advmod") || relation.equals("cc") || relation.equals("discourse")) {
                result = adverb(c, result);
            } else if (relation.equals("obl") || relation.equals("advcl")) {
                result = accordingTo(c, result);
            }
        }
        if (isNegated(predicate)) {
            result = result.negated("negation");
        }
        if (hasCondition(predicate) && result.modality() != Modality.ACTUAL) {
            result = result.with(Modality.CONDITIONAL, "under a condition");
        } else if (hasCondition(predicate) && !isPast(predicate)) {
            result = result.with(Modality.CONDITIONAL, "under a condition");
        }
        if (question && graph.token(predicate).head() < 0 && asksWhether(predicate)) {
            return result.with(Modality.ASKED, "question");
        }
        if (graph.token(predicate).head() < 0
                && hasTo(predicate)
                && (hasOwnSubject(predicate) || isInverted(predicate))) {
            return result.with(Modality.EXPECTED, "headline infinitive");
        }
        if (isInverted(predicate)) {
            return result.with(Modality.CONDITIONAL, "inversion");
        }
        return isImperative(predicate) ? result.with(Modality.DEMANDED, "imperative") : result;
    }

    private boolean hasOwnSubject(int predicate) {
        return graph.hasChild(predicate, "nsubj") || graph.hasChild(predicate, "nsubj:pass");
    }

    /** Whether a question asks if it happened; one that asks who, why or how takes it for granted. */
    private boolean asksWhether(int predicate) {
        int subject = Math.max(graph.child(predicate, "nsubj"), graph.child(predicate, "nsubj:pass"));
        boolean inverted = false;
        boolean asksLater = false;
        for (int i = 0; i < graph.size(); i++) {
            boolean asks = graph.token(i).xpos().startsWith("W") && graph.dominates(predicate, i);
            if (asks && i <= Math.max(subject, predicate)) {
                return false;
            }
            asksLater |= asks;
        }
        for (int c : graph.children(predicate)) {
            inverted |= (graph.relation(c).equals("aux") || graph.relation(c).equals("cop")) && c < subject;
        }
        // "I sent it and it failed, what should I do?" tells first and asks then.
        return inverted || !asksLater;
    }

    private boolean isPast(int predicate) {
        return graph.token(predicate).xpos().equals("VBD")
                || graph.children(predicate).stream()
                        .anyMatch(c -> graph.relation(c).equals("aux")
                                && graph.token(c).xpos().equals("VBD"));
    }

    private Factuality auxiliary(int predicate, int auxiliary, Factuality result) {
        String word = lower(auxiliary);
        return switch (word) {
            case "may", "might", "could", "can", "ca", "cannot" -> result.with(Modality.POSSIBLE, "\"" + word + "\"");
            case "must", "should", "ought", "shall", "need" ->
                word.equals("shall")
                        ? result.with(Modality.EXPECTED, "\"shall\"")
                        : result.with(Modality.DEMANDED, "\"" + word + "\"");
            case "will", "'ll", "’ll", "wo" -> result.with(Modality.EXPECTED, "\"will\"");
            case "would", "'d", "’d" ->
                isPerfectHad(predicate, word)
                        ? result
                        : result.with(result.voice() == null ? Modality.CONDITIONAL : Modality.EXPECTED, "\"would\"");
            default -> result;
        };
    }

    /** "'d" is "had" before a participle and "would" before a base form. */
    private boolean isPerfectHad(int predicate, String word) {
        return !word.equals("would") && graph.token(predicate).xpos().equals("VBN");
    }

    private Factuality adverb(int adverb, Factuality result) {
        Signal signal = signals.find(graph.token(adverb).lemma(), "ADV", "self");
        if (signal == null) {
            signal = signals.find(graph.multiword(adverb), "ADV", "self");
        }
        return signal == null ? result : modify(signal, result);
    }

    private Factuality accordingTo(int oblique, Factuality result) {
        for (int c : graph.children(oblique)) {
            if (graph.relation(c).equals("case") && graph.multiword(c).equals("according to")) {
                return result.saidBy(new Voice(sentence, oblique));
            }
        }
        return result;
    }

    private boolean isNegated(int predicate) {
        int negations = 0;
        for (int c : graph.children(predicate)) {
            String word = lower(c);
            String relation = graph.relation(c);
            boolean adverb = relation.equals("advmod") || relation.equals("aux") || relation.equals("cc");
            if (adverb && NEGATIONS.contains(word) && !isNotOnly(c)) {
                negations++;
            }
            if (adverb && word.equals("cannot")) {
                negations++;
            }
            if (word.equals("longer") && c < predicate && hasNo(c)) {
                negations++;
            }
            if (isNegativeArgument(predicate, c)) {
                negations++;
            }
        }
        return negations % 2 == 1;
    }

    /** Whether a predicate is negated by a word of its own. */
    static boolean isNegatedWord(ClauseGraph graph, int predicate) {
        for (int c : graph.children(predicate)) {
            if (NEGATIONS.contains(graph.token(c).form().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    private boolean isNotOnly(int negation) {
        int next = negation + 1;
        return next < graph.size() && Set.of("only", "just", "merely", "least").contains(lower(next));
    }

    private boolean hasNo(int index) {
        for (int c : graph.children(index)) {
            if (lower(c).equals("no") || lower(c).equals("any")) {
                return true;
            }
        }
        return index > 0 && lower(index - 1).equals("no");
    }

    private boolean isNegativeArgument(int predicate, int argument) {
        String relation = graph.relation(argument);
        if (relation.equals("det")) {
            return lower(argument).equals("no") && graph.hasChild(predicate, "cop");
        }
        if (!relation.equals("nsubj") && !relation.equals("obj")) {
            return false;
        }
        if (NEGATIVE_WORDS.contains(lower(argument))) {
            return true;
        }
        for (int c : graph.children(argument)) {
            boolean quantifier =
                    graph.relation(c).equals("det") || graph.relation(c).equals("cc");
            if (quantifier && NEGATIVE_WORDS.contains(lower(c))) {
                return true;
            }
        }
        // "no one" in two words
        return lower(argument).equals("one")
                && argument > 0
                && lower(argument - 1).equals("no");
    }

    private boolean hasCondition(int predicate) {
        for (int c : graph.children(predicate)) {
            if (graph.relation(c).equals("advcl") && CONDITIONS.contains(graph.marker(c)) && !isConcessive(c)) {
                return true;
            }
        }
        return false;
    }

    /** "even if" leaves the main clause as it is. */
    private boolean isConcessive(int clause) {
        for (int c : graph.children(clause)) {
            if (lower(c).equals("even")) {
                return true;
            }
        }
        return false;
    }

    private boolean isImperative(int predicate) {
        Token token = graph.token(predicate);
        boolean heads = token.head() < 0 || token.deprel().equals("parataxis");
        return heads
                && token.xpos().equals("VB")
                && !graph.hasChild(predicate, "nsubj")
                && !graph.hasChild(predicate, "nsubj:pass")
                && !graph.hasChild(predicate, "aux")
                && !graph.marker(predicate).equals("to");
    }

    private String lower(int index) {
        return graph.token(index).form().toLowerCase(Locale.ROOT);
    }
}
