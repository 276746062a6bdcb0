"""An application that is a Django project of ours, below the folder `project` of its definition."""
import os

from runner.application import Application, Server


class DjangoProject(Application):
    """Subclasses set `package`, whose modules are `settings`, `urls` and `seed`."""

    package = ""
    requirements = ()

    @property
    def project(self):
        return self.definition / "project"

    def environment(self):
        return {
            "PROJECT_DATA": str(self.data),
            "DJANGO_SETTINGS_MODULE": f"{self.package}.settings",
            "PYTHONPATH": str(self.project),
        }

    def manage(self, *arguments):
        return [self.python, "-m", "django", *arguments]

    def install(self):
        self.virtualenv(*self.requirements)

    def seed(self):
        options = {"cwd": self.project, "env": {**os.environ, **self.environment()}}
        # The tables of our packages come last, as they refer to those with migrations.
        self.call(*self.manage("migrate"), **options)
        self.call(*self.manage("migrate", "--run-syncdb"), **options)
        self.call(self.python, "-m", f"{self.package}.seed", **options)

    def servers(self, port):
        yield Server(
            self.manage("runserver", "--noreload", f"127.0.0.1:{port}"),
            cwd=self.project,
            env=self.environment(),
        )

    def facts(self):
        return {"database": str(self.data / "data.sqlite3")}
