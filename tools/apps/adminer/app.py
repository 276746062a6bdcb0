"""Adminer over the SQLite database of a garden: rows, filters, SQL, tables, export."""
import sys

from runner.application import Application
from runner.php import PhpServer


class Adminer(Application):
    name = "adminer"
    source = "Debian 12 adminer 4.8.1"
    licence = "Apache-2.0 or GPL-2.0"

    def install(self):
        self.debian("adminer")

    def seed(self):
        self.call(sys.executable, self.definition / "seed.py", self.database)

    @property
    def database(self):
        return self.data / "garden.db"

    def servers(self, port):
        yield PhpServer(
            port,
            self.definition / "web",
            self.data,
            env={
                "ADMINER": str(self.root / "usr/share/adminer"),
                "GARDEN_DATA": str(self.data),
                "GARDEN_PASSWORD": self.facts()["password"],
            },
        )

    def facts(self):
        return {"database": str(self.database), "user": "gardener", "password": "green-Thumb-7"}


APPLICATION = Adminer()
