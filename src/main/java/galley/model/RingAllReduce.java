package galley.model;

/** How long an all-reduce takes on a ring whose ranks all send one chunk to their neighbour in each step. */
final class RingAllReduce implements Model {
    @Override
    public String id() {
        return "ring-all-reduce";
    }

    @Override
    public String title() {
        return "Ring all-reduce";
    }

    @Override
    public String formula() {
        return "T = 2(N-1)\\left(\\alpha + \\frac{M}{N B}\\right)";
    }

    @Override
    public String source() {
        return "P. Patarasuk and X. Yuan, Bandwidth optimal all-reduce algorithms for clusters of workstations,"
                + " Journal of Parallel and Distributed Computing 69 (2009)";
    }

    @Override
    public Input[] inputs() {
        return new Input[] {
            new Input("ranks", "N", "Ranks", Dimension.COUNT, new Range("8", "1", "1000000")),
            new Input("payload", "M", "Payload per rank", Dimension.SIZE, new Range("100 MB", "0 B", "1 TB")),
            new Input(
                    "bandwidth", "B", "Link bandwidth", Dimension.BYTE_RATE, new Range("25 GB/s", "1 MB/s", "10 TB/s")),
            new Input("alpha", "α", "Startup latency of a step", Dimension.TIME, new Range("5 μs", "0 s", "1 s"))
        };
    }

    @Override
    public Output[] outputs() {
        return new Output[] {
            new Output("total", "T", "All-reduce time", Dimension.TIME),
            new Output("steps", "2(N−1)", "Steps", Dimension.COUNT),
            new Output("chunk", "M/N", "Chunk size", Dimension.SIZE),
            new Output("bytes-per-rank", "2(N−1)M/N", "Bytes sent per rank", Dimension.SIZE),
            new Output("startup-time", "2(N−1)α", "Startup time", Dimension.TIME),
            new Output("transfer-time", "2(N−1)M/NB", "Transfer time", Dimension.TIME),
            new Output("half-bandwidth-size", "NαB", "Half-bandwidth size", Dimension.SIZE),
            new Output("algorithm-bandwidth", "M/T", "Algorithm bandwidth", Dimension.BYTE_RATE),
            new Output("bus-bandwidth", "2(N−1)M/NT", "Bus bandwidth", Dimension.BYTE_RATE)
        };
    }

    @Override
    public Curve curve() {
        return new Curve("payload", "total", "startup-time", "transfer-time", "half-bandwidth-size", "1 kB", "100 GB");
    }

    /** One rank has nothing to send: it takes no step and no time, and its bandwidths are 0. */
    @Override
    public double[] apply(double[] arguments) {
        double ranks = arguments[0];
        double payload = arguments[1];
        double bandwidth = arguments[2];
        double alpha = arguments[3];
        double steps = (ranks - 1) * 2;
        double chunk = payload / ranks;
        double sent = chunk * steps;
        double startup = steps * alpha;
        double transfer = sent / bandwidth;
        double total = startup + transfer;
        double half = steps > 0 ? ranks * alpha * bandwidth : 0;
        double algorithm = total > 0 ? payload / total : 0;
        double bus = total > 0 ? sent / total : 0;
        return new double[] {total, steps, chunk, sent, startup, transfer, half, algorithm, bus};
    }
}
