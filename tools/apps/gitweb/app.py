"""gitweb over a repository of recipes: log, commits, diffs, blobs, search, snapshots."""
import sys

from runner.application import Application, Server


class Gitweb(Application):
    name = "gitweb"
    source = "Debian 12 git 2.39"
    licence = "GPL-2.0"

    def install(self):
        # Debian's package of git contains gitweb.
        self.debian("git", "libcgi-pm-perl", "libhtml-parser-perl", "libhtml-tagset-perl")

    @property
    def projects(self):
        return self.data / "projects"

    def seed(self):
        self.call(sys.executable, self.definition / "seed.py", self.projects)
        (self.data / "gitweb.conf").write_text(
            f'$projectroot = "{self.projects}";\n'
            '@stylesheets = ("/static/gitweb.css");\n'
            '$logo = "/static/git-logo.png";\n'
            '$favicon = "/static/git-favicon.png";\n'
            '$javascript = "/static/gitweb.js";\n'
            '$feature{"snapshot"}{"default"} = ["tgz", "zip"];\n'
            '$feature{"blame"}{"default"} = [1];\n'
            '$feature{"grep"}{"default"} = [1];\n'
        )

    def servers(self, port):
        share = self.root / "usr/share/gitweb"
        modules = [self.root / "usr/share/perl5", *self.root.glob("usr/lib/*/perl5/*")]
        yield Server(
            [sys.executable, self.definition / "serve.py", share, port],
            env={
                "GITWEB_CONFIG": str(self.data / "gitweb.conf"),
                "PERL5LIB": ":".join(map(str, modules)),
            },
        )

    def facts(self):
        return {"repository": str(self.projects / "recipes.git")}


APPLICATION = Gitweb()
