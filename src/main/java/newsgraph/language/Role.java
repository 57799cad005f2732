package newsgraph.language;

/** The names of a {@link ClauseGraph}'s roles; every other role is a preposition, as its dictionary form. */
public final class Role {
    public static final String SUBJECT = "subject";
    public static final String OBJECT = "object";
    /** To whom something is given, told, refused: the indirect object of either construction. */
    public static final String RECIPIENT = "recipient";
    /** A clause without a subject of its own that completes the predicate: "threatened to enter", "kept shouting". */
    public static final String OPEN_CLAUSE = "xcomp";
    /** A clause that completes the predicate: "said that …". */
    public static final String CLAUSE = "ccomp";
    /** A clause that completes a noun: "the threat to enter". */
    public static final String NOUN_CLAUSE = "acl";

    public static final String ADVERBIAL_CLAUSE = "advcl";
    public static final String RELATIVE_CLAUSE = "relcl";
    /** "Ecuador's offer", "its offer". */
    public static final String POSSESSOR = "poss";
    /** "WikiLeaks founder", "US investigation". */
    public static final String COMPOUND = "compound";
    /** "Ecuadorian minister", "former minister". */
    public static final String MODIFIER = "amod";

    public static final String APPOSITION = "appos";
    /** "back down", "rule out". */
    public static final String PARTICLE = "particle";

    public static final String ADVERB = "adverb";
    public static final String OF = "of";
    public static final String BY = "by";
    public static final String TO = "to";
    public static final String FOR = "for";
    public static final String IN = "in";
    /** A time or measure without preposition: "last week". */
    public static final String UNMARKED = "unmarked";
    /** Everything that names no argument: determiners, auxiliaries, punctuation. */
    public static final String NONE = "";

    private Role() {}
}
