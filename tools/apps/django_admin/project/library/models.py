from django.db import models


class Author(models.Model):
    name = models.CharField(max_length=100)
    born = models.DateField(null=True, blank=True)

    def __str__(self):
        return self.name


class Genre(models.Model):
    name = models.CharField(max_length=50, unique=True)

    def __str__(self):
        return self.name


class Book(models.Model):
    class Language(models.TextChoices):
        ENGLISH = "en", "English"
        GERMAN = "de", "German"
        JAPANESE = "ja", "Japanese"

    title = models.CharField(max_length=200)
    author = models.ForeignKey(Author, on_delete=models.PROTECT)
    genres = models.ManyToManyField(Genre, blank=True)
    language = models.CharField(max_length=2, choices=Language.choices, default=Language.ENGLISH)
    pages = models.PositiveIntegerField()
    published = models.DateField()
    in_print = models.BooleanField(default=True)
    cover = models.FileField(upload_to="covers", blank=True)
    summary = models.TextField(blank=True)

    def __str__(self):
        return self.title


class Copy(models.Model):
    book = models.ForeignKey(Book, on_delete=models.CASCADE)
    shelf = models.CharField(max_length=20)
    acquired = models.DateField()

    class Meta:
        verbose_name_plural = "copies"

    def __str__(self):
        return self.shelf
