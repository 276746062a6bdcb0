"""Writes the data set: a customer, 3 categories, 27 products, and a voucher of ten per cent."""
import datetime
import decimal
import pathlib
import shutil

import django

django.setup()

import oscar  # noqa: E402
from django.conf import settings  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.utils import timezone  # noqa: E402
from oscar.core.loading import get_model  # noqa: E402

picture = pathlib.Path(oscar.__file__).parent / "static/oscar/img/image_not_found.jpg"
settings.MEDIA_ROOT.mkdir()
shutil.copy(picture, settings.MEDIA_ROOT)

User.objects.create_user("gardener", "gardener@example.org", "rake-Fork-42")
for code, letters, digits, name in [
    ("GB", "GBR", "826", "United Kingdom"),
    ("IE", "IRL", "372", "Ireland"),
]:
    get_model("address", "Country").objects.create(
        iso_3166_1_a2=code,
        iso_3166_1_a3=letters,
        iso_3166_1_numeric=digits,
        printable_name=name,
        name=name,
        is_shipping_country=True,
    )
kind = get_model("catalogue", "ProductClass").objects.create(name="Goods", track_stock=True)
partner = get_model("partner", "Partner").objects.create(name="Warehouse", code="warehouse")
categories = [
    get_model("catalogue", "Category").add_root(name=name) for name in ["Tools", "Seeds", "Pots"]
]
names = [
    *["Rake", "Fork", "Spade", "Hoe", "Trowel", "Shears", "Sickle", "Broom", "Barrow"],
    *["Carrot", "Radish", "Spinach", "Lettuce", "Bean", "Pea", "Kale", "Leek", "Chard"],
    *["Clay pot", "Glazed pot", "Tall pot", "Hanging pot", "Window box", "Saucer"],
    *["Tub", "Urn", "Trough"],
]
for number, name in enumerate(names):
    product = get_model("catalogue", "Product").objects.create(
        product_class=kind,
        title=name,
        upc=f"G{number:03d}",
        description=f"<p>{name} for the garden, article {number}.</p>",
    )
    category = categories[number // 9]
    get_model("catalogue", "ProductCategory").objects.create(product=product, category=category)
    get_model("partner", "StockRecord").objects.create(
        product=product,
        partner=partner,
        partner_sku=f"W{number:03d}",
        price=decimal.Decimal(number % 9 * 4 + 5),
        num_in_stock=0 if name == "Urn" else 20,
    )
get_model("reviews", "ProductReview").objects.create(
    product=get_model("catalogue", "Product").objects.get(title="Shears"),
    score=4,
    title="Sharp",
    body="They cut the hedge in an hour.",
    name="Otto",
    email="otto@example.org",
)
everything = get_model("offer", "Range").objects.create(
    name="Everything", includes_all_products=True
)
offer = get_model("offer", "ConditionalOffer").objects.create(
    name="Ten per cent off",
    offer_type="Voucher",
    condition=get_model("offer", "Condition").objects.create(
        range=everything, type="Count", value=1
    ),
    benefit=get_model("offer", "Benefit").objects.create(
        range=everything, type="Percentage", value=10
    ),
)
now = timezone.now()
voucher = get_model("voucher", "Voucher").objects.create(
    name="Spring",
    code="SPRING10",
    usage="Multi-use",
    start_datetime=now - datetime.timedelta(days=1),
    end_datetime=now + datetime.timedelta(days=3650),
)
voucher.offers.add(offer)
call_command("rebuild_index", interactive=False)
