"""Keycloak, an identity provider: sign-in with codes, registration, consent, required actions."""
import os
import shutil
import urllib.request
import zipfile

from runner.application import Application, Server

VERSION = "26.4.5"
ARTIFACT = f"org/keycloak/keycloak-quarkus-dist/{VERSION}/keycloak-quarkus-dist-{VERSION}.zip"
CENTRAL = os.environ.get("MAVEN_CENTRAL", "https://repo.maven.apache.org/maven2")


class Keycloak(Application):
    name = "keycloak"
    source = f"Maven Central org.keycloak:keycloak-quarkus-dist:{VERSION}"
    licence = "Apache-2.0"
    ready = "/realms/harbour/.well-known/openid-configuration"

    @property
    def distribution(self):
        return self.home / f"keycloak-{VERSION}"

    def environment(self):
        return {
            "KC_DB": "dev-file",
            "KC_DB_URL": f"jdbc:h2:file:{self.data}/h2;NON_KEYWORDS=VALUE;DB_CLOSE_DELAY=0",
            "KC_CACHE": "local",
            "JAVA_OPTS_KC_HEAP": "-Xms64m -Xmx512m",
            "JAVA_OPTS_APPEND": "-XX:TieredStopAtLevel=1",
        }

    def install(self):
        self.home.mkdir(parents=True, exist_ok=True)
        archive = self.home / "keycloak.zip"
        local = os.path.expanduser(f"~/.m2/repository/{ARTIFACT}")
        if os.path.exists(local):
            shutil.copyfile(local, archive)
        else:
            urllib.request.urlretrieve(f"{CENTRAL}/{ARTIFACT}", archive)
        with zipfile.ZipFile(archive) as content:
            content.extractall(self.home)
        archive.unlink()
        (self.distribution / "bin" / "kc.sh").chmod(0o755)

    def command(self, *arguments):
        return [self.distribution / "bin" / "kc.sh", *arguments]

    def seed(self):
        self.call(
            *self.command("import", "--file", self.definition / "harbour-realm.json"),
            env={**os.environ, **self.environment()},
        )

    def servers(self, port):
        yield Server(
            self.command("start-dev", "--http-host=127.0.0.1", f"--http-port={port}"),
            env=self.environment(),
        )

    def facts(self):
        return {
            "user": "bosun",
            "password": "knots-And-7-ropes",
            "secondFactorUser": "pilot",
            "secondFactorPassword": "deep-Water-12",
            "secret": "PilotSecretPilotSec1",
        }


APPLICATION = Keycloak()
