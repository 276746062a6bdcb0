"""Datasette over a table of mountains: facets, filters, SQL, export."""
from runner.application import Application, Server


class Datasette(Application):
    name = "datasette"
    source = "PyPI datasette 0.65"
    licence = "Apache-2.0"

    def install(self):
        self.virtualenv("datasette==0.65.*")

    def seed(self):
        self.call(self.python, self.definition / "seed.py", self.database)

    @property
    def database(self):
        return self.data / "mountains.db"

    def servers(self, port):
        yield Server(
            [self.home / "venv/bin/datasette", "serve", "-h", "127.0.0.1", "-p", port]
            + [self.database]
        )

    def facts(self):
        return {"database": str(self.database)}


APPLICATION = Datasette()
