import os
import pathlib

from spirit.extra.project_template.project_name.settings.base import *  # noqa: F403

DATA = pathlib.Path(os.environ["FORUM_DATA"])
DEBUG = True
SECRET_KEY = "a key for tests only"
ALLOWED_HOSTS = ["127.0.0.1"]
ROOT_URLCONF = "forum.urls"
WSGI_APPLICATION = None
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": DATA / "forum.sqlite3"}}
CACHES = {
    name: {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": name}
    for name in ("default", "st_rate_limit")
}
HAYSTACK_CONNECTIONS = {
    "default": {
        "ENGINE": "haystack.backends.whoosh_backend.WhooshEngine",
        "PATH": str(DATA / "search"),
    }
}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = str(DATA / "mail")
MEDIA_ROOT = str(DATA / "media")
STATIC_ROOT = str(DATA / "static")
LOGGING = {}
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
ST_SITE_URL = os.environ.get("FORUM_URL", "http://127.0.0.1/")
# Tests sign in more often than people do.
ST_RATELIMIT_ENABLE = False
