package browsy.tools.docs;

import browsy.fetch.Session;
import browsy.model.SpatialDom;
import browsy.tools.Toolbox;
import dev.langchain4j.model.chat.ChatModel;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.X509TrustManager;

/** The variables that snippets in the documentation may use without declaring them. */
@SuppressWarnings("unused")
public abstract class Given {
    protected static String html;
    protected static String secret;
    protected static String token;
    protected static byte[] keys;
    protected static SpatialDom dom;
    protected static Session session;
    protected static Toolbox toolbox;
    protected static SSLSocketFactory tls;
    protected static X509TrustManager trust;
    protected static ChatModel model;
    protected static org.springframework.ai.chat.model.ChatModel chatModel;

    protected Given() {}
}
