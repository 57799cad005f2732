package newsgraph.entity;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import newsgraph.language.Name;
import newsgraph.language.NameType;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/** Finds the mentions by name: what the gazetteer knows, what the name finder saw, and states by their demonyms. */
final class MentionFinder {
    private static final int LONGEST_NAME_TOKENS = 9;
    private static final int LONGEST_SHORT_ACRONYM = 3;
    private static final int LONGEST_POSITION = 4;
    private static final int SHORTEST_HEADLINE_WORDS = 4;

    private final Gazetteer gazetteer;
    private final Words words;

    MentionFinder(Gazetteer gazetteer, Words words) {
        this.gazetteer = gazetteer;
        this.words = words;
    }

    private record Candidate(
            int sentence,
            int first,
            int end,
            @Nullable NameType type,
            @Nullable GazetteerEntry entry) {
        int length() {
            return end - first;
        }
    }

    /** The mentions by name, in text order; of two that overlap the longer. */
    List<NamedMention> find(Text text, PageFurniture furniture) {
        Map<String, Integer> states = statesNamed(text, furniture);
        List<NamedMention> found = new ArrayList<>();
        List<List<Candidate>> names = namesBySentence(text, furniture);
        for (int s = 0; s < text.sentences().size(); s++) {
            Sentence sentence = text.sentences().get(s);
            List<Candidate> candidates = new ArrayList<>();
            Set<Integer> locations = new HashSet<>();
            for (Candidate name : names.get(s)) {
                if (name.type() != NameType.PERSON) {
                    locations.add(name.first());
                }
            }
            addKnown(text.string(), sentence, s, furniture, states, locations, candidates);
            for (Candidate name : names.get(s)) {
                candidates.addAll(refined(sentence, name, candidates));
            }
            boolean[] taken = new boolean[sentence.tokens().size()];
            List<Candidate> chosen = choose(candidates, taken);
            addDemonyms(sentence, s, furniture, taken, states, chosen);
            chosen.sort(Comparator.comparingInt(Candidate::first));
            for (Candidate candidate : chosen) {
                found.add(mention(text.string(), sentence, candidate));
            }
        }
        return found;
    }

    // ---- the gazetteer

    /** How often each state is meant by a name or demonym, by its label; settles "the Supreme Court". */
    private Map<String, Integer> statesNamed(Text text, PageFurniture furniture) {
        Map<String, Integer> counts = new HashMap<>();
        for (Sentence sentence : text.sentences()) {
            for (int i = 0; i < sentence.tokens().size(); i++) {
                Token token = sentence.tokens().get(i);
                if (furniture.covers(token) || !startsUpper(token.form())) {
                    continue;
                }
                for (int length = 1;
                        length <= 3 && i + length <= sentence.tokens().size();
                        length++) {
                    String surface = surface(text.string(), sentence, i, i + length);
                    for (GazetteerEntry entry : gazetteer.find(surface)) {
                        String state = gazetteer.isState(entry) ? entry.label() : entry.state();
                        if (state != null) {
                            counts.merge(state, gazetteer.isState(entry) ? 2 : 1, Integer::sum);
                        }
                        break;
                    }
                }
                for (GazetteerEntry entry : gazetteer.byDemonym(token.form())) {
                    counts.merge(entry.label(), 2, Integer::sum);
                }
            }
        }
        return counts;
    }

    private void addKnown(
            String text,
            Sentence sentence,
            int s,
            PageFurniture furniture,
            Map<String, Integer> states,
            Set<Integer> namesBegin,
            List<Candidate> into) {
        List<Token> tokens = sentence.tokens();
        for (int i = 0; i < tokens.size(); i++) {
            if (furniture.covers(tokens.get(i)) || !mayBegin(tokens.get(i))) {
                continue;
            }
            int longest = Math.min(LONGEST_NAME_TOKENS, tokens.size() - i);
            for (int length = longest; length >= 1; length--) {
                if (tokens.get(i + length - 1).upos().equals("PUNCT")) {
                    continue;
                }
                String surface = surface(text, sentence, i, i + length);
                GazetteerEntry entry = known(surface, states);
                if (entry != null && isOfAnother(text, sentence, i + length, entry, surface)) {
                    continue;
                }
                // "British government" is described by its state, even where a gazetteer lists it.
                boolean body = words.stateBodies.contains(
                        Words.key(tokens.get(i + length - 1).form()));
                boolean sure = entry != null && !body && (length > 1 || isName(sentence, i, entry, namesBegin));
                if (sure) {
                    into.add(new Candidate(s, i, i + length, null, entry));
                    break;
                }
            }
            if (tokens.get(i).upos().equals("PROPN") || tokens.get(i).upos().equals("ADJ")) {
                Optional<GazetteerEntry> misspelt =
                        gazetteer.similarState(tokens.get(i).form());
                String next = i + 1 == tokens.size()
                        ? ""
                        : Words.key(tokens.get(i + 1).form());
                boolean ofBody = words.missions.contains(next) || words.stateBodies.contains(next);
                boolean alone = ofBody
                        || ((i == 0 || !tokens.get(i - 1).upos().equals("PROPN"))
                                && (i + 1 == tokens.size()
                                        || !tokens.get(i + 1).upos().equals("PROPN")));
                if (misspelt.isPresent() && alone) {
                    into.add(new Candidate(s, i, i + 1, null, misspelt.get()));
                }
            }
        }
    }

    private static boolean mayBegin(Token token) {
        return switch (token.upos()) {
            case "DET" -> false;
            case "PUNCT", "ADP", "PRON", "CCONJ", "SCONJ", "AUX", "PART" ->
                startsUpper(token.form()) && token.form().length() > 1 && isAllUpper(token.form());
            default -> true;
        };
    }

    /** A single word is a name where it is tagged or found as one: "Nice" and "Reading" are words too. */
    private boolean isName(Sentence sentence, int index, GazetteerEntry entry, Set<Integer> namesBegin) {
        Token token = sentence.tokens().get(index);
        if (!startsUpper(token.form())
                || words.calendar.contains(Words.key(token.form()))
                || isHyphenated(sentence, index)) {
            return false;
        }
        if (isAllUpper(token.form()) && token.form().length() <= LONGEST_SHORT_ACRONYM && isShouted(sentence)) {
            // "THEY TOLD US NOTHING"
            return false;
        }
        if (gazetteer.isState(entry)) {
            return token.upos().equals("PROPN") || namesBegin.contains(index) || isAllUpper(token.form());
        }
        return (token.upos().equals("PROPN") && !token.deprel().equals("flat") && !isPartOfName(sentence, index))
                || namesBegin.contains(index);
    }

    /** Whether a proper noun stands in a longer name that is not its own: the "Vienna" of the Vienna Convention. */
    private static boolean isPartOfName(Sentence sentence, int index) {
        Token token = sentence.tokens().get(index);
        boolean compound = token.deprel().equals("compound") && token.head() > index;
        return compound && sentence.tokens().get(token.head()).upos().equals("PROPN");
    }

    /** Whether a token is a part of a word with hyphens: "Ondo-Nze". */
    private static boolean isHyphenated(Sentence sentence, int index) {
        return isHyphen(sentence, index + 1) || isHyphen(sentence, index - 1);
    }

    private static boolean isHyphen(Sentence sentence, int index) {
        if (index <= 0 || index + 1 >= sentence.tokens().size()) {
            return false;
        }
        Token token = sentence.tokens().get(index);
        return token.form().equals("-")
                && sentence.tokens().get(index - 1).end() == token.begin()
                && sentence.tokens().get(index + 1).begin() == token.end()
                && startsUpper(sentence.tokens().get(index + 1).form());
    }

    /** Whether a line is set in capitals throughout. */
    private static boolean isShouted(Sentence sentence) {
        return sentence.tokens().size() > 2 && sentence.tokens().stream().allMatch(t -> isAllUpper(t.form()));
    }

    /** Whether a line is a headline with capitals on nearly every word, so that they tell no name. */
    private static boolean isTitleCase(Sentence sentence) {
        int wordsSeen = 0;
        int capitals = 0;
        for (Token token : sentence.tokens()) {
            if (token.form().length() > 3 && Character.isLetter(token.form().charAt(0))) {
                wordsSeen++;
                capitals += startsUpper(token.form()) ? 1 : 0;
            }
        }
        String last = sentence.tokens().get(sentence.tokens().size() - 1).form();
        return wordsSeen >= SHORTEST_HEADLINE_WORDS && capitals == wordsSeen && !last.equals(".");
    }

    /** Whether a short name goes on with another state than its own: "the Supreme Court of Cyprus". */
    private boolean isOfAnother(String text, Sentence sentence, int end, GazetteerEntry entry, String surface) {
        List<Token> tokens = sentence.tokens();
        if (end + 1 >= tokens.size()
                || !tokens.get(end).form().equals("of")
                || !gazetteer.find(surface).isEmpty()) {
            return false;
        }
        int from = tokens.get(end + 1).upos().equals("DET") ? end + 2 : end + 1;
        for (int to = Math.min(tokens.size(), from + 3); to > from; to--) {
            for (GazetteerEntry state : gazetteer.find(surface(text, sentence, from, to))) {
                if (gazetteer.isState(state)) {
                    return !state.label().equals(entry.state());
                }
            }
        }
        return false;
    }

    private @Nullable GazetteerEntry known(String surface, Map<String, Integer> states) {
        List<GazetteerEntry> entries = gazetteer.find(surface);
        if (!entries.isEmpty()) {
            return entries.get(0);
        }
        GazetteerEntry best = null;
        int most = 0;
        for (GazetteerEntry entry : gazetteer.findInContext(surface)) {
            int count = entry.state() == null ? 0 : states.getOrDefault(entry.state(), 0);
            if (count > most) {
                most = count;
                best = entry;
            }
        }
        return best;
    }

    private void addDemonyms(
            Sentence sentence,
            int s,
            PageFurniture furniture,
            boolean[] taken,
            Map<String, Integer> states,
            List<Candidate> into) {
        for (int i = 0; i < sentence.tokens().size(); i++) {
            Token token = sentence.tokens().get(i);
            if (taken[i] || furniture.covers(token) || !startsUpper(token.form())) {
                continue;
            }
            boolean two = i + 1 < sentence.tokens().size()
                    && !taken[i + 1]
                    && !token.upos().equals("DET");
            String pair =
                    two ? token.form() + " " + sentence.tokens().get(i + 1).form() : "";
            GazetteerEntry state = two ? mostNamed(gazetteer.byDemonym(pair), states) : null;
            int end = state == null ? i + 1 : i + 2;
            if (state == null) {
                state = mostNamed(gazetteer.byDemonym(token.form()), states);
            }
            if (state != null && !isLanguage(sentence, end - 1)) {
                into.add(new Candidate(s, i, end, null, state));
            }
            i = end - 1;
        }
    }

    private static @Nullable GazetteerEntry mostNamed(List<GazetteerEntry> entries, Map<String, Integer> states) {
        GazetteerEntry best = null;
        int most = -1;
        for (GazetteerEntry entry : entries) {
            int count = states.getOrDefault(entry.label(), 0);
            if (count > most) {
                most = count;
                best = entry;
            }
        }
        return best;
    }

    /** "speaks Portuguese": a demonym without article that stands as an object is a language. */
    private static boolean isLanguage(Sentence sentence, int index) {
        Token token = sentence.tokens().get(index);
        boolean bare = switch (token.deprel()) {
            case "obj", "obl", "conj" -> true;
            default -> false;
        };
        if (!bare || token.form().endsWith("s")) {
            return false;
        }
        for (Token other : sentence.tokens()) {
            if (other.head() == index && other.deprel().equals("det")) {
                return false;
            }
        }
        boolean besideAdjective = token.deprel().equals("conj")
                && sentence.tokens().get(token.head()).deprel().equals("amod");
        return !besideAdjective;
    }

    // ---- the name finder

    private List<List<Candidate>> namesBySentence(Text text, PageFurniture furniture) {
        List<List<Candidate>> names = new ArrayList<>();
        for (int s = 0; s < text.sentences().size(); s++) {
            names.add(new ArrayList<>());
        }
        for (Name name : text.names()) {
            List<Token> tokens = text.sentences().get(name.sentence()).tokens();
            int first = name.firstToken();
            int end = name.endToken();
            while (first > 0 && joins(tokens, first - 1, first, name.type())) {
                first--;
            }
            while (end < tokens.size() && joins(tokens, end, end - 1, name.type())) {
                end++;
            }
            while (isHyphen(text.sentences().get(name.sentence()), end)) {
                end += 2;
            }
            while (first < end && isMargin(tokens.get(first), name.type(), end - first)) {
                first++;
            }
            while (first < end && !isNameWord(tokens.get(end - 1))) {
                end--;
            }
            boolean hidden = first >= end || furniture.covers(tokens.get(first));
            boolean trusted = hidden
                    || !isTitleCase(text.sentences().get(name.sentence()))
                    || recurs(text, name.sentence(), first, end);
            if (!hidden && trusted && !isCalendar(tokens, first, end)) {
                names.get(name.sentence()).add(new Candidate(name.sentence(), first, end, name.type(), null));
            }
        }
        for (int s = 0; s < text.sentences().size(); s++) {
            addByLastWord(text.sentences().get(s), s, furniture, names.get(s));
        }
        return names;
    }

    /** Names that the name finder missed but whose last word says that they are institutions': "Tamarin Ltd". */
    private void addByLastWord(Sentence sentence, int s, PageFurniture furniture, List<Candidate> names) {
        List<Token> tokens = sentence.tokens();
        for (int i = 1; i < tokens.size(); i++) {
            boolean last = words.organisationWords.contains(
                            Words.key(tokens.get(i).form()))
                    && startsUpper(tokens.get(i).form())
                    && (i + 1 == tokens.size() || !startsUpper(tokens.get(i + 1).form()));
            int first = i;
            while (first > 0
                    && tokens.get(first - 1).upos().equals("PROPN")
                    && startsUpper(tokens.get(first - 1).form())) {
                first--;
            }
            int from = first;
            int end = i + 1;
            boolean free = names.stream().noneMatch(n -> n.first() < end && n.end() > from);
            if (last
                    && first < i
                    && free
                    && !furniture.covers(tokens.get(i))
                    && !isShouted(sentence)
                    && !isTitleCase(sentence)) {
                names.add(new Candidate(s, first, end, NameType.ORGANIZATION, null));
            }
        }
    }

    /** Whether a name of a headline stands elsewhere in the text too. */
    private static boolean recurs(Text text, int sentence, int first, int end) {
        String surface = surface(text.string(), text.sentences().get(sentence), first, end);
        int at = text.string().indexOf(surface);
        return at >= 0 && text.string().indexOf(surface, at + 1) >= 0;
    }

    /** Whether the syntax makes a proper noun beside a name a part of it: given name and surname, the words of a firm's name. */
    private boolean joins(List<Token> tokens, int outside, int inside, NameType type) {
        Token token = tokens.get(outside);
        boolean afterOf = outside > 0 && tokens.get(outside - 1).upos().equals("ADP");
        if (!token.upos().equals("PROPN") || !startsUpper(token.form()) || (outside < inside && afterOf)) {
            return false;
        }
        boolean given = type == NameType.PERSON && outside < inside && isGivenName(tokens, outside, inside);
        boolean flat = given || isLinked(tokens, outside, inside, "flat");
        return flat
                || (type != NameType.PERSON
                        && (outside > inside || isFreeWord(token))
                        && isLinked(tokens, outside, inside, "compound"));
    }

    /** A word that names no state, city or people of its own and can begin a longer name: "Hotel Miramar". */
    private boolean isFreeWord(Token token) {
        String key = Words.key(token.form());
        return !words.titles.contains(key)
                && !words.calendar.contains(key)
                && gazetteer.find(token.form()).isEmpty()
                && gazetteer.byDemonym(token.form()).isEmpty();
    }

    /** A proper noun before a surname that names nothing else: a given name that the syntax took for a compound. */
    private boolean isGivenName(List<Token> tokens, int outside, int inside) {
        Token token = tokens.get(outside);
        String key = Words.key(token.form());
        return token.deprel().equals("compound")
                && token.head() == inside
                && !isAllUpper(token.form())
                && !words.titles.contains(key)
                && !words.honorifics.contains(key)
                && !words.positions.contains(key)
                && gazetteer.find(token.form()).isEmpty()
                && gazetteer.byDemonym(token.form()).isEmpty();
    }

    private static boolean isLinked(List<Token> tokens, int a, int b, String relation) {
        return linksTo(tokens, a, b, relation)
                || linksTo(tokens, b, a, relation)
                || (tokens.get(a).deprel().equals(relation)
                        && tokens.get(b).deprel().equals(relation)
                        && tokens.get(a).head() == tokens.get(b).head());
    }

    private static boolean linksTo(List<Token> tokens, int dependent, int head, String relation) {
        return tokens.get(dependent).deprel().equals(relation)
                && tokens.get(dependent).head() == head;
    }

    /** Whether a name's first token is no part of it: an article, a title before a person, a word without capital. */
    private boolean isMargin(Token token, NameType type, int length) {
        if (!isNameWord(token)) {
            return true;
        }
        if (length == 1) {
            return false;
        }
        String key = Words.key(token.form());
        boolean title = words.honorifics.contains(key)
                || words.titles.contains(key)
                || words.positions.contains(key)
                || token.deprel().equals("nmod:desc");
        return key.equals("the") || (type == NameType.PERSON && title);
    }

    private static boolean isNameWord(Token token) {
        int first = token.form().codePointAt(0);
        return (Character.isUpperCase(first)
                        || Character.isTitleCase(first)
                        || Character.isDigit(first)
                        || (Character.isLetter(first) && !Character.isLowerCase(first)))
                && !token.upos().equals("PUNCT");
    }

    private boolean isCalendar(List<Token> tokens, int first, int end) {
        for (int i = first; i < end; i++) {
            if (!words.calendar.contains(Words.key(tokens.get(i).form()))) {
                return false;
            }
        }
        return true;
    }

    /**
     * A name without what the gazetteer knows better: where a demonym or state stands before a known institution ("British
     * Foreign Office"), the known part is the name.
     */
    private List<Candidate> refined(Sentence sentence, Candidate name, List<Candidate> known) {
        for (Candidate candidate : known) {
            if (candidate.entry() == null || candidate.end() != name.end() || candidate.first() <= name.first()) {
                continue;
            }
            boolean stateBefore = true;
            for (int i = name.first(); i < candidate.first(); i++) {
                String form = sentence.tokens().get(i).form();
                stateBefore &= !gazetteer.byDemonym(form).isEmpty()
                        || gazetteer.find(form).stream().anyMatch(gazetteer::isState)
                        || form.equals("'s")
                        || form.equals("’s");
            }
            if (stateBefore && candidate.length() > 1) {
                return List.of();
            }
        }
        if (isStateBodyOrMission(sentence, name)) {
            return List.of();
        }
        if (name.type() != NameType.PERSON && isPosition(sentence, name)) {
            return List.of();
        }
        boolean demonymOnly = name.length() == 1
                && !gazetteer
                        .byDemonym(sentence.tokens().get(name.first()).form())
                        .isEmpty();
        return demonymOnly ? List.of() : List.of(name);
    }

    /** Whether a name is a position or a part of one: "UK Secretary", the "State" of a Secretary of State. */
    private boolean isPosition(Sentence sentence, Candidate name) {
        List<Token> tokens = sentence.tokens();
        String last = Words.key(tokens.get(name.end() - 1).form());
        StringBuilder phrase = new StringBuilder(last);
        for (int i = name.end() - 2; i >= 0 && i >= name.end() - LONGEST_POSITION; i--) {
            phrase.insert(0, Words.key(tokens.get(i).form()) + " ");
            if (words.positions.contains(phrase.toString()) || words.titles.contains(phrase.toString())) {
                return true;
            }
        }
        return words.positions.contains(last) && !words.organisationNouns.contains(last);
    }

    /** "British Government", "Embassy of Ecuador", "Embassy": described, not named, so left to the descriptions. */
    private boolean isStateBodyOrMission(Sentence sentence, Candidate name) {
        String begins = Words.key(sentence.tokens().get(name.first()).form());
        if (words.missions.contains(begins)
                && name.length() > 2
                && sentence.tokens().get(name.first() + 1).form().equals("of")) {
            return true;
        }
        String last = Words.key(sentence.tokens().get(name.end() - 1).form());
        if (!words.stateBodies.contains(last) && !words.missions.contains(last)) {
            return false;
        }
        for (int i = name.first(); i < name.end() - 1; i++) {
            String form = sentence.tokens().get(i).form();
            boolean state = !gazetteer.byDemonym(form).isEmpty()
                    || !gazetteer.find(form).isEmpty()
                    || gazetteer.similarState(form).isPresent()
                    || form.endsWith("s");
            if (!state) {
                return false;
            }
        }
        return true;
    }

    // ---- which of those that overlap

    private List<Candidate> choose(List<Candidate> candidates, boolean[] taken) {
        List<Candidate> ordered = new ArrayList<>(candidates);
        ordered.sort(Comparator.comparingInt(Candidate::length)
                .reversed()
                .thenComparingInt(c -> c.entry() == null ? 1 : 0)
                .thenComparingInt(Candidate::first));
        List<Candidate> chosen = new ArrayList<>();
        for (Candidate candidate : ordered) {
            boolean free = true;
            for (int i = candidate.first(); i < candidate.end(); i++) {
                free &= !taken[i];
            }
            if (!free) {
                continue;
            }
            for (int i = candidate.first(); i < candidate.end(); i++) {
                taken[i] = true;
            }
            chosen.add(withType(candidate, candidates));
        }
        return chosen;
    }

    /** A known name keeps what the name finder took the same words for: a "Jordan" may be a person. */
    private static Candidate withType(Candidate candidate, List<Candidate> all) {
        for (Candidate other : all) {
            boolean same = other.first() == candidate.first() && other.end() == candidate.end();
            if (same && other.type() != null) {
                return new Candidate(
                        candidate.sentence(), candidate.first(), candidate.end(), other.type(), candidate.entry());
            }
        }
        return candidate;
    }

    private NamedMention mention(String text, Sentence sentence, Candidate candidate) {
        List<Token> tokens = sentence.tokens();
        int head = head(tokens, candidate.first(), candidate.end());
        String surface = surface(text, sentence, candidate.first(), candidate.end());
        boolean demonym = candidate.entry() != null
                && !gazetteer.byDemonym(surface).isEmpty()
                && gazetteer.find(surface).stream().noneMatch(candidate.entry()::equals);
        Mention.Form form = demonym ? Mention.Form.DEMONYM : Mention.Form.NAME;
        Mention mention = new Mention(candidate.sentence(), candidate.first(), candidate.end(), head, form);
        String before = candidate.first() == 0
                ? ""
                : Words.key(tokens.get(candidate.first() - 1).form());
        if (before.isEmpty() && candidate.first() > 1) {
            before = Words.key(tokens.get(candidate.first() - 2).form());
        }
        boolean described = candidate.type() != null
                && candidate.first() > 0
                && tokens.get(candidate.first() - 1).upos().equals("NOUN")
                && words.organisationNouns.contains(
                        Words.key(tokens.get(candidate.first() - 1).form()));
        return new NamedMention(
                mention,
                surface,
                described ? NameType.ORGANIZATION : candidate.type(),
                candidate.entry(),
                words.honorifics.contains(before) ? before : null,
                described);
    }

    /** The token of a span whose head lies outside it; the last one where the syntax leaves two. */
    static int head(List<Token> tokens, int first, int end) {
        for (int i = first; i < end; i++) {
            int head = tokens.get(i).head();
            if ((head < first || head >= end) && !tokens.get(i).upos().equals("PUNCT")) {
                return i;
            }
        }
        return end - 1;
    }

    /** The words of a span as written, on one line, composed, with straight apostrophes. */
    static String surface(String text, Sentence sentence, int first, int end) {
        String raw = text.substring(
                sentence.tokens().get(first).begin(),
                sentence.tokens().get(end - 1).end());
        String line = Normalizer.normalize(raw, Normalizer.Form.NFC)
                .replaceAll("\\s+", " ")
                .replace('’', '\'')
                .strip();
        // The full stop of "Ltd." at the end of a sentence is no part of the name; that of "D.C." is.
        return line.endsWith(".") && line.indexOf('.') == line.length() - 1 && line.length() > 3
                ? line.substring(0, line.length() - 1)
                : line;
    }

    private static boolean startsUpper(String form) {
        return Character.isUpperCase(form.codePointAt(0));
    }

    private static boolean isAllUpper(String form) {
        return form.codePoints().noneMatch(Character::isLowerCase);
    }
}
