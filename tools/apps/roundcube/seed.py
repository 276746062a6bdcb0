"""The mail of the keeper of a lighthouse, and the empty database of Roundcube."""
import email.message
import email.utils
import pathlib
import sqlite3
import sys

data, program = map(pathlib.Path, sys.argv[1:])
(data / "users").write_text("keeper:{PLAIN}lamp-Oil-19::::::\n")
(data / "state").mkdir()
inbox = data / "mail" / "keeper" / "Maildir"
for folder in ("cur", "new", "tmp", ".Harbour/cur", ".Harbour/new", ".Harbour/tmp"):
    (inbox / folder).mkdir(parents=True)
(inbox / ".Harbour" / "maildirfolder").touch()
(inbox / "subscriptions").write_text("Harbour\n")


def mail(number, sender, subject, text, html=None, attachment=None):
    message = email.message.EmailMessage()
    moment = 1_709_290_800 + number * 3_600
    message["From"] = sender
    message["To"] = "Keeper <keeper@light.example>"
    message["Subject"] = subject
    message["Date"] = email.utils.formatdate(moment)
    message["Message-ID"] = f"<{number}@light.example>"
    message.set_content(text)
    if html:
        message.add_alternative(html, subtype="html")
    if attachment:
        message.add_attachment(
            attachment.encode(), "application", "octet-stream", filename="tides.dat"
        )
    (inbox / "cur" / f"{moment}.M{number}.light:2,S").write_bytes(message.as_bytes())


for number in range(1, 26):
    mail(number, "Log <log@light.example>", f"Log of night {number:02}", f"Night {number}: calm.")
mail(30, "Olga Strand <olga@coast.example>", "Oil for the lamp", "The oil comes on Friday.\n\nOlga")
mail(
    31,
    "Harbour <office@harbour.example>",
    "Tide table",
    "The table is attached.",
    attachment="6 0.4\n12 1.9\n",
)
mail(
    32,
    "Coast newsletter <news@coast.example>",
    "News from the coast",
    "Seals are back.",
    "<h1>News</h1><p>Seals are <b>back</b> on the reef.</p><script>alert(1)</script>",
)
mail(33, "Lottery <win@prize.example>", "You have won", "Send us your savings.")

database = sqlite3.connect(data / "roundcube.sqlite3")
database.executescript((program / "SQL" / "sqlite.initial.sql").read_text())
database.close()
