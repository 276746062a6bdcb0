"""Trac for a small boat yard: tickets, wiki, timeline, search, preferences, a login form."""
from runner.application import Application, Server


class Trac(Application):
    name = "trac"
    source = "PyPI Trac 1.6, TracAccountManager 0.6"
    licence = "BSD-3-Clause"
    ready = "/yard/"

    def install(self):
        # Trac uses pkg_resources, which later versions of setuptools do not have.
        self.virtualenv("setuptools<80", "Trac==1.6.*", "TracAccountManager==0.6.*")

    @property
    def environment(self):
        return self.data / "yard"

    def seed(self):
        admin = [self.home / "venv/bin/trac-admin", self.environment]
        self.call(*admin, "initenv", "Boat yard", "sqlite:db/trac.db")
        with open(self.environment / "conf/trac.ini", "a") as file:
            file.write((self.definition / "trac.ini").read_text())
        self.call(*admin, "upgrade")
        self.call(self.python, self.definition / "seed.py", self.environment)

    def servers(self, port):
        yield Server(
            [self.home / "venv/bin/tracd", "--hostname", "127.0.0.1", "--port", port]
            + [self.environment],
            env={"PYTHON_EGG_CACHE": str(self.home / "eggs")},
        )

    def facts(self):
        return {
            "database": str(self.environment / "db/trac.db"),
            "user": "keeler",
            "password": "tar-and-Oakum-9",
        }


APPLICATION = Trac()
