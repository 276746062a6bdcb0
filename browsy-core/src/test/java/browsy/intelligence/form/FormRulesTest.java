package browsy.intelligence.form;

import browsy.intelligence.RuleCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule for what a form is for, on the first form of a page. */
class FormRulesTest {

    private static final String PLAIN = "<form><label>Shelf<input name=shelf></label></form>";

    private static final String PROSE =
            "<p>The ferry to the northern islands stays in port until the storm is over, and the"
                    + " post stays with it until then.</p>";

    private static final String LINKS =
            "<ul>"
                    + "<li><a href=/kettle>A blue kettle of tin with a long handle</a>".repeat(6)
                    + "</ul>";

    private static final String CASES =
            """
            form.login.new_password | <form><input type=password autocomplete=new-password>
            form.login.message | <form><textarea name=m></textarea>
            form.login.passwords | <form><input type=password><input type=password> | <form><input type=password>
            form.login.passwords | <form><label>Login password<input type=password></label><label>Mailbox password<input type=password></label><button>Save</button> | <h1>Sign in</h1><form><label>Login password<input type=password></label><label>Mailbox password<input type=password></label><button>Sign in</button>
            form.login.nobody | <form><input name=x> | <form><input name=username>
            form.login.long | <form><input name=username><input name=a><input name=b><input name=c>
            form.login.recovers | <form><h3>Forgot your password?</h3><input type=email><button>Send</button> | <form><h3>Forgot your password?</h3><input type=email><button>Sign in</button>
            form.login.recovers | <form><h3>Resend unlock instructions</h3><input type=email><button>Resend unlock instructions</button> | <form><h3>Unlock</h3><input type=email><button>Unlock</button>
            form.login.unsaid | <form><input type=email> | <form><input type=email><button>Sign in</button>
            form.login.unsaid | <form class=form-login><input type=email></form> | <form class=form-login><input type=email><button>Next</button></form>
            form.login.confirms | <form method=get><input name=code><input type=password><button>See my loans</button> | <div><input name=code><input type=password><button>See my loans</button></div>
            form.login.confirms | <form><input type=password><button>Delete account</button> | <form id=login><input type=password><button>OK</button>
            form.login.deletes | <form><input type=password><button>Delete account</button> | <h1>Screen locked</h1><form><input type=password><button>Delete account</button>
            form.login.registers | <title>Sign up</title><h1>Sign up to listen</h1><form><input type=email autocomplete=username><button>Next</button> | <title>Sign up</title><h1>Sign up or sign in</h1><form><input type=email autocomplete=username><button>Next</button>
            form.login.file | <form><label>App id<input></label><input type=password><input type=file><button>Save</button> | <form id=login><input type=password><input type=file>
            form.login.server | <form><label>Server<input></label><input type=password><button>Save</button> | <form id=login><label>Server<input></label><input type=password>
            form.login.newsletter | <form><input type=email><button>Subscribe</button>
            form.login.password | <form><input name=u><input type=password>
            form.login.autofill | <form><input name=u><input type=password autocomplete=current-password>
            form.login.caption | <form><input name=u><button>Sign in</button>
            form.login.names | <form id=login-form><input name=u>
            form.login.heading | <h2>Sign in</h2><form><input name=u>
            form.login.page | <title>Log on - Bank</title><h1>Log on</h1><form><input name=username><button>Continue</button> | <title>Bank</title><h1>Log on</h1><form><input name=username><button>Continue</button>
            form.login.title | <title>Sign in</title><form><input name=u>
            form.login.identity | <form><input name=pin-of-card><input type=password> | <form><input type=password>
            form.login.username | <form><input autocomplete=username>
            form.login.remember | <form><input name=u><label><input type=checkbox>Stay signed in</label>
            form.login.recovery | <form><input type=password><a href=/f>Forgot your password?</a> | <form><input type=password></form><a href=/f>Forgot your password?</a>
            form.login.beside | <form><input type=password></form><form><input type=password><input type=password></form> | <form><input type=password></form>
            form.login.many | <form><input name=a><input name=b><input name=c><input name=d>
            form.login.person | <form><label>Full name<input></label><input type=email>
            form.login.email_too | <form><input type=email><input type=email> | <form><input type=email>
            form.login.other_caption | <form><input type=email><button>Create account</button> | <form><input type=email><button>Sign in</button>
            form.register.nobody | <form><input type=password> | <form><input type=email>
            form.register.nobody | <h1>Sign up</h1><form><input type=password> | <h1>Sign up</h1><form><input type=password><button>Create account</button>
            form.register.change | <form><input type=password autocomplete=current-password><input type=password autocomplete=new-password>
            form.register.writes | <form><textarea></textarea><input type=password> | <form><input type=password><textarea></textarea>
            form.register.server | <form><input name=db_host><input name=user><input type=password> | <form><input name=user><input type=password>
            form.register.newsletter | <form><input type=email><button>Subscribe</button>
            form.register.frame | <p>Text</p><nav><form><input type=email></form></nav>
            form.register.optional | <form><input type=email required><input type=password><button>Next</button> | <form><input type=email required><input type=password required><button>Next</button>
            form.register.protects | <form><input type=email><label>Password (optional)<input type=password autocomplete=new-password></label><button>Share</button> | <h1>Sign up</h1><form><input type=email><label>Password (optional)<input type=password autocomplete=new-password></label>
            form.register.prefilled | <form><input type=email value=ann@b.example><input type=password> | <form><input type=email value=ann@b.example><button>Register</button>
            form.register.signed_in | <a href=/logout>Log out</a><form><input name=user><input type=password> | <a href=/logout>Log out</a><h1>Sign up</h1><form><input name=user><input type=password>
            form.register.settings | <form>LINES<input type=password> | <h1>Sign up</h1><form>LINES<input type=password>
            form.register.reset | <title>Reset your password</title><form><input type=password>
            form.register.passwords | <form><input type=password><input type=password><input type=password><input type=password>
            form.register.new_password | <form><input type=password autocomplete=new-password>
            form.register.repeat | <form><input type=password><input type=password>
            form.register.caption | <form><input type=email><button>Create account</button>
            form.register.names | <form action=/register><input type=email>
            form.register.heading | <h1>Create an account</h1><form><input type=email>
            form.register.title | <title>Create an account</title><form><input type=email>
            form.register.address | /register@<form><input type=email>
            form.register.many | <form><input name=a><input name=b><input name=c><input name=d><input type=password>
            form.register.person | <form><label>Full name<input></label><input type=email><input type=password>
            form.register.person | <h1>Sign up</h1><form><label>Full name<input></label><input type=email> | <h1>Sign up for the fair</h1><form><label>Full name<input></label><input type=email>
            form.register.email_too | <form><input name=username><input type=email><input type=password>
            form.register.beside | <form><input type=email></form><form><input name=u><input type=password></form>
            form.register.no_password | <form><input type=email> | <form><input type=password>
            form.register.other_caption | <form><input type=email><button>Sign in</button>
            form.register.message | <form><textarea></textarea>
            form.change.no_password | <form><input type=password> | <form><input type=password><input type=password>
            form.change.no_password | <form><label>API key<input type=password name=key></label><label>Secret of the hook<input type=password name=hook></label> | <form><label>Password<input type=password name=pass></label><label>Password again<input type=password name=two></label>
            form.change.both | <form><label>Old password<input type=password></label><label>New password<input type=password></label>
            form.change.alone | <form><input type=password><input type=password> | <form><input type=email><input type=password><input type=password>
            form.change.alone | <h1>Sign up</h1><form><input type=password><input type=password> | <h1>Sign up</h1><form><input type=password><input type=password><button>Create account</button>
            form.change.data | <form><input name=card><input name=month><input type=password><input type=password> | <h1>Change your password</h1><form><input name=a><input name=b><input type=password><input type=password>
            form.change.account | <form><label>Setup password<input type=password></label><input type=email><label>New password<input type=password></label> | <form><label>Old password<input type=password></label><label>New password<input type=password></label>
            form.change.account | <form><label>User name<input name=user></label><input type=password><input type=password> | <title>Change your password</title><form><label>User name<input name=user></label><input type=password><input type=password>
            form.change.caption | <form><input type=password><button>Change password</button>
            form.change.heading | <h1>Change your password</h1><form><input type=password>
            form.change.title | <title>Change your password</title><form><input type=password>
            form.change.code | <form><input autocomplete=one-time-code><input type=password>
            form.change.email | <form><input type=email>
            form.change.person | <form><label>Full name<input></label>
            form.reset.password | <form><input type=password>
            form.reset.fields | <form><input name=a><input name=b><input name=c><input name=d>
            form.reset.query | <form><input type=search>
            form.reset.caption | <form><input type=email><button>Reset password</button>
            form.reset.heading | <h1>Forgot your password?</h1><form><input type=email>
            form.reset.title | <title>Forgot your password?</title><form><input type=email>
            form.reset.names | <form action=/forgot-password><input type=email>
            form.reset.address | /forgot-password@<form><input type=email>
            form.reset.intro | <h1>Help</h1><p>You have forgotten your password? Enter your address.</p><form><input type=email>
            form.reset.other_caption | <form><input type=email><button>Sign in</button>
            form.enter.no_code | <form><input name=x> | <form><input autocomplete=one-time-code>
            form.enter.message | <form><textarea></textarea>
            form.enter.password | <form><input type=password>
            form.enter.code | <form><input autocomplete=one-time-code>
            form.enter.autofill | <form><input autocomplete=one-time-code>
            form.enter.parts | <form><input maxlength=1><input maxlength=1><input maxlength=1><input maxlength=1>
            form.enter.asks | <h1>Enter the verification code</h1><form><input name=x>
            form.enter.asks | <h1>Enter the verification code</h1><form><input name=x><fieldset aria-hidden=true><legend>Eight letters</legend></fieldset> | <h1>Enter the verification code</h1><form><fieldset><legend>Eight letters</legend><input name=x></fieldset>
            form.enter.busy | PROSE PROSE PROSE PROSE PROSE<form><input name=x>
            form.enter.others | <form><input name=a><input name=b><input name=c><input name=d>
            form.search.no_query | <form><input name=x> | <form><input type=search>
            form.search.query | <form><input type=search>
            form.search.alone | <form><input type=search> | <form><input type=search><input name=a>
            form.search.caption | <form><input name=x><button>Search</button>
            form.contact.no_message | <form><input name=x> | <form><textarea></textarea>
            form.contact.password | <form><input type=password>
            form.contact.sender | <form><input type=email><textarea></textarea> | <form><textarea></textarea>
            form.contact.names | <form id=contact><textarea></textarea>
            form.contact.caption | <form><textarea></textarea><button>Send us a message</button>
            form.contact.heading | <h2>Contact us</h2><form><textarea></textarea>
            form.contact.title | <title>Contact us</title><form><textarea></textarea>
            form.contact.address | /contact@<form><textarea></textarea>
            form.contact.asks | <div><input name=a><input type=email><textarea></textarea><button>Send</button></div> | <div><input type=email><textarea></textarea><button>Send</button></div>
            form.contact.asks | <form action=/a><input name=a><input type=email><textarea></textarea> | <form><input type=email><textarea></textarea>
            form.contact.data | <form><textarea></textarea><input type=checkbox name=s value=1> Ham <input type=checkbox name=s value=2> Eggs | <form><textarea></textarea><input type=checkbox> I agree
            form.contact.data | <form><input type=number name=amount><textarea></textarea> | <form><input name=subject><textarea></textarea>
            form.contact.registration | <title>Registration</title><form><textarea></textarea> | <title>Registration</title><h2>Contact us</h2><form><textarea></textarea>
            form.contact.below_text | PROSE PROSE PROSE PROSE PROSE<h2>Reply</h2><form><textarea></textarea> | PROSE PROSE PROSE PROSE PROSE<h2>Contact us</h2><form><textarea></textarea>
            form.contact.data | <form><textarea></textarea><select><option>a</select> | <h2>Contact us</h2><form><textarea></textarea><select><option>a</select>
            form.contact.nobody | <form><textarea></textarea> | <h2>Contact us</h2><form><textarea></textarea>
            form.contact.nobody | <h2>Contact us</h2><form><input name=a><input name=b><input name=c><input name=d><input name=e><textarea></textarea> | <h2>Contact us</h2><form><input name=a><textarea></textarea>
            form.comment.no_message | <form><input name=x> | <form><textarea></textarea>
            form.comment.names | <form id=commentform><textarea></textarea> | <form class=preview><textarea></textarea>
            form.comment.names | <form id=preview-review><textarea></textarea>
            form.comment.message | <form><textarea name=comment></textarea>
            form.comment.caption | <form><textarea></textarea><button>Reply</button>
            form.comment.site | <form><input type=url><textarea></textarea>
            form.comment.data | <form><input name=a><input name=b><input name=c><input name=d><input name=e>
            form.comment.saves | <form><input type=url><textarea></textarea><button>Save</button> | <form id=comment-form><input type=url><textarea></textarea><button>Save</button>
            form.comment.below | PROSE PROSE PROSE PROSE PROSE<form><textarea></textarea>
            form.newsletter.fields | <form><input type=password> | <form><input type=email>
            form.newsletter.caption | <form><input type=email><button>Subscribe</button>
            form.newsletter.names | <form id=newsletter><input type=email>
            form.newsletter.heading | <h2>Newsletter</h2><form><input type=email>
            form.newsletter.title | <title>Newsletter</title><form><input type=email>
            form.newsletter.frame | <p>Text</p><footer><form><input type=email></form></footer>
            form.newsletter.account | <form><input type=email><button>Sign in</button>
            form.filter.posts | <form method=post><input name=x>
            form.filter.passwords | <form><input type=password>
            form.filter.choices | <form><select><option>a</select> | <form action=/next><select name=s><option>a</select><button>Next</button>
            form.filter.gets | <form action=/path><input name=x> | <form action=/other><input name=x>
            form.filter.records | <form><input name=x></form><table><tr><th>Boat<th>Port<tr><td>Elsa<td>Kiel<tr><td>Maja<td>Bergen</table> | <form><table><tr><th>Boat<th>Port<tr><td>Elsa<td><input name=x><tr><td>Maja<td><input name=y></table></form>
            form.filter.list | <form><input name=x></form>LINKS
            form.purchase.account | <form><input type=email>
            form.purchase.lines | <form><input name=a><input name=b><input name=c>
            form.purchase.caption | <form><input type=number><button>Add to cart</button>
            form.purchase.basket | <form><p>Rope $14.50 <input type=number></p><p>Knife $9.50 <input type=number></p><button>Update</button></form>
            form.purchase.product | <div itemscope itemtype=https://schema.org/Product><h1>Mug</h1><form><input type=number></form></div>
            form.sample.headings | <div><h3>One</h3><input><h3>Two</h3><input><h3>Three</h3><input><button>OK</button></div>
            form.login.samples | <form><input type=password></form><form><input type=password></form><form><input type=password></form><form><input type=password></form>
            form.register.samples | <form><input type=password></form><form><input type=password></form><form><input type=password></form><form><input type=password></form>
            form.sample.logins | <form><input type=password></form><form><input type=password></form><form><input type=password></form><form><input type=password></form>
            form.sample.idle | <p>A script that shows how strong a password is while somebody types it into a field.</p><div><input aria-label=User><input type=password></div>
            form.sample.types | <form><input type=color><input type=range>
            """;

    private static final RuleCases<FormFacts> RULES =
            new RuleCases<>(FormRules.TABLE, page -> new FormFacts(page, page.groups().get(0)));

    static Stream<Arguments> cases() {
        return RuleCases.read(
                CASES.replace("PROSE", PROSE)
                        .replace("LINKS", LINKS)
                        .replace("LINES", "<input>".repeat(31)),
                PLAIN);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void appliesWhereItsMeaningHolds(String rule, String applies, String not) {
        RULES.check(rule, applies, not);
    }

    /** The default applies to each form, so that no page tells it apart. */
    @Test
    void eachRuleHasACase() {
        RULES.checkAll(Stream.concat(cases(), Stream.of(Arguments.of("form.other.default"))));
    }
}
