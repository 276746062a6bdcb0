package browsy.style.cascade;

import browsy.css.media.MediaQueryList;
import browsy.html.TreeElement;
import browsy.html.TreeScope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stylesheet where a document applies it.
 *
 * @param source its address, or what element it is in; for people
 * @param media when it applies
 * @param scope the tree it styles
 * @param owner the element it is in or linked from
 * @param imports one for each import of the sheet in order; null where it could not be had
 */
public record AuthorSheet(
        CompiledSheet sheet,
        String source,
        MediaQueryList media,
        TreeScope scope,
        @Nullable TreeElement owner,
        List<@Nullable AuthorSheet> imports) {}
