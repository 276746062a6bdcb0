package browsy.cli;

import java.io.PrintWriter;

/**
 * The streams that a command writes to.
 *
 * @param out for results
 * @param err for errors and progress
 */
record Streams(PrintWriter out, PrintWriter err) {}
