from django.db import models
from modelcluster.fields import ParentalKey
from wagtail.admin.panels import FieldPanel, InlinePanel
from wagtail.contrib.forms.models import AbstractForm, AbstractFormField
from wagtail.contrib.forms.panels import FormSubmissionsPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Page
from wagtail.snippets.models import register_snippet


class HomePage(Page):
    subpage_types = ["museum.ExhibitPage", "museum.EnquiryPage"]


class ExhibitPage(Page):
    maker = models.CharField(max_length=100)
    made = models.DateField(null=True, blank=True)
    description = models.TextField(blank=True)
    room = models.ForeignKey(
        "museum.Room", null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    parent_page_types = ["museum.HomePage"]
    subpage_types = []
    content_panels = Page.content_panels + [
        FieldPanel("maker"),
        FieldPanel("made"),
        FieldPanel("description"),
    ]


@register_snippet
class Room(models.Model):
    name = models.CharField(max_length=100, unique=True)
    floor = models.CharField(
        max_length=10, choices=[("ground", "Ground floor"), ("first", "First floor")]
    )
    open = models.BooleanField(default=True)
    panels = [FieldPanel("name"), FieldPanel("floor"), FieldPanel("open")]

    def __str__(self):
        return self.name


@register_setting
class OpeningHours(BaseSiteSetting):
    weekdays = models.CharField(max_length=100)
    weekend = models.CharField(max_length=100)

    class Meta:
        verbose_name = "opening hours"


class EnquiryField(AbstractFormField):
    page = ParentalKey("EnquiryPage", on_delete=models.CASCADE, related_name="form_fields")


class EnquiryPage(AbstractForm):
    parent_page_types = ["museum.HomePage"]
    content_panels = AbstractForm.content_panels + [
        FormSubmissionsPanel(),
        InlinePanel("form_fields", label="Form fields"),
    ]
