package newsgraph.train;

/** A kind of sentence that news has and the treebanks lack, and that training makes up or rewrites. */
public enum Augmentation {
    /** "granted Smith asylum", "denied him entry". */
    DOUBLE_OBJECTS,
    /** "Mr Smith", "Lt Col Reid": titles and ranks without full stop. */
    TITLES,
    /** "WikiLeaks founder John Smith". */
    ROLES,
    /** "threatened to enter the embassy and arrest Smith". */
    PLANS,
    /** "John Smith, 42, a farmer, from Norwich,". */
    AGES,
    /** Short sentences without articles and auxiliaries. */
    HEADLINES,
    /** Headlines in capital letters. */
    CAPITALS,
    /** A noun phrase that is a line of its own. */
    CAPTIONS,
    /** Single quotes, and quotations that open and do not close. */
    QUOTES
}
