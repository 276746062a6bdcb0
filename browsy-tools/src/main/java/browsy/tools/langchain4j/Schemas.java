package browsy.tools.langchain4j;

import browsy.tools.Parameter;
import browsy.tools.Tool;
import dev.langchain4j.model.chat.request.json.JsonBooleanSchema;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonIntegerSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;

/** Converts the parameters of tools to the JSON Schema classes of LangChain4j. */
final class Schemas {
    private Schemas() {}

    static JsonObjectSchema of(Tool tool) {
        JsonObjectSchema.Builder schema = JsonObjectSchema.builder();
        tool.parameters().forEach(p -> schema.addProperty(p.name(), of(p)));
        return schema.required(
                        tool.parameters().stream()
                                .filter(Parameter::required)
                                .map(Parameter::name)
                                .toList())
                .build();
    }

    private static JsonSchemaElement of(Parameter parameter) {
        String description = parameter.description();
        return switch (parameter.type()) {
            case STRING, ADDRESS, SCOPE, ROLE, BASE64 ->
                    parameter.choices().isEmpty()
                            ? JsonStringSchema.builder().description(description).build()
                            : JsonEnumSchema.builder()
                                    .description(description)
                                    .enumValues(parameter.choices())
                                    .build();
            case INTEGER -> JsonIntegerSchema.builder().description(description).build();
            case NUMBER -> JsonNumberSchema.builder().description(description).build();
            case BOOLEAN -> JsonBooleanSchema.builder().description(description).build();
            case VALUES ->
                    JsonObjectSchema.builder()
                            .description(description)
                            .additionalProperties(true)
                            .build();
        };
    }
}
