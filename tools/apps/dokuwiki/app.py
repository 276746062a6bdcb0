"""DokuWiki with accounts: pages, revisions, search, media, registration, administration."""
import shutil
import subprocess
import time

from runner.application import Application
from runner.php import PhpServer

ACCOUNTS = [
    ("nora", "brick-Wall-55", "Nora Field", "admin,user"),
    ("omar", "plain-Glass-8", "Omar Hill", "user"),
]
SETTINGS = """<?php
$conf['title'] = 'Allotment wiki';
$conf['savedir'] = '{data}/wiki';
$conf['useacl'] = 1;
$conf['superuser'] = '@admin';
$conf['autopasswd'] = 0;
$conf['updatecheck'] = 0;
$conf['dmode'] = 0755;
"""
RULES = """# <?php exit()?>
*               @ALL          1
*               @user         8
board:*         @ALL          0
board:*         @user         0
"""


class DokuWiki(Application):
    name = "dokuwiki"
    source = "Debian 12 dokuwiki 2022-07-31b"
    licence = "GPL-2.0"
    ready = "/doku.php"

    @property
    def site(self):
        return self.root / "usr/share/dokuwiki"

    @property
    def conf(self):
        return self.data / "conf"

    def install(self):
        self.debian(
            "dokuwiki", "libphp-simplepie", "php-geshi", "php-phpseclib", "php-random-compat",
            "libjs-jquery", "libjs-jquery-cookie", "libjs-jquery-ui",
        )  # fmt: skip
        self.rewrite(
            {"'/usr/share": f"'{self.root}/usr/share", '"/etc/dokuwiki': f'"{self.conf}',
             "'/etc/dokuwiki": f"'{self.conf}"},
            *self.site.glob("inc/*.php"),
            *self.site.glob("lib/exe/*.php"),
            *self.site.glob("vendor/composer/*.php"),
        )  # fmt: skip

    def seed(self):
        shutil.copytree(
            self.root / "etc/dokuwiki", self.conf, ignore=shutil.ignore_patterns("*.auth.php")
        )
        shutil.copytree(self.root / "var/lib/dokuwiki/data", self.data / "wiki")
        (self.conf / "local.php").write_text(SETTINGS.format(data=self.data))
        (self.conf / "acl.auth.php").write_text(RULES)
        (self.conf / "users.auth.php").write_text(
            "# <?php exit()?>\n"
            + "".join(
                f"{user}:{self.hash(password)}:{name}:{user}@allotment.example:{groups}\n"
                for user, password, name, groups in ACCOUNTS
            )
        )
        for revision in sorted((self.definition / "pages").iterdir()):
            number, page = revision.stem.split("-", 1)
            self.call(
                *self.script("dwpage.php"), "commit", "-m", f"Revision {number}",
                revision, page.replace("-", ":"),
            )  # fmt: skip
            # A revision is known by the second it was saved in.
            time.sleep(1)
        media = self.data / "wiki/media/plans"
        media.mkdir()
        (media / "beds.txt").write_text("1 beans, 2 leeks, 3 fallow\n")
        (media / "old.txt").write_text("superseded\n")
        self.call(*self.script("indexer.php"), "-c")

    def script(self, name):
        return ["php", "-d", "error_reporting=0", self.site / "bin" / name]

    def hash(self, password):
        return subprocess.run(
            ["php", "-r", "echo password_hash($argv[1], PASSWORD_BCRYPT);", password],
            check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip

    def servers(self, port):
        yield PhpServer(port, self.site, self.data)

    def facts(self):
        return {
            "user": ACCOUNTS[0][0],
            "password": ACCOUNTS[0][1],
            "member": ACCOUNTS[1][0],
            "memberPassword": ACCOUNTS[1][1],
        }


APPLICATION = DokuWiki()
