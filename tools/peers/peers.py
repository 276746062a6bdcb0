#!/usr/bin/env python3
"""Compares browsy with other programs that read pages. See README.md."""
import argparse
import pathlib
import statistics
import tempfile

import processes
from programs import programs

ARTICLE = 160 * 1024
PAGES_OF_PROCESS = 100


def arguments():
    parser = argparse.ArgumentParser(description="Compares browsy with other programs that read pages.")
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="saved pages")
    parser.add_argument("--browsy", required=True, metavar="JAR", help="the runnable jar of browsy")
    parser.add_argument("--chromium", metavar="PATH", help="Chromium")
    parser.add_argument("--rust", metavar="PATH", help="the program built in the folder rust")
    parser.add_argument("--work", required=True, metavar="DIR", help="a folder for jars and classes")
    parser.add_argument("--runs", type=int, default=7, help="fresh processes for one page (7), a third of them for 100")
    parser.add_argument("--warm-up", type=int, default=90, help="processor time of each Java program before the rounds, s (90)")
    parser.add_argument("--rounds", type=int, default=10, help="rounds that count (10)")
    parser.add_argument("--pages", type=int, default=40, help="pages of each folder for the rounds (40)")
    return parser.parse_args()


def chosen(folder, count):
    """At most so many pages of a folder, chosen evenly."""
    files = sorted(str(file) for file in pathlib.Path(folder).rglob("*.html"))
    step = max(1.0, len(files) / count)
    return [files[int(i * step)] for i in range(min(count, len(files)))]


def fresh(title, peers, pages, runs):
    """Measures each program in fresh processes, in turn, and prints the medians."""
    # Also reads the files of the programs from disk.
    memory = {peer.name: peer.memory(pages) for peer in peers}
    usages = {peer.name: [] for peer in peers}
    for _ in range(runs):
        for peer in peers:
            usages[peer.name].append(peer.once(pages))
    print(f"\n{title}\n")
    print("| program | processor, ms | by jsoup | clock, ms | by jsoup | memory, MB | by jsoup |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    unit = None
    for name, taken in usages.items():
        columns = [
            statistics.median(usage.processor for usage in taken) * 1000,
            statistics.median(usage.wall for usage in taken) * 1000,
            memory[name],
        ]
        unit = unit or columns
        cells = [f"{value:.0f} | {value / of:.2f}" for value, of in zip(columns, unit)]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


def warm_up(peer, worker, seconds):
    """Takes rounds until the compiler of a virtual machine has nothing left to do."""
    worker.round()
    while not peer.is_compiled and processes.processor_time(worker.pid) < seconds:
        worker.round()


def warm(peers, folders, options):
    """Measures rounds of all pages in processes that keep running, in turn, and prints ratios."""
    pages = [page for folder in folders.values() for page in folder]
    workers = {peer.name: peer.start(pages) for peer in peers}
    for peer in peers:
        warm_up(peer, workers[peer.name], options.warm_up)
    times = {name: [] for name in workers}
    processor = {name: 0.0 for name in workers}
    for _ in range(options.rounds):
        for name, worker in workers.items():
            before = processes.processor_time(worker.pid)
            times[name].append(worker.round())
            processor[name] += processes.processor_time(worker.pid) - before
    for worker in workers.values():
        worker.close()
    medians = {name: [statistics.median(page) for page in zip(*taken)] for name, taken in times.items()}
    first = 0
    for folder, files in folders.items():
        part = slice(first, first + len(files))
        first += len(files)
        print_ratios(folder, {name: all_pages[part] for name, all_pages in medians.items()})
    print("\nWarm, processor time of all pages\n\n| program | by jsoup |\n|---|---:|")
    unit = next(iter(processor.values()))
    for name, seconds in processor.items():
        print(f"| {name} | {seconds / unit:.1f} |")


def print_ratios(folder, medians):
    unit = next(iter(medians.values()))
    print(f"\nWarm: {folder}, {len(unit)} pages\n")
    print("| program | median page, processor, ms | median ratio to jsoup | nine of ten are below |")
    print("|---|---:|---:|---:|")
    for name, pages in medians.items():
        ratios = [page / of for page, of in zip(pages, unit)]
        tenth = statistics.quantiles(ratios, n=10)[-1]
        middle = statistics.median(ratios)
        print(f"| {name} | {statistics.median(pages) * 1000:.2f} | {middle:.1f} | {tenth:.1f} |")


def main():
    options = arguments()
    processes.adopt_orphans()
    peers = programs(options)
    pages = sorted({page for folder in options.folders for page in chosen(folder, 10**9)})
    with tempfile.TemporaryDirectory() as folder:
        hi = pathlib.Path(folder) / "hi.html"
        hi.write_text("<p>hi")
        fresh("First page: `<p>hi`", peers, [str(hi)], options.runs)
        article = min(pages, key=lambda page: abs(pathlib.Path(page).stat().st_size - ARTICLE))
        size = pathlib.Path(article).stat().st_size // 1024
        fresh(f"First page: {size} KB", peers, [article], options.runs)
        step = max(1.0, len(pages) / PAGES_OF_PROCESS)
        several = [pages[int(i * step)] for i in range(min(PAGES_OF_PROCESS, len(pages)))]
        fresh(f"{len(several)} pages in one process", peers, several, (options.runs + 2) // 3)
    folders = {folder: chosen(folder, options.pages) for folder in options.folders}
    warm([peer for peer in peers if peer.has_rounds], folders, options)


if __name__ == "__main__":
    main()
