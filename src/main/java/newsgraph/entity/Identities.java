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

/** Groups mentions by name into entities: one for all forms of a name. People are told apart by {@link People}. */
final class Identities {
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
        NameTypes types = new NameTypes(words, mentions, acronyms.keySet());
        List<NamedMention> people = new ArrayList<>();
        List<NamedMention> others = new ArrayList<>();
        for (NamedMention mention : mentions) {
            (types.isPerson(mention) ? people : others).add(mention);
        }
        drafts.addAll(new People(words).group(people));
        for (NamedMention mention : others) {
            groupOther(mention, types);
        }
        return drafts;
    }

    private void groupOther(NamedMention mention, NameTypes types) {
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
        NameType type = types.mostVoted(mention.surface(), mention.type());
        Kind kind = isLaw(mention.surface())
                ? Kind.LAW
                : type == NameType.LOCATION && !types.isOrganisationByWord(mention.surface())
                        ? Kind.PLACE
                        : Kind.INSTITUTION;
        String surface = withoutArticle(mention.surface());
        Draft draft = byKey.get(key(surface));
        if (draft == null) {
            draft = similar(kind, surface);
        }
        if (draft == null) {
            if (NamedMention.isShouted(surface) && surface.indexOf(' ') > 0) {
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

    /** How names are compared: without article and dots, in lower case. */
    static String key(String surface) {
        return withoutArticle(surface).replace(".", "").toLowerCase(Locale.ROOT);
    }
}
