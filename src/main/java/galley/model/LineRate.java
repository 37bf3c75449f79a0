package galley.model;

/** How many bytes per second a port's bits per second are, before any overhead. */
final class LineRate implements Model {
    @Override
    public String id() {
        return "line-rate";
    }

    @Override
    public String title() {
        return "Line rate in bytes";
    }

    @Override
    public String formula() {
        return "B = \\frac{R}{8}";
    }

    @Override
    public String source() {
        return "IEC 80000-13: one byte is eight bits";
    }

    @Override
    public Input[] inputs() {
        return new Input[] {
            new Input("line-rate", "R", "Line rate", Dimension.BIT_RATE, new Range("400 Gb/s", "0 b/s", "100 Tb/s"))
        };
    }

    @Override
    public Output[] outputs() {
        return new Output[] {new Output("byte-rate", "R/8", "Byte rate before overhead", Dimension.BYTE_RATE)};
    }

    @Override
    public Curve curve() {
        return new Curve("line-rate", "byte-rate", "", "", "", "1 Gb/s", "1 Tb/s");
    }

    @Override
    public double[] apply(double[] arguments) {
        return new double[] {arguments[0] / 8};
    }
}
