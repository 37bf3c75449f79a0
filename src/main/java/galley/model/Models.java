package galley.model;

import java.util.Optional;

/** The list of all models. */
public final class Models {
    private static final Model[] ALL = {new MessageTime(), new RingAllReduce(), new LineRate()};

    private Models() {}

    /** Every model, in the order in which they are listed to people. */
    public static Model[] all() {
        return ALL.clone();
    }

    /** How many there are. */
    public static int count() {
        return ALL.length;
    }

    /** The model at a position. */
    public static Model at(int index) {
        return ALL[index];
    }

    /** The model of this id. */
    public static Optional<Model> find(String id) {
        for (Model model : ALL) {
            if (model.id().equals(id)) {
                return Optional.of(model);
            }
        }
        return Optional.empty();
    }
}
