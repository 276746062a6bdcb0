#!/usr/bin/env python3
"""Writes a Markdown table of the results of browsy-apps-test.

  table.py SESSION.jsonl [CHROMIUM.jsonl]

Each report has one line of JSON per task, as browsy-apps-test writes it. The last line of a task
counts.
"""
import collections
import json
import sys


def read(path):
    outcomes = {}
    with open(path) as lines:
        for line in lines:
            result = json.loads(line)
            outcomes[result["application"], result["task"]] = result
    return outcomes


def passed(results, name):
    own = [result for key, result in results.items() if key[0] == name]
    return f"{sum(result['outcome'] == 'passed' for result in own)} of {len(own)}" if own else "-"


def main():
    session = read(sys.argv[1])
    chromium = read(sys.argv[2]) if len(sys.argv) > 2 else {}
    tasks = collections.defaultdict(list)
    for (application, task), result in session.items():
        needs = "" if result["scripts"] == "NONE" else f" ({result['scripts'].lower()})"
        tasks[application].append((task, needs, result))
    print("| application | tasks | without scripts | session | Chromium |")
    print("|---|---|---|---|---|")
    for application, own in sorted(tasks.items()):
        plain = [result for _, needs, result in own if not needs]
        done = sum(result["outcome"] == "passed" for result in plain)
        print(
            f"| {application} | {len(own)} | {len(plain)} | {done} |"
            f" {passed(chromium, application)} |"
        )
    print()
    for application, own in sorted(tasks.items()):
        print(f"- **{application}**: " + ", ".join(task + needs for task, needs, _ in own) + ".")


if __name__ == "__main__":
    main()
