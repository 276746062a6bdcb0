package browsy.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import browsy.tools.site.RecipeSite;
import dev.langchain4j.agent.tool.ToolExecutionRequest;
import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;

/** Compiles the programs in docs/recipes.md and runs them against a local site. */
class RecipesTest {
    private static final String LOCAL =
            "browsy.fetch.config.SessionConfig.builder().allowPrivateNetwork(true).build()";

    @TempDir Path folder;
    private RecipeSite site;

    @BeforeEach
    void open() throws IOException {
        site = new RecipeSite();
    }

    @AfterEach
    void close() {
        site.close();
    }

    /** The programs by the name of their class, in the order of the guide. */
    private static Map<String, String> programs() throws IOException {
        Map<String, String> programs = new LinkedHashMap<>();
        Matcher block =
                Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                        .matcher(Files.readString(Path.of("../docs/recipes.md")));
        while (block.find()) {
            Matcher name = Pattern.compile("(?m)^class (\\w+) ").matcher(block.group(1));
            assertTrue(name.find(), block.group(1));
            programs.put(name.group(1), block.group(1));
        }
        return programs;
    }

    /**
     * Compiles a program, with shop.example replaced by the local site, and sessions replaced by
     * sessions that may access it.
     */
    private Class<?> compiled(String name) throws IOException, ReflectiveOperationException {
        String program =
                programs()
                        .get(name)
                        .replace("https://shop.example", site.url(""))
                        .replace("Session.create()", "Session.create(" + LOCAL + ")")
                        .replace("Browser.create()", "Browser.create(" + LOCAL + ")")
                        .replace(
                                "ToolOptions.DEFAULT",
                                "ToolOptions.DEFAULT.withSession(" + LOCAL + ")");
        Path source = folder.resolve(name + ".java");
        Files.writeString(source, program);
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        int status =
                ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                errors,
                                "-proc:none",
                                "-parameters",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "-d",
                                folder.toString(),
                                source.toString());
        assertEquals(0, status, errors.toString(StandardCharsets.UTF_8));
        return Class.forName(name, true, loader());
    }

    private URLClassLoader loader() throws MalformedURLException {
        return new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, RecipesTest.class.getClassLoader());
    }

    /** Runs a program and returns its output. */
    private List<String> run(String name) throws IOException, ReflectiveOperationException {
        Method main = compiled(name).getDeclaredMethod("main", String[].class);
        main.setAccessible(true);
        PrintStream out = System.out;
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(out);
        }
        return output.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Calls the method {@code ask} of a program with a chat model. */
    private Object call(String name, Class<?> model, Object argument)
            throws IOException, ReflectiveOperationException {
        Method ask = compiled(name).getDeclaredMethod("ask", model, String.class);
        ask.setAccessible(true);
        return ask.invoke(null, argument, "What is there?");
    }

    @Test
    void eachProgramIsRunBelow() throws IOException {
        assertEquals(
                List.of(
                        "ListLinks",
                        "AddItem",
                        "Reports",
                        "Prices",
                        "WithLangChain4j",
                        "WithSpringAi",
                        "HundredPages",
                        "ShopTest"),
                List.copyOf(programs().keySet()));
    }

    @Test
    void listsLinks() throws Exception {
        assertEquals(
                List.of("Log in -> " + site.url("/login"), "Lamps -> " + site.url("/item/1")),
                run("ListLinks"));
    }

    @Test
    void logsInAndAddsAnItem() throws Exception {
        assertEquals(List.of("SUCCESS", "Chair", "Lamp"), run("AddItem"));
    }

    @Test
    void uploadsAndDownloads() throws Exception {
        assertEquals(List.of("Got a.txt: hello", "report.csv: a,b", "1,2"), run("Reports"));
    }

    @Test
    void writesATableAsCsv() throws Exception {
        assertEquals(
                List.of(
                        "Item,Price",
                        "\"Lamp, large\",5",
                        "Chair,40",
                        "Lamp, large: 5",
                        "Chair: 40"),
                run("Prices"));
    }

    @Test
    void browsesForLangChain4j() throws Exception {
        List<String> results = new ArrayList<>();
        dev.langchain4j.model.chat.ChatModel model =
                new dev.langchain4j.model.chat.ChatModel() {
                    @Override
                    public ChatResponse doChat(ChatRequest request) {
                        var last = request.messages().get(request.messages().size() - 1);
                        if (last instanceof ToolExecutionResultMessage result) {
                            results.add(result.text());
                            return ChatResponse.builder()
                                    .aiMessage(AiMessage.from("links"))
                                    .build();
                        }
                        ToolExecutionRequest browse =
                                ToolExecutionRequest.builder()
                                        .id("1")
                                        .name("browse")
                                        .arguments("{\"url\":\"" + site.url("/") + "\"}")
                                        .build();
                        return ChatResponse.builder().aiMessage(AiMessage.from(browse)).build();
                    }
                };
        Class<?> type = dev.langchain4j.model.chat.ChatModel.class;
        assertEquals("links", call("WithLangChain4j", type, model));
        assertTrue(results.get(0).contains("Lamps"), results.toString());
    }

    @Test
    void browsesForSpringAi() throws Exception {
        SpringModel model = new SpringModel(site.url("/"));
        assertEquals("links", call("WithSpringAi", ChatModel.class, model));
        assertTrue(model.results.get(0).contains("Lamps"), model.results.toString());
    }

    /**
     * A chat model that requests a call of {@code browse} and records its result. It runs the call
     * by Spring AI, as the implementations of real models do.
     */
    private static final class SpringModel implements ChatModel {
        private final List<String> results = new ArrayList<>();
        private final String url;

        SpringModel(String url) {
            this.url = url;
        }

        @Override
        public ChatOptions getOptions() {
            return ToolCallingChatOptions.builder().build();
        }

        @Override
        public org.springframework.ai.chat.model.ChatResponse call(Prompt prompt) {
            List<Message> messages = prompt.getInstructions();
            if (messages.get(messages.size() - 1) instanceof ToolResponseMessage result) {
                results.add(result.getResponses().get(0).responseData());
                return response(new AssistantMessage("links"));
            }
            AssistantMessage.ToolCall browse =
                    new AssistantMessage.ToolCall(
                            "1", "function", "browse", "{\"url\":\"" + url + "\"}");
            var asked =
                    response(
                            AssistantMessage.builder()
                                    .content("")
                                    .toolCalls(List.of(browse))
                                    .build());
            if (!(prompt.getOptions() instanceof ToolCallingChatOptions)) {
                return asked;
            }
            ToolExecutionResult ran =
                    ToolCallingManager.builder().build().executeToolCalls(prompt, asked);
            return call(new Prompt(ran.conversationHistory(), prompt.getOptions()));
        }

        private static org.springframework.ai.chat.model.ChatResponse response(
                AssistantMessage message) {
            return new org.springframework.ai.chat.model.ChatResponse(
                    List.of(new Generation(message)));
        }
    }

    @Test
    void readsHundredPagesInParallel() throws Exception {
        assertEquals(
                IntStream.rangeClosed(1, 100).mapToObj(i -> "Item " + i).toList(),
                run("HundredPages"));
    }

    @Test
    void testsAnApplication() throws Exception {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(compiled("ShopTest")))
                                .build(),
                        summary);
        assertEquals(List.of(), summary.getSummary().getFailures());
        assertEquals(1, summary.getSummary().getTestsSucceededCount());
    }
}
