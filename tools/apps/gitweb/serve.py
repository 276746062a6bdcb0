"""Serves gitweb from the folder named by the first argument on the port of the second."""
import http.server
import os
import pathlib
import subprocess
import sys
import urllib.parse

SHARE = pathlib.Path(sys.argv[1])
TYPES = {".css": "text/css", ".js": "text/javascript", ".png": "image/png"}


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if address.path.startswith("/static/"):
            self.send_static(address.path.rpartition("/")[2])
        elif address.path == "/":
            self.send_page(address.query)
        else:
            self.send_error(404)

    def send_static(self, name):
        file = SHARE / "static" / name
        if file.suffix not in TYPES or not file.is_file():
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", TYPES[file.suffix])
        self.end_headers()
        self.wfile.write(file.read_bytes())

    def send_page(self, query):
        """Runs gitweb as a CGI program."""
        answer = subprocess.run(
            ["perl", SHARE / "gitweb.cgi"],
            env={
                **os.environ,
                "GATEWAY_INTERFACE": "CGI/1.1",
                "REQUEST_METHOD": "GET",
                "SCRIPT_NAME": "/",
                "QUERY_STRING": query,
                "SERVER_NAME": "127.0.0.1",
                "SERVER_PORT": sys.argv[2],
                "SERVER_PROTOCOL": "HTTP/1.1",
                "HTTP_HOST": self.headers["Host"],
                "HTTP_ACCEPT": self.headers.get("Accept", "*/*"),
            },
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        head, _, body = answer.partition(b"\r\n\r\n")
        fields = [line.split(": ", 1) for line in head.decode().split("\r\n")]
        status = dict(fields).get("Status", "200 OK")
        self.send_response(int(status.split()[0]))
        for name, value in fields:
            if name != "Status":
                self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)


http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), Handler).serve_forever()
