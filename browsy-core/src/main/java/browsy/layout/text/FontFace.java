package browsy.layout.text;

/**
 * One face of a family, such as Liberation Sans Bold.
 *
 * @param italic whether the face has italic glyphs of its own, not merely slanted ones
 */
public record FontFace(FontFamily family, boolean bold, boolean italic) {

    String resourceName() {
        String style = bold ? (italic ? "bold-italic" : "bold") : (italic ? "italic" : "regular");
        return family.resourcePrefix() + "-" + style + ".bft";
    }

    FaceTable table() {
        return FaceTables.of(this);
    }
}
