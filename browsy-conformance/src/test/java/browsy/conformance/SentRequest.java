package browsy.conformance;

/**
 * A navigation request.
 *
 * @param method the method, "-" if there is no request
 * @param url the URL without a fragment
 * @param contentType the content type of the body, empty for none
 * @param body one character for each byte of the body; BOUNDARY replaces the boundary of a
 *     multipart body
 */
record SentRequest(String method, String url, String contentType, String body) {
    static final SentRequest NONE = new SentRequest("-", "", "", "");

    @Override
    public String toString() {
        return "%s %s %s %s".formatted(method, url, contentType, body).strip();
    }
}
