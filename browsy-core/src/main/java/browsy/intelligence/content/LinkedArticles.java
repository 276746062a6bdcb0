package browsy.intelligence.content;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The articles that the JSON-LD of a page describes.
 *
 * @see <a href="https://schema.org/Article">schema.org, Article</a>
 */
final class LinkedArticles {

    /** The greatest number of nodes that are read from a script. */
    private static final int MAX_NODES = 10_000;

    private final List<JsonValue.Members> articles = new ArrayList<>();

    /** Adds the articles that a JSON-LD script describes. */
    void add(String json) {
        List<JsonValue> pending = new ArrayList<>();
        pending.add(JsonReader.read(json));
        for (int i = 0; i < pending.size() && i < MAX_NODES; i++) {
            JsonValue value = pending.get(i);
            if (value instanceof JsonValue.Items items) {
                pending.addAll(items.values());
            } else if (value instanceof JsonValue.Members members) {
                if (isArticle(members.get("@type"))) {
                    articles.add(members);
                }
                JsonValue graph = members.get("@graph");
                JsonValue mainEntity = members.get("mainEntity");
                if (graph != null) {
                    pending.add(graph);
                }
                if (mainEntity != null) {
                    pending.add(mainEntity);
                }
            }
        }
    }

    private static boolean isArticle(@Nullable JsonValue type) {
        if (type instanceof JsonValue.Items types) {
            for (JsonValue one : types.values()) {
                if (one instanceof JsonValue.Text text && isArticle(text.value())) {
                    return true;
                }
            }
            return false;
        }
        return type instanceof JsonValue.Text text && isArticle(text.value());
    }

    private static boolean isArticle(String type) {
        return type.endsWith("Article")
                || type.endsWith("BlogPosting")
                || type.endsWith("Report")
                || type.endsWith("Review")
                || type.endsWith("Recipe");
    }

    /**
     * Returns the first article, which is assumed to be the main content of the page; null if none
     * is described.
     */
    private JsonValue.@Nullable Members first() {
        return articles.isEmpty() ? null : articles.get(0);
    }

    /** Returns the headline of the first article, empty if it has none. */
    String headline() {
        JsonValue.Members article = first();
        return article == null ? "" : article.text("headline");
    }

    /** Returns the date of publication of the first article, empty if it has none. */
    String datePublished() {
        JsonValue.Members article = first();
        return article == null ? "" : article.text("datePublished");
    }

    /**
     * Returns the names of the authors of the first article without duplicates, empty if it names
     * none.
     */
    List<String> authors() {
        JsonValue.Members article = first();
        List<String> names = new ArrayList<>();
        JsonValue author = article == null ? null : article.get("author");
        if (author instanceof JsonValue.Items several) {
            several.values().forEach(one -> addName(one, names));
        } else if (author != null) {
            addName(author, names);
        }
        return names;
    }

    private static void addName(JsonValue author, List<String> names) {
        String name =
                author instanceof JsonValue.Members person
                        ? person.text("name")
                        : author instanceof JsonValue.Text text ? text.value().strip() : "";
        if (!name.isEmpty() && !names.contains(name)) {
            names.add(name);
        }
    }
}
