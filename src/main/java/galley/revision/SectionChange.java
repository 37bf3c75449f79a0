package galley.revision;

import java.util.ArrayList;
import java.util.List;

/** What became of a section. */
public sealed interface SectionChange {

    /** The section is new. */
    record Added(SectionText now) implements SectionChange {}

    /** The section is gone. */
    record Removed(SectionText before) implements SectionChange {}

    /**
     * The section is in both revisions.
     *
     * @param moved whether it stands elsewhere among the sections that both revisions have
     * @param parts heading and body, compared
     */
    record Matched(SectionText before, SectionText now, boolean moved, List<TextPart> parts) implements SectionChange {
        public Matched {
            parts = List.copyOf(parts);
        }

        /** Whether the title is another one. */
        public boolean renamed() {
            return !before.title().equals(now.title());
        }

        /** Whether the text differs, apart from a change of title and from the blank lines at its end. */
        public boolean edited() {
            return !before.body().stripTrailing().equals(now.body().stripTrailing())
                    || (!renamed() && !before.heading().equals(now.heading()));
        }

        /** Whether links to the section by its id lead nowhere now, or elsewhere. */
        public boolean renumbered() {
            return !before.id().equals(now.id());
        }

        /** The words for all that differs, such as "moved" and "edited"; none for a section that is what it was. */
        public List<String> states() {
            List<String> states = new ArrayList<>();
            addIf(states, moved, "moved");
            addIf(states, renamed(), "renamed");
            addIf(states, edited(), "edited");
            addIf(states, renumbered(), "id changed");
            return states;
        }

        private static void addIf(List<String> states, boolean is, String state) {
            if (is) {
                states.add(state);
            }
        }

        /** Whether text, title and place are what they were. */
        public boolean kept() {
            return !moved && !renamed() && !edited();
        }
    }
}
