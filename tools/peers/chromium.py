"""Takes pages with Chromium, by the DevTools protocol over pipes."""
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time

SECONDS_OF_PAGE = 60
READ = 1 << 16
OPTIONS = [
    "--headless",
    "--remote-debugging-pipe",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-sync",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-breakpad",
    "--no-first-run",
    "--window-size=1280,720",
    "--host-resolver-rules=MAP * ~NOTFOUND",  # no network
]


class Chromium:
    """A browser with one tab."""

    def __init__(self, program, scripts):
        self._folder = tempfile.mkdtemp()
        theirs, self._to = os.pipe()
        self._from, ours = os.pipe()
        options = OPTIONS + ["--user-data-dir=" + self._folder]
        if os.geteuid() == 0:
            options.append("--no-sandbox")  # which does not start for root
        # The protocol is read from descriptor 3 and written to 4. Not every sh has descriptors above 9.
        shell = f'exec "$@" 3<&{theirs} 4>&{ours}'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "bash", program, *options, "about:blank"],
            pass_fds=(theirs, ours),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(theirs)
        os.close(ours)
        self._number = 0
        self._bytes = b""
        self._session = None
        self._deadline = time.monotonic() + SECONDS_OF_PAGE
        targets = self._call("Target.getTargets")["targetInfos"]
        tab = next(target["targetId"] for target in targets if target["type"] == "page")
        self._session = self._call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        self._call("Page.enable")
        if not scripts:
            self._call("Emulation.setScriptExecutionDisabled", value=True)

    @property
    def pid(self):
        return self._process.pid

    def take(self, page):
        """Loads a page and lays it out."""
        self._deadline = time.monotonic() + SECONDS_OF_PAGE
        loader = self._call("Page.navigate", url=pathlib.Path(page).absolute().as_uri())
        if "errorText" in loader:
            raise SystemExit(f"{page}: {loader['errorText']}")
        while self._message().get("method") != "Page.loadEventFired":
            pass
        # The text depends on the layout.
        result = self._call("Runtime.evaluate", expression="document.documentElement.innerText.length")
        if "value" not in result["result"]:
            raise SystemExit(f"{page}: no text")

    def close(self):
        """Asks the browser to end. The caller waits for its processes."""
        self._session = None
        self._send("Browser.close", {})

    def remove(self):
        """Removes the files of the browser, which has ended."""
        os.close(self._to)
        os.close(self._from)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _call(self, method, **parameters):
        number = self._send(method, parameters)
        while True:
            message = self._message()
            if message.get("id") == number:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']['message']}")
                return message["result"]

    def _send(self, method, parameters):
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        return self._number

    def _message(self):
        while b"\0" not in self._bytes:
            left = self._deadline - time.monotonic()
            if left <= 0 or not select.select([self._from], [], [], left)[0]:
                raise SystemExit("Chromium does not answer")
            data = os.read(self._from, READ)
            if not data:
                raise SystemExit("Chromium ended")
            self._bytes += data
        text, _, self._bytes = self._bytes.partition(b"\0")
        message = json.loads(text)
        if message.get("method") == "Page.javascriptDialogOpening":
            self._send("Page.handleJavaScriptDialog", {"accept": True})
        return message
