package browsy.layout.text;

import browsy.infra.Resource;
import org.jspecify.annotations.Nullable;

/**
 * A face of a font family, such as Liberation Sans Bold. There is one instance per face. Its table
 * is loaded on first use. Thread-safe.
 */
final class FontFace {
    private final BundledFontFamily family;
    private final boolean bold;
    private final boolean italic;
    private final PlainGlyphs plainGlyphs = new PlainGlyphs(this);
    private volatile @Nullable FaceTable table;

    /**
     * Creates a face.
     *
     * @param italic whether the face has italic glyphs of its own; false if they are synthesized by
     *     slanting
     */
    FontFace(BundledFontFamily family, boolean bold, boolean italic) {
        this.family = family;
        this.bold = bold;
        this.italic = italic;
    }

    public BundledFontFamily family() {
        return family;
    }

    PlainGlyphs plainGlyphs() {
        return plainGlyphs;
    }

    FaceTable table() {
        FaceTable loaded = table;
        return loaded != null ? loaded : load();
    }

    private synchronized FaceTable load() {
        FaceTable loaded = table;
        if (loaded == null) {
            loaded = read(resourceName());
            table = loaded;
        }
        return loaded;
    }

    private static FaceTable read(String name) {
        return new FaceTableReader(Resource.bytes(FontFace.class, name)).read();
    }

    private String resourceName() {
        String style = bold ? (italic ? "bold-italic" : "bold") : (italic ? "italic" : "regular");
        return family.resourcePrefix() + "-" + style + ".bft";
    }

    @Override
    public String toString() {
        return resourceName();
    }
}
