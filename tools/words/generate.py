#!/usr/bin/env python3
"""Generates the word lists of the page intelligence, see README.md."""

import ast
import collections
import gettext
import json
import pathlib
import re
import subprocess
import sys
import zipfile

import snowballstemmer
import yaml

from folding import is_unspaced, normal

HERE = pathlib.Path(__file__).parent
CATALOGUES = HERE / "catalogues"
MAIN = HERE.parent.parent / "browsy-core/src/main"
TARGET = MAIN / "words"
HINTS = MAIN / "resources/browsy/intelligence/hints-latin.txt"

# The languages whose lists are loaded for every page (WordSet.COMMON).
COMMON = (
    "en de fr es it pt nl pl ru ja zh ko zh-hant uk cs sk hu ro bg hr sr sl sv da nb fi el tr ar"
    " he fa hi th vi id ca et lt lv"
).split()
# Languages that share their script with others.
LATIN = "af az cy eu fil ga gl is lb ms sq sw uz".split()
SHARED = LATIN + "be kk mk mn ur mr ne".split()
# Languages with a script of their own: no word means something else in another language.
OWN_SCRIPT = "hy bn ka km my ta te".split()
LANGUAGES = COMMON + SHARED + OWN_SCRIPT

PIP = ["Django==5.2.19", "django-oscar==4.2.1"]
NPM = [
    "datatables.net-plugins@3.0.2",
    "element-plus@2.14.8",
    "klaro@0.7.22",
    "primelocale@2.5.0",
    "quasar@2.34.0",
    "tarteaucitronjs@1.34.0",
    "vuetify@4.3.0",
]
MAVEN = ["org.keycloak:keycloak-themes:26.5.6"]

# The concepts of messages about accounts, which have lists of their own (AccountWord.java).
ACCOUNT = (
    "wrong password account locked locked_out expired text_message authenticator device confirm"
    " remaining done optional choose found"
).split()

# The concepts of the messages of each catalogue.
KEYCLOAK = {
    "doLogIn": "login login_submit",
    "loginAccountTitle": "login",
    "doRegister": "register",
    "registerTitle": "register",
    "doCancel": "cancel",
    "doBack": "cancel",
    "doYes": "approve",
    "doNo": "deny",
    "doAccept": "approve",
    "doDecline": "deny",
    "doContinue": "login_submit challenge_submit",
    "doSubmit": "challenge_submit",
    "doForgotPassword": "password_recovery cancel",
    "emailForgotTitle": "password_recovery",
    "updatePasswordTitle": "change_password",
    "requiredAction.UPDATE_PASSWORD": "change_password",
    "username": "username",
    "usernameOrEmail": "username",
    "firstName": "person_name",
    "lastName": "person_name",
    "fullName": "person_name",
    "givenName": "person_name",
    "familyName": "person_name",
    "email": "email",
    "passwordConfirm": "confirm_password",
    "passwordNew": "new_password",
    "passwordNewConfirm": "confirm_password",
    "rememberMe": "remember_me",
    "authenticatorCode": "code_field verification",
    "oauthGrantTitle": "authorization",
    "pageExpiredTitle": "session_expired",
    "pageNotFound": "not_found",
    "internalServerError": "maintenance",
    "access-denied": "access_denied",
    "noAccessMessage": "access_denied",
    "doLogout": "logout cancel",
    "recovery-codes-download": "download",
}
DJANGO_AUTH = {
    "Old password": "current_password",
    "New password": "new_password",
    "New password confirmation": "confirm_password",
    "Password confirmation": "confirm_password",
    "username": "username",
    "first name": "person_name",
    "last name": "person_name",
    "email address": "email",
    "Reset password": "password_recovery",
    "Password reset": "password_recovery",
    "Enter new password": "change_password",
    "Password change": "change_password",
    "Set password": "change_password",
}
DJANGO_ADMIN = {
    "Log in": "login login_submit",
    "Log out": "logout cancel",
    "Change password": "change_password",
    "Change my password": "change_password",
    "New password:": "new_password",
    "Confirm password:": "confirm_password",
    "Email address:": "email",
    "Reset my password": "password_recovery",
    "Search": "search",
    "Close": "close",
    "Page not found": "not_found",
    "Server error": "maintenance",
    "Save": "cookie_save",
}
OSCAR = {
    "Add to basket": "cart",
    "Proceed to checkout": "pay",
    "Checkout": "pay",
    "Checkout now": "pay",
    "Place order": "pay",
    "No products found.": "no_results",
    "Login": "login login_submit",
    "Log In": "login login_submit",
    "I've forgotten my password": "password_recovery",
    "Register": "register",
    "Logout": "logout cancel",
    "Next": "next",
    "next": "next",
    "Previous": "previous",
    "previous": "previous",
    "Download": "download",
    "Search": "search",
    "Change Password": "change_password",
    "Page not found": "not_found",
}
DATATABLES = {
    "paginate.next": "next",
    "paginate.previous": "previous",
    "search": "search",
    "zeroRecords": "no_results",
    "emptyTable": "no_results",
    "autoFill.cancel": "cancel",
}
PRIMELOCALE = {
    "emptyMessage": "no_results",
    "emptySearchMessage": "no_results",
    "emptyFilterMessage": "no_results",
    "cancel": "cancel",
    "apply": "cookie_save",
    "aria.close": "close",
    "aria.nextPageLabel": "next",
    "aria.prevPageLabel": "previous",
    "aria.previousPageLabel": "previous",
}
# Locale modules are read by the name of the property alone.
VUETIFY = {
    "close": "close",
    "cancel": "cancel",
    "nextPage": "next",
    "prevPage": "previous",
    "noDataText": "no_results",
    "noResultsText": "no_results",
}
QUASAR = {
    "cancel": "cancel",
    "close": "close",
    "search": "search",
    "noData": "no_results",
    "noResults": "no_results",
}
ELEMENT = {"noData": "no_results", "noMatch": "no_results", "emptyText": "no_results"}
TARTEAUCITRON = {
    "acceptAll": "cookie_accept",
    "allowAll": "cookie_accept",
    "allow": "cookie_accept",
    "denyAll": "cookie_reject",
    "deny": "cookie_reject",
    "personalize": "cookie_settings",
    "title": "cookie_settings",
    "close": "close",
    "save": "cookie_save",
}
KLARO = {
    "acceptAll": "cookie_accept",
    "ok": "cookie_accept",
    "acceptSelected": "cookie_save",
    "decline": "cookie_reject",
    "save": "cookie_save",
    "close": "close",
}

# Concepts whose phrases also belong to another one.
INCLUDED = {
    "failure": ["not_found", "access_denied", "maintenance"],
    "cookie_reject": ["continue_without"],
    "blocked": ["access_denied"],
    "cancel": ["logout"],
}

SNOWBALL = {
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
    "ru": "russian",
    "fi": "finnish",
    "hu": "hungarian",
    "ro": "romanian",
    "sv": "swedish",
    "da": "danish",
    "nb": "norwegian",
    "tr": "turkish",
    "lt": "lithuanian",
    "ca": "catalan",
}
# Languages with endings but without a stemmer: the last vowels are cut off.
VOWELS = {
    "pl": "aąeęioóuy",
    "uk": "аеєиіїоуюяйь",
    "cs": "aáeéěiíoóuúůyý",
    "sk": "aáäeéiíoóuúyý",
    "bg": "аеиоуъюят",
    "hr": "aeiou",
    "sr": "aeiouаеиоу",
    "sl": "aeiou",
    "el": "αάεέηήιίοόυύωώς",
    "et": "aeiouõäöü",
    "lv": "aāeēiīouūs",
}

# Messages of catalogues that are other words without their accents.
MISLEADING = {("vi", "tải")}

# The number of words of a language in the list of hints, and the least length of one.
MAX_HINTS = 50
MIN_HINT = 4

# Writers often leave it out; it folds to a space.
NON_JOINER = "\u200c"

MIN_STEM = 5
MAX_SHORT = 4
MAX_WORDS = 6
MAX_LENGTH = 48


def language(tag):
    """Returns the language of a tag as used by the catalogues, None if it has no list."""
    parts = re.split(r"[-_@]", tag.lower())
    known = {"no": "nb", "nn": None, "cn": "zh", "iw": "he", "cmn": "zh", "tl": "fil"}
    base = known.get(parts[0], parts[0])
    if base == "zh" and len(parts) > 1 and parts[1] in ("hant", "tw", "hk", "mo"):
        return "zh-hant"
    return base if base in LANGUAGES else None


def download():
    CATALOGUES.mkdir(exist_ok=True)
    run = lambda *command: subprocess.run(command, check=True, cwd=CATALOGUES)
    run(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *PIP)
    run("npm", "pack", "--silent", *NPM)
    for artifact in MAVEN:
        run(
            "mvn",
            "-q",
            "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy",
            f"-Dartifact={artifact}",
            f"-DoutputDirectory={CATALOGUES}",
        )


def files(pattern):
    """Returns the unpacked files of the catalogues that match a pattern, sorted."""
    for archive in sorted(CATALOGUES.iterdir()):
        folder = archive.with_suffix(archive.suffix + ".d")
        if archive.is_file() and not folder.exists():
            folder.mkdir()
            if archive.suffix == ".tgz":
                subprocess.run(["tar", "xzf", archive, "-C", folder], check=True)
            else:
                zipfile.ZipFile(archive).extractall(folder)
    return sorted(CATALOGUES.glob(pattern))


class Words:
    """The phrases of each language and concept, and the words of each language."""

    def __init__(self):
        self.phrases = {name: {} for name in LANGUAGES}
        self.vocabulary = {name: collections.Counter() for name in LANGUAGES}

    def add(self, name, concepts, phrases):
        joined = [phrase.replace(NON_JOINER, "") for phrase in phrases if NON_JOINER in phrase]
        for concept in concepts.split():
            self.phrases[name].setdefault(concept, []).extend([*phrases, *joined])

    def learn(self, tag, messages):
        """Adds the words of messages to the vocabulary of a language."""
        name = language(tag)
        if name:
            for message in messages:
                self.vocabulary[name].update(re.findall(r"\w+", normal(message)))

    def means(self, name, word, concepts):
        """Whether a word is a phrase of one of some concepts in a language."""
        own = self.phrases[name]
        return any(word in map(normal, own.get(concept, ())) for concept in concepts)

    def catalogue(self, tag, keys, get, english):
        """Adds the messages of a catalogue that are translated and short."""
        name = language(tag)
        if name is None or name == "en":
            return
        for key, concepts in keys.items():
            value = get(key)
            if isinstance(value, str) and value != english(key):
                phrase = clean(value)
                if phrase and (name, phrase.lower()) not in MISLEADING:
                    self.add(name, concepts, [phrase])


def clean(message):
    """Returns a message as a phrase, None if it is not one."""
    text = re.sub(r"<[^>]*>|\{\d+\}|%\(\w+\)s|%s|\$\{.*?\}|&\w+;|&raquo;|[«»]", " ", message)
    text = text.replace("''", "'").replace("\\n", " ").strip()
    text = re.sub(r"[\s:.…!?？。！،؟*]+$", "", text)
    if re.search(r"[,;()/\[\]{}|.:~*،、，。]", text):
        return None
    if not text or len(text) > MAX_LENGTH or len(text.split()) > MAX_WORDS:
        return None
    return text


def properties(path):
    out = {}
    for line in path.read_text("utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            value = re.sub(r"\\u([0-9a-fA-F]{4})", lambda m: chr(int(m[1], 16)), value)
            out[key.strip()] = value.strip()
    return out


def path_of(data, key):
    for part in key.split("."):
        data = data.get(part) if isinstance(data, dict) else None
    return data


def property_of(source, key):
    """Returns the first string property of a name in a JavaScript module."""
    quoted = r"""('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")"""
    found = re.search(rf"""(?<![\w.])["']?{key}["']?\s*:\s*{quoted}""", source)
    return ast.literal_eval(found[1]) if found else None


def read_catalogues(words):
    folder = "keycloak-themes-*.d/theme/base/login/messages/messages_*.properties"
    bundles = {p.stem.split("_", 1)[1]: properties(p) for p in files(folder)}
    for tag, bundle in bundles.items():
        words.catalogue(tag, KEYCLOAK, bundle.get, bundles["en"].get)
    for path in files("keycloak-themes-*.d/theme/base/*/messages/messages_*.properties"):
        words.learn(path.stem.split("_", 1)[1], properties(path).values())
    for app, keys in (("auth", DJANGO_AUTH), ("admin", DJANGO_ADMIN)):
        folder = f"django-*.d/django/contrib/{app}/locale/*/LC_MESSAGES/django.mo"
        read_gettext(words, folder, keys)
    read_gettext(words, "django_oscar-*.d/oscar/locale/*/LC_MESSAGES/django.mo", OSCAR)
    for path in files("datatables.net-plugins-*.d/package/i18n/*.json"):
        data = json.loads(path.read_text("utf-8"))
        english = lambda key: None
        words.catalogue(path.stem, DATATABLES, lambda key: path_of(data, key), english)
    for path in files("primelocale-*.d/package/*.json"):
        data = json.loads(path.read_text("utf-8"))
        data = data.get(path.stem, {})
        words.catalogue(path.stem, PRIMELOCALE, lambda key: path_of(data, key), lambda key: None)
    modules = (
        ("vuetify-*.d/package/lib/locale/*.js", VUETIFY, r"(.*)", "en"),
        ("quasar-*.d/package/lang/*.js", QUASAR, r"(.*)", "en-US"),
        ("element-plus-*.d/package/es/locale/lang/*.mjs", ELEMENT, r"(.*)", "en"),
        ("tarteaucitronjs-*.d/package/lang/*.js", TARTEAUCITRON, r"tarteaucitron\.(\w+)", "en"),
    )
    for folder, keys, name, english in modules:
        sources = {}
        for path in files(folder):
            found = re.fullmatch(name, path.stem)
            if found:
                sources[found[1]] = path.read_text("utf-8")
        for tag, source in sources.items():
            get = lambda key: property_of(source, key)
            words.catalogue(tag, keys, get, lambda key: property_of(sources[english], key))
    bundles = {
        path.stem: yaml.safe_load(path.read_text("utf-8"))
        for path in files("klaro-*.d/package/src/translations/*.yml")
    }
    for tag, bundle in bundles.items():
        words.catalogue(tag, KLARO, bundle.get, bundles["en"].get)


def read_gettext(words, folder, keys):
    for path in files(folder):
        with path.open("rb") as file:
            catalogue = gettext.GNUTranslations(file)
        messages = catalogue._catalog
        words.learn(path.parts[-3], messages.values())
        words.learn("en", (key for key in messages if isinstance(key, str)))
        words.catalogue(path.parts[-3], keys, catalogue.gettext, lambda key: key)


def read_own(words):
    for name in LANGUAGES:
        for line in (HERE / "own" / f"{name}.txt").read_text("utf-8").splitlines():
            concept, colon, phrases = line.partition(":")
            if colon and not line.startswith("#"):
                words.add(name, concept, [phrase.strip() for phrase in phrases.split(",")])


def stem(name, word):
    """Returns the stem of a word with a star, or the word if it has none of its own."""
    if len(word) <= MIN_STEM or not word.isalpha() or is_unspaced(word[0]):
        return normal(word)
    if name in SNOWBALL:
        cut = stemmers[name].stemWord(word.lower())
    elif name in VOWELS:
        cut = word.lower().rstrip(VOWELS[name])
    else:
        return normal(word)
    cut = normal(cut)
    folded = normal(word)
    if len(cut) < MIN_STEM or cut == folded or not folded.startswith(cut):
        return folded
    return cut + "*"


def pattern(name, phrase):
    """Returns the pattern of a phrase: in a phrase of several words each is cut to its stem."""
    parts = phrase.split()
    if len([part for part in parts if part != "~"]) < 2 or "*" in phrase:
        return normal(phrase)
    return normal(" ".join(part if part == "~" else stem(name, part) for part in parts))


def is_foreign(words, name, phrase, concepts):
    """Whether a phrase is one word that means something else in another language."""
    if name in OWN_SCRIPT or not phrase.isalnum() or is_unspaced(phrase[0]):
        return False
    if len(phrase) <= MAX_SHORT:
        return True
    return any(
        other != name and phrase in vocabulary and not words.means(other, phrase, concepts)
        for other, vocabulary in words.vocabulary.items()
    )


def write(words):
    for name in LANGUAGES:
        own = words.phrases[name]
        for concept, others in INCLUDED.items():
            for other in others:
                own.setdefault(concept, []).extend(own.get(other, []))
        concepts = {}
        for concept in sorted(own, key=lambda one: (one in ACCOUNT, one)):
            for phrase in own[concept]:
                found = concepts.setdefault(pattern(name, phrase), [])
                if concept not in found:
                    found.append(concept)
        concepts.pop("", None)
        for kind in ("words", "account"):
            write_list(words, name, kind, concepts)


def write_hints(words):
    """Writes frequent words of the languages of the Latin set that no common language has."""
    own = {name: collections.Counter(own_words(words, name)) for name in LANGUAGES}
    common = set().union(*(words.vocabulary[name].keys() | own[name].keys() for name in COMMON))
    lines = []
    for name in LATIN:
        counts = own[name] + words.vocabulary[name]
        found = [one for one in counts if len(one) >= MIN_HINT and one.isalpha()]
        found = sorted(set(found) - common, key=lambda one: (-counts[one], one))
        lines.append(" ".join(found[:MAX_HINTS]) + "\n")
    HINTS.write_text("".join(lines), "utf-8")


def own_words(words, name):
    """Returns the words of the phrases of a language."""
    for phrases in words.phrases[name].values():
        for phrase in phrases:
            yield from re.findall(r"\w+", normal(phrase))


def write_list(words, name, kind, concepts):
    """Writes the phrases of the concepts of one kind of lists in a language."""
    lines = {}
    for phrase, all_found in concepts.items():
        found = [one for one in all_found if (one in ACCOUNT) == (kind == "account")]
        if found:
            foreign = name != "en" and is_foreign(words, name, phrase, found)
            lines.setdefault(" ".join(found) + ("!" if foreign else ""), []).append(phrase)
    text = "".join(f"{found}:{','.join(lines[found])}\n" for found in sorted(lines))
    (TARGET / f"{kind}-{name}.txt").write_text(text, "utf-8")


stemmers = {name: snowballstemmer.stemmer(algorithm) for name, algorithm in SNOWBALL.items()}

if __name__ == "__main__":
    if not CATALOGUES.exists():
        download()
    all_words = Words()
    read_own(all_words)
    read_catalogues(all_words)
    write(all_words)
    write_hints(all_words)
