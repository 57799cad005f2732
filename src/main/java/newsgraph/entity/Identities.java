package newsgraph.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.language.NameType;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/**
 * Groups mentions by name into entities: one for all forms of a name, and none for a bare surname that could be two people's.
 */
final class Identities {
    /** How many times as often as any namesake somebody must be named for a bare surname to mean him. */
    private static final int DOMINANCE = 4;

    /** How many guesses of the name finder a noun outweighs that says what the name names. */
    private static final int DESCRIBED_WEIGHT = 20;

    private static final Set<String> NAME_SUFFIXES =
            Set.of("jr", "sr", "ii", "iii", "iv", "qc", "kc", "mp", "obe", "cbe");

    private final Gazetteer gazetteer;
    private final Words words;
    private final Map<String, Set<String>> superclasses;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<String, Draft> byKey = new HashMap<>();
    private final Map<String, String> acronyms = new HashMap<>();

    Identities(Gazetteer gazetteer, Words words, Map<String, Set<String>> superclasses) {
        this.gazetteer = gazetteer;
        this.words = words;
        this.superclasses = superclasses;
    }

    /**
     * The entities of these mentions.
     *
     * @param acronyms the acronyms that the text itself spells out, in lower case, each with the name
     */
    List<Draft> group(List<NamedMention> mentions, Map<String, String> acronyms) {
        this.acronyms.putAll(acronyms);
        List<NamedMention> people = new ArrayList<>();
        List<NamedMention> others = new ArrayList<>();
        Map<String, Integer> votes = votes(mentions);
        for (NamedMention mention : mentions) {
            if (isPerson(mention, votes, mentions)) {
                people.add(mention);
            } else {
                others.add(mention);
            }
        }
        groupPeople(people);
        for (NamedMention mention : others) {
            groupOther(mention, votes);
        }
        return drafts;
    }

    // ---- what a name names

    /** For each name and type, how often the name finder took it so. */
    private static Map<String, Integer> votes(List<NamedMention> mentions) {
        Map<String, Integer> votes = new HashMap<>();
        for (NamedMention mention : mentions) {
            if (mention.type() != null) {
                int weight = mention.described() ? DESCRIBED_WEIGHT : 1;
                votes.merge(key(mention.surface()) + '/' + mention.type(), weight, Integer::sum);
            }
        }
        return votes;
    }

    private static NameType mostVoted(String surface, Map<String, Integer> votes, NameType otherwise) {
        NameType best = otherwise;
        int most = votes.getOrDefault(key(surface) + '/' + otherwise, 0);
        for (NameType type : NameType.values()) {
            int count = votes.getOrDefault(key(surface) + '/' + type, 0);
            if (count > most) {
                most = count;
                best = type;
            }
        }
        return best;
    }

    private boolean isPerson(NamedMention mention, Map<String, Integer> votes, List<NamedMention> all) {
        if (mention.mention().form() == Mention.Form.DEMONYM) {
            return false;
        }
        if (mention.honorific() != null) {
            return true;
        }
        if (isOrganisationByWord(mention.surface()) || acronyms.containsKey(key(mention.surface()))) {
            return false;
        }
        if (mention.type() == null) {
            return mention.entry() != null && isSurnameOfSomebody(mention, all);
        }
        NameType type = mostVoted(mention.surface(), votes, mention.type());
        if (mention.entry() == null && !mention.described() && sharesSurname(mention, all)) {
            return true;
        }
        if (mention.entry() != null) {
            return type == NameType.PERSON && isSurnameOfSomebody(mention, all);
        }
        return type == NameType.PERSON;
    }

    /** Whether a name's last word says that it is an institution: "Lumen Bank", "Linton Ltd". */
    private boolean isOrganisationByWord(String surface) {
        int space = surface.lastIndexOf(' ');
        return space > 0 && words.organisationWords.contains(Words.key(surface.substring(space + 1)));
    }

    /** Whether a name is the surname of a person of the text, or has that surname: families are no places. */
    private static boolean sharesSurname(NamedMention mention, List<NamedMention> all) {
        String[] split = key(mention.surface()).split(" ", -1);
        if (split.length > 2) {
            return false;
        }
        for (NamedMention other : all) {
            String[] full = key(other.surface()).split(" ", -1);
            boolean person = other.type() == NameType.PERSON && other.entry() == null && full.length > 1;
            boolean same = full[full.length - 1].equals(split[split.length - 1])
                    && !other.surface().equals(mention.surface());
            if (person && same) {
                return true;
            }
        }
        return false;
    }

    /** Whether a longer name of a person in the text ends with this one, so that "Jordan" may be Michael Jordan. */
    private static boolean isSurnameOfSomebody(NamedMention mention, List<NamedMention> all) {
        if (mention.surface().indexOf(' ') >= 0) {
            return false;
        }
        String suffix = " " + key(mention.surface());
        for (NamedMention other : all) {
            if (other.type() == NameType.PERSON
                    && other.entry() == null
                    && key(other.surface()).endsWith(suffix)) {
                return true;
            }
        }
        return false;
    }

    // ---- people

    private void groupPeople(List<NamedMention> mentions) {
        List<NamedMention> later = new ArrayList<>();
        for (NamedMention mention : mentions) {
            if (isShouted(mention.surface()) || nameWords(mention.surface()).size() < 2) {
                later.add(mention);
            } else {
                addFullName(mention);
            }
        }
        for (NamedMention mention : later) {
            addShortName(mention);
        }
    }

    private void addFullName(NamedMention mention) {
        List<String> name = nameWords(mention.surface());
        Draft match = null;
        for (Draft draft : drafts) {
            List<String> full = nameWords(draft.label);
            // "Benitez Salas" is Rodrigo Benitez Salas.
            boolean surnames = full.size() > name.size() && endsWith(full, name);
            surnames |= isCutOff(mention.surface(), draft.label) || isCutOff(draft.label, mention.surface());
            if (draft.kind == Kind.PERSON && (surnames || agrees(name, full))) {
                if (match != null) {
                    match = null;
                    break;
                }
                match = draft;
            }
        }
        Draft person = match == null ? newPerson(mention.surface()) : match;
        boolean fuller = nameWords(person.label).size() < name.size() && !hasInitialOnly(mention.surface());
        if (fuller || isCutOff(person.label, mention.surface())) {
            person.label = mention.surface();
        }
        addPerson(person, mention);
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

    /** Whether two full names can be one person's: the same surname, and the given names equal, left out or initials. */
    private static boolean agrees(List<String> a, List<String> b) {
        if (!last(a).equals(last(b))) {
            return false;
        }
        List<String> fewer = a.size() <= b.size() ? a : b;
        List<String> more = a.size() <= b.size() ? b : a;
        int at = 0;
        for (int i = 0; i < fewer.size() - 1; i++) {
            String given = fewer.get(i);
            while (at < more.size() - 1 && !sameGivenName(given, more.get(at))) {
                at++;
            }
            if (at == more.size() - 1 || (i == 0 && at != 0)) {
                return false;
            }
            at++;
        }
        return true;
    }

    private static boolean sameGivenName(String a, String b) {
        return a.equals(b) || (a.length() == 1 && b.startsWith(a)) || (b.length() == 1 && a.startsWith(b));
    }

    /** A bare surname or given name joins the one person whom it can mean; where two could be meant it names nobody. */
    private void addShortName(NamedMention mention) {
        List<String> name = nameWords(mention.surface());
        if (name.isEmpty()) {
            return;
        }
        Draft.Gender gender = gender(mention.honorific());
        List<Draft> bySurname = new ArrayList<>();
        List<Draft> byGivenName = new ArrayList<>();
        for (Draft draft : drafts) {
            if (draft.kind != Kind.PERSON) {
                continue;
            }
            List<String> full = nameWords(draft.label);
            boolean fits =
                    gender == Draft.Gender.UNKNOWN || draft.gender == Draft.Gender.UNKNOWN || gender == draft.gender;
            boolean surname = endsWith(full, name);
            if (fits && surname) {
                bySurname.add(draft);
            } else if (fits
                    && mention.honorific() == null
                    && full.size() > 1
                    && full.get(0).equals(last(name))) {
                byGivenName.add(draft);
            }
        }
        List<Draft> certain = bySurname.stream()
                .filter(d -> gender != Draft.Gender.UNKNOWN && d.gender == gender)
                .toList();
        List<Draft> candidates = certain.size() == 1 ? certain : bySurname.isEmpty() ? byGivenName : bySurname;
        Draft meant = candidates.size() == 1 ? candidates.get(0) : meant(candidates, mention.mention());
        if (meant != null) {
            addPerson(meant, mention);
        } else if (candidates.isEmpty() && !isShouted(mention.surface())) {
            addPerson(newPerson(mention.surface()), mention);
        }
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

    private static boolean endsWith(List<String> full, List<String> name) {
        return full.size() >= name.size()
                && full.subList(full.size() - name.size(), full.size()).equals(name);
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
        return space < 0 ? null : key(surface.substring(0, space));
    }

    private Draft.Gender gender(@Nullable String word) {
        if (word == null) {
            return Draft.Gender.UNKNOWN;
        }
        return words.masculine.contains(word)
                ? Draft.Gender.MASCULINE
                : words.feminine.contains(word) ? Draft.Gender.FEMININE : Draft.Gender.UNKNOWN;
    }

    /** The words of a person's name for comparing: lower case, no dots, no titles before, no suffixes behind. */
    private List<String> nameWords(String surface) {
        List<String> found = new ArrayList<>();
        for (String word : key(surface).split("[\\s,]+", -1)) {
            boolean skip = word.isEmpty()
                    || NAME_SUFFIXES.contains(word)
                    || (found.isEmpty() && words.honorifics.contains(word));
            if (!skip) {
                found.add(word);
            }
        }
        return found;
    }

    private static String last(List<String> names) {
        return names.get(names.size() - 1);
    }

    private static boolean isShouted(String surface) {
        return surface.length() > 3 && surface.codePoints().noneMatch(Character::isLowerCase);
    }

    // ---- states, institutions, places

    private void groupOther(NamedMention mention, Map<String, Integer> votes) {
        String spelledOut = acronyms.get(key(mention.surface()));
        Draft named = spelledOut == null ? null : byKey.get(key(spelledOut));
        if (named != null) {
            named.add(mention);
            return;
        }
        GazetteerEntry entry = mention.entry();
        if (entry != null) {
            Draft draft = known(entry);
            draft.add(mention);
            byKey.putIfAbsent(key(mention.surface()), draft);
            return;
        }
        if (mention.type() == null) {
            return;
        }
        NameType type = mostVoted(mention.surface(), votes, mention.type());
        Kind kind = isLaw(mention.surface())
                ? Kind.LAW
                : type == NameType.LOCATION && !isOrganisationByWord(mention.surface()) ? Kind.PLACE : Kind.INSTITUTION;
        String surface = withoutArticle(mention.surface());
        Draft draft = byKey.get(key(surface));
        if (draft == null) {
            draft = similar(kind, surface);
        }
        if (draft == null) {
            if (isShouted(surface) && surface.indexOf(' ') > 0) {
                return;
            }
            draft = new Draft(kind, typeOf(kind), surface);
            drafts.add(draft);
            byKey.put(key(surface), draft);
        }
        draft.add(mention);
    }

    private static String typeOf(Kind kind) {
        return switch (kind) {
            case PERSON -> "Person";
            case STATE -> "State";
            case INSTITUTION -> "Institution";
            case PLACE -> "Place";
            case LAW -> "Law";
        };
    }

    private boolean isLaw(String surface) {
        String[] split = surface.split(" ", -1);
        String last = split[split.length - 1];
        // "Extradition Act 2003" ends with its year.
        String word = last.matches("\\d{4}") && split.length > 1 ? split[split.length - 2] : last;
        return split.length > 1 && words.laws.contains(Words.key(word));
    }

    /** The entity that the gazetteer knows, made at its first mention. */
    Draft known(GazetteerEntry entry) {
        String key = entry.type() + '\n' + entry.label();
        Draft draft = byKey.get(key);
        if (draft == null) {
            draft = new Draft(kindOf(entry), entry.type(), entry.label());
            draft.entry = entry;
            draft.code = entry.code();
            drafts.add(draft);
            byKey.put(key, draft);
        }
        return draft;
    }

    private Kind kindOf(GazetteerEntry entry) {
        if (gazetteer.isState(entry)) {
            return Kind.STATE;
        }
        Set<String> kinds = superclasses.getOrDefault(entry.type(), Set.of());
        return kinds.contains("Institution") ? Kind.INSTITUTION : kinds.contains("Law") ? Kind.LAW : Kind.PLACE;
    }

    /** The one institution of the text that a shorter form or an acronym means: "Vantage" for "Vantage Group". */
    private @Nullable Draft similar(Kind kind, String surface) {
        if (kind != Kind.INSTITUTION) {
            return null;
        }
        Draft found = null;
        String key = key(surface);
        for (Draft draft : drafts) {
            if (draft.kind != Kind.INSTITUTION) {
                continue;
            }
            String label = key(draft.label);
            boolean shorter = label.startsWith(key + " ") && key.length() > 3;
            boolean longer = key.startsWith(label + " ") && label.length() > 3 && draft.entry == null;
            boolean acronym = isShoutedAcronym(surface) && initials(draft.label).equals(surface.replace(".", ""));
            if (shorter || longer || acronym) {
                if (found != null) {
                    return null;
                }
                found = draft;
                if (longer) {
                    draft.label = surface;
                }
            }
        }
        if (found != null) {
            byKey.put(key, found);
        }
        return found;
    }

    private static boolean isShoutedAcronym(String surface) {
        return surface.length() >= 2
                && surface.length() <= 8
                && surface.replace(".", "").matches("\\p{Lu}{2,}");
    }

    private static String initials(String label) {
        StringBuilder initials = new StringBuilder();
        for (String word : label.split("[\\s-]+", -1)) {
            if (!word.isEmpty() && Character.isUpperCase(word.charAt(0))) {
                initials.append(word.charAt(0));
            }
        }
        return initials.toString();
    }

    private static String withoutArticle(String surface) {
        return surface.startsWith("The ") || surface.startsWith("the ") ? surface.substring(4) : surface;
    }

    private static String key(String surface) {
        return withoutArticle(surface).replace(".", "").toLowerCase(Locale.ROOT);
    }
}
