package newsgraph.ontology;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks names up among what is known without any article. Immutable, so safe for use by many threads.
 *
 * <p>A name matches whatever its accents, apostrophes (curly or straight) and dots ({@code U.S.}, {@code St. Lucia}). A leading
 * "the" is dropped where nothing is known with it; a name that has it by itself needs it ({@code the Sun}, {@code The Hague}).
 * Capitals matter in acronyms ({@code WHO} is not {@code Who}); elsewhere they don't, but a name without any capital is none
 * ({@code turkey}).
 */
public final class Gazetteer {
    private static final int SHORTEST_MISSPELLING = 6;
    private static final int SHORTEST_MISSPELT_DEMONYM = 9;
    private static final int MOST_WORDS_OF_A_STATE = 4;

    private static final Comparator<GazetteerEntry> LARGEST_FIRST =
            Comparator.comparingLong(GazetteerEntry::population).reversed().thenComparing(GazetteerEntry::label);

    private final Map<NameKey, List<GazetteerEntry>> byName = new HashMap<>();
    private final Map<NameKey, List<GazetteerEntry>> byContextName = new HashMap<>();
    private final Map<NameKey, List<GazetteerEntry>> byDemonym = new HashMap<>();
    private final Map<NameKey, List<GazetteerEntry>> byCapital = new HashMap<>();
    private final Map<String, GazetteerEntry> stateByLabel = new HashMap<>();
    private final Map<String, GazetteerEntry> stateByCode = new HashMap<>();
    private final Map<Character, Set<String>> stateNamesByFirstLetter = new HashMap<>();
    private final Set<String> noMisspellings = new HashSet<>();
    private final Map<String, Set<String>> superclasses;

    public Gazetteer(RuleBook ruleBook) {
        superclasses = ruleBook.superclasses();
        ruleBook.wordLists()
                .getOrDefault("noMisspellings", List.of())
                .forEach(word -> noMisspellings.add(NameKey.asWord(word).text()));
        ruleBook.gazetteer().forEach(this::add);
        for (Map<NameKey, List<GazetteerEntry>> map : List.of(byName, byContextName, byDemonym, byCapital)) {
            map.replaceAll((key, entries) -> entries.size() == 1
                    ? List.copyOf(entries)
                    : entries.stream().distinct().sorted(likeliestFirst(key)).toList());
        }
    }

    /**
     * States first, then institutions, then the region of just that name (Virginia is no town of South Africa's), then the place
     * with the most inhabitants: what a name most often means.
     */
    private static Comparator<GazetteerEntry> likeliestFirst(NameKey name) {
        return Comparator.comparingInt(Gazetteer::rank)
                .thenComparing(entry -> !entry.type().equals("Region")
                        || !NameKey.of(entry.label()).equals(Optional.of(name)))
                .thenComparing(LARGEST_FIRST);
    }

    /** Whether the entry is a state, a dependent territory or a historic state. */
    public boolean isState(GazetteerEntry entry) {
        return superclasses.getOrDefault(entry.type(), Set.of()).contains("State");
    }

    /**
     * All that the name can mean, the likeliest first; empty where it is not known. A state's name or demonym before the name
     * of one of its institutions says which is meant: "the Spanish Supreme Court", "the U.S. Treasury".
     */
    public List<GazetteerEntry> find(String name) {
        List<GazetteerEntry> found = lookUp(byName, name);
        return found.isEmpty() ? findOfState(name) : found;
    }

    /**
     * All that the name can mean where the text says of which state: "the Supreme Court", "the Treasury". The caller checks
     * that the entry's state, or another of its names, is in the text.
     */
    public List<GazetteerEntry> findInContext(String name) {
        return lookUp(byContextName, name);
    }

    /** The states and regions whose people or deeds the word names; two for {@code Congolese}. */
    public List<GazetteerEntry> byDemonym(String word) {
        return lookUp(byDemonym, word);
    }

    /** The states whose capital has the name; historic states last. */
    public List<GazetteerEntry> byCapital(String city) {
        return lookUp(byCapital, city);
    }

    /** The state with exactly this label. */
    public Optional<GazetteerEntry> state(String label) {
        return Optional.ofNullable(stateByLabel.get(label));
    }

    /** The state that has the ISO 3166 alpha-3 code now. */
    public Optional<GazetteerEntry> stateByCode(String code) {
        return Optional.ofNullable(stateByCode.get(code));
    }

    /**
     * The state whose name or demonym the word most likely misspells: {@code Ecudaor} is Ecuador. Nothing where the word is short, or is
     * a known name, demonym or one of the word list {@code noMisspellings} ({@code Angela} is not Angola), where it begins
     * with another letter, or where it is more than one edit away from any name, doubled letters apart, or as near to another
     * state.
     */
    public Optional<GazetteerEntry> similarState(String word) {
        String text = NameKey.asWord(word).text();
        boolean isKnown = noMisspellings.contains(text)
                || !find(word).isEmpty()
                || !findInContext(word).isEmpty()
                || !byDemonym(word).isEmpty();
        if (isKnown || text.length() < SHORTEST_MISSPELLING || !hasCapital(word)) {
            return Optional.empty();
        }
        Set<GazetteerEntry> near = new HashSet<>();
        for (String name : stateNamesByFirstLetter.getOrDefault(text.charAt(0), Set.of())) {
            if (Misspelling.distance(text, name, 1) <= 1 || Misspelling.differInDoubling(text, name)) {
                NameKey key = new NameKey(false, name);
                byName.getOrDefault(key, List.of()).stream()
                        .filter(this::isState)
                        .forEach(near::add);
                byDemonym.getOrDefault(key, List.of()).stream()
                        .filter(this::isState)
                        .forEach(near::add);
            }
        }
        return near.size() == 1 ? near.stream().findFirst() : Optional.empty();
    }

    private List<GazetteerEntry> findOfState(String name) {
        String bare = NameKey.withoutArticle(name);
        int words = 0;
        for (int space = bare.indexOf(' ');
                space > 0 && words < MOST_WORDS_OF_A_STATE;
                space = bare.indexOf(' ', space + 1), words++) {
            String before = bare.substring(0, space);
            String owner = before.endsWith("'s") || before.endsWith("’s") ? before.substring(0, space - 2) : before;
            Set<String> states = new HashSet<>();
            lookUp(byDemonym, owner).forEach(entry -> states.add(entry.label()));
            lookUp(byName, owner).stream().filter(this::isState).forEach(entry -> states.add(entry.label()));
            if (!states.isEmpty()) {
                String rest = bare.substring(space + 1);
                List<GazetteerEntry> found = new ArrayList<>(lookUp(byContextName, rest));
                found.addAll(lookUp(byName, rest));
                found.removeIf(entry -> !states.contains(String.valueOf(entry.state())) || !isInstitution(entry));
                if (!found.isEmpty()) {
                    return found.stream()
                            .distinct()
                            .sorted(Comparator.comparingInt(Gazetteer::rank).thenComparing(LARGEST_FIRST))
                            .toList();
                }
            }
        }
        return List.of();
    }

    private boolean isInstitution(GazetteerEntry entry) {
        return superclasses.getOrDefault(entry.type(), Set.of()).contains("Institution");
    }

    private void add(GazetteerEntry entry) {
        put(byName, entry, List.of(entry.label()));
        put(byName, entry, entry.names());
        put(byContextName, entry, entry.contextNames());
        put(byDemonym, entry, entry.demonyms());
        if (isState(entry)) {
            addState(entry);
        }
    }

    private void addState(GazetteerEntry state) {
        stateByLabel.put(state.label(), state);
        if (state.code() != null && !isHistoric(state)) {
            stateByCode.putIfAbsent(state.code(), state);
        }
        if (state.capital() != null) {
            put(byCapital, state, List.of(state.capital()));
        }
        List<String> names = new ArrayList<>(state.names());
        names.add(state.label());
        // Shorter demonyms are too near to surnames: Germain is not German.
        state.demonyms().stream()
                .filter(d -> d.length() >= SHORTEST_MISSPELT_DEMONYM)
                .forEach(names::add);
        for (String name : names) {
            NameKey.of(name)
                    .filter(key -> !key.acronym() && key.text().length() >= SHORTEST_MISSPELLING)
                    .ifPresent(key -> stateNamesByFirstLetter
                            .computeIfAbsent(key.text().charAt(0), c -> new TreeSet<>())
                            .add(key.text()));
        }
    }

    private static boolean isHistoric(GazetteerEntry state) {
        return state.type().equals("HistoricState");
    }

    private static void put(Map<NameKey, List<GazetteerEntry>> map, GazetteerEntry entry, Collection<String> names) {
        for (String name : names) {
            NameKey.of(name)
                    .ifPresent(key ->
                            map.computeIfAbsent(key, k -> new ArrayList<>(1)).add(entry));
        }
    }

    private static List<GazetteerEntry> lookUp(Map<NameKey, List<GazetteerEntry>> map, String name) {
        if (!hasCapital(name)) {
            return List.of();
        }
        List<GazetteerEntry> found = lookUpAsWritten(map, name);
        if (!found.isEmpty()) {
            return found;
        }
        String bare = NameKey.withoutArticle(name);
        return bare.equals(name) || !hasCapital(bare) ? List.of() : lookUpAsWritten(map, bare);
    }

    private static List<GazetteerEntry> lookUpAsWritten(Map<NameKey, List<GazetteerEntry>> map, String name) {
        Optional<NameKey> key = NameKey.of(name);
        List<GazetteerEntry> found =
                key.map(k -> map.getOrDefault(k, List.of())).orElse(List.of());
        boolean mayBeHeadline = found.isEmpty() && key.isPresent() && key.get().acronym();
        return mayBeHeadline ? map.getOrDefault(NameKey.asWord(name), List.of()) : found;
    }

    private static boolean hasCapital(String name) {
        return name.chars().anyMatch(Character::isUpperCase);
    }

    private static int rank(GazetteerEntry entry) {
        return switch (entry.type()) {
            case "State" -> 0;
            case "HistoricState" -> 1;
            case "City", "Region", "Place" -> 3;
            default -> 2;
        };
    }
}
