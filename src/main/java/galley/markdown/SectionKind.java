package galley.markdown;

import java.util.Locale;
import java.util.Optional;

/** What a section of a lesson is for, told by its heading and by the section around it. */
enum SectionKind {
    /** What stands before the title. */
    PREAMBLE(""),
    /** Opened by the first heading, of level 1. */
    TITLE(""),
    MECHANISM("The mechanism"),
    SCIENCE("Science and assumptions"),
    /** Inside the science section. */
    FORMULA(""),
    EXAMPLE("Engineering example"),
    DISTINCTIONS("Distinctions and tradeoffs"),
    SPECIFICATIONS("Specifications and interfaces"),
    INTERFACES("Interfaces"),
    CHECK("Check your understanding"),
    /** Inside the check. */
    QUESTION(""),
    EVIDENCE("Evidence and scope"),
    SOURCES("Sources"),
    EXPLORE("Continue exploring"),
    FOUNDATIONS("Foundations"),
    RELATED("Related lessons"),
    /** Any other section. */
    PLAIN("");

    private final String title;
    private final String word = name().toLowerCase(Locale.ROOT);

    SectionKind(String title) {
        this.title = title;
    }

    /** The kind's name in pages and style sheets. */
    String word() {
        return word;
    }

    /** The kind of a section under {@code heading} inside a section of the kind {@code around}. */
    static SectionKind of(Heading heading, SectionKind around) {
        return titled(heading.title()).orElse(within(around));
    }

    private static Optional<SectionKind> titled(String title) {
        for (SectionKind kind : values()) {
            if (!kind.title.isEmpty() && kind.title.equalsIgnoreCase(title)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private static SectionKind within(SectionKind around) {
        return switch (around) {
            case SCIENCE, FORMULA -> FORMULA;
            case CHECK -> QUESTION;
            default -> PLAIN;
        };
    }
}
