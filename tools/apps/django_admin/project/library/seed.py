"""Writes the data set: one librarian, 6 authors, 4 genres, 50 books."""
import datetime

import django

django.setup()

from django.contrib.auth.models import User  # noqa: E402

from .models import Author, Book, Copy, Genre  # noqa: E402

User.objects.create_superuser("librarian", "librarian@example.org", "shelf-Mark-42")
User.objects.create_user("reader", "reader@example.org", "turn-Page-7")
genres = [Genre.objects.create(name=name) for name in ["Poetry", "Novel", "Essay", "Travel"]]
authors = [
    Author.objects.create(name=name, born=datetime.date(1900 + 7 * place, 3, 1 + place))
    for place, name in enumerate(
        ["Ada Winter", "Bruno Keller", "Chiyo Mori", "Dinah Okafor", "Emil Sand", "Fay Holt"]
    )
]
languages = list(Book.Language)
for number in range(1, 51):
    book = Book.objects.create(
        title=f"Notebook {number:02d}",
        author=authors[number % len(authors)],
        language=languages[number % len(languages)],
        pages=80 + 3 * number,
        published=datetime.date(1990 + number % 30, 1 + number % 12, 1 + number % 28),
        in_print=number % 4 != 0,
    )
    book.genres.add(genres[number % len(genres)])
    if number % 5 == 0:
        Copy.objects.create(
            book=book, shelf=f"A-{number}", acquired=datetime.date(2020, 1, 1 + number % 28)
        )
