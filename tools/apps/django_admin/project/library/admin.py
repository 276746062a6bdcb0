from django.contrib import admin

from .models import Author, Book, Copy, Genre


class CopyInline(admin.TabularInline):
    model = Copy
    extra = 1


@admin.register(Author)
class AuthorAdmin(admin.ModelAdmin):
    search_fields = ["name"]


@admin.action(description="Mark selected books as out of print")
def mark_out_of_print(model_admin, request, books):
    count = books.update(in_print=False)
    model_admin.message_user(request, f"{count} books are out of print.")


@admin.register(Book)
class BookAdmin(admin.ModelAdmin):
    list_display = ["title", "author", "language", "published", "in_print"]
    list_filter = ["language", "in_print", "genres"]
    search_fields = ["title", "author__name"]
    date_hierarchy = "published"
    list_per_page = 20
    actions = [mark_out_of_print]
    autocomplete_fields = ["author"]
    filter_horizontal = ["genres"]
    inlines = [CopyInline]


admin.site.register(Genre)
