"""A garden shop by django-oscar: catalogue, basket, vouchers, checkout, accounts, reviews."""
from runner.django_project import DjangoProject


class Oscar(DjangoProject):
    name = "oscar"
    source = "PyPI django-oscar 4.1"
    licence = "BSD-3-Clause"
    ready = "/catalogue/"
    package = "shop"
    requirements = (
        "Django==5.2.*",
        "django-oscar==4.1.*",
        "django-treebeard==4.8.*",
        "sorl-thumbnail==12.*",
        "Whoosh==2.7.*",
    )

    def facts(self):
        return {
            **super().facts(),
            "mail": str(self.data / "mail"),
            "user": "gardener@example.org",
            "password": "rake-Fork-42",
        }


APPLICATION = Oscar()
