package newsgraph.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import newsgraph.language.Text;
import org.jspecify.annotations.Nullable;

/** Which entity each token is known to mean, while a text is being read. */
final class Resolution {
    private final Text text;
    private final PageFurniture furniture;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<Integer, Map<Integer, Draft>> byName = new HashMap<>();
    private final Map<Integer, Map<Integer, Draft>> byHead = new HashMap<>();

    Resolution(Text text, PageFurniture furniture) {
        this.text = text;
        this.furniture = furniture;
    }

    /** Takes up entities with the mentions that they have. */
    void addAll(List<Draft> entities) {
        for (Draft draft : entities) {
            if (!drafts.contains(draft)) {
                drafts.add(draft);
            }
            for (Mention mention : draft.mentions) {
                index(draft, mention);
            }
        }
    }

    void add(Draft entity, Mention mention) {
        entity.add(mention);
        index(entity, mention);
    }

    private void index(Draft draft, Mention mention) {
        boolean named = mention.form() == Mention.Form.NAME || mention.form() == Mention.Form.DEMONYM;
        if (named) {
            for (int i = mention.firstToken(); i < mention.endToken(); i++) {
                byName.computeIfAbsent(mention.sentence(), k -> new HashMap<>()).put(i, draft);
            }
        }
        Map<Integer, Draft> heads = byHead.computeIfAbsent(mention.sentence(), k -> new HashMap<>());
        if (mention.form() == Mention.Form.NOMINAL) {
            // "the Australian" means the man before it means Australia.
            heads.put(mention.head(), draft);
        } else {
            heads.putIfAbsent(mention.head(), draft);
        }
    }

    List<Draft> drafts() {
        return drafts;
    }

    /** For each sentence, the entity whose name each token is part of. */
    Map<Integer, Map<Integer, Draft>> names() {
        return byName;
    }

    /** The entity whose name a token is part of. */
    @Nullable
    Draft byName(int sentence, int token) {
        return byName.getOrDefault(sentence, Map.of()).get(token);
    }

    /** The entity that a mention with this head means. */
    @Nullable
    Draft at(int sentence, int token) {
        return byHead.getOrDefault(sentence, Map.of()).get(token);
    }

    boolean furniture(int sentence, int token) {
        return furniture.covers(text.sentences().get(sentence).tokens().get(token));
    }

    /** The entity's last mention before a token, or null. */
    @Nullable
    Mention lastBefore(Draft entity, int sentence, int token) {
        Mention last = null;
        for (Mention mention : entity.mentions) {
            boolean before =
                    mention.sentence() < sentence || (mention.sentence() == sentence && mention.head() < token);
            boolean later = last == null
                    || mention.sentence() > last.sentence()
                    || (mention.sentence() == last.sentence() && mention.head() > last.head());
            if (before && later) {
                last = mention;
            }
        }
        return last;
    }
}
