package browsy.fetch;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.StringJoiner;

/** Writes random private addresses as URLs, in random spellings that URL parsers accept. */
final class AddressSpellings {
    /** The first addresses of blocks that are not public, and the numbers of their random bits. */
    private static final long[][] BLOCKS = {
        {0x00000000L, 24},
        {0x0A000000L, 24},
        {0x64400000L, 22},
        {0x7F000000L, 24},
        {0xA9FE0000L, 16},
        {0xAC100000L, 20},
        {0xC0000000L, 8},
        {0xC0A80000L, 16},
        {0xC6120000L, 17},
        {0xE0000000L, 28},
        {0xF0000000L, 28},
    };

    private static final String[] DOTS = {".", "\u3002", "\uff0e", "\uff61", "%2e", "%E3%80%82"};

    private final Random random;

    AddressSpellings(long seed) {
        random = new Random(seed);
    }

    /** Returns a URL of a random address. */
    String next() {
        long[] block = BLOCKS[random.nextInt(BLOCKS.length)];
        long address = block[0] + (random.nextLong() & ((1L << block[1]) - 1));
        return around(random.nextInt(3) == 0 ? "[" + version6(address) + "]" : version4(address));
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private String version4(long address) {
        int parts = 1 + random.nextInt(4);
        StringBuilder host = new StringBuilder();
        for (int i = 0; i < parts; i++) {
            boolean last = i == parts - 1;
            int bits = 24 - 8 * i;
            long part = last ? address & ((1L << (bits + 8)) - 1) : address >> bits & 0xFF;
            host.append(number(part));
            host.append(last ? "" : chance(30) ? DOTS[random.nextInt(DOTS.length)] : ".");
        }
        return host + (chance(20) ? "." : "");
    }

    private String number(long value) {
        String zeros = "0".repeat(chance(20) ? random.nextInt(8) : 0);
        String text =
                switch (random.nextInt(3)) {
                    case 0 -> String.valueOf(value);
                    case 1 -> "0" + zeros + Long.toOctalString(value);
                    default -> "0x" + zeros + Long.toHexString(value);
                };
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            out.append(character(c));
        }
        return out.toString();
    }

    private String character(char c) {
        return switch (random.nextInt(12)) {
            case 0 -> encoded(String.valueOf(c));
            case 1 -> String.valueOf((char) (c - '!' + '\uff01')); // fullwidth
            case 2 -> encoded(String.valueOf((char) (c - '!' + '\uff01')));
            case 3 -> Character.isDigit(c) ? Character.toString(0x1D7CE + c - '0') : upper(c);
            case 4 -> upper(c);
            case 5 -> c + any(List.of("\u00ad", "\u200b", "\u2060", "\ufe0f"));
            default -> String.valueOf(c);
        };
    }

    private static String upper(char c) {
        return String.valueOf(c).toUpperCase(Locale.ROOT);
    }

    private static String encoded(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            out.append(String.format(Locale.ROOT, "%%%02x", b));
        }
        return out.toString();
    }

    /** Embeds an IPv4 address in an IPv6 address. */
    private String version6(long address) {
        int[] words = new int[8];
        int high = (int) (address >> 16);
        int low = (int) (address & 0xFFFF);
        words[6] = high;
        words[7] = low;
        switch (random.nextInt(6)) {
            case 0 -> words[5] = 0xFFFF; // IPv4-mapped
            case 1 -> words[4] = 0xFFFF; // IPv4-translated
            case 2 -> { // NAT64
                words[0] = 0x64;
                words[1] = 0xFF9B;
            }
            case 3 -> { // 6to4
                words = new int[] {0x2002, high, low, 0, 0, 0, 0, random.nextInt(0x10000)};
            }
            case 4 -> { // ISATAP
                words[0] = 0x2606;
                words[1] = 0x4700;
                words[4] = chance(50) ? 0x200 : 0;
                words[5] = 0x5EFE;
            }
            default -> { // Teredo
                words[0] = 0x2001;
                words[6] = ~high & 0xFFFF;
                words[7] = ~low & 0xFFFF;
            }
        }
        return written(words);
    }

    private String written(int[] words) {
        StringJoiner out = new StringJoiner(":");
        boolean dotted = chance(30);
        for (int word : Arrays.copyOf(words, dotted ? 6 : 8)) {
            String hex = Integer.toHexString(word);
            String padded = chance(20) && word > 0 ? "0".repeat(4 - hex.length()) + hex : hex;
            out.add(chance(30) ? padded.toUpperCase(Locale.ROOT) : padded);
        }
        if (dotted) {
            int high = words[6];
            int low = words[7];
            out.add((high >> 8) + "." + (high & 0xFF) + "." + (low >> 8) + "." + (low & 0xFF));
        }
        String text = out.toString();
        return chance(60) ? text.replaceFirst("(^|:)0(:0)*(:|$)", "::") : text;
    }

    /** Writes the rest of a URL around a host. */
    private String around(String host) {
        String scheme = any(List.of("http:", "https:", "HTTP:", "hTTps:", "http:\n", "\thttp:"));
        String slashes = any(List.of("//", "//", "//", "/", "", "\\\\", "///"));
        String user = any(List.of("", "", "", "ann@", "example.com@", "ann:secret@", "a@b@", "@"));
        String port = any(List.of("", "", ":8080", ":", ":08080"));
        String path =
                any(List.of("", "/", "/@example.com", "?@example.com", "#@example.com", "\\"));
        return scheme + slashes + user + host + port + path;
    }
}
