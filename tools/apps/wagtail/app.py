"""Wagtail over the pages of a small museum: pages, snippets, documents, forms, users."""
from runner.django_project import DjangoProject


class Wagtail(DjangoProject):
    name = "wagtail"
    source = "PyPI wagtail 7.0"
    licence = "BSD-3-Clause"
    ready = "/admin/login/"
    package = "museum"
    requirements = ("Django==5.2.*", "wagtail==7.0.*")

    def facts(self):
        return {**super().facts(), "user": "curator", "password": "vitrine-Key-42"}


APPLICATION = Wagtail()
