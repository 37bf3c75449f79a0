package galley.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import galley.SealedLesson;
import galley.diagnostic.Diagnostics;
import galley.site.LessonCard.CitationCard;
import galley.site.LessonCard.RelationCard;
import galley.site.LessonCard.SectionCard;
import galley.site.LessonCard.SymbolCard;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LessonCardTest {
    private static final Set<Class<?>> PLAIN = Set.of(String.class, int.class, long.class, double.class, boolean.class);

    private static final String CONTENT = """
            # Queue

            Waits, see [the book](https://b.example/).

            ## Science and assumptions

            ### How long it waits

            Symbols and units

            λ

            Arrival rate

            1/s

            ## Check your understanding

            ### Why?

            1.  Because.
            2.  Or not.

            Answer and reasoning

            Because.

            It is so.

            ## Sources

            - [The book](https://b.example/)

            ## Continue exploring

            ### Foundations

            - [Rate](https://x.example/rate/)
            """;

    private static LessonCard card() {
        SealedLesson lesson = SealedLesson.of(CONTENT)
                .text("title", "Queue")
                .text("topic", "Waiting")
                .json("author", "null")
                .json("related", "[\"b\", \"a-lesson\"]");
        return Placement.of(List.of(VerifiedLessons.of(lesson)), SiteAddress.UNKNOWN, new Diagnostics())
                .get(0)
                .history()
                .newest();
    }

    @Test
    void holdsWhatTheSiteKnowsOfALesson() {
        LessonCard card = card();
        assertEquals("Waiting", card.notes().topic());
        assertEquals("", card.notes().author());
        assertEquals(new SectionCard("section-3", "How long it waits", 3, "formula", words(card)), section(card));
        assertEquals(List.of(new SymbolCard("λ", "<var>λ</var>", "Arrival rate", "1/s", "section-3")), card.symbols());
        assertEquals(
                new CitationCard("the book", "https://b.example/", "", "section-1"),
                card.citations().get(0));
        assertEquals("sources", card.citations().get(1).role());
        assertEquals(
                new RelationCard("foundations", "", "https://x.example/rate/", "Rate"),
                card.relations().get(2));
        assertEquals(List.of("b"), card.named("related"));
        assertEquals(1, card.questions());
    }

    private static SectionCard section(LessonCard card) {
        return card.sections().get(2);
    }

    private static String words(LessonCard card) {
        String words = section(card).words();
        assertTrue(List.of(words.split(" ")).containsAll(List.of("lambda", "arrival", "rate")), words);
        return words;
    }

    @Test
    void isMadeOfPlainValuesAlone() {
        checkPlain(LessonCard.class);
    }

    private static void checkPlain(Type type) {
        if (type instanceof ParameterizedType list) {
            assertEquals(List.class, list.getRawType());
            checkPlain(list.getActualTypeArguments()[0]);
        } else if (!PLAIN.contains(type)) {
            assertTrue(((Class<?>) type).isRecord(), type.toString());
            Arrays.stream(((Class<?>) type).getRecordComponents())
                    .forEach(component -> checkPlain(component.getGenericType()));
        }
    }

    @Test
    void survivesATree() throws ReflectiveOperationException {
        LessonCard card = card();
        assertEquals(card, value(tree(card), LessonCard.class));
    }

    private static Object tree(Object value) throws ReflectiveOperationException {
        if (value instanceof List<?> list) {
            List<Object> items = new ArrayList<>();
            for (Object item : list) {
                items.add(tree(item));
            }
            return items;
        }
        if (!value.getClass().isRecord()) {
            return value;
        }
        Map<String, Object> members = new LinkedHashMap<>();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            component.getAccessor().setAccessible(true);
            members.put(component.getName(), tree(component.getAccessor().invoke(value)));
        }
        return members;
    }

    private static Object value(Object tree, Type type) throws ReflectiveOperationException {
        if (tree instanceof List<?> list) {
            List<Object> items = new ArrayList<>();
            for (Object item : list) {
                items.add(value(item, ((ParameterizedType) type).getActualTypeArguments()[0]));
            }
            return items;
        }
        if (!(tree instanceof Map<?, ?> members)) {
            return tree;
        }
        RecordComponent[] components = ((Class<?>) type).getRecordComponents();
        Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = value(members.get(components[i].getName()), components[i].getGenericType());
        }
        var constructor = ((Class<?>) type).getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(values);
    }
}
