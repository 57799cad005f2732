package newsgraph.graph;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.article.Article;
import newsgraph.claim.Argument;
import newsgraph.claim.Claim;
import newsgraph.claim.Claims;
import newsgraph.claim.Modality;
import newsgraph.claim.Polarity;
import newsgraph.claim.Speaker;
import newsgraph.entity.Entities;
import newsgraph.entity.Entity;
import newsgraph.entity.Kind;
import newsgraph.entity.Mention;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.ontology.GazetteerEntry;
import newsgraph.ontology.Relation;
import newsgraph.ontology.RuleBook;
import org.jspecify.annotations.Nullable;

/**
 * Three invented articles as the stages before the graph would hand them on: people, states, an embassy and a city; claims
 * that are asserted, denied, reported, possible and threatened; names beyond ASCII and characters beyond the first plane.
 */
public final class ThreeArticles {
    private static final String NG = Vocabulary.NG;

    public static final RuleBook RULE_BOOK = new RuleBook(
            List.of(
                    relation("grantedAsylumTo", "granted asylum to", "075", List.of()),
                    relation("threatened", "threatened", "130", List.of()),
                    relation("threatenedToEnter", "threatened to enter", "138", List.of(NG + "threatened")),
                    relation("threatenedToArrest", "threatened to arrest", "138", List.of(NG + "threatened")),
                    relation("arrested", "arrested", "173", List.of()),
                    relation("met", "met", "043", List.of()),
                    relation("accused", "accused", "112", List.of()),
                    relation("holdsPosition", "holds position", null, List.of()),
                    relation("positionIn", "has a position in", null, List.of()),
                    relation("embassyOf", "is the embassy of", null, List.of()),
                    relation("locatedIn", "is located in", null, List.of()),
                    relation("livesIn", "lives in", null, List.of()),
                    relation("citizenOf", "is a citizen of", null, List.of()),
                    relation("age", "is aged", null, List.of())),
            Map.of(
                    "Embassy", Set.of("Embassy", "PublicBody", "Institution", "Actor", "Place"),
                    "State", Set.of("State", "Actor", "Place"),
                    "Person", Set.of("Person", "Actor"),
                    "City", Set.of("City", "Place"),
                    "Place", Set.of("Place")),
            List.of(),
            List.of(
                    new GazetteerEntry(
                            "State",
                            "Norway",
                            List.of("Kingdom of Norway"),
                            List.of(),
                            List.of("Norwegian"),
                            "NOR",
                            null,
                            "Oslo",
                            "Q20",
                            "3144096",
                            0),
                    new GazetteerEntry(
                            "State",
                            "Côte d'Ivoire",
                            List.of("Ivory Coast"),
                            List.of(),
                            List.of("Ivorian"),
                            "CIV",
                            null,
                            "Yamoussoukro",
                            "Q1008",
                            "2287781",
                            0),
                    new GazetteerEntry(
                            "State",
                            "Peru",
                            List.of(),
                            List.of(),
                            List.of("Peruvian"),
                            "PER",
                            null,
                            "Lima",
                            "Q419",
                            null,
                            0),
                    new GazetteerEntry(
                            "City",
                            "Oslo",
                            List.of("Christiania"),
                            List.of(),
                            List.of(),
                            null,
                            "Norway",
                            null,
                            "Q585",
                            "3143244",
                            700_000),
                    new GazetteerEntry(
                            "City",
                            "Abidjan",
                            List.of(),
                            List.of(),
                            List.of(),
                            null,
                            "Côte d'Ivoire",
                            null,
                            "Q1515",
                            null,
                            1)),
            Map.of());

    private final ArticleGraphBuilder builder;

    public ThreeArticles(Iris iris) {
        this.builder = new ArticleGraphBuilder(iris, RULE_BOOK);
    }

    /** The three graphs, in the order of their articles' dates. */
    public List<ArticleGraph> graphs() {
        return List.of(first(), second(), third());
    }

    ArticleGraph first() {
        Draft d = new Draft(
                "Norway has granted asylum to the poet Lena Marek, 41.",
                "Ivory Coast threatened to enter the Norwegian embassy in Abidjan and arrest her.",
                "“We \uD83D\uDE00 shall see”, said Łukasz Żurawski, Ivory Coast's foreign minister.");
        Entity norway = d.state("Norway", "NOR", "Q20", Set.of("Norwegian"), 0, 1);
        Entity ivory = d.state("Côte d'Ivoire", "CIV", "Q1008", Set.of("Ivory Coast"), 1, 2);
        Entity lena = d.person("Lena Marek", Set.of("Marek"), 0, 1);
        Entity embassy = d.add(Kind.INSTITUTION, "Embassy", "Embassy of Norway, Abidjan", null, null, Set.of(), 1);
        Entity abidjan = d.add(Kind.PLACE, "City", "Abidjan", null, "Q1515", Set.of(), 1);
        Entity minister = d.person("Łukasz Żurawski", Set.of("Lukasz Zurawski"), 2);
        d.says(0, norway, "grantedAsylumTo", lena).on(LocalDate.of(2021, 3, 4)).asserted();
        d.says(0, lena, "age", "41").asserted();
        d.says(0, lena, "holdsPosition", "poet").asserted();
        d.says(1, ivory, "threatenedToEnter", embassy).role("place", abidjan).asserted();
        d.says(1, ivory, "threatenedToArrest", lena).asserted();
        d.says(1, ivory, "arrested", lena).modality(Modality.INTENDED).plain();
        d.says(1, embassy, "embassyOf", norway).asserted();
        d.says(1, embassy, "locatedIn", abidjan).asserted();
        d.says(2, minister, "holdsPosition", "foreign minister").asserted();
        d.says(2, minister, "positionIn", ivory).asserted();
        return d.build("2021/asylum_1", "Norway takes in poet", LocalDate.of(2021, 3, 4), "https://example.org/a?b=1");
    }

    ArticleGraph second() {
        Draft d = new Draft(
                "Peru said that Norway had granted asylum to Ana Núñez.",
                "Norway did not grant asylum to Lena Marek, a spokesman said.",
                "Ana Núñez mocked Peru.",
                "Tomás O'Hara, the former ambassador, met Lena Marek in Oslo.");
        Entity norway = d.state("Norway", "NOR", "Q20", Set.of(), 0, 1);
        Entity peru = d.state("Peru", "PER", "Q419", Set.of(), 0, 2);
        Entity ana = d.person("Ana Núñez", Set.of(), 0, 2);
        Entity lena = d.person("Lena Marek", Set.of("Ms Marek"), 1, 3);
        Entity tomas = d.person("Tomás O'Hara", Set.of("O'Hara"), 3);
        Entity oslo = d.add(Kind.PLACE, "City", "Oslo", null, "Q585", Set.of(), 3);
        d.says(0, norway, "grantedAsylumTo", ana)
                .modality(Modality.REPORTED)
                .by(new Speaker(peru, "Peru"))
                .plain();
        d.says(1, norway, "grantedAsylumTo", lena)
                .negative()
                .by(new Speaker(null, "a spokesman"))
                .plain();
        d.says(2, ana, null, peru).wording("mock").plain();
        d.says(3, tomas, "holdsPosition", "ambassador").former().asserted();
        d.says(3, tomas, "met", lena)
                .role("place", oslo)
                .on(LocalDate.of(2021, 3, 6))
                .asserted();
        return d.build("2021/asylum_2", "Norway \"denies\" it\\all", LocalDate.of(2021, 3, 7), "not a url <x>");
    }

    ArticleGraph third() {
        Draft d = new Draft(
                "Norway granted asylum to Lena Marek on Thursday.",
                "Peru may arrest Ana Núñez.",
                "Ana Núñez lives in Oslo and mocked Norway.");
        Entity norway = d.state("Norway", "NOR", "Q20", Set.of(), 0, 2);
        Entity peru = d.state("Peru", "PER", "Q419", Set.of(), 1);
        Entity ana = d.person("Ana Núñez", Set.of("Núñez"), 1, 2);
        Entity lena = d.person("Lena Marek", Set.of(), 0);
        Entity oslo = d.add(Kind.PLACE, "City", "Oslo", null, "Q585", Set.of(), 2);
        d.says(0, norway, "grantedAsylumTo", lena).on(LocalDate.of(2021, 3, 4)).asserted();
        d.says(1, peru, "arrested", ana).modality(Modality.POSSIBLE).plain();
        d.says(2, ana, "livesIn", oslo).asserted();
        d.says(2, ana, null, norway).wording("mock").plain();
        return d.build("2021/asylum_3", null, null, null);
    }

    private static Relation relation(String name, String label, @Nullable String cameo, List<String> wider) {
        return new Relation(
                NG + name,
                name,
                label,
                "The subject " + label + " the object.",
                Set.of(),
                Set.of(),
                wider,
                cameo,
                null,
                null,
                null,
                List.of(),
                List.of());
    }

    /** An article in the making. */
    private final class Draft {
        private final String text;
        private final List<Sentence> sentences = new ArrayList<>();
        private final List<Entity> entities = new ArrayList<>();
        private final List<Claim> claims = new ArrayList<>();
        private final Map<String, Relation> relations = new HashMap<>();

        Draft(String... lines) {
            StringBuilder joined = new StringBuilder();
            for (String line : lines) {
                sentences.add(new Sentence(joined.length(), joined.length() + line.length(), List.of()));
                joined.append(line).append('\n');
            }
            text = joined.toString();
            RULE_BOOK.relations().forEach(relation -> relations.put(relation.name(), relation));
        }

        Entity state(String label, String code, String wikidata, Set<String> others, int... in) {
            return add(Kind.STATE, "State", label, code, wikidata, others, in);
        }

        Entity person(String label, Set<String> others, int... in) {
            return add(Kind.PERSON, "Person", label, null, null, others, in);
        }

        Entity add(
                Kind kind,
                String type,
                String label,
                @Nullable String code,
                @Nullable String wikidata,
                Set<String> others,
                int... in) {
            List<Mention> mentions = Arrays.stream(in)
                    .mapToObj(sentence -> new Mention(sentence, 0, 1, 0, Mention.Form.NAME))
                    .toList();
            Entity entity = new Entity(kind, type, label, others, code, wikidata, null, mentions);
            entities.add(entity);
            return entity;
        }

        ClaimDraft says(int sentence, Entity subject, @Nullable String relation, Entity object) {
            return new ClaimDraft(this, sentence, subject, relation, new Argument.Of(object));
        }

        ClaimDraft says(int sentence, Entity subject, String relation, String object) {
            return new ClaimDraft(this, sentence, subject, relation, new Argument.Literal(object));
        }

        ArticleGraph build(String key, @Nullable String title, @Nullable LocalDate date, @Nullable String url) {
            Article article = new Article(key, key + ".txt", text, title, date, "Example Post", url, "en_GB");
            return builder.build(
                    article,
                    new Text(text, sentences, List.of()),
                    new Entities(entities, List.of()),
                    new Claims(claims, List.of()));
        }
    }

    private static final class ClaimDraft {
        private final Draft draft;
        private final int sentence;
        private final Entity subject;
        private final @Nullable Relation relation;
        private final Argument object;
        private final Map<String, Argument> roles = new HashMap<>();
        private Polarity polarity = Polarity.POSITIVE;
        private Modality modality = Modality.ACTUAL;
        private @Nullable Speaker speaker;
        private boolean former;
        private @Nullable LocalDate date;
        private String wording = "SUBJECT does OBJECT";

        ClaimDraft(Draft draft, int sentence, Entity subject, @Nullable String relation, Argument object) {
            this.draft = draft;
            this.sentence = sentence;
            this.subject = subject;
            this.relation = relation == null ? null : draft.relations.get(relation);
            this.object = object;
        }

        ClaimDraft role(String name, Entity entity) {
            roles.put(name, new Argument.Of(entity));
            return this;
        }

        ClaimDraft on(LocalDate day) {
            date = day;
            return this;
        }

        ClaimDraft modality(Modality other) {
            modality = other;
            return this;
        }

        ClaimDraft by(Speaker other) {
            speaker = other;
            return this;
        }

        ClaimDraft negative() {
            polarity = Polarity.NEGATIVE;
            return this;
        }

        ClaimDraft former() {
            former = true;
            return this;
        }

        ClaimDraft wording(String words) {
            wording = words;
            return this;
        }

        void asserted() {
            add(true);
        }

        void plain() {
            add(false);
        }

        private void add(boolean asserted) {
            int begin = draft.sentences.get(sentence).begin();
            draft.claims.add(new Claim(
                    subject, relation, object, roles, polarity, modality, speaker, asserted, former, date, 0.9, wording,
                    sentence, begin, begin + 4));
        }
    }
}
