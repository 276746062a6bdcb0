"""The programs that are compared. Each takes pages once in a process of its own, or in rounds."""
import os
import pathlib
import subprocess
import threading
import time

import processes
from chromium import Chromium

HERE = pathlib.Path(__file__).parent
SAMPLE_SECONDS = 0.02

LAUNCHER = HERE.parents[1] / "browsy-cli/bin/browsy"


class Command:
    """A program that is started with the files of the pages and prints the times of rounds."""

    def __init__(self, name, once, rounds, is_compiled=False):
        self.name, self._once, self._rounds, self.is_compiled = name, once, rounds, is_compiled

    @property
    def has_rounds(self):
        """Whether it can take pages more than once in a process."""
        return self._rounds is not None

    def once(self, pages):
        """Takes pages in a fresh process."""
        start = time.perf_counter()
        quiet = subprocess.DEVNULL
        subprocess.Popen(self._once(pages), stdin=quiet, stdout=quiet, stderr=quiet)
        return processes.finish(start)

    def memory(self, pages):
        """The most memory that it uses for pages, in MB."""
        return self.once(pages).memory

    def start(self, pages):
        return CommandRounds(self._rounds(pages), len(pages))


class CommandRounds:
    """A process that takes all pages in each round."""

    def __init__(self, command, count):
        self._count = count
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    @property
    def pid(self):
        return self._process.pid

    def round(self):
        """Takes all pages; returns the processor time of each in seconds."""
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        times = [int(time) / 1e9 for time in self._process.stdout.readline().split()]
        if len(times) != self._count:
            raise SystemExit("a program took only some pages")
        return times

    def close(self):
        self._process.stdin.close()
        self._process.wait()


class Browser:
    """Chromium."""

    is_compiled = True
    has_rounds = True

    def __init__(self, name, program, scripts):
        self.name, self._program, self._scripts = name, program, scripts

    def once(self, pages):
        start = time.perf_counter()
        browser = Chromium(self._program, self._scripts)
        for page in pages:
            browser.take(page)
        browser.close()
        usage = processes.finish(start)
        browser.remove()
        return usage

    def memory(self, pages):
        browser = Chromium(self._program, self._scripts)
        with Memory(browser.pid) as memory:
            for page in pages:
                browser.take(page)
        browser.close()
        processes.finish(time.perf_counter())
        browser.remove()
        return memory.most

    def start(self, pages):
        return BrowserRounds(Chromium(self._program, self._scripts), pages)


class BrowserRounds:
    """A browser that takes all pages in each round."""

    def __init__(self, browser, pages):
        self._browser, self._pages = browser, pages

    @property
    def pid(self):
        return self._browser.pid

    def round(self):
        return [self._taken(page) for page in self._pages]

    def _taken(self, page):
        before = processes.scheduled(self.pid)
        self._browser.take(page)
        return processes.scheduled(self.pid) - before

    def close(self):
        self._browser.close()
        os.waitpid(self._browser.pid, 0)
        self._browser.remove()


class Memory:
    """Samples the memory of a program of several processes, each of which has a part of it."""

    def __init__(self, pid):
        self._pid, self.most = pid, 0.0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._sample)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ended.set()
        self._thread.join()

    def _sample(self):
        while True:
            self.most = max(self.most, processes.memory(self._pid))
            if self._ended.wait(SAMPLE_SECONDS):
                self.most = max(self.most, processes.memory(self._pid))
                return


def build(folder, browsy):
    """Copies the jars of HtmlUnit and compiles Peers.java; returns the class path."""
    jars, classes = folder / "jars", folder / "classes"
    if not jars.exists():
        subprocess.run(
            ["mvn", "-q", "-f", HERE / "java/pom.xml", "dependency:copy-dependencies",
             f"-DoutputDirectory={jars.absolute()}"],
            check=True,
        )
    path = f"{browsy}:{jars}/*"
    subprocess.run(
        ["javac", "--release", "17", "-d", classes, "-cp", path, HERE / "java/Peers.java"], check=True
    )
    return f"{classes}:{path}"


def programs(arguments):
    """The programs to compare; the first is the unit."""
    java = os.path.join(os.environ["JAVA_HOME"], "bin", "java") if os.environ.get("JAVA_HOME") else "java"
    path = build(pathlib.Path(arguments.work), arguments.browsy)

    def library(name):
        command = [java, "-cp", path, "Peers", name]
        return Command(
            name, lambda pages: [*command, "once", *pages], lambda pages: [*command, "rounds", *pages]
        )

    def parse(*command):
        def once(pages):
            lines = ["--jsonl"] if len(pages) > 1 else []
            return [*command, "parse", *lines, *pages]

        return once

    launcher = ["env", f"BROWSY_JAR={arguments.browsy}", f"BROWSY_CACHE={arguments.work}/cache", LAUNCHER]

    found = [
        library("jsoup"),
        library("browsy"),
        Command("browsy jar", parse(java, "-jar", arguments.browsy), None),
        Command("browsy launcher", parse(*launcher), None),
        library("htmlunit"),
        library("htmlunit-js"),
    ]
    if arguments.rust:
        rust = arguments.rust
        found.append(
            Command(
                "rust",
                lambda pages: [rust, "once", *pages],
                lambda pages: [rust, "rounds", *pages],
                is_compiled=True,
            )
        )
    if arguments.chromium:
        found += [
            Browser("chromium", arguments.chromium, False),
            Browser("chromium-js", arguments.chromium, True),
        ]
    return found
