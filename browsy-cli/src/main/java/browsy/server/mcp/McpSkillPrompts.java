package browsy.server.mcp;

import browsy.tools.Parameter;
import browsy.tools.Skill;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.spec.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptArgument;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The skills as prompts, and as resources for clients without prompts. */
final class McpSkillPrompts {
    private McpSkillPrompts() {}

    static List<SyncPromptSpecification> prompts() {
        return Skill.all().stream()
                .map(
                        skill ->
                                new SyncPromptSpecification(
                                        prompt(skill),
                                        (exchange, request) -> messages(skill, request)))
                .toList();
    }

    static List<SyncResourceSpecification> resources() {
        return Skill.all().stream().map(McpSkillPrompts::resource).toList();
    }

    private static Prompt prompt(Skill skill) {
        return Prompt.builder(skill.name())
                .title(skill.title())
                .description(skill.description())
                .arguments(skill.parameters().stream().map(McpSkillPrompts::argument).toList())
                .build();
    }

    private static PromptArgument argument(Parameter parameter) {
        return PromptArgument.builder(parameter.name())
                .description(parameter.description())
                .required(parameter.required())
                .build();
    }

    private static GetPromptResult messages(Skill skill, GetPromptRequest request) {
        Map<String, String> arguments = new LinkedHashMap<>();
        if (request.arguments() != null) {
            request.arguments()
                    .forEach(
                            (name, value) -> {
                                if (value != null) {
                                    arguments.put(name, value.toString());
                                }
                            });
        }
        TextContent text = TextContent.builder(skill.prompt(arguments)).build();
        return GetPromptResult.builder(List.of(new PromptMessage(Role.USER, text)))
                .description(skill.description())
                .build();
    }

    private static SyncResourceSpecification resource(Skill skill) {
        String uri = "browsy://skills/" + skill.name();
        return new SyncResourceSpecification(
                Resource.builder(uri, skill.name())
                        .title(skill.title())
                        .description(skill.description())
                        .mimeType("text/markdown")
                        .build(),
                (exchange, request) ->
                        ReadResourceResult.builder(
                                        List.of(
                                                TextResourceContents.builder(uri, skill.text())
                                                        .mimeType("text/markdown")
                                                        .build()))
                                .build());
    }
}
