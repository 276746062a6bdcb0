package browsy.fetch.journal;

import browsy.fetch.config.FetchException.BudgetExceeded;
import java.io.IOException;

/** Ends an HTTP exchange that would exceed the budget of its session. */
final class OverBudget extends IOException {
    private static final long serialVersionUID = 1L;

    private final BudgetExceeded reason;

    OverBudget(BudgetExceeded reason) {
        super(reason.getMessage(), reason);
        this.reason = reason;
    }

    /** The exception for the caller of the session. */
    BudgetExceeded reason() {
        return reason;
    }
}
