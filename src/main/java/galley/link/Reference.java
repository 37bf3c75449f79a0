package galley.link;

import galley.text.Utf8;
import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a reference leads inside the site, as a browser resolves it (URL Standard) and a static host serves it.
 *
 * @param path of the file, or {@code ..} and more where the reference leaves the site's folder
 * @param fragment behind the number sign, decoded; empty for none
 */
public record Reference(String path, String fragment) {
    private static final Pattern ENDS = Pattern.compile("^[\\x00-\\x20]+|[\\x00-\\x20]+$|[\\t\\n\\r]");

    /**
     * Resolves a reference.
     *
     * @param target as the page has it
     * @param from the page
     * @param base the path at which the site is served, with slashes at both ends
     * @return empty for a reference that leaves the site
     */
    public static Optional<Reference> of(String target, String from, String base) {
        String url = isBlankFree(target) ? target : ENDS.matcher(target).replaceAll("");
        if (leavesSite(url)) {
            return Optional.empty();
        }
        int hash = url.indexOf('#');
        String fragment = hash < 0 ? "" : decoded(url.substring(hash + 1));
        String address = hash < 0 ? url : url.substring(0, hash);
        int query = address.indexOf('?');
        String path = (query < 0 ? address : address.substring(0, query)).replace('\\', '/');
        if (path.startsWith("/")) {
            return path.startsWith(base)
                    ? Optional.of(new Reference(resolved("", path.substring(base.length())), fragment))
                    : Optional.empty();
        }
        if (path.isEmpty()) {
            return Optional.of(new Reference(from, fragment));
        }
        return Optional.of(new Reference(resolved(from.substring(0, from.lastIndexOf('/') + 1), path), fragment));
    }

    /** Whether it begins with a scheme, or with two slashes of either kind. */
    private static boolean leavesSite(String url) {
        if (url.length() >= 2 && isSlash(url.charAt(0)) && isSlash(url.charAt(1))) {
            return true;
        }
        int colon = url.indexOf(':');
        for (int i = 0; i < colon; i++) {
            char c = url.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            boolean other = (c >= '0' && c <= '9') || c == '+' || c == '.' || c == '-';
            if (!letter && (i == 0 || !other)) {
                return false;
            }
        }
        return colon > 0;
    }

    private static boolean isSlash(char c) {
        return c == '/' || c == '\\';
    }

    private static boolean isBlankFree(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) <= ' ') {
                return false;
            }
        }
        return true;
    }

    private static String resolved(String folder, String path) {
        Deque<String> out = new ArrayDeque<>();
        String whole = folder + path;
        int start = 0;
        for (int slash = whole.indexOf('/'); slash >= 0; slash = whole.indexOf('/', start)) {
            add(decoded(whole.substring(start, slash)), out);
            start = slash + 1;
        }
        String last = decoded(whole.substring(start));
        boolean isFolder = last.isEmpty() || last.equals(".") || last.equals("..");
        if (!last.isEmpty()) {
            add(last, out);
        }
        if (isFolder) {
            out.addLast("index.html");
        }
        return String.join("/", out);
    }

    private static void add(String segment, Deque<String> out) {
        if (segment.equals("..") && !out.isEmpty() && !out.getLast().equals("..")) {
            out.removeLast();
        } else if (!segment.equals(".")) {
            out.addLast(segment);
        }
    }

    /** Percent signs that begin no byte stay, as a browser leaves them. */
    private static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] bytes = Utf8.encode(text);
        for (int i = 0; i < bytes.length; i++) {
            int high = i + 2 < bytes.length && bytes[i] == '%' ? Character.digit(bytes[i + 1], 16) : -1;
            int low = high >= 0 ? Character.digit(bytes[i + 2], 16) : -1;
            out.write(low >= 0 ? high << 4 | low : bytes[i]);
            i += low >= 0 ? 2 : 0;
        }
        return Utf8.decode(out.toByteArray()) instanceof Utf8.Decoded.Text good ? good.text() : text;
    }
}
