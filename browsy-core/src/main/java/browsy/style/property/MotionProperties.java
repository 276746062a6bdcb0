package browsy.style.property;

import browsy.css.parse.LengthParsers;
import browsy.css.parse.MotionParsers;
import browsy.css.parse.ValueReader;
import browsy.css.value.Length;
import browsy.css.value.LengthPercentage;
import browsy.css.value.Specified;
import browsy.css.value.transform.OffsetPath;
import browsy.css.value.transform.OffsetPoint;
import browsy.css.value.transform.OffsetRotate;
import java.util.List;

/**
 * Properties of motion paths.
 *
 * @see <a href="https://drafts.csswg.org/motion-1/">motion-1</a>
 */
public final class MotionProperties {
    static final PropertyGroup GROUP = new PropertyGroup();

    public static final Property<OffsetPath> OFFSET_PATH =
            GROUP.reset("offset-path", OffsetPath.None.NONE, MotionParsers::path);
    public static final Property<LengthPercentage> OFFSET_DISTANCE =
            GROUP.reset("offset-distance", Length.ZERO, LengthParsers.LENGTH_PERCENTAGE);
    public static final Property<OffsetRotate> OFFSET_ROTATE =
            GROUP.reset("offset-rotate", OffsetRotate.AUTO, MotionParsers::rotate);
    public static final Property<OffsetPoint> OFFSET_ANCHOR =
            GROUP.reset("offset-anchor", OffsetPoint.Own.AUTO, MotionParsers.ANCHOR);
    public static final Property<OffsetPoint> OFFSET_POSITION =
            GROUP.reset("offset-position", OffsetPoint.Own.NORMAL, MotionParsers.POSITION);

    private MotionProperties() {}

    static void addTo(Shorthands shorthands) {
        shorthands.add(
                "offset",
                List.of(
                        OFFSET_PATH,
                        OFFSET_DISTANCE,
                        OFFSET_ROTATE,
                        OFFSET_ANCHOR,
                        OFFSET_POSITION),
                ShorthandGrammar.OFFSET);
    }

    /**
     * Parses the shorthand {@code offset}: a position, a path with distance and rotation, and the
     * anchor after a slash.
     */
    static boolean offset(ValueReader in, Shorthand.Output out) {
        boolean position = takes(in, out, OFFSET_POSITION);
        boolean path = takes(in, out, OFFSET_PATH);
        if (!position && !path) {
            return false;
        }
        if (path) {
            boolean distance = takes(in, out, OFFSET_DISTANCE);
            boolean rotate = takes(in, out, OFFSET_ROTATE);
            if (rotate && !distance) {
                takes(in, out, OFFSET_DISTANCE);
            }
        }
        return !in.takeSlash() || takes(in, out, OFFSET_ANCHOR);
    }

    /** Parses the value of a property if there is one. */
    private static boolean takes(ValueReader in, Shorthand.Output out, Property<?> property) {
        Specified<?> value = in.atEnd() ? null : property.parser().parse(in);
        if (value == null) {
            return false;
        }
        out.set(property, value);
        return true;
    }
}
