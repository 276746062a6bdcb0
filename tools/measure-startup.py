#!/usr/bin/env python3
"""Measures the start-up time of the launcher, compared with that of the bare virtual machine.

Usage: measure-startup.py [RUNS] [PAGE]      from the top folder, after mvn -DskipTests package

Runs `java -version`, `browsy --version` and `browsy parse PAGE` in turn and prints the medians of
wall-clock and processor time of each. JAVA_HOME selects the JDK; each JDK needs a BROWSY_CACHE of its own.
"""
import os
import pathlib
import statistics
import subprocess
import sys
import time

TOP = pathlib.Path(__file__).resolve().parents[1]
JAVA = os.path.join(os.environ["JAVA_HOME"], "bin", "java") if os.environ.get("JAVA_HOME") else "java"


def run(command):
    """Runs a command and returns its wall-clock and processor time in milliseconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status != 0:
        sys.exit("failed: " + " ".join(command))
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    page = sys.argv[2] if len(sys.argv) > 2 else str(TOP / "corpus/pages/login-basic.html")
    browsy = str(TOP / "browsy-cli/bin/browsy")
    commands = [[JAVA, "-version"], [browsy, "--version"], [browsy, "parse", page]]
    for command in commands:
        run(command)  # creates the class-data archive and fills the caches
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, taken in zip(commands, times):
            taken.append(run(command))
    for name, taken in zip(["java -version", "browsy --version", "browsy parse"], times):
        wall, cpu = (statistics.median(column) for column in zip(*taken))
        print(f"{name:16} {wall:6.0f} ms by the clock {cpu:6.0f} ms of processor time")


main()
