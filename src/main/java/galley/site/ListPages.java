package galley.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The pages that list lessons with what their records say of them. */
final class ListPages {
    private final List<LessonHistory> histories;
    private final List<Topic> topics;
    private final Predicate<SitePath> shown;

    ListPages(List<LessonHistory> histories, List<Topic> topics) {
        this(histories, topics, page -> true);
    }

    private ListPages(List<LessonHistory> histories, List<Topic> topics, Predicate<SitePath> shown) {
        this.histories = histories;
        this.topics = topics;
        this.shown = shown;
    }

    /** Of the pages that list lessons in parts, those alone that list one of these. */
    ListPages showing(Set<SitePath> pages) {
        return new ListPages(histories, topics, pages::contains);
    }

    /** The first page of the site, and those of topics. */
    List<PlannedPage> topics() {
        List<PlannedPage> pages = new ArrayList<>();
        pages.add(PlannedPage.of("index.html", "index", IndexView.of(topics)));
        pages.addAll(ListingView.topics(topics, shown));
        return pages;
    }

    /** The folders that have no page of their own; {@code paths} are those of all pages but these. */
    List<PageFolder> folders(Set<String> paths) {
        return PageFolder.of(histories, paths);
    }

    /** The pages of these folders, and the one that names all topics. */
    List<PlannedPage> pages(List<PageFolder> folders) {
        List<PlannedPage> pages = new ArrayList<>();
        pages.add(ListingView.topicList(topics, folders));
        pages.addAll(ListingView.folders(folders, shown));
        return pages;
    }
}
