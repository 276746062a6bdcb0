"""A tool shed under Flask-Admin; `seed` writes the data set to SHED_DATA, `serve PORT` serves it."""
import datetime
import os
import pathlib
import sys

from flask import Flask, redirect
from flask_admin import Admin
from flask_admin.contrib.fileadmin import FileAdmin
from flask_admin.contrib.sqla import ModelView
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy import ForeignKey
from sqlalchemy.orm import relationship

DATA = pathlib.Path(os.environ["SHED_DATA"])
FILES = DATA / "files"

application = Flask(__name__)
application.secret_key = "for tests on loopback only"
application.config["SQLALCHEMY_DATABASE_URI"] = f"sqlite:///{DATA / 'shed.sqlite3'}"
database = SQLAlchemy(application)


class Maker(database.Model):
    id = database.Column(database.Integer, primary_key=True)
    name = database.Column(database.String(80), unique=True, nullable=False)
    tools = relationship("Tool", back_populates="maker")

    def __str__(self):
        return self.name


class Tool(database.Model):
    id = database.Column(database.Integer, primary_key=True)
    name = database.Column(database.String(80), nullable=False)
    kind = database.Column(database.Enum("hand", "power", "garden", name="kind"), nullable=False)
    price = database.Column(database.Integer, nullable=False)
    bought = database.Column(database.Date, nullable=False)
    lent = database.Column(database.Boolean, default=False, nullable=False)
    notes = database.Column(database.Text, default="")
    maker_id = database.Column(database.Integer, ForeignKey("maker.id"))
    maker = relationship("Maker", back_populates="tools")

    def __str__(self):
        return self.name


class ToolView(ModelView):
    column_searchable_list = ["name"]
    column_filters = ["kind", "lent", "price"]
    column_list = ["name", "kind", "price", "bought", "lent", "maker"]
    page_size = 15
    can_export = True
    can_view_details = True


@application.get("/")
def index():
    return redirect("/admin/")


def build():
    admin = Admin(application, name="Shed")
    admin.add_view(ToolView(Tool, database.session))
    admin.add_view(ModelView(Maker, database.session))
    admin.add_view(FileAdmin(str(FILES), "/files/", name="Files"))


def seed():
    FILES.mkdir(parents=True, exist_ok=True)
    (FILES / "manual.txt").write_text("Keep the blades dry.\n")
    (FILES / "old.txt").write_text("obsolete\n")
    with application.app_context():
        database.create_all()
        makers = [Maker(name=name) for name in ["Anvil & Sons", "Birch", "Corda"]]
        database.session.add_all(makers)
        kinds = ["hand", "power", "garden"]
        for number in range(1, 41):
            database.session.add(
                Tool(
                    name=f"Tool {number:02d}",
                    kind=kinds[number % 3],
                    price=5 * number,
                    bought=datetime.date(2015 + number % 9, 1 + number % 12, 1 + number % 28),
                    lent=number % 7 == 0,
                    maker=makers[number % 3],
                )
            )
        database.session.commit()


if __name__ == "__main__":
    if sys.argv[1] == "seed":
        seed()
    else:
        build()
        application.run("127.0.0.1", int(sys.argv[2]))
