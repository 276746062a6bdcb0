"""Writes the data set: a curator, a home page, 25 exhibits, 3 rooms, an enquiry form."""
import datetime

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.files.base import ContentFile  # noqa: E402
from wagtail.documents.models import Document  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from .models import EnquiryField, EnquiryPage, ExhibitPage, HomePage, OpeningHours, Room  # noqa: E402

curator = User.objects.create_superuser("curator", "curator@example.org", "vitrine-Key-42")
Page.objects.filter(depth__gt=1).delete()
root = Page.objects.get(depth=1)
home = root.add_child(instance=HomePage(title="Museum", slug="home"))
site = Site.objects.create(
    hostname="localhost", root_page=home, is_default_site=True, site_name="Museum"
)
OpeningHours.objects.create(site=site, weekdays="10 to 17", weekend="11 to 18")
rooms = [
    Room.objects.create(name=name, floor=floor)
    for name, floor in [("Clocks", "ground"), ("Globes", "first"), ("Lamps", "first")]
]
for number in range(1, 26):
    exhibit = home.add_child(
        instance=ExhibitPage(
            title=f"Exhibit {number:02d}",
            maker=["Berta Holm", "Carl Ibsen", "Dora Jung"][number % 3],
            made=datetime.date(1800 + 3 * number, 1 + number % 12, 1 + number % 28),
            description=f"Number {number} in the catalogue.",
            room=rooms[number % 3],
            live=number % 5 != 0,
            owner=curator,
        )
    )
    exhibit.save_revision(user=curator)
form = home.add_child(instance=EnquiryPage(title="Enquiries"))
for order, (label, kind) in enumerate(
    [("Your name", "singleline"), ("Your address", "email"), ("Question", "multiline")]
):
    EnquiryField.objects.create(
        page=form,
        sort_order=order,
        label=label,
        clean_name=label.lower().replace(" ", "_"),
        field_type=kind,
        required=True,
    )
for title in ["Floor plan", "Loan agreement"]:
    Document.objects.create(
        title=title,
        uploaded_by_user=curator,
        file=ContentFile(f"{title} of the museum", name=f"{title}.txt"),
    )
