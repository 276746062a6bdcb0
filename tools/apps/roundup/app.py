"""Roundup's classic issue tracker for a small workshop: issues, messages, files, queries, users."""
import configparser

from runner.application import Application, Server


class Roundup(Application):
    name = "roundup"
    source = "PyPI roundup 2.6"
    licence = "MIT"

    def install(self):
        self.virtualenv("roundup==2.6.*")

    @property
    def tracker(self):
        return self.data / "tracker"

    def admin(self, *arguments):
        self.call(self.home / "venv/bin/roundup-admin", "-i", self.tracker, *arguments)

    def seed(self):
        self.admin("install", "classic", "sqlite")
        self.configure(80)
        self.admin("initialise", "anvil-Grey-17")
        self.call(self.python, self.definition / "seed.py", self.tracker)

    def configure(self, port):
        path = self.tracker / "config.ini"
        config = configparser.RawConfigParser()
        config.read(path)
        config["tracker"]["web"] = f"http://127.0.0.1:{port}/"
        config["main"]["instant_registration"] = "yes"
        config["web"]["registration_delay"] = "0"
        config["mail"]["domain"] = "example.org"
        config["mail"]["host"] = "127.0.0.1"
        # Mail is written to this file, not sent.
        config["mail"]["debug"] = str(self.data / "mail.txt")
        with open(path, "w") as file:
            config.write(file)

    def servers(self, port):
        self.configure(port)
        yield Server([self.python, self.definition / "serve.py", self.tracker, port])

    def facts(self):
        return {
            "database": str(self.tracker / "db" / "db"),
            "user": "mary",
            "password": "chisel-Blue-23",
        }


APPLICATION = Roundup()
