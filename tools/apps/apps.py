#!/usr/bin/env python3
"""Installs real web applications and serves them on loopback with a small data set.

  apps.py list              the applications, with their licences
  apps.py install [NAME..]  installs applications and their data (all without names)
  apps.py run NAME          serves one application until standard input ends

`run` restores the data set, starts the servers of the application, waits until they answer, and
prints one line of JSON: the address, the folder with the data, and what else tests need to check
results (databases, accounts). Everything lies below the folder of the environment variable
BROWSY_APPS; without it, below `.work` beside this file.
"""
import argparse
import json
import sys

from runner.catalog import APPLICATIONS


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("list")
    install = commands.add_parser("install")
    install.add_argument("names", nargs="*", metavar="NAME")
    run = commands.add_parser("run")
    run.add_argument("name", metavar="NAME", choices=sorted(APPLICATIONS))
    arguments = parser.parse_args()
    if arguments.command == "list":
        for name, application in sorted(APPLICATIONS.items()):
            print(f"{name}\t{application.source}\t{application.licence}")
    elif arguments.command == "install":
        for name in arguments.names or sorted(APPLICATIONS):
            APPLICATIONS[name].install_once()
    else:
        with APPLICATIONS[arguments.name].running() as facts:
            print(json.dumps(facts), flush=True)
            sys.stdin.read()


if __name__ == "__main__":
    main()
