package browsy.intelligence.form;

import browsy.intelligence.RuleCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule for what a field takes, on a form whose last field it applies to. */
class FieldRulesTest {

    private static final String PLAIN = "<form><label>Shelf<input name=shelf></label></form>";

    private static final String CASES =
            """
            field.password.autofill | <form><input type=password autocomplete=current-password> | <form><input type=password autocomplete=new-password>
            field.password.type | <form><input type=password>
            field.password.character | <form><input name=x><select><option>Select<option>a<option>b<option>c</select> | <form><select><option>Select<option>a<option>b<option>c</select>
            field.new_password.autofill | <form><input type=password autocomplete=new-password> | <form><input type=password>
            field.new_password.autofill | <form><input autocomplete=new-password> | <form><textarea autocomplete=new-password></textarea>
            field.phone.type | <form><input type=email>
            field.phone.standard | <form><input type=tel>
            field.phone.name | <form><input name=mobile_no>
            field.phone.label | <form><label>Phone number<input name=x></label> | <form><label>Code from your phone<input name=x></label>
            field.username.type | <form><textarea name=user></textarea>
            field.username.type | <form><select name=user><option>a</select> | <form><input type=password><select name=user><option>a</select>
            field.username.autofill | <form><input autocomplete="username webauthn">
            field.username.label | <form><label>User name<input></label>
            field.username.name | <form><input name=login_username>
            field.username.person | <form><label>Full name<input></label> | <form><label>Full name<input name=username></label>
            field.username.email | <form><input name=user_email> | <form><label>Email or username<input></label>
            field.email.type | <form><select name=email><option>a</select>
            field.email.person | <form><label>Your name<input type=email></label> | <form><label>Name or email<input></label>
            field.email.standard | <form><input type=email>
            field.email.name | <form><input name=fromemail>
            field.email.label | <form><label>E-mail address<input></label>
            field.person.type | <form><input type=search>
            field.person.autofill | <form><input autocomplete=given-name>
            field.person.label | <form><label>Your full name<input></label>
            field.person.begins | <form><label>Full name, please<input></label> | <form><label>The ship's name<input></label>
            field.person.organization | <form><input name=company_name>
            field.person.server | <form><input name=host><input name=name> | <form><input name=name>
            field.person.user | <form><label>Username<input></label>
            field.password.card | <form><input name=owner><input type=password name=cvc> | <form><input name=owner><input type=password name=pass>
            field.password.card | <form><input name=owner><input type=password maxlength=3> | <form><input name=owner><input type=password maxlength=4>
            field.password.named | <form><input name=user><label>Password<input name=pwd></label> | <form><label>Password<input name=pwd></label><input type=password>
            field.code.type | <form><input type=email>
            field.code.shown | <form><input name=code readonly value=19068-33578> | <form><input name=code readonly>
            field.code.telephone | <form><input type=tel name=a> | <form><label>Code<input type=tel></label>
            field.code.autofilled | <form><input autocomplete=postal-code> | <form><input autocomplete=one-time-code>
            field.code.phone | <form><input name=phone> | <form><input name=code>
            field.code.phone | <form><input name=phone> | <form><input name=phone_code>
            field.code.user | <form><label>User name<input></label> | <form><label>Code for the user name<input></label>
            field.password.autofilled | <form><input type=password autocomplete=cc-csc> | <form><input type=password autocomplete=new-password>
            field.code.other | <form><label>Promo code<input></label> | <form><label>Verification code<input></label>
            field.code.other | <form><label>Enter code<input placeholder='Gift card or promo code'></label> | <form><label>Enter code<input placeholder='Code from your phone'></label>
            field.code.date | <form><input maxlength=2><input maxlength=2><input maxlength=4> | <form><input maxlength=4><input maxlength=4>
            field.code.date | <form><input type=date><input maxlength=1><input maxlength=1><input maxlength=1><input maxlength=1> | <form><input type=checkbox><input maxlength=1><input maxlength=1><input maxlength=1><input maxlength=1>
            field.code.card | <form><label>Verification code (CVV)<input></label> | <form><label>Verification code<input></label>
            field.code.picture | <form><img src=/captcha.png><input name=code>
            field.code.repeated_password | <form><label>Confirm password<input type=password></label> | <form><label>One-time password<input type=password></label>
            field.code.autofill | <form><input autocomplete=one-time-code>
            field.code.label | <form><label>Verification code<input></label>
            field.code.sms | <form><label>SMS-TAN<input type=password></label>
            field.code.intro | <h1>Card reader</h1><p>Type the code that it shows.</p><form><input name=x>
            field.code.secret | <form><input name=user><input type=password name=passcode> | <form><input type=password name=a><input type=password name=passcode>
            field.code.name | <form><input name=authfactor.1.totpcode>
            field.code.name | <form><input name=user_code> | <form><input name=user_code><input type=password>
            field.code.word | <form><label>Code<input></label>
            field.code.beside_password | <form><label>Password<input type=password></label><label>Token<input type=password></label> | <form><label>PIN<input type=password></label><label>Repeat PIN<input type=password></label>
            field.code.length | <form><input maxlength=6> | <form><input maxlength=60>
            field.code.numeric | <form><input inputmode=numeric>
            field.code.digits | <form><input maxlength=1><input maxlength=1><input maxlength=1><input maxlength=1> | <form><input maxlength=1><input maxlength=1>
            field.code.digits | <form><input style=width:40px><input style=width:40px><input style=width:40px><input style=width:40px> | <form><input style=width:40px><br><input style=width:40px><br><input style=width:40px><br><input style=width:40px>
            field.code.parts | <form><input maxlength=3><input maxlength=3> | <form><input maxlength=3><input maxlength=5>
            field.code.page | <h1>Enter your verification code</h1><form><input name=x> | <h1>Enter your verification code</h1><form><input name=a><input name=b><input name=c><input name=d><input name=e>
            field.code.page | <h1>Authenticator app</h1><div><input inputmode=numeric maxlength=6></div> | <h1>Number of seats</h1><div><input inputmode=numeric maxlength=6></div>
            field.code.length | <div><input placeholder="000 000"></div> | <div><input placeholder="0"></div>
            field.code.only | <h1>Enter your verification code</h1><form><input name=x> | <h1>Enter your verification code</h1><form><input name=a><input name=b>
            field.query.field | <form role=search><input name=x>
            field.query.field | <form><input name=a><input name=q></form> | <form><textarea name=m></textarea><input name=q></form>
            field.message.captcha | <form><textarea name=g-recaptcha-response></textarea>
            field.message.address | <form><textarea name=addr></textarea>
            field.message.line | <form><label>Comments<input name=x></label>
            field.message.lines | <form><div contenteditable=true aria-label=Note>Text</div><button>OK</button> | <form><textarea readonly>Terms</textarea>
            field.server.words | <form><label>JDBC-URL:<input name=u></label> | <form><select name=server><option>a</select>
            field.web_site.type | <form><input type=url>
            field.web_site.name | <form><input name=website>
            field.remember.label | <form><label><input type=checkbox>Remember me</label>
            """;

    private static final RuleCases<FieldFacts> RULES =
            new RuleCases<>(
                    FieldRules.TABLE,
                    page -> {
                        FormFacts form = new FormFacts(page, page.groups().get(0));
                        return form.fields().get(form.fields().size() - 1);
                    });

    static Stream<Arguments> cases() {
        return RuleCases.read(CASES, PLAIN);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void appliesWhereItsMeaningHolds(String rule, String applies, String not) {
        RULES.check(rule, applies, not);
    }

    /** The default applies to each field, so that no page tells it apart. */
    @Test
    void eachRuleHasACase() {
        RULES.checkAll(Stream.concat(cases(), Stream.of(Arguments.of("field.other.default"))));
    }
}
