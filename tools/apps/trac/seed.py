"""Writes users and tickets to the environment named by the argument."""
import sys

from acct_mgr.api import AccountManager
from trac.env import open_environment
from trac.perm import PermissionSystem
from trac.ticket import Ticket

environment = open_environment(sys.argv[1])
AccountManager(environment).set_password("keeler", "tar-and-Oakum-9")
PermissionSystem(environment).grant_permission("keeler", "TRAC_ADMIN")
for number in range(1, 121):
    ticket = Ticket(environment)
    ticket["summary"] = f"Plank {number:03d} is loose"
    ticket["description"] = "Found at low tide."
    ticket["reporter"] = "keeler"
    ticket["status"] = "new"
    ticket["type"] = "defect" if number % 3 else "task"
    ticket["priority"] = "major"
    ticket["component"] = f"component{1 + number % 2}"
    ticket.insert()
