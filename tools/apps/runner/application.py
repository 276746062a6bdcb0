"""An application that can be installed, given its data set, and served on loopback."""
import contextlib
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

TOOLS = pathlib.Path(__file__).resolve().parent.parent
WORK = pathlib.Path(os.environ.get("BROWSY_APPS", TOOLS / ".work")).resolve()
START_SECONDS = 120


class Application:
    """Subclasses set the class attributes and implement `install`, `seed` and `servers`."""

    name = ""
    #: The registry, package and version that the application comes from.
    source = ""
    licence = ""
    #: A path that answers once the application is ready.
    ready = "/"

    @property
    def home(self):
        """The folder with the programs of the application."""
        return WORK / self.name

    @property
    def pristine(self):
        """The data set as it was after the installation."""
        return self.home / "pristine"

    @property
    def data(self):
        """The data set of the present run."""
        return self.home / "data"

    @property
    def definition(self):
        """The folder in the source tree with the files of this application."""
        return TOOLS / self.name.replace("-", "_")

    def install(self):
        """Installs the programs below `home`."""
        raise NotImplementedError

    def seed(self):
        """Writes the data set to `data`."""
        raise NotImplementedError

    def servers(self, port):
        """The `Server`s of a run; the last one is the application."""
        raise NotImplementedError

    def facts(self):
        """What tests need to check results: paths, accounts."""
        return {}

    def log(self, text):
        print(f"{self.name}: {text}", file=sys.stderr, flush=True)

    def call(self, *command, **options):
        """Runs a command; its output goes to the log of the installation."""
        self.home.mkdir(parents=True, exist_ok=True)
        with open(self.home / "install.log", "ab") as log:
            subprocess.run(
                [str(word) for word in command], check=True, stdout=log, stderr=log, **options
            )

    def virtualenv(self, *requirements):
        """Installs packages of PyPI into a virtual environment of the application."""
        self.call(sys.executable, "-m", "venv", self.home / "venv")
        self.call(self.python, "-m", "pip", "install", "--quiet", *requirements)

    @property
    def python(self):
        return self.home / "venv" / "bin" / "python"

    def debian(self, *packages):
        """Unpacks packages of Debian below `home`/root, without installing them."""
        folder = self.home / "packages"
        folder.mkdir(parents=True, exist_ok=True)
        self.call("apt-get", "download", *packages, cwd=folder)
        for package in sorted(folder.glob("*.deb")):
            self.call("dpkg", "-x", package, self.root)
        self.relocate_links()

    def relocate_links(self):
        """Leads absolute symbolic links of unpacked packages to files below `home`/root."""
        for link in self.root.rglob("*"):
            if link.is_symlink() and os.readlink(link).startswith("/"):
                target = self.root / os.readlink(link)[1:]
                link.unlink()
                link.symlink_to(target)

    def rewrite(self, replacements, *files):
        """Replaces texts in files, such as paths that packages of Debian have built in."""
        for file in files:
            text = file.read_text(encoding="utf-8")
            for old, new in replacements.items():
                text = text.replace(old, str(new))
            file.write_text(text, encoding="utf-8")

    @property
    def root(self):
        return self.home / "root"

    def install_once(self):
        done = self.home / "installed"
        if done.exists():
            return
        self.log("installing")
        self.install()
        shutil.rmtree(self.data, ignore_errors=True)
        self.data.mkdir(parents=True)
        self.seed()
        shutil.rmtree(self.pristine, ignore_errors=True)
        self.data.rename(self.pristine)
        done.write_text(self.source + "\n")

    @contextlib.contextmanager
    def running(self):
        """Serves the application with a fresh data set; yields the facts about it."""
        self.install_once()
        shutil.rmtree(self.data, ignore_errors=True)
        shutil.copytree(self.pristine, self.data, symlinks=True)
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        with contextlib.ExitStack() as stack:
            for server in self.servers(port):
                stack.enter_context(server.started(self))
            await_answer(url + self.ready)
            yield {"name": self.name, "url": url, "data": str(self.data), **self.facts()}


class Server:
    """A process of a run, in a process group of its own."""

    def __init__(self, command, cwd=None, env=None):
        self.command = [str(word) for word in command]
        self.cwd = cwd
        self.env = {**os.environ, **(env or {})}

    @contextlib.contextmanager
    def started(self, application):
        with open(application.home / "server.log", "ab") as log:
            process = subprocess.Popen(
                self.command,
                cwd=self.cwd,
                env=self.env,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            yield process
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def await_answer(url):
    """Waits until a server answers; any HTTP status will do."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(url, timeout=10).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError as failure:
            if time.monotonic() > deadline:
                raise TimeoutError(f"no answer from {url} in {START_SECONDS} s") from failure
            time.sleep(0.2)
