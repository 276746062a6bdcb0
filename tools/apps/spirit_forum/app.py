"""Spirit, a forum: members, topics, replies, search, moderation."""
import os

from runner.application import Application, Server


class SpiritForum(Application):
    name = "spirit-forum"
    source = "PyPI django-spirit 0.14.3"
    licence = "MIT"

    def environment(self):
        return {
            "FORUM_DATA": str(self.data),
            "DJANGO_SETTINGS_MODULE": "forum.settings",
            "PYTHONPATH": str(self.definition / "project"),
        }

    def manage(self, *arguments):
        return [self.python, "-m", "django", *arguments]

    def install(self):
        self.virtualenv("django-spirit==0.14.3", "Django==5.2.*")

    def seed(self):
        environment = {**os.environ, **self.environment()}
        self.call(*self.manage("migrate"), env=environment)
        self.call(self.python, "-m", "forum.seed", env=environment)

    def servers(self, port):
        yield Server(
            self.manage("runserver", "--noreload", f"127.0.0.1:{port}"),
            env={**self.environment(), "FORUM_URL": f"http://127.0.0.1:{port}/"},
        )

    def facts(self):
        return {
            "database": str(self.data / "forum.sqlite3"),
            "member": "wren",
            "password": "hedge-Nest-3",
            "moderator": "warden",
            "moderatorPassword": "tall-Tower-7",
        }


APPLICATION = SpiritForum()
