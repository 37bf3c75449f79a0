package galley.cli;

/** How a terminal shows what is deleted, inserted and important. The signs alone say it all; colours only help. */
enum Palette {
    PLAIN("", "", "", ""),
    COLOUR("\u001B[31m", "\u001B[32m", "\u001B[1m", "\u001B[0m");

    private final String red;
    private final String green;
    private final String bold;
    private final String end;

    Palette(String red, String green, String bold, String end) {
        this.red = red;
        this.green = green;
        this.bold = bold;
        this.end = end;
    }

    String deleted(String text) {
        return red + "[-" + text + "-]" + end;
    }

    String inserted(String text) {
        return green + "{+" + text + "+}" + end;
    }

    String heading(String text) {
        return bold + text + end;
    }
}
