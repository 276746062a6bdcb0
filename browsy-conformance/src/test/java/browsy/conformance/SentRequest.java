package browsy.conformance;

/**
 * A request for a page.
 *
 * @param method "-" if there is no request
 * @param url without a fragment
 * @param contentType of the body, empty for none
 * @param body a character for each byte; BOUNDARY stands for the boundary of a multipart body
 */
record SentRequest(String method, String url, String contentType, String body) {
    static final SentRequest NONE = new SentRequest("-", "", "", "");

    @Override
    public String toString() {
        return "%s %s %s %s".formatted(method, url, contentType, body).strip();
    }
}
