package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.fetch.http.Container.Frame;
import browsy.fetch.http.Container.FrameKind;
import org.junit.jupiter.api.Test;

class ContainerTest {

    @Test
    void framesShowNoQuery() {
        Frame frame =
                new Frame(FrameKind.IFRAME, "https://a.example/in?token=s3cret", Container.WINDOW);
        assertEquals("IFRAME in https://a.example/in?...", frame.toString());
    }
}
