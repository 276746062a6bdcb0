package browsy.output;

import browsy.model.Named;
import browsy.model.Run;
import java.io.IOException;
import java.io.Writer;
import java.nio.CharBuffer;
import java.util.Collection;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

/** Writes JSON objects. Fields with null values are omitted. */
final class JsonOut {

    // The fast writer formats doubles identically on every JDK; Double.toString does not.
    private static final JsonFactory FACTORY =
            JsonFactory.builder()
                    .characterEscapes(new InvisibleCharacterEscapes())
                    .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
                    .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                    .build();

    private final JsonGenerator generator;

    private JsonOut(JsonGenerator generator) {
        this.generator = generator;
    }

    /** Writes one object to a target. */
    static void object(Appendable out, boolean indented, Consumer<JsonOut> content)
            throws IOException {
        ObjectWriteContext context = indented ? new Indented() : ObjectWriteContext.empty();
        try (JsonGenerator generator =
                FACTORY.createGenerator(context, new AppendableWriter(out))) {
            JsonOut json = new JsonOut(generator);
            generator.writeStartObject();
            content.accept(json);
            generator.writeEndObject();
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }

    /** Returns an array of objects as a JSON text. */
    static <T> String objects(Collection<T> values, BiConsumer<JsonOut, T> content) {
        StringBuilder text = new StringBuilder();
        try (JsonGenerator generator =
                FACTORY.createGenerator(ObjectWriteContext.empty(), new AppendableWriter(text))) {
            JsonOut json = new JsonOut(generator);
            generator.writeStartArray();
            for (T value : values) {
                generator.writeStartObject();
                content.accept(json, value);
                generator.writeEndObject();
            }
            generator.writeEndArray();
        }
        return text.toString();
    }

    void text(String name, @Nullable String value) {
        if (value != null) {
            generator.writeStringProperty(name, value);
        }
    }

    void named(String name, @Nullable Named value) {
        if (value != null) {
            generator.writeStringProperty(name, value.wireName());
        }
    }

    void number(String name, @Nullable Integer value) {
        if (value != null) {
            generator.writeNumberProperty(name, value.intValue());
        }
    }

    /** Writes a boolean only if it is true. */
    void flag(String name, boolean value) {
        if (value) {
            generator.writeBooleanProperty(name, true);
        }
    }

    /** Writes a boolean that is null if it does not apply. */
    void optionalFlag(String name, @Nullable Boolean value) {
        if (value != null) {
            generator.writeBooleanProperty(name, value);
        }
    }

    void explicitNull(String name) {
        generator.writeNullProperty(name);
    }

    void doubles(String name, double... values) {
        generator.writeArrayPropertyStart(name);
        for (double value : values) {
            generator.writeNumber(value);
        }
        generator.writeEndArray();
    }

    void decimal(String name, double value) {
        generator.writeNumberProperty(name, value);
    }

    /** Writes numbers rounded to integers. */
    void rounded(String name, double... values) {
        generator.writeArrayPropertyStart(name);
        for (double value : values) {
            generator.writeNumber(Math.round(value));
        }
        generator.writeEndArray();
    }

    void numbers(String name, Collection<Integer> values) {
        array(name, values, generator::writeNumber);
    }

    /** Writes an array of texts and, between them, the ids of elements. */
    void runs(String name, Collection<Run> runs) {
        array(
                name,
                runs,
                run -> {
                    if (run instanceof Run.Text text) {
                        generator.writeString(text.text());
                    } else if (run instanceof Run.Reference reference) {
                        generator.writeNumber(reference.id());
                    }
                });
    }

    void texts(String name, Collection<String> values) {
        array(name, values, generator::writeString);
    }

    void object(String name, Runnable content) {
        generator.writeObjectPropertyStart(name);
        content.run();
        generator.writeEndObject();
    }

    <T> void objects(String name, Collection<T> values, Consumer<T> content) {
        array(
                name,
                values,
                value -> {
                    generator.writeStartObject();
                    content.accept(value);
                    generator.writeEndObject();
                });
    }

    /** Writes an array of arrays, one for each value. */
    <T> void arrays(String name, Collection<T> values, Consumer<T> content) {
        array(
                name,
                values,
                value -> {
                    generator.writeStartArray();
                    content.accept(value);
                    generator.writeEndArray();
                });
    }

    void item(String value) {
        generator.writeString(value);
    }

    void item(int value) {
        generator.writeNumber(value);
    }

    void item(double value) {
        generator.writeNumber(value);
    }

    private <T> void array(String name, Collection<T> values, Consumer<T> content) {
        generator.writeArrayPropertyStart(name);
        values.forEach(content);
        generator.writeEndArray();
    }

    private static final class Indented extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            return new DefaultPrettyPrinter();
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }

    /**
     * Adapts an {@link Appendable} to a writer, and escapes invisible supplementary characters. A
     * surrogate pair that arrives in two parts is escaped as a whole.
     */
    private static final class AppendableWriter extends Writer {
        private final Appendable out;
        private char high;

        AppendableWriter(Appendable out) {
            this.out = out;
        }

        @Override
        public void write(char[] buffer, int offset, int length) throws IOException {
            write(CharBuffer.wrap(buffer, offset, length));
        }

        @Override
        public void write(String text, int offset, int length) throws IOException {
            write(CharBuffer.wrap(text, offset, offset + length));
        }

        private void write(CharBuffer text) throws IOException {
            int from = 0;
            int length = text.length();
            for (int i = 0; i < length; i++) {
                char c = text.charAt(i);
                if (high != 0 || Character.isSurrogate(c)) {
                    out.append(text, from, i);
                    from = i + 1;
                    take(c);
                }
            }
            out.append(text, from, length);
        }

        private void take(char c) throws IOException {
            String before = high == 0 ? "" : String.valueOf(high);
            high = 0;
            if (Character.isLowSurrogate(c)) {
                out.append(VisibleJson.of(before + c));
                return;
            }
            out.append(VisibleJson.of(before));
            if (Character.isHighSurrogate(c)) {
                high = c;
            } else {
                out.append(c);
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
