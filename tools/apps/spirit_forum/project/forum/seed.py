"""Members, categories and topics of a forum on garden birds."""
import datetime

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.utils import timezone  # noqa: E402
from spirit.category.models import Category  # noqa: E402
from spirit.comment.models import Comment  # noqa: E402
from spirit.topic.models import Topic  # noqa: E402

MEMBERS = {"wren": "hedge-Nest-3", "warden": "tall-Tower-7", "siskin": "alder-Cone-5"}
NOON = timezone.make_aware(datetime.datetime(2024, 3, 1, 12))


def member(name, password):
    user = User.objects.create_user(name, f"{name}@birds.example", password)
    user.st.is_verified = True
    user.st.is_moderator = name == "warden"
    user.st.is_administrator = name == "warden"
    user.st.save()
    return user


def topic(category, author, number, title, *texts):
    moment = NOON + datetime.timedelta(hours=number)
    new = Topic.objects.create(
        category=category, user=author, title=title, date=moment, last_active=moment
    )
    for text in texts:
        Comment.objects.create(
            topic=new, user=author, comment=text, comment_html=f"<p>{text}</p>", date=moment
        )
    Topic.objects.filter(pk=new.pk).update(comment_count=len(texts))


wren, warden, siskin = (member(name, password) for name, password in MEMBERS.items())
feeders = Category.objects.create(title="Feeders", description="What to feed, and where")
nests = Category.objects.create(title="Nests", description="Boxes, holes and hedges")
for number in range(1, 41):
    topic(feeders, siskin, number, f"Feeder report {number:02}", f"Week {number} at the feeder.")
topic(nests, wren, 50, "Box for starlings", "How wide is the hole?", "Mine has 45 mm.")
topic(nests, siskin, 51, "Nest in a kettle", "A robin nests in my old kettle.")
topic(nests, siskin, 52, "Buy cheap boxes", "Visit my shop for cheap boxes!")
topic(nests, wren, 53, "Swifts are back", *(f"Day {day}: {day} swifts." for day in range(1, 46)))
call_command("rebuild_index", interactive=False, verbosity=0)
