package galley.widget;

import galley.figure.LogLogFigure;
import galley.figure.Roles;
import galley.figure.Window;
import galley.model.Fault;
import galley.model.Input;
import galley.model.Limits;
import galley.model.Model;
import galley.model.Models;
import galley.model.Quantity;
import galley.model.QuantityReader;
import org.teavm.jso.JSExport;

/** What {@code ParityIT} asks of both worlds; compiled by TeaVM for that test alone. */
public final class ParityEntry {
    private ParityEntry() {}

    /** One output of a model for up to four arguments. */
    @JSExport
    public static double apply(int model, int output, double a, double b, double c, double d) {
        return model(model).apply(arguments(model, a, b, c, d))[output];
    }

    /** The text of an output's value. */
    @JSExport
    public static String print(int model, int output, double value) {
        return model(model).outputs()[output].dimension().print(value);
    }

    /** What is wrong with a text as a quantity, and else the quantity as text. */
    @JSExport
    public static String read(String text) {
        QuantityReader reader = new QuantityReader(text);
        return reader.fault() == Fault.NONE ? reader.known().text() : faultOf(reader);
    }

    /** The value of a quantity, or -1. */
    @JSExport
    public static double value(String text) {
        QuantityReader reader = new QuantityReader(text);
        return reader.fault() == Fault.NONE ? reader.known().value() : -1;
    }

    /** What is wrong with a text for an input. */
    @JSExport
    public static String refusal(int model, int input, String text) {
        Input asked = model(model).inputs()[input];
        Quantity least = new QuantityReader(asked.range().least()).known();
        Quantity greatest = new QuantityReader(asked.range().greatest()).known();
        return faultOf(new QuantityReader(text, new Limits(least, greatest)));
    }

    private static String faultOf(QuantityReader reader) {
        return (char) ('a' + reader.fault()) + reader.found() + "@" + reader.converted();
    }

    /** The figure of a model, one element a line. */
    @JSExport
    public static String draw(int model, double a, double b, double c, double d) {
        Model shown = model(model);
        int input = shown.inputIndex(shown.curve().input());
        Roles roles = Roles.of(shown, input);
        String[] symbols = {
            Roles.symbol(shown, roles.low()), Roles.symbol(shown, roles.high()), Roles.symbol(shown, roles.crossover())
        };
        double[] stops = {
            value(shown.curve().from()),
            value(shown.curve().to()),
            value(shown.inputs()[input].range().initial())
        };
        Window window = new Window(
                        shown.inputs()[input].dimension(), shown.outputs()[roles.output()].dimension(), symbols, stops)
                .withReader();
        LogLogFigure figure = new LogLogFigure(shown, roles, window, arguments(model, a, b, c, d));
        StringBuilder text = new StringBuilder(figure.description());
        figure.draw((head, words) -> text.append('\n').append(head).append(' ').append(words));
        return text.toString();
    }

    private static Model model(int model) {
        return Models.all()[model];
    }

    private static double[] arguments(int model, double a, double b, double c, double d) {
        double[] all = {a, b, c, d};
        double[] arguments = new double[model(model).inputs().length];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = all[i];
        }
        return arguments;
    }
}
