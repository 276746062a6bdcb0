"""Django's admin over a small library: inlines, filters, bulk actions, uploads, autocompletion."""
from runner.django_project import DjangoProject


class DjangoAdmin(DjangoProject):
    name = "django-admin"
    source = "PyPI Django 5.2"
    licence = "BSD-3-Clause"
    ready = "/admin/login/"
    package = "library"
    requirements = ("Django==5.2.*", "Pillow")

    def facts(self):
        return {**super().facts(), "user": "librarian", "password": "shelf-Mark-42"}


APPLICATION = DjangoAdmin()
