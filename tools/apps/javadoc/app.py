"""The documentation of a small Java library, made by the JDK's own tool."""
import shutil
import sys

from runner.application import Application, Server


class Javadoc(Application):
    name = "javadoc"
    source = "JDK 17 javadoc"
    licence = "GPL-2.0-with-classpath-exception"

    def install(self):
        if shutil.which("javadoc") is None:
            raise FileNotFoundError("javadoc, a program of the JDK, is not on the path")

    def seed(self):
        self.call(
            *["javadoc", "-quiet", "-Xdoclint:none", "-notimestamp", "-linksource", "-splitindex"],
            *["-doctitle", "Harbour 3.1", "-windowtitle", "Harbour 3.1", "-d", self.data],
            *["-sourcepath", self.definition / "sources", "-subpackages", "harbour"],
        )

    def servers(self, port):
        yield Server([sys.executable, "-m", "http.server", "--bind", "127.0.0.1", "-d", self.data, port])


APPLICATION = Javadoc()
