package galley.site;

import static galley.site.LessonCard.Notes.said;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code feed.ftlx} sees under the key {@code feed}: the newest revisions that have a date, the latest first. */
final class FeedView {
    static final SitePath PATH = new SitePath("feed.xml");
    private static final int MOST = 50;

    private FeedView() {}

    private record Entry(LessonHistory history, LessonCard card, String date) {}

    /** The feed; none when no revision has a date. */
    static Optional<PlannedPage> page(String host, List<LessonHistory> histories) {
        List<Entry> entries = new ArrayList<>();
        for (LessonHistory history : histories) {
            history.revisions()
                    .forEach(
                            card -> card.notes().date().ifPresent(date -> entries.add(new Entry(history, card, date))));
        }
        entries.sort(Comparator.comparing(Entry::date)
                .reversed()
                .thenComparing(entry -> entry.card().paths().page()));
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Object> model = new LinkedHashMap<>();
        model.put("home", host);
        model.put("self", host + PATH.url());
        model.put("updated", moment(entries.get(0)));
        model.put(
                "entries",
                entries.stream().limit(MOST).map(entry -> entry(host, entry)).toList());
        return Optional.of(PlannedPage.of(PATH.value(), "feed", model));
    }

    /** A revision keeps its name when a newer one takes its address. */
    private static Map<String, Object> entry(String host, Entry entry) {
        LessonCard card = entry.card();
        Map<String, Object> model = new LinkedHashMap<>();
        LessonPaths newest = entry.history().newest().paths();
        model.put("id", host + RevisionPaths.folder(newest, card.version()));
        model.put("href", host + card.paths().page().url());
        model.put("title", XmlText.of(card.title() + ", version " + card.version()));
        model.put("updated", moment(entry));
        said(card.notes().publishedDate()).ifPresent(date -> model.put("published", date + "T00:00:00Z"));
        said(card.notes().description()).ifPresent(text -> model.put("summary", XmlText.of(text)));
        said(card.notes().author()).ifPresent(text -> model.put("author", XmlText.of(text)));
        said(card.notes().topic()).ifPresent(text -> model.put("topic", XmlText.of(text)));
        said(card.notes().license()).ifPresent(text -> model.put("rights", XmlText.of(text)));
        return model;
    }

    /** A record knows the day alone; the feed must have a moment, so it is the day's first. */
    private static String moment(Entry entry) {
        return entry.date() + "T00:00:00Z";
    }
}
