package galley.cli;

/** The statuses with which a command ends. */
final class Status {
    static final int GOOD = 0;
    static final int REJECTED = 1;
    static final int USAGE = 2;
    static final int ENVIRONMENT = 3;

    private Status() {}
}
