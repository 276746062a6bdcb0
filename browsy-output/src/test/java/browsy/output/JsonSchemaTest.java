package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.model.CaptchaType;
import browsy.model.InputType;
import browsy.model.Named;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that written pages are valid under the published schema, and that the schema contains every
 * wire name.
 */
class JsonSchemaTest {

    private static final Path SCHEMA = Path.of("../docs/spatial-dom.schema.json");

    static List<Path> fixtures() throws IOException {
        return FormatFixtureTest.fixtures();
    }

    private static Schema schema() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void writtenPagesAreValid(Path fixture) throws IOException {
        for (JsonFormat format : List.of(JsonFormat.standard(), JsonFormat.standard().full())) {
            String json = format.render(FormatFixtureTest.page(fixture));
            assertEquals(List.of(), schema().validate(json, InputFormat.JSON));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"url\":\"\",\"title\":\"\",\"vp\":[1],\"scroll\":[0,0],\"els\":[]}",
                "{\"url\":\"\",\"title\":\"\",\"vp\":[1,1],\"scroll\":[0,0],\"els\":[{\"id\":0}]}",
                "{\"url\":\"\",\"title\":\"\",\"vp\":[1,1],\"scroll\":[0,0],\"els\":[],\"x\":1}",
                "{\"url\":\"\",\"title\":\"\",\"vp\":[1,1],\"scroll\":[0,0],\"els\":[],"
                        + "\"suggested_actions\":[{\"action\":\"Search\"}]}"
            })
    void otherDocumentsAreInvalid(String json) throws IOException {
        assertFalse(schema().validate(json, InputFormat.JSON).isEmpty());
    }

    @Test
    void theSchemaContainsEveryWireName() throws IOException {
        String text = Files.readString(SCHEMA);
        Stream.<Named[]>of(
                        browsy.model.AlertKind.values(),
                        browsy.model.BlockedInfo.Kind.values(),
                        browsy.model.BlockedInfo.NextStep.values(),
                        CaptchaType.values(),
                        browsy.model.CurrentKind.values(),
                        browsy.model.HiddenReason.Kind.values(),
                        InputType.values(),
                        browsy.model.Overlay.Kind.values(),
                        browsy.model.SuggestedAction.Kind.values(),
                        browsy.model.TextFlag.values())
                .flatMap(Stream::of)
                .forEach(
                        name ->
                                assertTrue(
                                        text.contains('"' + name.wireName() + '"'),
                                        name.wireName()));
    }
}
