package newsgraph.train;

/** People as news names them, with titles, roles, ages and what else stands beside a name. */
final class MadeUpPeople {
    private final PhraseWords words;

    MadeUpPeople(PhraseWords words) {
        this.words = words;
    }

    Phrase named() {
        return name("given").after("flat", name("family"));
    }

    /** "Mr Smith", "Sir Peter Smith". */
    Phrase titled() {
        Phrase name = words.chance(5) ? name("family") : named();
        return name.before("nmod:desc", name("title"));
    }

    /** "WikiLeaks founder John Smith", "the French lawyer Maria Silva". */
    Phrase personWithRoleBefore() {
        Phrase role = new Phrase(words.word("role"), "NOUN", "NN");
        switch (words.number(4)) {
            case 0 ->
                role.before("det", new Phrase("the", "DET", "DT"))
                        .before("amod", new Phrase(words.word("adjective"), "ADJ", "JJ"));
            case 1 -> role.before("amod", new Phrase(words.pick("foreign", "former", "prime"), "ADJ", "JJ"));
            default -> role.before("compound", name("body"));
        }
        return named().before("nmod:desc", role);
    }

    /** "Sir Tony Smith, France's former ambassador to Peru,". */
    Phrase personWithRoleBehind() {
        Phrase role = new Phrase(words.word("role"), "NOUN", "NN");
        if (words.chance(5)) {
            role.before("nmod:poss", name("state").after("case", new Phrase("'s", "PART", "POS")));
        } else {
            role.before("det", new Phrase(words.pick("the", "a"), "DET", "DT"));
        }
        if (words.chance(4)) {
            role.before("amod", new Phrase("former", "ADJ", "JJ"));
        }
        role.after(
                "nmod", prepositional(words.pick("of", "to", "for"), words.chance(5) ? name("state") : name("body")));
        Phrase name = words.chance(4) ? titled() : named();
        return between(name, "appos", role);
    }

    /** "John Smith, 42, a farmer, from Norwich, east London,". */
    Phrase personWithAge() {
        Phrase name = named();
        between(name, "amod", new Phrase(String.valueOf(18 + words.number(70)), "NUM", "CD"));
        if (words.chance(4)) {
            Phrase role = new Phrase(words.word("person"), "NOUN", "NN").before("det", new Phrase("a", "DET", "DT"));
            name.after("appos", role).after("punct", punct(","));
        }
        if (words.chance(6)) {
            Phrase place = name("city");
            if (words.chance(4)) {
                between(place, "appos", name("city").before("amod", new Phrase(words.word("direction"), "ADJ", "JJ")));
                name.after("nmod", prepositional("from", place));
            } else {
                name.after("nmod", prepositional("from", place)).after("punct", punct(","));
            }
        }
        return name;
    }

    private static Phrase between(Phrase head, String relation, Phrase inner) {
        return head.after("punct", punct(",")).after(relation, inner).after("punct", punct(","));
    }

    static Phrase prepositional(String preposition, Phrase noun) {
        return noun.first("case", new Phrase(preposition, "ADP", "IN"));
    }

    static Phrase punct(String mark) {
        return new Phrase(mark, "PUNCT", mark);
    }

    Phrase name(String list) {
        return new Phrase(words.word(list), "PROPN", "NNP");
    }
}
