"""MediaWiki over SQLite: editing, history, moves, protection, accounts, files, preferences."""
import os

from runner.application import Application
from runner.php import PhpServer

ACCOUNTS = [("Keeper", "lamp-Oil-1822", "sysop"), ("Rower", "seven-Oars-9", None)]
SETTINGS = """
$wgServer = 'http://127.0.0.1:' . getenv( 'WIKI_PORT' );
$wgScriptPath = '';
$wgResourceBasePath = '';
$wgArticlePath = '/index.php?title=$1';
$wgUsePathInfo = false;
$wgCacheDirectory = '{data}/cache';
$wgUploadDirectory = '{data}/images';
$wgUploadPath = '/images';
$wgEnableUploads = true;
$wgFileExtensions[] = 'txt';
$wgEnableEmail = false;
$wgGroupPermissions['*']['edit'] = false;
wfLoadSkin( 'Vector' );
$wgDefaultSkin = 'vector';
"""


class MediaWiki(Application):
    name = "mediawiki"
    source = "Debian 12 mediawiki 1.39"
    licence = "GPL-2.0-or-later"
    ready = "/index.php"

    @property
    def site(self):
        return self.root / "usr/share/mediawiki"

    def install(self):
        self.debian("mediawiki", "mediawiki-classes")
        images = self.site / "images"
        images.unlink()
        images.symlink_to(self.data / "images")

    def maintain(self, script, *arguments, **options):
        environment = {"MW_CONFIG_FILE": str(self.settings), "WIKI_PORT": "0"}
        self.call(
            "php", "-d", "error_reporting=0", self.site / "maintenance" / script, *arguments,
            env={**os.environ, **environment}, **options,
        )  # fmt: skip

    @property
    def settings(self):
        return self.data / "LocalSettings.php"

    @property
    def database(self):
        return self.data / "lights.sqlite"

    def seed(self):
        for folder in ["images", "cache"]:
            (self.data / folder).mkdir()
        keeper, password, _ = ACCOUNTS[0]
        self.maintain(
            "install.php", "--dbtype", "sqlite", "--dbname", "lights", "--dbpath", self.data,
            "--server", "http://127.0.0.1", "--scriptpath", "", "--confpath", self.data,
            "--pass", password, "Lighthouses", keeper,
        )  # fmt: skip
        with open(self.settings, "a") as settings:
            settings.write(SETTINGS.replace("{data}", str(self.data)))
        for user, password, group in ACCOUNTS[1:]:
            self.maintain("createAndPromote.php", user, password)
        for revision in sorted((self.definition / "pages").iterdir()):
            number, page = revision.stem.split("-", 1)
            with open(revision) as text:
                self.maintain(
                    "edit.php", "-u", keeper, "-s", f"Revision {number}", page, stdin=text
                )
        self.maintain("rebuildLocalisationCache.php", "--lang=en")
        self.maintain("runJobs.php")

    def servers(self, port):
        yield PhpServer(
            port,
            self.site,
            self.data,
            env={"MW_CONFIG_FILE": str(self.settings), "WIKI_PORT": str(port)},
        )

    def facts(self):
        return {
            "database": str(self.database),
            "admin": ACCOUNTS[0][0],
            "adminPassword": ACCOUNTS[0][1],
            "user": ACCOUNTS[1][0],
            "password": ACCOUNTS[1][1],
        }


APPLICATION = MediaWiki()
