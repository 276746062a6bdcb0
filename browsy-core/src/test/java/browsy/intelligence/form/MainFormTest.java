package browsy.intelligence.form;

import browsy.intelligence.RuleCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule for whether the first form of a page is its point. */
class MainFormTest {

    private static final String PLAIN = "<form><label>Shelf<input name=shelf></label></form>";

    private static final String PROSE =
            "<p>The ferry to the northern islands stays in port until the storm is over, and the"
                    + " post stays with it until then.</p>";

    private static final String LINKS =
            "<p><a href=/kettle>A blue kettle of tin with a handle</a></p>".repeat(9);

    private static final String ROWS =
            "<ul>"
                    + "<li><a href=/kettle>A blue kettle of tin with a handle</a></li>".repeat(50)
                    + "</ul>";

    private static final String CASES =
            """
            main_form.tool | <form><select><option>a</select><button>Show</button>
            main_form.empty | <form><select><option>a</select> | <form action=/next><select name=s><option>a</select><button>Next</button>
            main_form.name | <title>Sign in</title><form><input name=u><input type=password>
            main_form.name | <form><input autocomplete=one-time-code> | <form><input autocomplete=on>
            main_form.alone | <form><input name=a> | PROSE PROSE PROSE PROSE PROSE PROSE<form><input name=a>
            main_form.account | <form><input name=u><input type=password>
            main_form.fields | <form><input name=a><input name=b><input name=c><input name=d>
            main_form.posts | <form method=post><input name=a>
            main_form.steps | <div class=wizard><form><input name=a></form></div>
            main_form.headed | <h1>Order</h1><form method=post><input name=a><input name=b>
            main_form.headed | <h3>Wireless</h3><form method=post><input name=a><select name=b><option>x</select><input type=password name=c> | <h3>Wireless</h3><form method=post><input name=a><input type=password name=c>
            main_form.beside_list | <form><input name=a></form>ROWS | <title>Sign in</title><form><input name=u><input type=password></form>ROWS
            main_form.below | LINKS<form><input name=a> | LINKS<h1>Sign in</h1><form><input name=u><input type=password>
            main_form.above | <form><input name=u> <input type=password name=p></form><h1>Pumps</h1> | <h1>Pumps</h1><form><input name=u> <input type=password name=p></form>
            main_form.aside | <div><form><p>User <input name=u><p>Password <input type=password></form></div><h1>Kettles</h1>LINKS | <h1>Kettles</h1><form><p>User <input name=u><p>Password <input type=password></form>LINKS
            main_form.beside | <form><input name=a></form><form><button>Add to cart</button><input name=b></form>
            main_form.minor | <p>One<p>Two<p>Three<p>Four<p>Five<form><input name=a> | <p>One<p>Two<p>Three<p>Four<p>Five<form><input name=a><input name=b>
            main_form.minor | <div>One</div><div>Two</div><div>Three</div><input name=a><button>Send</button><div>Four</div><div>Five</div> | <form>One<p>Two<p>Three<p>Four<p>Five<input name=a></form>
            main_form.minor | <form><input name=a></form><p>One<p>Two<p>Three<p>Four<p>Five | <form><input name=a></form><p>Two<p>Three<p>Four<p>Five
            main_form.frame | <p>Text</p><nav><form><input name=a></form></nav>
            main_form.bar | <form><input id=navbar_name name=a></form> | <title>Sign in</title><form><input id=navbar_name name=user><input type=password name=p></form>
            main_form.newsletter | <form><input type=email><button>Subscribe to the newsletter</button>
            main_form.search | <form><input type=search>
            main_form.prose | PROSE PROSE PROSE PROSE PROSE PROSE<form><input name=a>
            """;

    private static final RuleCases<MainForm.Place> RULES =
            new RuleCases<>(
                    MainForm.TABLE,
                    page ->
                            new MainForm.Place(
                                    page,
                                    new FormFacts(page, page.groups().get(0)),
                                    FormReadings.of(page).all().get(0)));

    static Stream<Arguments> cases() {
        return RuleCases.read(
                CASES.replace("PROSE", PROSE).replace("LINKS", LINKS).replace("ROWS", ROWS), PLAIN);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void appliesWhereItsMeaningHolds(String rule, String applies, String not) {
        RULES.check(rule, applies, not);
    }

    @Test
    void eachRuleHasACase() {
        RULES.checkAll(cases());
    }
}
