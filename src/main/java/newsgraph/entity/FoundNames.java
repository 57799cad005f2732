package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import newsgraph.language.Name;
import newsgraph.language.NameType;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;

/** Finds the names that the name finder saw, with the words that belong to them and without those that don't. */
final class FoundNames {
    private final Words words;
    private final PageFurniture furniture;
    private final NameSyntax syntax;

    FoundNames(Gazetteer gazetteer, Words words, PageFurniture furniture) {
        this.words = words;
        this.furniture = furniture;
        this.syntax = new NameSyntax(gazetteer, words);
    }

    /** The names of each sentence, those of institutions that only their last word tells behind the others. */
    List<List<Candidate>> bySentence(Text text, List<Line> lines) {
        List<List<Candidate>> names = new ArrayList<>();
        for (int s = 0; s < lines.size(); s++) {
            names.add(new ArrayList<>());
        }
        for (Name name : text.names()) {
            addWhole(name, lines.get(name.sentence()), names.get(name.sentence()));
        }
        for (Line line : lines) {
            addByLastWord(line, names.get(line.index()));
            joinFirms(line, names.get(line.index()));
        }
        return names;
    }

    /** A name with what syntax and hyphens join to it, without its margins; none in a headline that says it alone. */
    private void addWhole(Name name, Line line, List<Candidate> names) {
        List<Token> tokens = line.tokens();
        int first = name.firstToken();
        int end = name.endToken();
        while (first > 0 && syntax.joins(tokens, first - 1, first, name.type())) {
            first--;
        }
        while (end < tokens.size() && syntax.joins(tokens, end, end - 1, name.type())) {
            end++;
        }
        while (line.isHyphen(end)) {
            end += 2;
        }
        while (first < end && isMargin(tokens.get(first), name.type(), end - first)) {
            first++;
        }
        while (first < end && !isNameWord(tokens.get(end - 1))) {
            end--;
        }
        boolean hidden = first >= end || furniture.covers(tokens.get(first));
        boolean trusted = hidden || !line.isTitleCase() || recurs(line, first, end);
        if (!hidden && trusted && !isCalendar(tokens, first, end)) {
            names.add(new Candidate(first, end, name.type(), null));
        }
    }

    /** Names that the name finder missed but whose last word says that they are institutions': "Tamarin Ltd". */
    private void addByLastWord(Line line, List<Candidate> names) {
        List<Token> tokens = line.tokens();
        for (int i = 1; i < tokens.size(); i++) {
            boolean last =
                    words.organisationWords.contains(Words.key(tokens.get(i).form()))
                            && Line.startsUpper(tokens.get(i).form())
                            && (i + 1 == tokens.size()
                                    || !Line.startsUpper(tokens.get(i + 1).form()));
            int first = i;
            while (first > 0
                    && tokens.get(first - 1).upos().equals("PROPN")
                    && Line.startsUpper(tokens.get(first - 1).form())) {
                first--;
            }
            int from = first;
            int end = i + 1;
            boolean free = names.stream().noneMatch(n -> n.first() < end && n.end() > from);
            if (last
                    && first < i
                    && free
                    && !furniture.covers(tokens.get(i))
                    && !line.isShouted()
                    && !line.isTitleCase()) {
                names.add(new Candidate(first, end, NameType.ORGANIZATION, null));
            }
        }
    }

    /** "Marlow and Sons Ltd" is one firm, not a man and his sons. */
    private void joinFirms(Line line, List<Candidate> names) {
        List<Token> tokens = line.tokens();
        for (Candidate founder : List.copyOf(names)) {
            int partner = founder.end() + 1;
            boolean joined = partner < tokens.size()
                    && (tokens.get(partner - 1).form().equals("and")
                            || tokens.get(partner - 1).form().equals("&"))
                    && Line.startsUpper(tokens.get(partner).form())
                    && words.firmPartners.contains(Words.key(tokens.get(partner).form()));
            if (!joined) {
                continue;
            }
            int end = partner + 1;
            while (end < tokens.size()
                    && words.organisationWords.contains(
                            Words.key(tokens.get(end).form()))
                    && Line.startsUpper(tokens.get(end).form())) {
                end++;
            }
            int last = end;
            names.removeIf(n -> n.first() < last && n.end() > founder.first());
            names.add(new Candidate(founder.first(), last, NameType.ORGANIZATION, null));
        }
    }

    /** Whether a name of a headline stands elsewhere in the text too. */
    private static boolean recurs(Line line, int first, int end) {
        String surface = line.surface(first, end);
        int at = line.text().indexOf(surface);
        return at >= 0 && line.text().indexOf(surface, at + 1) >= 0;
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
}
