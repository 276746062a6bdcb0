"""Writes a user and 60 issues to the tracker named by the argument."""
import sys

from roundup import instance, password

tracker = instance.open(sys.argv[1])
database = tracker.open("admin")
database.user.create(
    username="mary",
    realname="Mary Holm",
    address="mary@example.org",
    roles="User",
    password=password.Password("chisel-Blue-23", config=database.config),
)
priorities = database.priority.list()
for number in range(1, 61):
    database.issue.create(
        title=f"Machine {number:02d} rattles",
        priority=priorities[number % len(priorities)],
        status=database.status.lookup("chatting" if number % 4 else "unread"),
    )
database.commit()
database.close()
