"""Two-factor sign-in by django-two-factor-auth, in front of the pages of a rowing club."""
from runner.django_project import DjangoProject


class TwoFactor(DjangoProject):
    name = "two-factor"
    source = "PyPI django-two-factor-auth 1.18"
    licence = "MIT"
    ready = "/account/login/"
    package = "club"
    requirements = ("Django==5.2.*", "django-two-factor-auth==1.18.*", "qrcode==8.*")

    def facts(self):
        return {
            **super().facts(),
            "password": "oar-Lock-42",
            # The keys of the seeded devices, in hexadecimal digits.
            "key": "3132333435363738393031323334353637383930",
        }


APPLICATION = TwoFactor()
