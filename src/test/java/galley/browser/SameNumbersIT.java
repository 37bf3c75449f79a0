package galley.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every number of the example tables and figures is the one that the calculator beside them shows for the same inputs. */
class SameNumbersIT extends ServedSite {
    /** Types the inputs of each row, and of each mark of a figure, into the calculator; answers what differs. */
    private static final String COMPARE = """
            const differs = [];
            let compared = 0, timelines = 0;
            const label = element => element.textContent.trim();
            const enter = (field, text) => { field.value = text; field.dispatchEvent(new Event('input', {bubbles: true})); };
            const bySymbol = (form, symbol) => form.querySelector('#' + CSS.escape(
                [...form.querySelectorAll('label')].find(l => label(l.querySelector('.symbol')) === symbol).htmlFor));
            const same = (what, shown, expected) => {
                compared++;
                if (shown !== expected) differs.push(what + ': ' + shown + ' is not ' + expected);
            };
            for (const form of document.querySelectorAll('form.calculator')) {
                const results = new Map([...form.querySelectorAll('.result')].map(result =>
                    [label(result.querySelector('dt')), result.querySelector('output')]));
                const fields = [...form.querySelectorAll('input')];
                const place = form.closest('section') ?? document;
                for (const table of place.querySelectorAll('.example-table')) {
                    const head = [...table.querySelectorAll('thead th')].map(label);
                    const varied = fields.find(field => label(field.parentNode.querySelector('label')) === head[0]);
                    form.reset();
                    for (const given of label(table.querySelector('.given') ?? {textContent: ''}).split(', ').filter(Boolean)) {
                        const [symbol, quantity] = given.split(' = ');
                        enter(bySymbol(form, symbol), quantity);
                    }
                    for (const row of table.querySelectorAll('tbody tr')) {
                        const cells = [...row.children].map(label);
                        enter(varied, cells[0]);
                        head.slice(1).forEach((name, i) => same(name + ' at ' + cells[0], label(results.get(name)), cells[i + 1]));
                    }
                }
                form.reset();
                enter(fields[0], fields[0].value);
                const figure = form.querySelector('figure');
                const [input, output] = figure.dataset.roles.split(';').map(Number);
                const marks = [...label(figure.querySelector('desc')).matchAll(/ (?:At|The values entered,) ([^:]+): ([^.]+(?:[.][0-9]+[^.]*)?)[.]/g)];
                for (const [, at, value] of marks) {
                    enter(fields[input], at);
                    same('figure at ' + at, label([...form.querySelectorAll('output')][output]), value);
                }
                for (const text of place.querySelectorAll('svg.timeline text')) {
                    const [name, quantity] = label(text).split(': ');
                    if (quantity && /^[0-9]/.test(name)) {
                        enter(fields[input], name);
                        same('timeline at ' + name, label([...form.querySelectorAll('output')][output]), quantity);
                    } else if (quantity && results.has(name)) {
                        same('timeline ' + name, label(results.get(name)), quantity);
                        timelines++;
                    }
                }
                form.reset();
                enter(fields[0], fields[0].value);
            }
            return {differs, compared, timelines};
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "learn/atlas/network-adapter/",
                "models/message-time/",
                "models/ring-all-reduce/",
                "models/line-rate/"
            })
    void tablesAndFiguresSayWhatTheCalculatorSays(String page) {
        browser.get(server.url(page));
        Map<?, ?> answer = (Map<?, ?>) browser.executeScript(COMPARE);
        assertEquals(List.of(), answer.get("differs"));
        assertTrue(((Number) answer.get("compared")).intValue() > 3, page);
        assertEquals(page.startsWith("learn/") ? 2L : 0L, answer.get("timelines"), "parts of timelines compared");
        assertEquals(List.of(), Browser.complaints(browser));
    }
}
