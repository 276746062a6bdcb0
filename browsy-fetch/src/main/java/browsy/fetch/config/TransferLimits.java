package browsy.fetch.config;

import java.time.Duration;
import java.util.Objects;

/**
 * Limits on what servers send. Sizes are in bytes; those of bodies apply after decompression. A
 * session stops reading at the limit, and buffers no more than it.
 *
 * @param maxResponseBytes the size of a page or file
 * @param maxCssBytesTotal the total size of the style sheets of a page; further ones are left out
 * @param maxCssBytesPerFile the size of one style sheet; longer ones are left out
 * @param maxRedirects the number of HTTP redirects, and of page refreshes, in one navigation; 0 for
 *     none
 * @param maxHeaders the number of header fields of a response, including those of interim responses
 *     and trailers
 * @param maxHeaderBytes the size of these header fields and of the extensions of chunks, at most
 *     {@value #MOST_HEADER_BYTES}, the limit of Chromium
 * @param maxExpansion the ratio of the size after decompression to the size before, which applies
 *     after the first megabyte
 * @param maxNavigationBytes the total size of the headers and bodies of a navigation: of its
 *     redirects, refreshes, page and style sheets
 * @param maxNavigationTime the total time in which a navigation waits for the network: for its
 *     redirects, refreshes, page and style sheets
 * @param maxDownloadBytes the size of a file that is saved on disk
 * @param maxDownloadTime the time for such a file; {@link SessionConfig#timeout()} limits each wait
 *     for more of it
 * @param maxResumptions the number of times that such a file is continued, or requested again,
 *     after its transfer broke off; 0 for none
 */
public record TransferLimits(
        long maxResponseBytes,
        long maxCssBytesTotal,
        long maxCssBytesPerFile,
        int maxRedirects,
        int maxHeaders,
        int maxHeaderBytes,
        int maxExpansion,
        long maxNavigationBytes,
        Duration maxNavigationTime,
        long maxDownloadBytes,
        Duration maxDownloadTime,
        int maxResumptions) {

    /** The greatest value of {@link #maxHeaderBytes()}. */
    public static final int MOST_HEADER_BYTES = 256 << 10;

    /** OkHttp stores time-outs as an {@code int} in milliseconds. */
    private static final Duration LONGEST_TIME = Duration.ofMillis(Integer.MAX_VALUE);

    /** The default limits, which ordinary pages do not reach. */
    public static final TransferLimits DEFAULT = builder().build();

    public TransferLimits {
        requirePositive("maxResponseBytes", maxResponseBytes);
        requirePositive("maxCssBytesTotal", maxCssBytesTotal);
        requirePositive("maxCssBytesPerFile", maxCssBytesPerFile);
        requirePositive("maxHeaders", maxHeaders);
        requirePositive("maxHeaderBytes", maxHeaderBytes);
        requirePositive("maxExpansion", maxExpansion);
        requirePositive("maxNavigationBytes", maxNavigationBytes);
        Objects.requireNonNull(maxNavigationTime, "maxNavigationTime");
        if (maxRedirects < 0) {
            throw new IllegalArgumentException(
                    "maxRedirects must not be negative: " + maxRedirects);
        }
        if (maxHeaderBytes > MOST_HEADER_BYTES) {
            throw new IllegalArgumentException(
                    "maxHeaderBytes must be at most "
                            + MOST_HEADER_BYTES
                            + ", was "
                            + maxHeaderBytes);
        }
        requireTime("maxNavigationTime", maxNavigationTime);
        requirePositive("maxDownloadBytes", maxDownloadBytes);
        Objects.requireNonNull(maxDownloadTime, "maxDownloadTime");
        requireTime("maxDownloadTime", maxDownloadTime);
        if (maxResumptions < 0) {
            throw new IllegalArgumentException(
                    "maxResumptions must not be negative: " + maxResumptions);
        }
    }

    private static void requirePositive(String name, long value) {
        if (value < 1) {
            throw new IllegalArgumentException(name + " must be at least 1, was " + value);
        }
    }

    /** Throws if a time limit is not positive or too long for OkHttp. */
    static void requireTime(String name, Duration time) {
        if (time.compareTo(LONGEST_TIME) > 0) {
            throw new IllegalArgumentException(
                    name + " must be at most " + LONGEST_TIME + ", was " + time);
        }
        if (time.isNegative() || time.isZero()) {
            throw new IllegalArgumentException(name + " must be positive, was " + time);
        }
    }

    /** Returns a builder with the default limits. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with these limits. */
    public Builder newBuilder() {
        return new Builder(this);
    }

    /** Builds {@link TransferLimits}. See the components of the record for the meaning. */
    public static final class Builder {
        private long maxResponseBytes = 5L << 20;
        private long maxCssBytesTotal = 2L << 20;
        private long maxCssBytesPerFile = 512L << 10;
        private int maxRedirects = 20;
        private int maxHeaders = 1_000;
        private int maxHeaderBytes = MOST_HEADER_BYTES;
        private int maxExpansion = 1_000;
        private long maxNavigationBytes = 32L << 20;
        private Duration maxNavigationTime = Duration.ofSeconds(90);
        private long maxDownloadBytes = 1L << 30;
        private Duration maxDownloadTime = Duration.ofHours(1);
        private int maxResumptions = 5;

        private Builder() {}

        private Builder(TransferLimits from) {
            maxResponseBytes = from.maxResponseBytes;
            maxCssBytesTotal = from.maxCssBytesTotal;
            maxCssBytesPerFile = from.maxCssBytesPerFile;
            maxRedirects = from.maxRedirects;
            maxHeaders = from.maxHeaders;
            maxHeaderBytes = from.maxHeaderBytes;
            maxExpansion = from.maxExpansion;
            maxNavigationBytes = from.maxNavigationBytes;
            maxNavigationTime = from.maxNavigationTime;
            maxDownloadBytes = from.maxDownloadBytes;
            maxDownloadTime = from.maxDownloadTime;
            maxResumptions = from.maxResumptions;
        }

        public Builder maxResponseBytes(long max) {
            maxResponseBytes = max;
            return this;
        }

        public Builder maxCssBytesTotal(long max) {
            maxCssBytesTotal = max;
            return this;
        }

        public Builder maxCssBytesPerFile(long max) {
            maxCssBytesPerFile = max;
            return this;
        }

        public Builder maxRedirects(int max) {
            maxRedirects = max;
            return this;
        }

        public Builder maxHeaders(int max) {
            maxHeaders = max;
            return this;
        }

        public Builder maxHeaderBytes(int max) {
            maxHeaderBytes = max;
            return this;
        }

        public Builder maxExpansion(int max) {
            maxExpansion = max;
            return this;
        }

        public Builder maxNavigationBytes(long max) {
            maxNavigationBytes = max;
            return this;
        }

        public Builder maxNavigationTime(Duration max) {
            maxNavigationTime = max;
            return this;
        }

        public Builder maxDownloadBytes(long max) {
            maxDownloadBytes = max;
            return this;
        }

        public Builder maxDownloadTime(Duration max) {
            maxDownloadTime = max;
            return this;
        }

        public Builder maxResumptions(int max) {
            maxResumptions = max;
            return this;
        }

        /**
         * Returns the limits.
         *
         * @throws IllegalArgumentException if a value is out of its range
         */
        public TransferLimits build() {
            return new TransferLimits(
                    maxResponseBytes,
                    maxCssBytesTotal,
                    maxCssBytesPerFile,
                    maxRedirects,
                    maxHeaders,
                    maxHeaderBytes,
                    maxExpansion,
                    maxNavigationBytes,
                    maxNavigationTime,
                    maxDownloadBytes,
                    maxDownloadTime,
                    maxResumptions);
        }
    }
}
