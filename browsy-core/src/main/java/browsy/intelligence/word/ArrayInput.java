package browsy.intelligence.word;

import java.nio.ByteBuffer;

/** Reads arrays that {@link ArrayOutput} has written, each in one copy. */
final class ArrayInput {

    private final ByteBuffer in;

    ArrayInput(byte[] written) {
        in = ByteBuffer.wrap(written);
    }

    byte[] bytes() {
        byte[] array = new byte[in.getInt()];
        in.get(array);
        return array;
    }

    char[] chars() {
        char[] array = new char[in.getInt()];
        in.asCharBuffer().get(array);
        skip(array.length, Character.BYTES);
        return array;
    }

    int[] ints() {
        int[] array = new int[in.getInt()];
        in.asIntBuffer().get(array);
        skip(array.length, Integer.BYTES);
        return array;
    }

    long[] longs() {
        long[] array = new long[in.getInt()];
        in.asLongBuffer().get(array);
        skip(array.length, Long.BYTES);
        return array;
    }

    private void skip(int elements, int size) {
        in.position(in.position() + elements * size);
    }
}
