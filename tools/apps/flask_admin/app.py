"""Flask-Admin over the stock of a tool shed: filters, inline editing of lists, export, files."""
from runner.application import Application, Server


class FlaskAdmin(Application):
    name = "flask-admin"
    source = "PyPI Flask-Admin 2.2"
    licence = "BSD-3-Clause"
    ready = "/admin/"

    def install(self):
        self.virtualenv("Flask-Admin==2.2.*", "Flask-SQLAlchemy==3.1.*", "tablib")

    def environment(self):
        return {"SHED_DATA": str(self.data), "PYTHONPATH": str(self.definition)}

    def seed(self):
        self.call(self.python, "-m", "shed", "seed", env=self.environment())

    def servers(self, port):
        yield Server([self.python, "-m", "shed", "serve", port], env=self.environment())

    def facts(self):
        return {"database": str(self.data / "shed.sqlite3"), "files": str(self.data / "files")}


APPLICATION = FlaskAdmin()
