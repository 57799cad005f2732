package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Groups the mentions of people: one for all forms of a name, and none for a bare surname that could be two people's. */
final class People {
    /** How many times as often as any namesake somebody must be named for a bare surname to mean him. */
    private static final int DOMINANCE = 4;

    private final Words words;
    private final List<Draft> drafts = new ArrayList<>();

    People(Words words) {
        this.words = words;
    }

    /** The people of these mentions, in the order in which they are named, those named in full first. */
    List<Draft> group(List<NamedMention> mentions) {
        List<NamedMention> later = new ArrayList<>();
        for (NamedMention mention : mentions) {
            if (NamedMention.isShouted(mention.surface())
                    || name(mention.surface()).size() < 2) {
                later.add(mention);
            } else {
                addFullName(mention);
            }
        }
        for (NamedMention mention : later) {
            addShortName(mention);
        }
        return drafts;
    }

    private void addFullName(NamedMention mention) {
        PersonName name = name(mention.surface());
        Draft match = null;
        for (Draft draft : drafts) {
            PersonName full = name(draft.label);
            boolean surnames = full.size() > name.size() && full.endsWith(name);
            surnames |= isCutOff(mention.surface(), draft.label) || isCutOff(draft.label, mention.surface());
            if (surnames || name.agrees(full)) {
                if (match != null) {
                    match = null;
                    break;
                }
                match = draft;
            }
        }
        Draft person = match == null ? newPerson(mention.surface()) : match;
        boolean fuller = name(person.label).size() < name.size() && !hasInitialOnly(mention.surface());
        if (fuller || isCutOff(person.label, mention.surface())) {
            person.label = mention.surface();
        }
        addPerson(person, mention);
    }

    /** A bare surname or given name joins the one person whom it can mean; where two could be meant it names nobody. */
    private void addShortName(NamedMention mention) {
        PersonName name = name(mention.surface());
        if (name.size() == 0) {
            return;
        }
        Draft.Gender gender = gender(mention.honorific());
        List<Draft> bySurname = new ArrayList<>();
        List<Draft> byGivenName = new ArrayList<>();
        for (Draft draft : drafts) {
            PersonName full = name(draft.label);
            boolean fits =
                    gender == Draft.Gender.UNKNOWN || draft.gender == Draft.Gender.UNKNOWN || gender == draft.gender;
            boolean surname = full.endsWith(name);
            if (fits && surname) {
                bySurname.add(draft);
            } else if (fits
                    && mention.honorific() == null
                    && full.size() > 1
                    && full.first().equals(name.last())) {
                byGivenName.add(draft);
            }
        }
        List<Draft> certain = bySurname.stream()
                .filter(d -> gender != Draft.Gender.UNKNOWN && d.gender == gender)
                .toList();
        List<Draft> candidates = certain.size() == 1 ? certain : bySurname.size() == 0 ? byGivenName : bySurname;
        Draft meant = candidates.size() == 1 ? candidates.get(0) : meant(candidates, mention.mention());
        if (meant != null) {
            addPerson(meant, mention);
        } else if (isSomebodyElse(mention, candidates) && !NamedMention.isShouted(mention.surface())) {
            addPerson(newPerson(mention.surface()), mention);
        }
    }

    /** "Mr Reed", where the text names no Reed but his wife and his daughter, and those later: somebody else than they. */
    private static boolean isSomebodyElse(NamedMention mention, List<Draft> candidates) {
        boolean addressed = mention.honorific() != null;
        return candidates.isEmpty()
                || (addressed && candidates.stream().noneMatch(c -> isBefore(c.mentions.get(0), mention.mention())));
    }

    /**
     * Which of several people of one surname a bare surname means: the only one whom the text has named in full by then, or
     * the one of whom it speaks far more than of all others.
     */
    private static @Nullable Draft meant(List<Draft> candidates, Mention mention) {
        List<Draft> introduced = candidates.stream()
                .filter(c -> isBefore(c.mentions.get(0), mention))
                .toList();
        if (introduced.size() == 1) {
            return introduced.get(0);
        }
        Draft most = null;
        int second = 0;
        for (Draft candidate : candidates) {
            if (most == null || candidate.mentions.size() > most.mentions.size()) {
                second = most == null ? 0 : most.mentions.size();
                most = candidate;
            } else {
                second = Math.max(second, candidate.mentions.size());
            }
        }
        return most != null && most.mentions.size() >= DOMINANCE * Math.max(1, second) ? most : null;
    }

    private static boolean isBefore(Mention a, Mention b) {
        return a.sentence() < b.sentence() || (a.sentence() == b.sentence() && a.firstToken() < b.firstToken());
    }

    private Draft newPerson(String label) {
        Draft draft = new Draft(Kind.PERSON, "Person", label);
        drafts.add(draft);
        return draft;
    }

    private void addPerson(Draft person, NamedMention mention) {
        person.add(mention);
        Draft.Gender gender = gender(mention.honorific());
        if (gender == Draft.Gender.UNKNOWN) {
            gender = gender(firstWord(mention.surface()));
        }
        if (gender != Draft.Gender.UNKNOWN && person.gender == Draft.Gender.UNKNOWN) {
            person.gender = gender;
        }
    }

    private static @Nullable String firstWord(String surface) {
        int space = surface.indexOf(' ');
        return space < 0 ? null : Identities.key(surface.substring(0, space));
    }

    private Draft.Gender gender(@Nullable String word) {
        if (word == null) {
            return Draft.Gender.UNKNOWN;
        }
        return words.masculine.contains(word)
                ? Draft.Gender.MASCULINE
                : words.feminine.contains(word) ? Draft.Gender.FEMININE : Draft.Gender.UNKNOWN;
    }

    private PersonName name(String surface) {
        return PersonName.of(surface, words.honorifics);
    }

    /** Whether a name is the beginning of another, cut within a word as captions are: "Étienne Mbour". */
    private static boolean isCutOff(String beginning, String whole) {
        return beginning.indexOf(' ') > 0
                && whole.length() > beginning.length()
                && whole.startsWith(beginning)
                && Character.isLetter(whole.charAt(beginning.length()));
    }

    private static boolean hasInitialOnly(String surface) {
        return surface.matches(".*\\b\\p{Lu}\\.(\\s.*)?");
    }
}
