package galley.preview;

import java.util.Map;

/** What a browser is told that a file is, by the ending of its name. */
final class ContentTypes {
    static final String HTML = "text/html; charset=utf-8";

    private static final Map<String, String> BY_ENDING = Map.ofEntries(
            Map.entry("html", HTML),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("jsonld", "application/ld+json"),
            Map.entry("md", "text/markdown; charset=utf-8"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("csv", "text/csv; charset=utf-8"),
            Map.entry("xml", "application/xml"),
            Map.entry("zip", "application/zip"),
            Map.entry("pdf", "application/pdf"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("jpeg", "image/jpeg"),
            Map.entry("gif", "image/gif"),
            Map.entry("webp", "image/webp"),
            Map.entry("avif", "image/avif"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff", "font/woff"),
            Map.entry("woff2", "font/woff2"));

    private ContentTypes() {}

    static String of(String file) {
        return BY_ENDING.getOrDefault(file.substring(file.lastIndexOf('.') + 1), "application/octet-stream");
    }
}
