package galley.math;

import java.time.Duration;

/**
 * How much one formula may cost.
 *
 * @param length most UTF-16 code units of TeX. Setting takes time in proportion: 4,000 are a few seconds on a cold JVM.
 * @param depth most elements inside one another in the output. HTML parsers flatten what lies deeper than 512, and the
 *     page around the formula needs some of these.
 * @param output most characters of HTML; macros can make much of little
 * @param time most wall time, so large that only a runaway on a busy machine ever meets it
 */
record Limits(int length, int depth, int output, Duration time) {

    static final Limits USUAL = new Limits(4_000, 400, 500_000, Duration.ofSeconds(20));
}
