package galley.content;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import galley.diagnostic.Code;
import galley.diagnostic.Diagnostics;
import galley.lesson.Value;
import galley.text.Place;
import galley.text.SourceText;
import galley.text.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns the tokens of one JSON or YAML text into a tree whose values know their places. */
final class TreeReader {
    /** A record nests three deep, a companion five. */
    static final int MAX_DEPTH = 32;

    /** A record holds about a hundred values. */
    static final int MAX_VALUES = 600_000;

    private static final int MAX_NAME = 200;

    /** What begins with these signs, where a value or a name begins; a plain word cannot. */
    private static final Map<Character, String> YAML_ONLY = Map.of('*', "alias", '&', "anchor", '!', "tag");

    private final SourceText file;
    private final JsonParser parser;
    private final Diagnostics diagnostics;
    private int depth;
    private int values;

    private TreeReader(SourceText file, JsonParser parser, Diagnostics diagnostics) {
        this.file = file;
        this.parser = parser;
        this.diagnostics = diagnostics;
    }

    /** The one object that {@code file} holds; anything else is reported and gives nothing. */
    static Optional<Value.Members> read(JsonFactory factory, SourceText file, Diagnostics diagnostics) {
        return readValue(factory, file, diagnostics).flatMap(value -> object(value, diagnostics));
    }

    /** The one value that {@code file} holds; anything else is reported and gives nothing. */
    static Optional<Value> readValue(JsonFactory factory, SourceText file, Diagnostics diagnostics) {
        boolean marked = file.text().startsWith("\uFEFF");
        if (marked) {
            diagnostics.add(
                    Code.FILE_BOM,
                    new Place(file, new Span(0, 1), ""),
                    "The file begins with a byte order mark.",
                    "save it as UTF-8 without one");
        }
        // A space in its place keeps every offset.
        try (JsonParser parser = factory.createParser(marked ? " " + file.text().substring(1) : file.text())) {
            return new TreeReader(file, parser, diagnostics).boundedDocument();
        } catch (Refused e) {
            return Optional.empty();
        } catch (JsonProcessingException e) {
            SyntaxWording wording = SyntaxWording.of(e.getOriginalMessage());
            diagnostics.add(Code.SYNTAX, place(file, e.getLocation()), wording.message(), wording.hint());
            return Optional.empty();
        } catch (IOException e) {
            throw new IllegalStateException("reading from memory failed", e);
        }
    }

    private Optional<Value> boundedDocument() throws IOException {
        try {
            return document();
        } catch (StreamConstraintsException e) {
            diagnostics.add(
                    Code.VALUE_TOO_LONG,
                    place(file, parser.currentLocation()),
                    "Expected a number of at most 1000 digits, or a name of at most 50000 characters.");
            return Optional.empty();
        }
    }

    private Optional<Value> document() throws IOException {
        JsonToken first = parser.nextToken();
        if (first == null) {
            return refuse(Place.ofFile(file.name()), "Expected an object, but the file is empty.");
        }
        Value value = value(first, "");
        if (parser.nextToken() != null) {
            return refuse(here(""), "Expected nothing behind the object, but something follows.");
        }
        return Optional.of(value);
    }

    private static Optional<Value.Members> object(Value value, Diagnostics diagnostics) {
        if (value instanceof Value.Members members) {
            return Optional.of(members);
        }
        diagnostics.add(Code.SYNTAX, value.place(), "Expected an object, but found " + value.kind() + ".");
        return Optional.empty();
    }

    private Optional<Value> refuse(Place place, String message) {
        diagnostics.add(Code.SYNTAX, place, message);
        return Optional.empty();
    }

    private Value value(JsonToken token, String pointer) throws IOException {
        checkPlain(pointer);
        if (++values > MAX_VALUES) {
            diagnostics.add(
                    Code.FILE_TOO_LARGE,
                    here(pointer),
                    "Expected at most " + MAX_VALUES + " values, but here begins another.");
            throw new Refused();
        }
        return switch (token) {
            case START_OBJECT, START_ARRAY -> nested(token, pointer);
            case VALUE_STRING -> text(pointer);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> numeral(pointer);
            case VALUE_TRUE -> new Value.Bool(true, here(pointer));
            case VALUE_FALSE -> new Value.Bool(false, here(pointer));
            default -> new Value.Null(here(pointer));
        };
    }

    private Value nested(JsonToken token, String pointer) throws IOException {
        if (++depth > MAX_DEPTH) {
            diagnostics.add(
                    Code.TOO_DEEP,
                    here(pointer.substring(0, Math.min(pointer.length(), 80))),
                    "Expected at most " + MAX_DEPTH + " levels of values, but here begins another.");
            throw new Refused();
        }
        Value value = token == JsonToken.START_OBJECT ? members(pointer) : items(pointer);
        depth--;
        return value;
    }

    private Value members(String pointer) throws IOException {
        Place place = here(pointer);
        Map<String, Value> members = new LinkedHashMap<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_OBJECT; token = parser.nextToken()) {
            String name = parser.currentName();
            checkPlain(pointer);
            checkName(name, pointer);
            Place namePlace = here(place.child(name).pointer());
            if (members.containsKey(name)) {
                diagnostics.add(
                        Code.DUPLICATE_MEMBER,
                        namePlace,
                        "Expected each member once, but " + name + " is here again.",
                        "remove one of the two; which one counts differs from reader to reader");
            }
            members.put(name, value(parser.nextToken(), namePlace.pointer()));
        }
        return new Value.Members(members, place);
    }

    /** Of YAML only what JSON can say: an alias, an anchor or a tag would otherwise be read as a word, or not at all. */
    private void checkPlain(String pointer) throws Refused {
        if (!(parser instanceof YAMLParser)) {
            return;
        }
        int start = offset(parser.currentTokenLocation());
        String kind = start < file.length() ? YAML_ONLY.getOrDefault(file.text().charAt(start), "") : "";
        if (!kind.isEmpty()) {
            String[] words = file.text().substring(start).split("[\\s,\\]}]", 2);
            diagnostics.add(
                    Code.SYNTAX,
                    here(pointer),
                    "Expected plain YAML, but found the " + kind + " " + words[0] + ".",
                    "write the value out; a word that begins with this sign stands in quotation marks");
            throw new Refused();
        }
    }

    /** Every value below a member bears its name in its pointer, so a name must not be a book. */
    private void checkName(String name, String pointer) throws Refused {
        if (name.length() > MAX_NAME) {
            diagnostics.add(
                    Code.VALUE_TOO_LONG,
                    here(pointer),
                    "Expected names of members of at most " + MAX_NAME + " characters, but this one has "
                            + name.length() + ".");
            throw new Refused();
        }
    }

    private Value items(String pointer) throws IOException {
        Place place = here(pointer);
        List<Value> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(value(token, pointer + "/" + items.size()));
        }
        return new Value.Items(items, place);
    }

    private Value text(String pointer) throws IOException {
        int start = offset(parser.currentTokenLocation());
        String decoded = parser.getText();
        int end = Math.max(start, offset(parser.currentLocation()));
        SourceText.OffsetMap map =
                isQuoted(start) ? new JsonLiteral(file.text(), start, end) : inner -> Math.min(end, start + inner);
        return new Value.Text(file.embedded(decoded, map), new Place(file, new Span(start, end), pointer));
    }

    private boolean isQuoted(int start) {
        return start < file.length() && file.text().charAt(start) == '"';
    }

    private Value numeral(String pointer) throws IOException {
        int start = offset(parser.currentTokenLocation());
        String literal = parser.getText();
        Span span = new Span(start, Math.min(file.length(), start + literal.length()));
        return new Value.Numeral(literal, new Place(file, span, pointer));
    }

    private Place here(String pointer) {
        int start = offset(parser.currentTokenLocation());
        return new Place(file, new Span(start, Math.min(file.length(), start + 1)), pointer);
    }

    private int offset(JsonLocation location) {
        return (int) Math.max(0, Math.min(file.length(), location.getCharOffset()));
    }

    private static Place place(SourceText file, JsonLocation location) {
        int start = location == null ? 0 : (int) Math.max(0, Math.min(file.length(), location.getCharOffset()));
        return new Place(file, new Span(start, Math.min(file.length(), start + 1)), "");
    }

    /** Ends reading after a fault that is reported already. */
    private static final class Refused extends IOException {
        private static final long serialVersionUID = 1;
    }
}
