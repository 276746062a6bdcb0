package browsy.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import browsy.fetch.Session;
import browsy.fetch.client.RequestHandler;
import browsy.fetch.config.SessionConfig;
import browsy.find.Target;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.stereotype.Controller;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseBody;

/** A session that browses a Spring application through MockMvc, without a server. */
class MockMvcTest {

    @Controller
    static class Shop {
        @GetMapping(path = "/", produces = "text/html")
        @ResponseBody
        String form() {
            return "<form method=post action=/enter><label>Name <input name=name></label>"
                    + "<button>Enter</button></form>";
        }

        @PostMapping("/enter")
        String enter(@RequestParam String name, HttpServletResponse response) {
            response.addCookie(new Cookie("user", name));
            return "redirect:/welcome?from=form";
        }

        @GetMapping(path = "/welcome", produces = "text/html;charset=UTF-8")
        @ResponseBody
        String welcome(@CookieValue String user, @RequestParam String from) {
            return "<h1>Wëlcome " + user + " from " + from + "</h1>";
        }
    }

    /** Answers the requests of a session with a Spring application. */
    record MockMvcHandler(MockMvc mvc) implements RequestHandler {
        @Override
        public Response handle(Request request) throws Exception {
            MockHttpServletRequestBuilder asked =
                    MockMvcRequestBuilders.request(
                                    HttpMethod.valueOf(request.method()), request.uri())
                            .content(request.body());
            request.headers().forEach((name, values) -> asked.header(name, values.toArray()));
            cookies(request.header("cookie"), asked);
            MockHttpServletResponse answer = mvc.perform(asked).andReturn().getResponse();
            Map<String, List<String>> headers = new LinkedHashMap<>();
            answer.getHeaderNames().forEach(name -> headers.put(name, answer.getHeaders(name)));
            return new Response(answer.getStatus(), headers, answer.getContentAsByteArray());
        }

        private static void cookies(String header, MockHttpServletRequestBuilder asked) {
            for (String pair : header.split("; ")) {
                int equals = pair.indexOf('=');
                if (equals > 0) {
                    asked.cookie(new Cookie(pair.substring(0, equals), pair.substring(equals + 1)));
                }
            }
        }
    }

    @RegisterExtension
    static final BrowsyExtension BROWSY =
            BrowsyExtension.of(
                    SessionConfig.builder()
                            .requestHandler(
                                    new MockMvcHandler(
                                            MockMvcBuilders.standaloneSetup(new Shop()).build()))
                            .build());

    @Test
    void handlerMatchesTheGuide() throws IOException {
        String guide = Files.readString(Path.of("../docs/recipes.md"));
        String own = Files.readString(Path.of("src/test/java/browsy/junit/MockMvcTest.java"));
        Matcher block = Pattern.compile("```java mockmvc\n(.*?)```", Pattern.DOTALL).matcher(guide);
        assertTrue(block.find());
        assertTrue(squeezed(own).contains(squeezed(block.group(1))), block.group(1));
    }

    private static String squeezed(String code) {
        return code.replaceAll("\\s+", "");
    }

    @Test
    void entersTheShop(Session session) {
        session.goTo("http://shop.test/")
                .type(Target.label("Name"), "Ann")
                .click(Target.text("Enter"));
        assertEquals("http://shop.test/welcome?from=form", session.url());
        assertEquals("Wëlcome Ann from form", session.dom().elements().get(0).text());
    }
}
