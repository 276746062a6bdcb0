"""All applications by name: every folder beside `runner` with an `app.py` is one."""
import importlib
import pathlib

TOOLS = pathlib.Path(__file__).resolve().parent.parent

APPLICATIONS = {
    application.name: application
    for application in (
        importlib.import_module(f"{path.parent.name}.app").APPLICATION
        for path in sorted(TOOLS.glob("*/app.py"))
    )
}
