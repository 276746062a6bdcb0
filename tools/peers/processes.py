"""Processor time and memory of processes, from the kernel of Linux."""
import ctypes
import os
import pathlib
import time

PR_SET_CHILD_SUBREAPER = 36
TICK = os.sysconf("SC_CLK_TCK")
MEGABYTE = 1 << 20


def adopt_orphans():
    """Makes processes whose parents ended children of this one, which then sees what they used."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


class Usage:
    """What a program used: seconds by the clock and of the processor, MB of its largest process."""

    def __init__(self, wall, processor, memory):
        self.wall, self.processor, self.memory = wall, processor, memory


def finish(started):
    """Waits for all children of this process; returns what they used since the time given."""
    processor = 0.0
    memory = 0.0
    wall = None
    while True:
        try:
            _, status, usage = os.wait4(-1, 0)
        except ChildProcessError:
            return Usage(wall, processor, memory)
        if wall is None:  # the program itself; what it left behind may take longer
            wall = time.perf_counter() - started
            if status != 0:
                raise SystemExit(f"a program failed with status {status}")
        processor += usage.ru_utime + usage.ru_stime
        memory = max(memory, usage.ru_maxrss / 1024)


def tree(pid):
    """The process and all processes that it started."""
    found = [pid]
    for process in found:
        try:
            for task in pathlib.Path(f"/proc/{process}/task").iterdir():
                found += (int(child) for child in (task / "children").read_text().split())
        except (FileNotFoundError, ProcessLookupError):
            pass  # ended
    return found


def processor_time(pid):
    """Seconds of the processor of a process and of all processes that it started."""
    ticks = 0
    for process in tree(pid):
        try:
            stat = pathlib.Path(f"/proc/{process}/stat").read_text()
        except (FileNotFoundError, ProcessLookupError):
            continue
        ticks += sum(int(field) for field in stat.rpartition(")")[2].split()[11:15])
    return ticks / TICK


def scheduled(pid):
    """Seconds of the processor of the running threads of a process and of all that it started.

    More precise than processor_time, but without threads that have ended.
    """
    nanoseconds = 0
    for process in tree(pid):
        try:
            for task in pathlib.Path(f"/proc/{process}/task").iterdir():
                nanoseconds += int((task / "schedstat").read_text().split()[0])
        except (FileNotFoundError, ProcessLookupError):
            pass  # ended
    return nanoseconds / 1e9


def memory(pid):
    """MB of memory of a process and of all that it started; each has its share of common pages."""
    size = 0.0
    for process in tree(pid):
        try:
            for line in pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    size += int(line.split()[1]) / 1024
        except (FileNotFoundError, ProcessLookupError):
            pass  # ended
    return size
