"""Writes a garden with 130 plants in 4 beds to the database named by the argument."""
import sqlite3
import sys

with sqlite3.connect(sys.argv[1]) as database:
    database.execute("create table beds (id integer primary key, name text not null, sunny integer)")
    database.executemany(
        "insert into beds (id, name, sunny) values (?, ?, ?)",
        [(1, "South wall", 1), (2, "Pond", 0), (3, "Kitchen", 1), (4, "Orchard", 0)],
    )
    database.execute(
        "create table plants (id integer primary key, name text not null, kind text not null,"
        " height integer, planted text, notes text, bed_id integer references beds (id))"
    )
    kinds = ["herb", "shrub", "tree", "vegetable", "flower"]
    database.executemany(
        "insert into plants (id, name, kind, height, planted, notes, bed_id)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                n,
                f"Plant {n:03d}",
                kinds[n % 5],
                10 + 3 * n,
                f"{2010 + n % 14}-{1 + n % 12:02d}-{1 + n % 28:02d}",
                "needs water" if n % 9 == 0 else None,
                1 + n % 4,
            )
            for n in range(1, 131)
        ],
    )
