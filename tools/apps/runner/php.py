"""Applications in PHP, served by the web server that is part of the `php` command."""
from runner.application import Server

WORKERS = 4


class PhpServer(Server):
    """Serves a folder. A router script, if any, answers what `php -S` passes to it."""

    def __init__(self, port, root, data, router=None, env=None):
        sessions = data / "sessions"
        sessions.mkdir(parents=True, exist_ok=True)
        settings = {
            "display_errors": 0,
            "log_errors": 1,
            "error_reporting": "E_ALL & ~E_DEPRECATED & ~E_NOTICE & ~E_WARNING",
            "session.save_path": sessions,
            "upload_tmp_dir": data,
        }
        super().__init__(
            ["php"]
            + [word for key, value in settings.items() for word in ("-d", f"{key}={value}")]
            + ["-S", f"127.0.0.1:{port}", "-t", root]
            + ([router] if router else []),
            env={"PHP_CLI_SERVER_WORKERS": str(WORKERS), **(env or {})},
        )
