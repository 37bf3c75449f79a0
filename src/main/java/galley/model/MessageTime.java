package galley.model;

/** How long one message takes: a fixed startup latency and the payload at the sustained bandwidth. */
final class MessageTime implements Model {
    @Override
    public String id() {
        return "message-time";
    }

    @Override
    public String title() {
        return "Message time";
    }

    @Override
    public String formula() {
        return "T = \\alpha + \\frac{M}{B}";
    }

    @Override
    public String source() {
        return "R. W. Hockney, The communication challenge for MPP: Intel Paragon and Meiko CS-2, Parallel Computing 20"
                + " (1994)";
    }

    @Override
    public Input[] inputs() {
        return new Input[] {
            new Input("alpha", "α", "Startup latency", Dimension.TIME, new Range("5 μs", "0 s", "1 s")),
            new Input("payload", "M", "Payload size", Dimension.SIZE, new Range("1 MB", "0 B", "1 TB")),
            new Input(
                    "bandwidth",
                    "B",
                    "Payload bandwidth",
                    Dimension.BYTE_RATE,
                    new Range("25 GB/s", "1 MB/s", "10 TB/s"))
        };
    }

    @Override
    public Output[] outputs() {
        return new Output[] {
            new Output("total", "T", "Message time", Dimension.TIME),
            new Output("serialization", "M/B", "Serialization", Dimension.TIME),
            new Output("startup-share", "α/T", "Startup share", Dimension.SHARE),
            new Output("half-bandwidth-size", "αB", "Half-bandwidth size", Dimension.SIZE),
            new Output("effective-bandwidth", "M/T", "Effective bandwidth", Dimension.BYTE_RATE)
        };
    }

    @Override
    public Curve curve() {
        return new Curve("payload", "total", "alpha", "serialization", "half-bandwidth-size", "1 B", "1 GB");
    }

    /** A message without time, which has neither startup nor payload, has share and bandwidth 0. */
    @Override
    public double[] apply(double[] arguments) {
        double alpha = arguments[0];
        double payload = arguments[1];
        double bandwidth = arguments[2];
        double serialization = payload / bandwidth;
        double total = serialization + alpha;
        double share = total > 0 ? alpha / total : 0;
        double effective = total > 0 ? payload / total : 0;
        return new double[] {total, serialization, share, alpha * bandwidth, effective};
    }
}
