package browsy.fetch.http.framing;

/**
 * Finds the header fields of an HPACK header block without decoding them. A change of the table
 * size counts as a field.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc7541#section-6">RFC 7541, 6 Binary Format</a>
 */
final class HeaderBlock {
    private Next next = Next.FIELD;

    /** The value of the integer that is read, and the position of its next bits. */
    private long integer;

    private int shift;

    /** The number of bytes of a string that are still skipped. */
    private long skipped;

    /** The number of strings of the field that are still to come. */
    private int strings;

    /** What the next byte is. */
    private enum Next {
        /** The first byte of a field or of a change of the table size. */
        FIELD,
        /** A further byte of an index or a table size. */
        INDEX,
        /** The first byte of the length of a string. */
        STRING,
        /** A further byte of the length of a string. */
        LENGTH,
        /** A byte of a string. */
        TEXT
    }

    /** Consumes the next byte. Returns whether a header field starts with it. */
    boolean startsField(int octet) {
        boolean starts = next == Next.FIELD;
        switch (next) {
            case FIELD -> field(octet);
            case INDEX -> {
                if (octet < 0x80) {
                    next = strings == 0 ? Next.FIELD : Next.STRING;
                }
            }
            case STRING -> {
                integer = octet & 0x7F;
                shift = 0;
                if (integer == 0x7F) {
                    next = Next.LENGTH;
                } else {
                    string();
                }
            }
            case LENGTH -> {
                // A greater length exceeds every limit; the shift must not overflow.
                integer += (long) (octet & 0x7F) << Math.min(shift, Integer.SIZE);
                shift += 7;
                if (octet < 0x80) {
                    string();
                }
            }
            case TEXT -> {
                skipped--;
                if (skipped == 0) {
                    endString();
                }
            }
        }
        return starts;
    }

    private void field(int octet) {
        int prefix;
        if (octet >= 0x80) {
            prefix = 0x7F;
            strings = 0;
        } else if (octet >= 0x40) {
            prefix = 0x3F;
            strings = (octet & prefix) == 0 ? 2 : 1;
        } else if (octet >= 0x20) {
            prefix = 0x1F; // the size of the table
            strings = 0;
        } else {
            prefix = 0x0F;
            strings = (octet & prefix) == 0 ? 2 : 1;
        }
        if ((octet & prefix) == prefix) {
            next = Next.INDEX;
        } else {
            next = strings == 0 ? Next.FIELD : Next.STRING;
        }
    }

    private void string() {
        skipped = integer;
        if (skipped == 0) {
            endString();
        } else {
            next = Next.TEXT;
        }
    }

    private void endString() {
        strings--;
        next = strings == 0 ? Next.FIELD : Next.STRING;
    }
}
