package galley.markdown;

import java.util.List;
import java.util.Optional;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;

/** A run of blocks with the meaning that a lesson gives it. */
sealed interface LessonBlock {

    /** Calls the method of {@code visitor} that is made for this kind. */
    void accept(Visitor visitor);

    /** Does something with each kind of lesson block; a new kind does not compile before all of them know it. */
    interface Visitor {
        void visit(Plain block);

        void visit(Role block);

        void visit(Scale block);

        void visit(RunIn block);

        void visit(RoleList block);

        void visit(FormulaFigure block);

        void visit(Symbols block);

        void visit(Specifications block);

        void visit(Interfaces block);

        void visit(Quiz block);
    }

    /** A block that is what Markdown says it is. */
    record Plain(Node block) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A paragraph with a role: topic, lead, publication. */
    record Role(String name, Paragraph paragraph) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A link, followed directly by the scale at which its picture is drawn. */
    record Scale(Paragraph paragraph) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A paragraph that begins with its own label: objective, assumptions. */
    record RunIn(String name, Paragraph paragraph, Marked label) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A list with a role: steps, sources, foundations, related. */
    record RoleList(String name, ListBlock list) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A display formula and how it is read aloud. */
    record FormulaFigure(MathBlock formula, Optional<Paragraph> reading) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** Three paragraphs that belong together: term, meaning, unit; or label, value, note. */
    record Triple(Paragraph first, Paragraph second, Paragraph third) {}

    /** The symbols of a formula below their label. */
    record Symbols(Paragraph label, List<Triple> symbols) implements LessonBlock {
        public Symbols {
            symbols = List.copyOf(symbols);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** Specifications: label, value, note. */
    record Specifications(List<Triple> lines) implements LessonBlock {
        public Specifications {
            lines = List.copyOf(lines);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** One interface: its name, the direction at the name's end, and what passes. */
    record Port(Paragraph name, Marked direction, Paragraph description) {
        String way() {
            return switch (direction.word()) {
                case "Input" -> "input";
                case "Output" -> "output";
                default -> "both";
            };
        }

        InterfaceCard card() {
            String text = VisibleText.of(name);
            String word = direction.word();
            String bare = text.endsWith(word) ? text.substring(0, text.length() - word.length()) : text;
            return new InterfaceCard(VisibleText.normal(bare), way(), VisibleText.normal(VisibleText.of(description)));
        }
    }

    /** Interface cards. */
    record Interfaces(List<Port> ports) implements LessonBlock {
        public Interfaces {
            ports = List.copyOf(ports);
        }

        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** A question's options, with the index of the right one, and the answer that stays closed at first. */
    record Quiz(OrderedList options, int right, Answer answer) implements LessonBlock {
        @Override
        public void accept(Visitor visitor) {
            visitor.visit(this);
        }
    }

    /** The label of an answer, the right option once more, and why. */
    record Answer(Paragraph label, Paragraph option, List<Node> reasoning) {
        public Answer {
            reasoning = List.copyOf(reasoning);
        }
    }

    /** A part of one text node that stands out. */
    record Marked(Text text, int from, int to) {
        String word() {
            return text.getLiteral().substring(from, to);
        }
    }
}
