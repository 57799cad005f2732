package newsgraph.entity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.ClauseGraph;
import newsgraph.language.Clauses;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import newsgraph.ontology.Gazetteer;
import newsgraph.ontology.GazetteerEntry;
import newsgraph.ontology.RuleBook;
import org.jspecify.annotations.Nullable;

/** Groups the mentions of a text into entities. Safe for use by many threads. */
public final class EntityReader {
    private final RuleBook ruleBook;
    private final Gazetteer gazetteer;
    private final Words words;

    /** Goes by the gazetteers and word lists of a rule book. */
    public EntityReader(RuleBook ruleBook) {
        this.ruleBook = ruleBook;
        this.gazetteer = new Gazetteer(ruleBook);
        this.words = new Words(ruleBook);
    }

    /** The entities that the text mentions. */
    public Entities read(Clauses clauses) {
        Text text = clauses.text();
        PageFurniture furniture = new PageFurniture(text.string(), words);
        List<NamedMention> mentions = new MentionFinder(gazetteer, words).find(text, furniture);
        Resolution resolution = new Resolution(text, furniture);
        resolution.addAll(new Identities(gazetteer, words, ruleBook.superclasses())
                .group(mentions, Acronyms.read(text, mentions)));
        List<DraftPart> parts = new ArrayList<>(toponyms(text, resolution.drafts()));
        Missions missions = new Missions(words, resolution.names());
        resolution.addAll(missions.find(text, furniture));
        parts.addAll(missions.parts());
        parts.addAll(owned(text, resolution));

        List<ClauseGraph> graphs = clauses.graphs();
        Descriptions descriptions = new Descriptions(gazetteer, words, resolution);
        for (int s = 0; s < graphs.size(); s++) {
            descriptions.collect(graphs.get(s), s);
        }
        Pronouns pronouns = new Pronouns(resolution);
        for (int s = 0; s < graphs.size(); s++) {
            descriptions.resolve(graphs.get(s), s);
            pronouns.resolve(graphs.get(s), s, s == 0 ? null : graphs.get(s - 1));
        }
        return entities(resolution.drafts(), parts);
    }

    /** Public bodies named with their state, which they lie in: "Britain's Supreme Court". */
    private List<DraftPart> owned(Text text, Resolution resolution) {
        List<DraftPart> parts = new ArrayList<>();
        for (Draft body : resolution.drafts()) {
            boolean publicBody =
                    ruleBook.superclasses().getOrDefault(body.type, Set.of()).contains("PublicBody");
            if (!publicBody || body.sender != null) {
                continue;
            }
            for (Mention mention : body.mentions) {
                List<Token> tokens = text.sentences().get(mention.sentence()).tokens();
                int before = mention.firstToken() - 1;
                if (before > 0 && tokens.get(before).xpos().equals("POS")) {
                    before--;
                }
                Draft owner = before < 0 ? null : resolution.byName(mention.sentence(), before);
                if (owner == null && body.entry != null) {
                    owner = stateWithin(tokens.get(mention.firstToken()).form(), body.entry, resolution);
                }
                if (owner != null
                        && owner.kind == Kind.STATE
                        && body.entry != null
                        && owner.label.equals(body.entry.state())
                        && mention.form() == Mention.Form.NAME) {
                    parts.add(new DraftPart(body, "locatedIn", owner, mention));
                }
            }
        }
        return parts;
    }

    /** The state that a body's name begins with, where the text speaks of it elsewhere. */
    private @Nullable Draft stateWithin(String word, GazetteerEntry body, Resolution resolution) {
        for (Draft draft : resolution.drafts()) {
            boolean named = draft.kind == Kind.STATE
                    && draft.label.equals(body.state())
                    && (gazetteer.find(word).contains(draft.entry)
                            || gazetteer.byDemonym(word).contains(draft.entry));
            if (named) {
                return draft;
            }
        }
        return null;
    }

    private static List<DraftPart> toponyms(Text text, List<Draft> drafts) {
        Map<Mention, Draft> byMention = Descriptions.byMention(drafts);
        Map<Integer, List<Mention>> places = new HashMap<>();
        byMention.forEach((mention, draft) -> {
            boolean place = draft.kind == Kind.PLACE || draft.kind == Kind.STATE;
            if (place && mention.form() == Mention.Form.NAME) {
                places.computeIfAbsent(mention.sentence(), k -> new ArrayList<>())
                        .add(mention);
            }
        });
        List<DraftPart> parts = new ArrayList<>();
        for (int s = 0; s < text.sentences().size(); s++) {
            Sentence sentence = text.sentences().get(s);
            List<Mention> inOrder = new ArrayList<>(places.getOrDefault(s, List.of()));
            inOrder.sort(Comparator.comparingInt(Mention::firstToken));
            parts.addAll(Toponyms.read(sentence, inOrder, byMention));
        }
        return parts;
    }

    private static Entities entities(List<Draft> drafts, List<DraftPart> parts) {
        Map<Draft, Entity> finished = new HashMap<>();
        List<Entity> all = new ArrayList<>();
        for (Draft draft : drafts) {
            if (!draft.mentions.isEmpty()) {
                Entity entity = draft.toEntity();
                finished.put(draft, entity);
                all.add(entity);
            }
        }
        all.sort(Comparator.comparingInt((Entity e) -> e.mentions().get(0).sentence())
                .thenComparingInt(e -> e.mentions().get(0).firstToken())
                .thenComparing(Entity::label));
        List<Entities.Part> facts = new ArrayList<>();
        for (DraftPart part : parts) {
            Entity whole = finished.get(part.whole());
            Entity of = finished.get(part.part());
            if (whole != null && of != null) {
                facts.add(new Entities.Part(whole, part.relation(), of, part.mention()));
            }
        }
        facts.sort(Comparator.comparingInt((Entities.Part p) -> p.mention().sentence())
                .thenComparingInt(p -> p.mention().firstToken())
                .thenComparing(Entities.Part::relation)
                .thenComparing(p -> p.part().label()));
        return new Entities(all, facts);
    }
}
