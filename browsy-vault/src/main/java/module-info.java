/** Encrypted files of logins and signed-in sessions. */
module browsy.vault {
    requires transitive browsy.fetch;
    requires static transitive org.jspecify;
    requires org.bouncycastle.provider;

    exports browsy.vault;
}
