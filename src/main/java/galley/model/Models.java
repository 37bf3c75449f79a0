package galley.model;

import java.util.List;
import java.util.Optional;

/** The list of all models. */
public final class Models {
    /** Every model, in the order in which they are listed to people. */
    public static final List<Model> ALL = List.of(new MessageTime(), new RingAllReduce(), new LineRate());

    private Models() {}

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
