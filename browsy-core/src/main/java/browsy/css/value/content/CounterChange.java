package browsy.css.value.content;

/**
 * One counter in {@code counter-reset}, {@code counter-increment} or {@code counter-set}.
 *
 * @param counter the counter name
 * @param value the value to set or to add
 */
public record CounterChange(String counter, int value) {}
