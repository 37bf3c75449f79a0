package galley.widget;

import galley.figure.LogLogFigure;
import galley.figure.Window;
import galley.model.Model;
import galley.model.Models;
import galley.model.Quantity;
import galley.model.Reading;
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

    /** The quantity as text, or the reason why there is none. */
    @JSExport
    public static String read(String text) {
        Reading reading = Quantity.read(text);
        return reading instanceof Reading.Refused refused
                ? refused.reason()
                : ((Reading.Read) reading).quantity().text();
    }

    /** The value of a quantity, or -1. */
    @JSExport
    public static double value(String text) {
        return Quantity.read(text) instanceof Reading.Read read
                ? read.quantity().value()
                : -1;
    }

    /** The reason why an input refuses a text, if it does. */
    @JSExport
    public static String refusal(int model, int input, String text) {
        return model(model).inputs()[input].read(text) instanceof Reading.Refused refused ? refused.reason() : "";
    }

    /** The figure of a model. */
    @JSExport
    public static String svg(int model, double a, double b, double c, double d) {
        Model shown = model(model);
        int input = shown.inputIndex(shown.curve().input());
        Window window = new Window(
                        input, value(shown.curve().from()), value(shown.curve().to()))
                .withReader(true)
                .with(value(shown.inputs()[input].range().initial()));
        return new LogLogFigure(shown, arguments(model, a, b, c, d), window).svg();
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
