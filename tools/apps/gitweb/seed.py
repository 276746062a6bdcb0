"""Writes a repository with 121 commits, two branches and a tag below the folder of the argument."""
import pathlib
import subprocess
import sys

repository = pathlib.Path(sys.argv[1]) / "recipes.git"
repository.mkdir(parents=True)


def commit(branch, number, message, *files):
    """A commit in the format of git fast-import."""
    yield f"commit refs/heads/{branch}\n"
    yield f"committer Ada Brook <ada@example.org> {1700000000 + 3600 * number} +0000\n"
    yield f"data {len(message.encode())}\n{message}\n"
    for path, text in files:
        yield f"M 100644 inline {path}\ndata {len(text.encode())}\n{text}\n"


def history():
    yield from commit(
        "main",
        0,
        "Start the cook book",
        ("README", "Recipes for a small kitchen.\n"),
        ("soups/leek.txt", "leeks\npotatoes\ncream\n"),
    )
    for number in range(1, 120):
        yield from commit(
            "main",
            number,
            f"Add recipe {number:03d}",
            (f"bread/loaf-{number:03d}.txt", f"flour {number} g\nwater\nsalt\n"),
        )
    yield from commit(
        "main",
        120,
        "Replace cream in the leek soup\n\nOat milk keeps longer.",
        ("soups/leek.txt", "leeks\npotatoes\noat milk\n"),
    )
    yield "tag v1.0\nfrom refs/heads/main\n"
    yield "tagger Ada Brook <ada@example.org> 1700500000 +0000\ndata 13\nFirst edition\n"
    yield "reset refs/heads/cakes\nfrom refs/heads/main\n\n"
    yield from commit("cakes", 121, "Add a plum cake", ("cakes/plum.txt", "plums\nflour\n"))


subprocess.run(["git", "init", "--bare", "-q", "-b", "main", repository], check=True)
subprocess.run(
    ["git", "-C", repository, "fast-import", "--quiet"],
    input="".join(history()),
    text=True,
    check=True,
)
(repository / "description").write_text("A cook book\n")
