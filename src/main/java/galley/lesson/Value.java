package galley.lesson;

import galley.text.Place;
import galley.text.SourceText;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON or YAML value together with its place. */
public sealed interface Value {

    Place place();

    /** The word for this kind of value in messages. */
    String kind();

    /**
     * An object.
     *
     * @param members in the order of the file
     */
    record Members(Map<String, Value> members, Place place) implements Value {
        public Members {
            members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        /** The member of this name, unless it is missing. */
        public Optional<Value> member(String name) {
            return Optional.ofNullable(members.get(name));
        }

        /** The member of this name, unless it is missing or null. */
        public Optional<Value> present(String name) {
            return member(name).filter(value -> !(value instanceof Null));
        }

        /** The text of a member, unless it is missing, null or of another kind. */
        public Optional<String> text(String name) {
            return member(name).filter(Text.class::isInstance).map(value -> ((Text) value).value());
        }

        @Override
        public String kind() {
            return "an object";
        }
    }

    /** An array. */
    record Items(List<Value> items, Place place) implements Value {
        public Items {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "an array";
        }
    }

    /**
     * A string.
     *
     * @param source the decoded text, which knows where each of its characters stands in the file
     */
    record Text(SourceText source, Place place) implements Value {
        /** The decoded text. */
        public String value() {
            return source.text();
        }

        @Override
        public String kind() {
            return "a string";
        }
    }

    /**
     * A number.
     *
     * @param literal as it is written
     */
    record Numeral(String literal, Place place) implements Value {
        private static final int LONGEST = 40;

        /** Whether the number is this whole one, however it is written: 1, 1.0 and 1e0 are one number. */
        public boolean isEqualTo(int number) {
            if (literal.length() > LONGEST || !literal.matches("-?[0-9]+([.][0-9]+)?([eE][+-]?[0-9]{1,4})?")) {
                return false;
            }
            return new BigDecimal(literal).compareTo(BigDecimal.valueOf(number)) == 0;
        }

        @Override
        public String kind() {
            return "a number";
        }
    }

    /** True or false. */
    record Bool(boolean value, Place place) implements Value {
        @Override
        public String kind() {
            return "a boolean";
        }
    }

    /** Null: the member stays absent on the page. */
    record Null(Place place) implements Value {
        @Override
        public String kind() {
            return "null";
        }
    }
}
