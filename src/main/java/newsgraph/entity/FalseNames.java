package newsgraph.entity;

import java.util.List;
import newsgraph.language.NameType;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;

/**
 * Tells what the name finder took for a name and is none: positions, demonyms, things, bodies that are described by their
 * state.
 */
final class FalseNames {
    private static final int LONGEST_POSITION = 4;

    private final Gazetteer gazetteer;
    private final Words words;

    FalseNames(Gazetteer gazetteer, Words words) {
        this.gazetteer = gazetteer;
        this.words = words;
    }

    /**
     * Whether a name of the name finder's is none.
     *
     * @param known what the gazetteer knows in the sentence
     */
    boolean include(Line line, Candidate name, List<Candidate> known) {
        return isKnownBehindState(line, name, known)
                || isStateBodyOrMission(line, name)
                || (name.type() != NameType.PERSON && isPosition(line, name))
                || isDemonym(line, name);
    }

    /** "Union Flag", "Victory Medal": a thing with a name, which does nothing. */
    boolean isThing(Line line, Candidate name, List<Candidate> known) {
        String last = Words.key(line.tokens().get(name.end() - 1).form());
        return name.length() > 1
                && name.type() != NameType.PERSON
                && words.things.contains(last)
                && known.stream().noneMatch(k -> k.first() == name.first() && k.end() == name.end());
    }

    /** Whether a demonym or state stands before a known institution, which is the name: "British Foreign Office". */
    private boolean isKnownBehindState(Line line, Candidate name, List<Candidate> known) {
        for (Candidate candidate : known) {
            if (candidate.end() != name.end() || candidate.first() <= name.first()) {
                continue;
            }
            boolean stateBefore = true;
            for (int i = name.first(); i < candidate.first(); i++) {
                String form = line.tokens().get(i).form();
                stateBefore &= !gazetteer.byDemonym(form).isEmpty()
                        || gazetteer.find(form).stream().anyMatch(gazetteer::isState)
                        || form.equals("'s")
                        || form.equals("’s");
            }
            if (stateBefore && candidate.length() > 1) {
                return true;
            }
        }
        return false;
    }

    private boolean isDemonym(Line line, Candidate name) {
        return name.length() == 1
                && !gazetteer.byDemonym(line.tokens().get(name.first()).form()).isEmpty();
    }

    /** Whether a name is a position or a part of one: "UK Secretary", the "State" of a Secretary of State. */
    private boolean isPosition(Line line, Candidate name) {
        List<Token> tokens = line.tokens();
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
    private boolean isStateBodyOrMission(Line line, Candidate name) {
        String begins = Words.key(line.tokens().get(name.first()).form());
        if (words.missions.contains(begins)
                && name.length() > 2
                && line.tokens().get(name.first() + 1).form().equals("of")) {
            return true;
        }
        String last = Words.key(line.tokens().get(name.end() - 1).form());
        if (!words.stateBodies.contains(last) && !words.missions.contains(last)) {
            return false;
        }
        for (int i = name.first(); i < name.end() - 1; i++) {
            String form = line.tokens().get(i).form();
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
}
