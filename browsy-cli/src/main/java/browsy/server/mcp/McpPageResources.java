package browsy.server.mcp;

import browsy.model.SpatialDom;
import browsy.output.CompactFormat;
import browsy.output.Format;
import browsy.output.JsonFormat;
import browsy.output.MarkdownFormat;
import browsy.output.SvgFormat;
import browsy.output.UntrustedFormat;
import browsy.server.sessions.SessionStore.Lease;
import browsy.tools.Toolbox;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceRequest;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The current page as MCP resources, one for each format. */
final class McpPageResources {
    private static final String OWN_PAGE = "browsy://page/";
    private static final String TEMPLATE = "browsy://sessions/{session}/page/{format}";
    private static final Pattern SESSION_PAGE =
            Pattern.compile("browsy://sessions/([^/]+)/page/([^/]+)");

    private final McpSessions sessions;

    McpPageResources(McpSessions sessions) {
        this.sessions = sessions;
    }

    /**
     * A format in which the current page is a resource.
     *
     * @param title the title of the resource, for people
     * @param format renders the page
     */
    private record Form(String title, Format format) {
        String name() {
            return format.name();
        }
    }

    private static final List<Form> FORMS =
            List.of(
                    new Form(
                            "Current page, compact",
                            UntrustedFormat.around(CompactFormat.standard().withPageFacts())),
                    new Form(
                            "Current page, for reading",
                            UntrustedFormat.around(MarkdownFormat.standard())),
                    new Form("Current page, all there is", JsonFormat.standard()),
                    new Form("Current page, drawn as boxes", SvgFormat.standard()));

    /** The resources of the session of the connection. */
    List<SyncResourceSpecification> resources() {
        return FORMS.stream()
                .map(
                        form ->
                                new SyncResourceSpecification(
                                        Resource.builder(
                                                        OWN_PAGE + form.name(),
                                                        "page-" + form.name())
                                                .title(form.title())
                                                .mimeType(form.format().mediaType())
                                                .build(),
                                        (exchange, request) -> own(exchange, request, form)))
                .toList();
    }

    /** The resource template for sessions by handle. */
    List<SyncResourceTemplateSpecification> templates() {
        ResourceTemplate template =
                ResourceTemplate.builder(TEMPLATE, "session-page")
                        .title("Current page of a session")
                        .description(
                                "Formats: "
                                        + FORMS.stream()
                                                .map(Form::name)
                                                .collect(Collectors.joining(", ")))
                        .build();
        return List.of(
                new SyncResourceTemplateSpecification(
                        template, (exchange, request) -> ofHandle(request)));
    }

    private ReadResourceResult own(
            McpSyncServerExchange exchange, ReadResourceRequest request, Form form) {
        return contents(request.uri(), form, sessions.ofConnection(exchange).tools().page());
    }

    private ReadResourceResult ofHandle(ReadResourceRequest request) {
        Matcher uri = SESSION_PAGE.matcher(request.uri());
        if (!uri.matches()) {
            throw McpError.RESOURCE_NOT_FOUND.apply(request.uri());
        }
        Form form =
                FORMS.stream()
                        .filter(known -> known.name().equals(uri.group(2)))
                        .findFirst()
                        .orElseThrow(() -> McpError.RESOURCE_NOT_FOUND.apply(request.uri()));
        return contents(
                request.uri(),
                form,
                sessions.ofHandle(uri.group(1)).map(Lease::tools).map(Toolbox::page).orElse(null));
    }

    private static ReadResourceResult contents(String uri, Form form, @Nullable SpatialDom dom) {
        if (dom == null) {
            throw McpError.RESOURCE_NOT_FOUND.apply(uri);
        }
        return ReadResourceResult.builder(
                        List.of(
                                TextResourceContents.builder(uri, form.format().render(dom))
                                        .mimeType(form.format().mediaType())
                                        .build()))
                .build();
    }
}
