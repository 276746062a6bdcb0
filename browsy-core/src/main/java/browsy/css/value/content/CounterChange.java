package browsy.css.value.content;

/**
 * One member of {@code counter-reset}, {@code counter-increment} or {@code counter-set}.
 *
 * @param value what to set or add
 */
public record CounterChange(String counter, int value) {}
