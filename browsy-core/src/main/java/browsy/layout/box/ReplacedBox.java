package browsy.layout.box;

import browsy.style.PseudoElement;
import browsy.style.computed.ComputedStyle;
import java.util.List;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jspecify.annotations.Nullable;

/**
 * The box of a replaced element: CSS does not lay out its content. Images, frames, and form
 * controls without inner boxes are replaced.
 */
public final class ReplacedBox extends Box {
    private static final Set<String> CONTROLS =
            Set.of("input", "select", "textarea", "meter", "progress");

    private final NaturalSize naturalSize;
    private final @Nullable InnerLine innerLine;
    private final @Nullable GraphicContents graphic;

    public ReplacedBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            NaturalSize naturalSize) {
        this(style, source, pseudo, naturalSize, null);
    }

    public ReplacedBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            NaturalSize naturalSize,
            @Nullable InnerLine innerLine) {
        this(style, source, pseudo, naturalSize, innerLine, null);
    }

    private ReplacedBox(
            ComputedStyle style,
            @Nullable Node source,
            @Nullable PseudoElement pseudo,
            NaturalSize naturalSize,
            @Nullable InnerLine innerLine,
            @Nullable GraphicContents graphic) {
        super(style, source, pseudo);
        this.naturalSize = naturalSize;
        this.innerLine = innerLine;
        this.graphic = graphic;
    }

    /** Creates the box of an inline graphic whose elements are placed with it. */
    public static ReplacedBox ofGraphic(
            ComputedStyle style, Element svg, NaturalSize naturalSize, GraphicContents contents) {
        return new ReplacedBox(style, svg, null, naturalSize, null, contents);
    }

    /** Creates the box of the drawn symbol of a list marker. */
    public static ReplacedBox ofMarkerSymbol(ComputedStyle style, NaturalSize naturalSize) {
        return new ReplacedBox(style, null, PseudoElement.MARKER, naturalSize);
    }

    /** Whether it is the drawn symbol of a list marker: one without an element or an image. */
    public boolean isMarkerSymbol() {
        return pseudo() == PseudoElement.MARKER && source() == null;
    }

    public NaturalSize naturalSize() {
        return naturalSize;
    }

    /** The line that gives the box its baseline; null if the baseline is the bottom margin edge. */
    public @Nullable InnerLine innerLine() {
        return innerLine;
    }

    /**
     * Whether it is a form control other than an input with a natural aspect ratio (an image
     * button). Such controls fill the available size if their size is {@code stretch} or they are
     * stretched.
     */
    public boolean isControl() {
        return source() instanceof Element element
                && CONTROLS.contains(element.normalName())
                && !(element.nameIs("input") && naturalSize.ratio() != null);
    }

    /** What is inside an inline graphic; null if its elements are not placed. */
    public @Nullable GraphicContents graphic() {
        return graphic;
    }

    /** The boxes of HTML in an inline graphic. */
    @Override
    public List<Box> children() {
        return graphic == null ? List.of() : graphic.foreignObjects();
    }
}
