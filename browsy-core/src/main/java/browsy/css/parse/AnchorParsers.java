package browsy.css.parse;

import browsy.css.value.Specified;
import browsy.css.value.position.AnchorNames;
import browsy.css.value.position.AnchorScope;
import browsy.css.value.position.PositionAnchor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsers of the properties that name anchors and choose them.
 *
 * @see <a href="https://drafts.csswg.org/css-anchor-position-1/">css-anchor-position-1</a>
 */
public final class AnchorParsers {
    private static final KeywordParser<PositionAnchor.Unnamed> UNNAMED =
            KeywordParser.of(PositionAnchor.Unnamed.class);

    private AnchorParsers() {}

    /** Parses {@code anchor-name}: {@code none | <dashed-ident>#}. */
    public static @Nullable Specified<AnchorNames> names(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(AnchorNames.NONE);
        }
        List<String> names = dashedIdents(in);
        return names == null ? null : Specified.of(new AnchorNames(names));
    }

    /** Parses {@code anchor-scope}: {@code none | all | <dashed-ident>#}. */
    public static @Nullable Specified<AnchorScope> scope(ValueReader in) {
        if (in.takeIdent("none")) {
            return Specified.of(AnchorScope.NONE);
        }
        if (in.takeIdent("all")) {
            return Specified.of(AnchorScope.ALL);
        }
        List<String> names = dashedIdents(in);
        return names == null
                ? null
                : Specified.of(new AnchorScope(false, new LinkedHashSet<>(names)));
    }

    /** Parses {@code position-anchor}: {@code normal | none | auto | <anchor-name>}. */
    public static @Nullable Specified<? extends PositionAnchor> positionAnchor(ValueReader in) {
        String name = in.takeDashedIdent();
        return name == null ? UNNAMED.parse(in) : Specified.of(new PositionAnchor.Named(name));
    }

    private static @Nullable List<String> dashedIdents(ValueReader in) {
        List<String> names = new ArrayList<>();
        do {
            String name = in.takeDashedIdent();
            if (name == null) {
                return null;
            }
            names.add(name);
        } while (in.takeComma());
        return names;
    }
}
