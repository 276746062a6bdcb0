"""A MariaDB server with its data in a folder, on a port of its own."""
import getpass
import os
import shutil
import subprocess
import time

from runner.application import START_SECONDS, Server, free_port

USER = "tester"
PASSWORD = "tester"


class MariaDb:
    """The programs come from the system; nothing of the system's own server is used."""

    def __init__(self, application, folder, name):
        self.application = application
        self.folder = folder
        self.name = name
        self.port = free_port()

    def create(self):
        """Writes an empty server to the folder."""
        self.application.call(
            "mariadb-install-db", "--no-defaults", f"--datadir={self.folder}", *self.account(),
            "--auth-root-authentication-method=normal", "--skip-test-db",
        )  # fmt: skip

    def create_database(self):
        """Creates the database and the account that applications use, in a running server."""
        self.execute(
            f"create database {self.name} character set utf8mb4;"
            f"create user '{USER}'@'%' identified by '{PASSWORD}';"
            f"grant all on {self.name}.* to '{USER}'@'%';"
        )

    def execute(self, sql):
        self.application.call(*self.client(), "-e", sql)

    def client(self):
        return ["mariadb", "--no-defaults", "-h", "127.0.0.1", "-P", self.port, "-u", "root"]

    @staticmethod
    def account():
        return [f"--user={getpass.getuser()}"] if os.geteuid() == 0 else []

    def server(self):
        program = shutil.which("mariadbd") or "/usr/sbin/mariadbd"
        return Server(
            [program, "--no-defaults", f"--datadir={self.folder}", *self.account()]
            + ["--bind-address=127.0.0.1", f"--port={self.port}", "--socket=mariadb.sock"]
            + ["--pid-file=mariadb.pid", "--skip-name-resolve", "--innodb-log-file-size=8M"]
            + ["--innodb-buffer-pool-size=64M", "--innodb-flush-log-at-trx-commit=0"]
        )

    def await_start(self):
        """Waits until the server, which has been started, answers."""
        deadline = time.monotonic() + START_SECONDS
        ping = [str(word) for word in [*self.client(), "-e", "select 1"]]
        while subprocess.run(ping, capture_output=True, check=False).returncode:
            if time.monotonic() > deadline:
                raise TimeoutError(f"no answer from MariaDB in {START_SECONDS} s")
            time.sleep(0.2)

    def facts(self):
        return {
            "databasePort": str(self.port),
            "databaseName": self.name,
            "databaseUser": USER,
            "databasePassword": PASSWORD,
        }
