/** A program that browses. */
module browsy.example {
    requires browsy.fetch;
    requires browsy.junit;
    requires browsy.vault;
}
