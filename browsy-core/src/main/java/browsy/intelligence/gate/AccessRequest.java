package browsy.intelligence.gate;

import static browsy.intelligence.rule.Rule.when;
import static browsy.intelligence.rule.Weight.FAIR;
import static browsy.intelligence.rule.Weight.SLIGHT;
import static browsy.intelligence.rule.Weight.STRONG;
import static browsy.intelligence.rule.Weight.STRONGLY_AGAINST;

import browsy.intelligence.rule.Candidate;
import browsy.intelligence.rule.Evidence;
import browsy.intelligence.rule.Rule;
import browsy.intelligence.rule.RuleTable;
import browsy.intelligence.signal.PageSignals;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The request of an application for access to an account, with the buttons that answer it.
 *
 * @param approve ids of the controls that grant access
 * @param deny ids of the controls that deny access
 * @param evidence the evidence for the request
 */
public record AccessRequest(List<Integer> approve, List<Integer> deny, List<Evidence> evidence) {

    /** What a page with two answers asks for. */
    enum Question {
        ACCESS,
        OTHER
    }

    /** The rules that tell what a page with two answers asks for. */
    static final RuleTable<AccessQuestion, Question> TABLE = new RuleTable<>(AccessRequest::all);

    private static List<Rule<AccessQuestion, Question>> all() {
        return List.of(
                // The page has no OAuth request: the question may be of any kind.
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.question",
                        when(question -> !question.hasParameters())),
                // The page has fields to fill in.
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.fields",
                        when(AccessQuestion::hasFields)),
                // The page is a text.
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.prose",
                        when(AccessQuestion::hasProse)),
                // The answers are about cookies.
                new Rule<>(
                        Question.ACCESS,
                        STRONGLY_AGAINST,
                        "access.cookies",
                        when(AccessQuestion::isAboutCookies)),
                // The title, a heading or a sentence requests access.
                new Rule<>(Question.ACCESS, STRONG, "access.named", AccessQuestion::requests),
                // A text contains a word for access.
                new Rule<>(Question.ACCESS, FAIR, "access.says", AccessQuestion::says),
                // Fields or the URL carry the parameters of an OAuth request.
                new Rule<>(
                        Question.ACCESS,
                        STRONG,
                        "access.parameters",
                        when(AccessQuestion::hasParameters)),
                // The form posts to an endpoint for authorization, or the URL is that of one.
                new Rule<>(Question.ACCESS, FAIR, "access.endpoint", AccessQuestion::endpoint),
                // A list of permissions precedes the answers.
                new Rule<>(
                        Question.ACCESS, FAIR, "access.scopes", when(AccessQuestion::listsScopes)),
                // A field contains the scopes to grant.
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.scope_field",
                        when(AccessQuestion::hasScopeField)),
                // The names or values of the answers mean granting and denying.
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.answers",
                        when(AccessQuestion::hasNamedAnswers)),
                // The page shows the address of an account.
                new Rule<>(
                        Question.ACCESS,
                        SLIGHT,
                        "access.account",
                        when(AccessQuestion::namesAccount)),
                // The caption of a control grants access, not only agrees.
                new Rule<>(Question.ACCESS, FAIR, "access.grants", when(AccessQuestion::grants)));
    }

    public AccessRequest {
        approve = List.copyOf(approve);
        deny = List.copyOf(deny);
        evidence = List.copyOf(evidence);
    }

    /** Returns the request for access that a page makes, null if it makes none. */
    public static @Nullable AccessRequest of(PageSignals page) {
        return page.derived(Found.class, AccessRequest::find).request().orElse(null);
    }

    private static Found find(PageSignals page) {
        AccessQuestion question = AccessQuestion.of(page);
        if (!question.isAnswerable()) {
            return new Found(Optional.empty());
        }
        Candidate<Question> first = TABLE.rank(question).get(0);
        return new Found(
                first.conclusion() == Question.ACCESS
                        ? Optional.of(
                                new AccessRequest(
                                        question.approve(), question.deny(), first.evidence()))
                        : Optional.empty());
    }

    /** The result of the search. */
    private record Found(Optional<AccessRequest> request) {}
}
