"""Serves the tracker named by the first argument on the port of the second."""
import sys
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIServer, make_server

from roundup.cgi.wsgi_handler import RequestDispatcher


class Threads(ThreadingMixIn, WSGIServer):
    daemon_threads = True


make_server(
    "127.0.0.1", int(sys.argv[2]), RequestDispatcher(sys.argv[1]), server_class=Threads
).serve_forever()
