import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "sources"))

project = "Tides"
author = "The Tides authors"
version = "2.4"
release = "2.4.1"
extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["sources"]
html_theme = "alabaster"
html_theme_options = {"description": "Tables of high and low water"}
html_use_index = True
