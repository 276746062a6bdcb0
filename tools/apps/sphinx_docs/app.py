"""A documentation site made by Sphinx: pages, indexes, search, sources of Python and of pages."""
import os

from runner.application import Application, Server


class SphinxDocs(Application):
    name = "sphinx-docs"
    source = "PyPI Sphinx 8.2"
    licence = "BSD-2-Clause"

    def install(self):
        self.virtualenv("Sphinx==8.2.*")

    def seed(self):
        project = self.definition / "project"
        self.call(
            *[self.python, "-m", "sphinx", "-q", "-E", "-b", "html"],
            *["-d", self.home / "doctrees", project, self.data],
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )

    def servers(self, port):
        yield Server(
            [self.python, "-m", "http.server", "--bind", "127.0.0.1", "-d", self.data, port]
        )


APPLICATION = SphinxDocs()
