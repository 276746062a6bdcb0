// Longest common subsequence of two lists of words, bit-parallel (Hyyrö 2004). It keeps a row of
// bits for each word of the second list, from which the pairs are reconstructed. Time and memory are
// length * length / 32 machine words: 50 MB for two lists of 20,000.

/**
 * Computes the words of a longest common subsequence.
 *
 * @returns {{a: Uint8Array, b: Uint8Array, length: number}} for each word of each list whether it is in the subsequence, and its length
 */
export function common(a, b) {
  const inA = new Uint8Array(a.length);
  const inB = new Uint8Array(b.length);
  let start = 0;
  let endA = a.length;
  let endB = b.length;
  while (start < endA && start < endB && a[start] === b[start]) inA[start] = inB[start++] = 1;
  while (start < endA && start < endB && a[endA - 1] === b[endB - 1]) inA[--endA] = inB[--endB] = 1;
  let length = start + a.length - endA;
  const rows = matrix(a.slice(start, endA), b.slice(start, endB));
  const width = rows.width;
  const grows = (row, column) => !((rows.bits[row * width + (column >>> 5)] >>> (column & 31)) & 1);
  let column = endA - start;
  let row = endB - start;
  while (column > 0 && row > 0) {
    if (!grows(row - 1, column - 1)) {
      column--;
    } else if (row > 1 && grows(row - 2, column - 1)) {
      row--;
    } else {
      inA[start + --column] = inB[start + --row] = 1;
      length++;
    }
  }
  return { a: inA, b: inB, length };
}

/** Computes a row for each word of b, in which bit i is 0 where the subsequence with a[0..i] is longer than without a[i]. */
function matrix(a, b) {
  const places = new Map();
  a.forEach((word, i) => (places.get(word) ?? places.set(word, []).get(word)).push(i));
  const width = (a.length + 31) >>> 5;
  const bits = new Uint32Array(width * b.length);
  const matches = new Uint32Array(width);
  const row = new Uint32Array(width).fill(0xffffffff);
  b.forEach((word, j) => {
    const at = places.get(word);
    if (at) {
      for (const i of at) matches[i >>> 5] |= 1 << (i & 31);
      let carry = 0;
      for (let k = at[0] >>> 5; k < width; k++) {
        const v = row[k];
        const u = v & matches[k];
        const sum = v + (u >>> 0) + carry;
        carry = sum > 0xffffffff ? 1 : 0;
        row[k] = sum | (v & ~matches[k]);
      }
      for (const i of at) matches[i >>> 5] = 0;
    }
    bits.set(row, j * width);
  });
  return { bits, width };
}
