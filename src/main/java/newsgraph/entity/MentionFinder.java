package newsgraph.entity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import newsgraph.language.NameType;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;

/** Finds the mentions by name: what the gazetteer knows, what the name finder saw, and states by their demonyms. */
final class MentionFinder {
    private final Gazetteer gazetteer;
    private final Words words;

    MentionFinder(Gazetteer gazetteer, Words words) {
        this.gazetteer = gazetteer;
        this.words = words;
    }

    /** The mentions by name, in text order; of two that overlap the longer. */
    List<NamedMention> find(Text text, PageFurniture furniture) {
        List<Line> lines = Line.of(text);
        NamedStates states = new NamedStates(lines, furniture, gazetteer);
        KnownNames knownNames = new KnownNames(gazetteer, words, furniture, states);
        Demonyms demonyms = new Demonyms(gazetteer, furniture, states);
        FalseNames falseNames = new FalseNames(gazetteer, words);
        List<List<Candidate>> names = new FoundNames(gazetteer, words, furniture).bySentence(text, lines);
        List<NamedMention> mentions = new ArrayList<>();
        for (Line line : lines) {
            List<Candidate> found = names.get(line.index());
            List<Candidate> known = knownNames.in(line, beginningsOfOthers(found));
            List<Candidate> candidates = new ArrayList<>(known);
            for (Candidate name : found) {
                if (falseNames.isThing(line, name, known)) {
                    // What the thing's name holds names nobody either.
                    candidates.removeIf(k -> k.first() >= name.first() && k.end() <= name.end());
                } else if (!falseNames.include(line, name, known)) {
                    candidates.add(name);
                }
            }
            boolean[] taken = new boolean[line.tokens().size()];
            List<Candidate> chosen = choose(candidates, taken);
            chosen.addAll(demonyms.in(line, taken));
            chosen.sort(Comparator.comparingInt(Candidate::first));
            for (Candidate candidate : chosen) {
                mentions.add(mention(line, candidate));
            }
        }
        return mentions;
    }

    /** The tokens at which names begin that are no people's. */
    private static Set<Integer> beginningsOfOthers(List<Candidate> names) {
        Set<Integer> beginnings = new HashSet<>();
        for (Candidate name : names) {
            if (name.type() != NameType.PERSON) {
                beginnings.add(name.first());
            }
        }
        return beginnings;
    }

    /**
     * The longest of the candidates that overlap, of equal ones what the gazetteer knows.
     *
     * @param taken gets true for each token of those chosen
     */
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
                return new Candidate(candidate.first(), candidate.end(), other.type(), candidate.entry());
            }
        }
        return candidate;
    }

    private NamedMention mention(Line line, Candidate candidate) {
        List<Token> tokens = line.tokens();
        int head = line.head(candidate.first(), candidate.end());
        String surface = line.surface(candidate.first(), candidate.end());
        boolean demonym = candidate.entry() != null
                && !gazetteer.byDemonym(surface).isEmpty()
                && gazetteer.find(surface).stream().noneMatch(candidate.entry()::equals);
        Mention.Form form = demonym ? Mention.Form.DEMONYM : Mention.Form.NAME;
        Mention mention = new Mention(line.index(), candidate.first(), candidate.end(), head, form);
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
}
