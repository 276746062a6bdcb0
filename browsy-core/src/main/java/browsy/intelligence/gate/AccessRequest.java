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
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.question",
                        "Without an OAuth request, pages ask questions of many kinds.",
                        when(question -> !question.hasParameters())),
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.fields",
                        "Something is to be filled in.",
                        when(AccessQuestion::hasFields)),
                new Rule<>(
                        Question.OTHER,
                        STRONG,
                        "access.other.prose",
                        "The page is a text.",
                        when(AccessQuestion::hasProse)),
                new Rule<>(
                        Question.ACCESS,
                        STRONGLY_AGAINST,
                        "access.cookies",
                        "The answers are about cookies.",
                        when(AccessQuestion::isAboutCookies)),
                new Rule<>(
                        Question.ACCESS,
                        STRONG,
                        "access.named",
                        "Title, heading or a sentence request access.",
                        AccessQuestion::requests),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.says",
                        "A text has a word about access.",
                        AccessQuestion::says),
                new Rule<>(
                        Question.ACCESS,
                        STRONG,
                        "access.parameters",
                        "Fields or the URL carry the parameters of an OAuth request.",
                        when(AccessQuestion::hasParameters)),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.endpoint",
                        "The form posts to an endpoint for authorization, or the URL is"
                                + " that of one.",
                        AccessQuestion::endpoint),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.scopes",
                        "A list of permissions stands before the answers.",
                        when(AccessQuestion::listsScopes)),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.scope_field",
                        "A field is for the scopes that are granted.",
                        when(AccessQuestion::hasScopeField)),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.answers",
                        "The author names the answers after granting and denying.",
                        when(AccessQuestion::hasNamedAnswers)),
                new Rule<>(
                        Question.ACCESS,
                        SLIGHT,
                        "access.account",
                        "The page shows the address of an account.",
                        when(AccessQuestion::namesAccount)),
                new Rule<>(
                        Question.ACCESS,
                        FAIR,
                        "access.grants",
                        "A caption grants access and is no mere agreement.",
                        when(AccessQuestion::grants)));
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
