package browsy.intelligence.signal;

import browsy.intelligence.RuleCases;
import browsy.intelligence.word.Topic;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule for what submits a form, on the last control of a form that is to sign in. */
class SubmitFinderTest {

    private static final String PLAIN =
            "<form><label>Shelf<input name=shelf></label><button>OK</button><button>Other</button></form>";

    private static final String CASES =
            """
            submit.submit | <form><input><button>OK</button> | <form><input><button type=button>OK</button>
            submit.button | <form><input><button type=button>OK</button>
            submit.control | <form><input><div role=button>OK</div>
            submit.purpose | <form><input><button>Sign in</button> | <form><input><button>Sign in with Facebook</button>
            submit.after | <form><input><button>OK</button> | <form><button>OK</button><input>
            submit.default | <form><input><button>OK</button> | <form><input><button>OK</button><button>Other</button>
            submit.default | <form><input><button type=button>B</button><button>OK</button> | <form><input><button type=button>OK</button><button>Other</button><button type=button>Bold</button>
            submit.primary | <form><input><button class=btn-primary>OK</button>
            submit.cancel | <form><input><button>Get a code</button> | <form><input><button>Sign in without help</button>
            submit.variant | <form><input><button>Save</button><button>Save and add another</button>
            submit.override | <form><input><button formnovalidate>Draft</button>
            submit.popup | <form><input><button aria-haspopup=menu>More</button>
            """;

    private static final RuleCases<SubmitFinder.Sender> RULES =
            new RuleCases<>(
                    SubmitFinder.TABLE,
                    page -> {
                        FormGroup group = page.groups().get(0);
                        List<SubmitFinder.Sender> senders =
                                page.submits().senders(group, group.fields().get(0), Topic.LOGIN);
                        return senders.get(senders.size() - 1);
                    });

    static Stream<Arguments> cases() {
        return RuleCases.read(CASES, PLAIN);
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
