"""WordPress with a blog: posts, comments, media, categories, accounts, settings."""
import os
import shutil

from runner.application import Application
from runner.mariadb import MariaDb
from runner.php import PhpServer

ACCOUNTS = {
    "BLOG_ADMIN": "bakery",
    "BLOG_ADMIN_PASSWORD": "rye-Loaf-77",
    "BLOG_AUTHOR": "miller",
    "BLOG_AUTHOR_PASSWORD": "oat-Cake-31",
}


class WordPress(Application):
    name = "wordpress"
    source = "Debian 12 wordpress 6.1"
    licence = "GPL-2.0-or-later"
    ready = "/wp-login.php"

    def __init__(self):
        self._database = None

    @property
    def database(self):
        if self._database is None:
            self._database = MariaDb(self, self.data / "mariadb", "blog")
        return self._database

    @property
    def site(self):
        return self.root / "usr/share/wordpress"

    @property
    def content(self):
        return self.data / "wp-content"

    def install(self):
        self.debian(
            "wordpress", "wordpress-theme-twentytwentythree", "php-getid3", "libjs-cropper",
            "libjs-underscore",
        )  # fmt: skip
        shutil.copyfile(self.definition / "wp-config.php", self.site / "wp-config.php")
        (self.site / "wp-content").rename(self.home / "wp-content")
        (self.site / "wp-content").symlink_to(self.content)

    def environment(self):
        facts = self.database.facts()
        return {
            "BLOG_CONTENT": str(self.content),
            "BLOG_DATABASE": facts["databaseName"],
            "BLOG_USER": facts["databaseUser"],
            "BLOG_PASSWORD": facts["databasePassword"],
            "BLOG_HOST": f"127.0.0.1:{facts['databasePort']}",
        }

    def seed(self):
        shutil.copytree(self.home / "wp-content", self.content)
        (self.content / "uploads").mkdir()
        (self.content / "mu-plugins").mkdir()
        shutil.copyfile(
            self.definition / "plain_editor.php", self.content / "mu-plugins/plain_editor.php"
        )
        self.database.create()
        with self.database.server().started(self):
            self.database.await_start()
            self.database.create_database()
            self.call(
                "php", "-d", "error_reporting=0", self.definition / "seed.php", self.site,
                env={**os.environ, **self.environment(), **ACCOUNTS},
            )  # fmt: skip

    def servers(self, port):
        yield self.database.server()
        self.database.await_start()
        yield PhpServer(port, self.site, self.data, env=self.environment())

    def facts(self):
        return {
            **self.database.facts(),
            "user": ACCOUNTS["BLOG_ADMIN"],
            "password": ACCOUNTS["BLOG_ADMIN_PASSWORD"],
            "author": ACCOUNTS["BLOG_AUTHOR"],
            "authorPassword": ACCOUNTS["BLOG_AUTHOR_PASSWORD"],
        }


APPLICATION = WordPress()
