package browsy.fetch.http;

import java.io.IOException;
import java.time.Instant;
import java.util.Date;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Keeps OkHttp from repeating a request by itself because of {@code Retry-After: 0}: the current
 * time, which means the same, takes the place of the number.
 */
final class NoHiddenRepetition implements Interceptor {
    @Override
    public Response intercept(Chain chain) throws IOException {
        Response answer = chain.proceed(chain.request());
        String value = answer.header("Retry-After");
        if (value == null || !value.matches("0+")) {
            return answer;
        }
        return answer.newBuilder()
                .headers(
                        answer.headers()
                                .newBuilder()
                                .set("Retry-After", Date.from(Instant.now()))
                                .build())
                .build();
    }
}
