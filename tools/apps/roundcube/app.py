"""Roundcube over a Dovecot of its own: a webmail client that depends on scripts."""
import os
import pathlib
import shutil
import subprocess

from runner.application import Application, Server, free_port

PACKAGES = """
roundcube-core libjs-bootstrap4 libjs-jquery libjs-jquery-minicolors libjs-jquery-ui
libjs-jstimezonedetect php-auth-sasl php-getallheaders php-guzzlehttp-guzzle
php-guzzlehttp-promises php-guzzlehttp-psr7
php-mail-mime php-masterminds-html5 php-net-sieve php-net-smtp php-net-socket
php-pear php-psr-http-client php-psr-http-factory php-psr-http-message
php-symfony-deprecation-contracts
""".split()

#: Dovecot refuses to read mail as root.
NOBODY = 65534

DOVECOT = """
base_dir = {data}/run
state_dir = {data}/state
log_path = {data}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
{accounts}
mail_location = maildir:~/Maildir
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%u {data}/users
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={data}/mail/%u
}}
namespace inbox {{
  inbox = yes
  mailbox Drafts {{
    auto = subscribe
    special_use = \\Drafts
  }}
  mailbox Sent {{
    auto = subscribe
    special_use = \\Sent
  }}
  mailbox Trash {{
    auto = subscribe
    special_use = \\Trash
  }}
}}
service anvil {{
  chroot =
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
"""


class Roundcube(Application):
    name = "roundcube"
    source = "Debian roundcube-core 1.6"
    licence = "GPL-3.0-or-later with exceptions"

    def install(self):
        self.debian(*PACKAGES)
        for folder, folders, files in os.walk(self.root):
            for link in (pathlib.Path(folder, name) for name in folders + files):
                if link.is_symlink() and os.path.isabs(os.readlink(link)):
                    target = self.root / os.readlink(link).lstrip("/")
                    link.unlink()
                    link.symlink_to(target)

    @property
    def program(self):
        return self.root / "usr/share/roundcube"

    def seed(self):
        subprocess.run(
            ["python3", self.definition / "seed.py", self.data, self.program], check=True
        )

    def servers(self, port):
        imap = free_port()
        root = os.getuid() == 0
        user, group = (NOBODY, NOBODY) if root else (os.getuid(), os.getgid())
        name = "" if root else subprocess.check_output(["id", "-un"], text=True).strip()
        accounts = "" if root else (
            f"default_internal_user = {name}\ndefault_login_user = {name}\n"
            f"default_internal_group = {subprocess.check_output(['id', '-gn'], text=True).strip()}"
        )
        configuration = self.data / "dovecot.conf"
        configuration.write_text(
            DOVECOT.format(
                data=self.data, port=imap, user=user, group=group, accounts=accounts
            )
        )
        if root:
            for folder, _, files in os.walk(self.data / "mail"):
                for path in [folder, *(os.path.join(folder, name) for name in files)]:
                    os.chown(path, user, group)
        yield Server([shutil.which("dovecot") or "/usr/sbin/dovecot", "-F", "-c", configuration])
        yield Server(
            [
                *["php", "-d", f"include_path={self.root}/usr/share/php"],
                *["-d", f"auto_prepend_file={self.definition}/install_path.php"],
                *["-d", "error_reporting=E_ALL & ~E_DEPRECATED & ~E_NOTICE & ~E_WARNING"],
                *["-d", "display_errors=0", "-S", f"127.0.0.1:{port}", "-t", self.program],
            ],
            env={
                "ROUNDCUBE_CONFIG_DIR": str(self.definition / "config"),
                "ROUNDCUBE_PROGRAM": f"{self.program}/",
                "ROUNDCUBE_DATA": str(self.data),
                "ROUNDCUBE_IMAP": f"127.0.0.1:{imap}",
                "PHP_CLI_SERVER_WORKERS": "4",
            },
        )

    def facts(self):
        return {
            "database": str(self.data / "roundcube.sqlite3"),
            "user": "keeper",
            "password": "lamp-Oil-19",
        }


APPLICATION = Roundcube()
