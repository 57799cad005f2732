package newsgraph.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import newsgraph.language.Sentence;
import newsgraph.language.Text;
import newsgraph.language.Token;
import org.jspecify.annotations.Nullable;

/**
 * Embassies and consulates, whose names say whose they are and where they stand: "the Ecuadorian embassy in London", "the
 * Embassy of Ecuador in Knightsbridge, central London", "Ecuador's London embassy".
 */
final class Missions {
    private static final String EMBASSY = "Embassy";

    private final Words words;
    private final Map<Integer, Map<Integer, Draft>> byToken;
    private final Map<String, Draft> bySenderAndSeat = new TreeMap<>();
    private final List<Draft> all = new ArrayList<>();
    private final List<DraftPart> parts = new ArrayList<>();

    /**
     * @param byToken for each sentence, the entity that each token belongs to
     */
    Missions(Words words, Map<Integer, Map<Integer, Draft>> byToken) {
        this.words = words;
        this.byToken = byToken;
    }

    private record Site(
            int sentence,
            int first,
            int end,
            int head,
            String noun,
            @Nullable Draft sender,
            List<Draft> seats) {}

    /** The missions of a text, each with its mentions. Bare "the embassy" is left to the descriptions. */
    List<Draft> find(Text text, PageFurniture furniture) {
        List<Site> sites = new ArrayList<>();
        for (int s = 0; s < text.sentences().size(); s++) {
            List<Token> tokens = text.sentences().get(s).tokens();
            for (int i = 0; i < tokens.size(); i++) {
                String noun = Words.key(tokens.get(i).lemma());
                if (words.missions.contains(noun) && !furniture.covers(tokens.get(i))) {
                    sites.add(site(text.sentences().get(s), s, i, noun));
                }
            }
        }
        for (Site site : sites) {
            if (site.sender() != null && city(site) != null) {
                place(site, site.sender(), city(site));
            }
        }
        for (Site site : sites) {
            if (site.sender() != null && city(site) == null) {
                place(site, site.sender(), onlySeat(site));
            }
        }
        for (Site site : sites) {
            // "its embassy in London": the one that is known to stand there.
            if (site.sender() == null && !site.seats().isEmpty()) {
                Draft only = onlyIn(site);
                if (only != null) {
                    only.add(mention(site));
                }
            }
        }
        return all;
    }

    private static @Nullable Draft city(Site site) {
        Draft largest = null;
        for (Draft seat : site.seats()) {
            if (seat.entry != null) {
                largest = seat;
            }
        }
        return largest;
    }

    private @Nullable Draft onlySeat(Site site) {
        Draft only = null;
        for (Draft mission : all) {
            if (mission.sender == site.sender() && mission.type.equals(type(site.noun())) && mission.seat != null) {
                if (only != null && only != mission.seat) {
                    return null;
                }
                only = mission.seat;
            }
        }
        return only;
    }

    private @Nullable Draft onlyIn(Site site) {
        Draft only = null;
        for (Draft mission : all) {
            if (mission.seat != null
                    && mission.type.equals(type(site.noun()))
                    && site.seats().contains(mission.seat)) {
                if (only != null) {
                    return null;
                }
                only = mission;
            }
        }
        return only;
    }

    private void place(Site site, Draft sender, @Nullable Draft seat) {
        String noun = capitalised(site.noun());
        String label = noun + " of " + withArticle(sender.label) + (seat == null ? "" : ", " + seat.label);
        Draft mission = bySenderAndSeat.get(label);
        if (mission == null) {
            mission = new Draft(Kind.INSTITUTION, type(site.noun()), label);
            mission.sender = sender;
            mission.seat = seat;
            mission.code = sender.code;
            bySenderAndSeat.put(label, mission);
            all.add(mission);
        }
        mission.add(mention(site));
        mission.descriptions.add(new Draft.Description(site.noun(), sender.label));
        parts.add(new DraftPart(mission, "embassyOf", sender, mention(site)));
        for (Draft place : site.seats()) {
            parts.add(new DraftPart(mission, "locatedIn", place, mention(site)));
        }
    }

    private static Mention mention(Site site) {
        return new Mention(site.sentence(), site.first(), site.end(), site.head(), Mention.Form.NOMINAL);
    }

    private static String type(String noun) {
        return noun.equals("embassy") ? EMBASSY : noun.startsWith("consul") ? "Consulate" : EMBASSY;
    }

    private static String capitalised(String noun) {
        return noun.substring(0, 1).toUpperCase(Locale.ROOT) + noun.substring(1);
    }

    /** English puts "the" before the names of unions, republics and groups of islands. */
    static String withArticle(String state) {
        boolean article =
                state.matches("(United|Czech Rep|Dominican Rep|Central African|Democratic Rep|Republic|Isle|Holy).*")
                        || state.matches(
                                ".*(Islands|Republic|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Emirates|Gambia)");
        return article ? "the " + state : state;
    }

    private Site site(Sentence sentence, int s, int noun, String lemma) {
        Map<Integer, Draft> entities = byToken.getOrDefault(s, Map.of());
        List<Token> tokens = sentence.tokens();
        Draft sender = null;
        List<Draft> seats = new ArrayList<>();
        int first = noun;
        // Before the noun: "Ecuador's London", "Ecuadorian".
        int at = noun - 1;
        while (at >= 0 && (entities.containsKey(at) || isPossessive(tokens.get(at)))) {
            Draft before = entities.get(at);
            if (before != null && before.kind == Kind.STATE) {
                sender = before;
            } else if (before != null && before.kind == Kind.PLACE) {
                seats.add(before);
            } else if (before != null) {
                break;
            }
            first = at;
            at--;
        }
        if (sender == null) {
            first = noun;
            seats.clear();
            seats.addAll(seatsBefore(entities, noun));
        }
        // Behind it: "of Ecuador", "in Knightsbridge, central London", ", London".
        int end = noun + 1;
        int next = noun + 1;
        if (sender == null && isWord(tokens, next, "of")) {
            int state = skipArticle(tokens, next + 1);
            Draft of = entities.get(state);
            if (of != null && of.kind == Kind.STATE) {
                sender = of;
                next = endOf(entities, of, state);
                end = next;
            }
        }
        boolean comma = isWord(tokens, next, ",");
        int place = comma ? next + 1 : next;
        if (isWord(tokens, place, "in") || (comma && sender != null)) {
            place = isWord(tokens, place, "in") ? place + 1 : place;
            while (place < tokens.size()) {
                place = skipModifiers(tokens, place, entities);
                Draft in = entities.get(place);
                if (in == null || in.kind != Kind.PLACE) {
                    break;
                }
                seats.add(in);
                place = endOf(entities, in, place);
                if (!isWord(tokens, place, ",")) {
                    break;
                }
                place++;
            }
        }
        return new Site(s, first, end, noun, lemma, sender, List.copyOf(seats));
    }

    private static List<Draft> seatsBefore(Map<Integer, Draft> entities, int noun) {
        Draft before = entities.get(noun - 1);
        return before != null && before.kind == Kind.PLACE ? List.of(before) : List.of();
    }

    private static boolean isPossessive(Token token) {
        return token.form().equals("'s")
                || token.form().equals("’s")
                || token.form().equals("'");
    }

    private static boolean isWord(List<Token> tokens, int index, String word) {
        return index < tokens.size() && tokens.get(index).form().equalsIgnoreCase(word);
    }

    private static int skipArticle(List<Token> tokens, int index) {
        return isWord(tokens, index, "the") ? index + 1 : index;
    }

    /** Skips "central", "north", "the" before a place. */
    private static int skipModifiers(List<Token> tokens, int index, Map<Integer, Draft> entities) {
        int at = index;
        while (at < tokens.size()
                && at < index + 3
                && !entities.containsKey(at)
                && (tokens.get(at).upos().equals("ADJ")
                        || tokens.get(at).upos().equals("DET")
                        || isDirection(tokens.get(at)))) {
            at++;
        }
        return at;
    }

    private static boolean isDirection(Token token) {
        return token.form()
                .toLowerCase(Locale.ROOT)
                .matches("(north|south|east|west|central|inner|outer|downtown)\\w*");
    }

    private static int endOf(Map<Integer, Draft> entities, Draft entity, int from) {
        int at = from;
        while (entities.get(at) == entity) {
            at++;
        }
        return at;
    }

    /** What the names themselves say: whose mission, and where. */
    List<DraftPart> parts() {
        return parts;
    }
}
