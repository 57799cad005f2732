package newsgraph.cases;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Ways to say a clause otherwise, and what must become of what it says. */
enum Variation {
    PASSIVE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            if (c.copular() || c.passive() || c.auxiliaries().stream().anyMatch(BE::contains)) {
                return Optional.empty();
            }
            String who = c.receiver() != null ? c.receiver() : c.object();
            if (who == null || c.subjectTokens() > LONGEST_AGENT || c.subject().endsWith(",")) {
                return Optional.empty();
            }
            boolean plural = c.receiver() != null ? c.receiverPlural() : c.objectPlural();
            Optional<String> be = passiveAuxiliaries(c, plural);
            return be.map(aux -> sentence(
                    who,
                    aux,
                    forms.participle(c.lemma()),
                    c.particle(),
                    c.receiver() == null || c.object() == null ? "" : c.object(),
                    "by " + c.subject(),
                    c.rest()));
        }
    },
    ACTIVE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            if (!c.passive()
                    || !c.adverbs().isEmpty()
                    || c.auxiliaries().size() != 1
                    || !c.auxiliaries().get(0).matches("was|were")) {
                return Optional.empty();
            }
            String agent = String.valueOf(c.agent());
            return Optional.of(sentence(agent, forms.past(c.lemma()), c.subject(), objectOf(c), c.rest()));
        }
    },
    RELATIVE_CLAUSE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return c.subject().endsWith(",")
                    ? Optional.empty()
                    : Optional.of(sentence(
                            c.subject() + ",", person ? "who" : "which", c.predicate() + ",", "made headlines"));
        }
    },
    RELATIVE_CLAUSE_BEHIND(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return c.subject().endsWith(",")
                    ? Optional.empty()
                    : Optional.of(sentence(
                            "Reporters wrote about", c.subject() + ",", person ? "who" : "which", c.predicate()));
        }
    },
    ANOTHER_VERB_BEFORE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence(c.subject(), "made headlines and", c.predicate()));
        }
    },
    ANOTHER_VERB_BEHIND(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence(c.subject(), c.predicate(), "and made headlines"));
        }
    },
    ANOTHER_SUBJECT(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            boolean agrees =
                    c.xpos().equals("VBZ") || c.auxiliaries().stream().anyMatch(a -> a.matches("is|was|has|does"));
            return agrees || c.subject().endsWith(",")
                    ? Optional.empty()
                    : Optional.of(sentence("Nina Falk and", c.subject(), c.predicate()));
        }
    },
    ANOTHER_CLAUSE_BEFORE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("Prices rose, and", c.subject(), c.predicate()));
        }
    },
    ADVERBIAL_BEFORE(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("On Tuesday,", c.subject(), c.predicate()));
        }
    },
    WHEN(Effect.SAME) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            boolean past = c.xpos().equals("VBD") || c.auxiliaries().stream().anyMatch(a -> a.matches("was|were|did"));
            return past
                    ? Optional.of(sentence("When", c.subject(), c.predicate() + ",", "Nina Falk wept"))
                    : Optional.empty();
        }
    },
    NOT(Effect.NEGATED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(auxiliary(c, "did not", "does not", "do not", "not"));
        }
    },
    NEVER(Effect.NEGATED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return c.auxiliaries().isEmpty()
                    ? Optional.of(sentence(c.subject(), "never", c.predicate()))
                    : Optional.of(auxiliary(c, "", "", "", "never"));
        }
    },
    MAY(Effect.POSSIBLE) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(modal(c, "may"));
        }
    },
    MIGHT_HAVE(Effect.POSSIBLE) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return c.auxiliaries().stream().anyMatch(a -> a.matches("has|have"))
                    ? Optional.empty()
                    : Optional.of(modalPerfect(c, "might", forms));
        }
    },
    WILL(Effect.EXPECTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(modal(c, "will"));
        }
    },
    SAID_THAT(Effect.REPORTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("Nina Falk said that", c.subject(), c.predicate()));
        }
    },
    SAID_BEHIND(Effect.REPORTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence(c.subject(), c.predicate() + ",", "Nina Falk said"));
        }
    },
    RUMOURS_THAT(Effect.REPORTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("There are rumours that", c.subject(), c.predicate()));
        }
    },
    RUMOURS_OF(Effect.REPORTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            if (!c.adverbs().isEmpty() || c.subject().endsWith(",")) {
                return Optional.empty();
            }
            return gerund(c, forms).map(predicate -> sentence("There were rumours of", c.subject(), predicate));
        }
    },
    ACCORDING_TO(Effect.REPORTED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("According to Nina Falk,", c.subject(), c.predicate()));
        }
    },
    IF(Effect.CONDITIONAL) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("If", c.subject(), c.predicate() + ",", "prices will rise"));
        }
    },
    ASKED_WHETHER(Effect.ASKED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("Nina Falk asked whether", c.subject(), c.predicate()));
        }
    },
    DENIED_THAT(Effect.DENIED) {
        @Override
        Optional<String> of(PlainClause c, Inflection forms, boolean person) {
            return Optional.of(sentence("Nina Falk denied that", c.subject(), c.predicate()));
        }
    };

    /** What a variation does to a claim that the clause itself makes. */
    enum Effect {
        SAME,
        NEGATED,
        POSSIBLE,
        EXPECTED,
        REPORTED,
        CONDITIONAL,
        ASKED,
        DENIED
    }

    private static final int LONGEST_AGENT = 8;
    private static final List<String> BE = List.of("is", "are", "was", "were", "been", "be");

    private final Effect effect;

    Variation(Effect effect) {
        this.effect = effect;
    }

    Effect effect() {
        return effect;
    }

    /** Whether it can only be told of a clause that says plainly that something is so. */
    boolean onlyOfPlainClauses() {
        return switch (effect) {
            case NEGATED, POSSIBLE, EXPECTED -> true;
            default -> false;
        };
    }

    /** Whether it can only be told of clauses in one voice, or one tense. */
    boolean needsAnotherForm() {
        return switch (this) {
            case PASSIVE, ACTIVE, WHEN, RUMOURS_OF -> true;
            default -> false;
        };
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The clause said so, or nothing where that gives no good English. */
    abstract Optional<String> of(PlainClause clause, Inflection forms, boolean person);

    private static Optional<String> passiveAuxiliaries(PlainClause c, boolean plural) {
        if (c.auxiliaries().isEmpty()) {
            return switch (c.xpos()) {
                case "VBD", "VBN" -> Optional.of(join(plural ? "were" : "was", c.adverbs()));
                case "VBZ", "VBP" -> Optional.of(join(plural ? "are" : "is", c.adverbs()));
                default -> Optional.empty();
            };
        }
        return c.auxiliaries().size() != 1
                ? Optional.empty()
                : switch (c.auxiliaries().get(0)) {
                    case "has", "have" -> Optional.of(join(plural ? "have" : "has", c.adverbs(), "been"));
                    case "did" -> Optional.of(join(plural ? "were" : "was", c.adverbs()));
                    case "does", "do" -> Optional.of(join(plural ? "are" : "is", c.adverbs()));
                    default -> Optional.of(join(c.auxiliaries().get(0), c.adverbs(), "be"));
                };
    }

    /** "being arrested by", "having arrested", "arresting"; nothing of a clause with a modal. */
    private static Optional<String> gerund(PlainClause c, Inflection forms) {
        if (c.auxiliaries().isEmpty()) {
            return Optional.of(join(forms.gerund(c.lemma()), behindVerb(c)));
        }
        String rest =
                String.join(" ", c.auxiliaries().subList(1, c.auxiliaries().size()));
        return switch (c.auxiliaries().get(0)) {
            case "is", "are", "was", "were" -> Optional.of(join("being", rest, c.verb(), behindVerb(c)));
            case "has", "have", "had" -> Optional.of(join("having", rest, c.verb(), behindVerb(c)));
            default -> Optional.empty();
        };
    }

    private static String objectOf(PlainClause c) {
        return c.object() == null ? "" : c.object();
    }

    private static String behindVerb(PlainClause c) {
        return join(
                c.particle(),
                c.receiver() == null ? "" : c.receiver(),
                objectOf(c),
                c.agent() == null ? "" : "by " + c.agent(),
                c.rest());
    }

    /** The clause with an auxiliary before its verb, or with a word behind the auxiliary that it has. */
    private static String auxiliary(PlainClause c, String past, String present, String plural, String word) {
        if (c.auxiliaries().isEmpty()) {
            String support = c.xpos().equals("VBZ") ? present : c.xpos().equals("VBP") ? plural : past;
            return sentence(c.subject(), support, c.lemma(), behindVerb(c));
        }
        String others =
                String.join(" ", c.auxiliaries().subList(1, c.auxiliaries().size()));
        return sentence(c.subject(), c.auxiliaries().get(0), word, others, c.verb(), behindVerb(c));
    }

    private static String modal(PlainClause c, String modal) {
        if (c.auxiliaries().isEmpty()) {
            return sentence(c.subject(), modal, c.lemma(), behindVerb(c));
        }
        String first = c.auxiliaries().get(0);
        String base = BE.contains(first) ? "be" : "have";
        String others =
                String.join(" ", c.auxiliaries().subList(1, c.auxiliaries().size()));
        return sentence(c.subject(), modal, base, others, c.verb(), behindVerb(c));
    }

    private static String modalPerfect(PlainClause c, String modal, Inflection forms) {
        return c.auxiliaries().isEmpty()
                ? sentence(c.subject(), modal, "have", forms.participle(c.lemma()), behindVerb(c))
                : sentence(c.subject(), modal, "have been", c.verb(), behindVerb(c));
    }

    private static String sentence(String... parts) {
        String words = join(parts);
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }

    private static String join(String... parts) {
        return String.join(" ", parts).strip().replaceAll("\\s+", " ");
    }
}
