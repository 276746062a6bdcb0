package browsy.intelligence.word;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Writes arrays with their lengths, for {@link ArrayInput}. */
final class ArrayOutput {

    private final DataOutputStream out;

    ArrayOutput(OutputStream out) {
        this.out = new DataOutputStream(out);
    }

    void bytes(byte[] array) throws IOException {
        out.writeInt(array.length);
        out.write(array);
    }

    void chars(char[] array) throws IOException {
        out.writeInt(array.length);
        for (char element : array) {
            out.writeChar(element);
        }
    }

    void ints(int[] array) throws IOException {
        out.writeInt(array.length);
        for (int element : array) {
            out.writeInt(element);
        }
    }

    void longs(long[] array) throws IOException {
        out.writeInt(array.length);
        for (long element : array) {
            out.writeLong(element);
        }
    }
}
