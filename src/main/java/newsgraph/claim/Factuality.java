package newsgraph.claim;

import org.jspecify.annotations.Nullable;

/**
 * Whether what a predicate says is so, how sure that is, and who says it.
 *
 * @param polarity whether it is said to be so or not
 * @param modality how it stands to what happened
 * @param voice who says so, or null for the article itself
 * @param presumed whether it is taken to have happened though the words do not quite say so: the purpose of what was done, or
 *     what had to be done; a claim of it stays as doubtful as its modality says
 * @param reason why, in a few words, such as {@code complement of "threaten"}; empty for a plain statement
 */
record Factuality(
        Polarity polarity, Modality modality, @Nullable Voice voice, boolean presumed, String reason) {

    static final Factuality PLAIN = new Factuality(Polarity.POSITIVE, Modality.ACTUAL, null, false, "");

    Factuality(Polarity polarity, Modality modality, @Nullable Voice voice, String reason) {
        this(polarity, modality, voice, false, reason);
    }

    /**
     * Somebody who speaks.
     *
     * @param sentence index of the sentence that names the speaker, or -1 where the text does not tell
     * @param token index of the speaker's head token in that sentence
     * @param told whether it is somebody else who tells that they say so: what they say of themselves is no surer by that
     */
    record Voice(int sentence, int token, boolean told) {
        static final Voice UNKNOWN = new Voice(-1, -1);

        Voice(int sentence, int token) {
            this(sentence, token, false);
        }

        private boolean isSame(Voice other) {
            return sentence == other.sentence && token == other.token;
        }
    }

    boolean plain() {
        return polarity == Polarity.POSITIVE && modality == Modality.ACTUAL;
    }

    boolean negative() {
        return polarity == Polarity.NEGATIVE;
    }

    Factuality with(Modality other, String why) {
        return new Factuality(polarity, other, voice, why);
    }

    /** What is left under a word of another modality; one that makes nothing doubtful leaves the doubt there is. */
    Factuality under(Modality other, String why) {
        return with(other == Modality.ACTUAL ? modality : other, why);
    }

    Factuality negated(String why) {
        return new Factuality(negative() ? Polarity.POSITIVE : Polarity.NEGATIVE, modality, voice, why);
    }

    /** The same, said by somebody; whoever was known to say so before tells of it. */
    Factuality saidBy(@Nullable Voice speaker) {
        if (speaker == null) {
            return this;
        }
        boolean told = voice != null && !voice.isSame(speaker);
        Voice inner = told ? new Voice(speaker.sentence(), speaker.token(), true) : speaker;
        return new Factuality(polarity, modality, inner, presumed, reason);
    }

    /** The same, within what somebody says. */
    Factuality within(@Nullable Voice speaker) {
        if (voice == null || speaker == null || voice.isSame(speaker)) {
            return voice == null ? saidBy(speaker) : this;
        }
        return new Factuality(polarity, modality, new Voice(voice.sentence(), voice.token(), true), presumed, reason);
    }

    /** The same, taken to have happened. */
    Factuality taken() {
        return new Factuality(polarity, modality, voice, true, reason);
    }

    /** The same, no longer taken to have happened. */
    Factuality untaken() {
        return new Factuality(polarity, modality, voice, false, reason);
    }
}
