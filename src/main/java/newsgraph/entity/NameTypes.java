package newsgraph.entity;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import newsgraph.language.NameType;

/** Decides what each name of a text names, by all of its mentions. */
final class NameTypes {
    /** How many guesses of the name finder a noun outweighs that says what the name names. */
    private static final int DESCRIBED_WEIGHT = 20;

    private final Words words;
    private final List<NamedMention> all;
    private final Set<String> acronyms;
    private final Map<String, Integer> votes;

    /**
     * @param acronyms the acronyms that the text itself spells out, in lower case: no people
     */
    NameTypes(Words words, List<NamedMention> all, Set<String> acronyms) {
        this.words = words;
        this.all = all;
        this.acronyms = acronyms;
        this.votes = votes(all);
    }

    /** For each name and type, how often the name finder took it so. */
    private static Map<String, Integer> votes(List<NamedMention> mentions) {
        Map<String, Integer> votes = new HashMap<>();
        for (NamedMention mention : mentions) {
            if (mention.type() != null) {
                int weight = mention.described() ? DESCRIBED_WEIGHT : 1;
                votes.merge(Identities.key(mention.surface()) + '/' + mention.type(), weight, Integer::sum);
            }
        }
        return votes;
    }

    /** What the name finder took most mentions of a name for. */
    NameType mostVoted(String surface, NameType otherwise) {
        NameType best = otherwise;
        int most = votes.getOrDefault(Identities.key(surface) + '/' + otherwise, 0);
        for (NameType type : NameType.values()) {
            int count = votes.getOrDefault(Identities.key(surface) + '/' + type, 0);
            if (count > most) {
                most = count;
                best = type;
            }
        }
        return best;
    }

    boolean isPerson(NamedMention mention) {
        if (mention.mention().form() == Mention.Form.DEMONYM) {
            return false;
        }
        if (mention.honorific() != null) {
            return true;
        }
        if (isOrganisationByWord(mention.surface()) || acronyms.contains(Identities.key(mention.surface()))) {
            return false;
        }
        if (mention.type() == null) {
            return mention.entry() != null && isSurnameOfSomebody(mention);
        }
        NameType type = mostVoted(mention.surface(), mention.type());
        if (mention.entry() == null && !mention.described() && sharesSurname(mention)) {
            return true;
        }
        if (mention.entry() != null) {
            return type == NameType.PERSON && isSurnameOfSomebody(mention);
        }
        return type == NameType.PERSON;
    }

    /** Whether a name's last word says that it is an institution: "Lumen Bank", "Linton Ltd". */
    boolean isOrganisationByWord(String surface) {
        int space = surface.lastIndexOf(' ');
        return space > 0 && words.organisationWords.contains(Words.key(surface.substring(space + 1)));
    }

    /** Whether a name is the surname of a person of the text, or has that surname: families are no places. */
    private boolean sharesSurname(NamedMention mention) {
        String[] split = Identities.key(mention.surface()).split(" ", -1);
        if (split.length > 2) {
            return false;
        }
        for (NamedMention other : all) {
            String[] full = Identities.key(other.surface()).split(" ", -1);
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
    private boolean isSurnameOfSomebody(NamedMention mention) {
        if (mention.surface().indexOf(' ') >= 0) {
            return false;
        }
        String suffix = " " + Identities.key(mention.surface());
        for (NamedMention other : all) {
            if (other.type() == NameType.PERSON
                    && other.entry() == null
                    && Identities.key(other.surface()).endsWith(suffix)) {
                return true;
            }
        }
        return false;
    }
}
