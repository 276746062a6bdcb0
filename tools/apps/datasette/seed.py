"""Writes 250 invented mountains to the database named by the argument."""
import sqlite3
import sys

with sqlite3.connect(sys.argv[1]) as database:
    database.execute(
        "create table ranges (id integer primary key, name text not null unique)"
    )
    database.executemany(
        "insert into ranges (id, name) values (?, ?)",
        [(1, "Northern Teeth"), (2, "Grey Shoulders"), (3, "Salt Ridge")],
    )
    database.execute(
        "create table peaks (id integer primary key, name text not null, metres integer not null,"
        " range_id integer references ranges (id), climbed integer)"
    )
    database.executemany(
        "insert into peaks (id, name, metres, range_id, climbed) values (?, ?, ?, ?, ?)",
        [
            (n, f"Peak {n:03d}", 900 + 13 * n, 1 + n % 3, 1900 + n % 120 if n % 4 else None)
            for n in range(1, 251)
        ],
    )
