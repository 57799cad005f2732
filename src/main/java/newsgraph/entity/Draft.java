package newsgraph.entity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import newsgraph.ontology.GazetteerEntry;
import org.jspecify.annotations.Nullable;

/** An entity while its mentions are still being gathered. */
final class Draft {
    /** What its pronouns may be. */
    enum Gender {
        UNKNOWN,
        MASCULINE,
        FEMININE
    }

    final Kind kind;
    String type;
    String label;
    final Set<String> forms = new TreeSet<>();
    final List<Mention> mentions = new ArrayList<>();
    /** Nouns that the text uses of it, each with the labels of what modifies it: {@code founder} of {@code WikiLeaks}. */
    final Set<Description> descriptions = new HashSet<>();

    @Nullable
    GazetteerEntry entry;

    @Nullable
    String code;

    Gender gender = Gender.UNKNOWN;
    /** For a diplomatic mission: the state that sent it. */
    @Nullable
    Draft sender;
    /** For a diplomatic mission: where it stands. */
    @Nullable
    Draft seat;

    /**
     * A noun that the text uses of an entity.
     *
     * @param noun dictionary form, lower case
     * @param of label of the entity that modifies it, or the empty string
     */
    record Description(String noun, String of) {}

    Draft(Kind kind, String type, String label) {
        this.kind = kind;
        this.type = type;
        this.label = label;
    }

    void add(Mention mention) {
        if (!mentions.contains(mention)) {
            mentions.add(mention);
        }
    }

    void add(NamedMention named) {
        add(named.mention());
        forms.add(named.surface());
    }

    Entity toEntity() {
        mentions.sort(Comparator.comparingInt(Mention::sentence).thenComparingInt(Mention::firstToken));
        Set<String> alternatives = new TreeSet<>(forms);
        alternatives.remove(label);
        return new Entity(
                kind,
                type,
                label,
                alternatives,
                code,
                entry == null ? null : entry.wikidata(),
                entry == null ? null : entry.geonames(),
                mentions);
    }
}
