"""Writes the data set: members with a second factor (those named below) and without one."""
import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django_otp.plugins.otp_static.models import StaticDevice  # noqa: E402
from django_otp.plugins.otp_totp.models import TOTPDevice  # noqa: E402

PASSWORD = "oar-Lock-42"
KEY = "3132333435363738393031323334353637383930"

for name in ["anna", "bert"]:
    User.objects.create_user(name, password=PASSWORD)
# A code is accepted once, so that each task with a code has a member of its own.
for name in ["carla", "dirk", "edith", "fritz", "gerda", "hanno", "ida"]:
    member = User.objects.create_user(name, password=PASSWORD)
    TOTPDevice.objects.create(user=member, name="default", key=KEY)
backup = StaticDevice.objects.create(user=User.objects.get(username="fritz"), name="backup")
backup.token_set.create(token="boat-6-x7")
backup.token_set.create(token="boat-9-q2")
