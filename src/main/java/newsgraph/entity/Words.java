package newsgraph.entity;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import newsgraph.ontology.RuleBook;

/** The ontology's word lists that decide on mentions, ready for look-up in lower case. */
final class Words {
    private final Map<String, List<String>> lists;
    final Set<String> honorifics;
    final Set<String> masculine;
    final Set<String> feminine;
    final Set<String> titles;
    final Set<String> positions;
    final Set<String> missions;
    final Set<String> stateBodies;
    final Set<String> representatives;
    final Set<String> organisationNouns;
    final Set<String> organisationWords;
    final Set<String> collectives;
    final Set<String> countryNouns;
    final Set<String> generalOrganisationNouns;
    final Set<String> things;
    final Set<String> firmPartners;
    final Set<String> laws;
    final Set<String> credits;
    final Set<String> calendar;
    final List<String> boilerplate;

    Words(RuleBook ruleBook) {
        lists = ruleBook.wordLists();
        honorifics = set("honorifics");
        masculine = set("masculineWords");
        feminine = set("feminineWords");
        titles = set("positionTitles");
        positions = set("positionNouns");
        missions = set("diplomaticMissions");
        stateBodies = set("stateBodies");
        representatives = set("representatives");
        organisationNouns = set("organisationNouns");
        organisationWords = set("organisationWords");
        collectives = set("collectiveNouns");
        countryNouns = set("countryNouns");
        generalOrganisationNouns = set("generalOrganisationNouns");
        things = set("thingWords");
        firmPartners = set("firmPartners");
        laws = set("lawWords");
        credits = set("creditWords");
        calendar = set("weekdayNames", "monthNames");
        boilerplate = List.copyOf(set("boilerplateLines"));
    }

    private Set<String> set(String... names) {
        Set<String> words = new HashSet<>();
        for (String name : names) {
            for (String word : lists.getOrDefault(name, List.of())) {
                words.add(key(word));
            }
        }
        return Set.copyOf(words);
    }

    /** How a word is looked up: lower case, without full stops. */
    static String key(String word) {
        return word.replace(".", "").toLowerCase(Locale.ROOT);
    }
}
