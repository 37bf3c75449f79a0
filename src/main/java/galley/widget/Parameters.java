package galley.widget;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The browser's {@code URLSearchParams}. */
interface Parameters extends JSObject {
    @Nullable
    String get(String name);

    void set(String name, String value);

    void delete(String name);
}
