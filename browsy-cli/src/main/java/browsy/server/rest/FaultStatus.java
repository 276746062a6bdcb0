package browsy.server.rest;

import browsy.tools.ToolException.Fault;

/** Maps the faults of tools to HTTP status codes. */
final class FaultStatus {
    private FaultStatus() {}

    static int status(Fault fault) {
        return switch (fault) {
            case REFUSED -> 400;
            case NOT_FOUND, NO_SUCH_TOOL -> 404;
            case UNFIT_ARGUMENTS -> 422;
            case INTERNAL -> 500;
            case UPSTREAM -> 502;
            case BUSY -> 503;
            case UPSTREAM_TIMEOUT -> 504;
        };
    }
}
