package browsy.intelligence.signal;

import java.util.regex.Pattern;

/** Names of identity providers, which are the same in all languages. */
public final class IdentityProviders {

    private static final String COMPANIES =
            "google|apple|microsoft|facebook|linkedin|twitter|github|gitlab|bitbucket|atlassian"
                    + "|amazon|yahoo|discord|slack|steam|twitch|spotify|paypal|salesforce"
                    + "|wordpress\\.com|okta|auth0|orcid|wechat|weixin|weibo|qq|alipay|kakao"
                    + "|naver|vk|vk id|yandex|mail\\.ru|sber id|zalo"
                    + "|\u5FAE\u4FE1|\u5FAE\u535A|\u652F\u4ED8\u5B9D"
                    + "|\uCE74\uCE74\uC624|\uB124\uC774\uBC84"
                    + "|\u044F\u043D\u0434\u0435\u043A\u0441"
                    + "|\u0432\u043A\u043E\u043D\u0442\u0430\u043A\u0442\u0435";

    private static final String PUBLIC =
            "bankid|freja|mitid|nemid|digid|eherkenning|itsme|franceconnect\\+?|proconnect|spid"
                    + "|eidas|eid|e-id|smart-id|mobile-id|mobiil-id|id-kaart|cl@ve|edugain"
                    + "|surfconext|feide|suomi\\.fi|login\\.gov|id\\.me|gov\\.br|bundid|elster"
                    + "|id austria|swissid|e-devlet|singpass|diia"
                    + "|\u0433\u043E\u0441\u0443\u0441\u043B\u0443\u0433\u0438|\u0434\u0456\u044F";

    private static final String PROTOCOLS =
            "sso|saml|openid|oidc|oauth|shibboleth|ldap|passkeys?|single sign-on";

    private static final Pattern NAME =
            Pattern.compile(
                    "(?<![\\p{L}\\p{N}])(?:"
                            + COMPANIES
                            + "|"
                            + PUBLIC
                            + "|"
                            + PROTOCOLS
                            + ")"
                            + "(?:(?![\\p{L}\\p{N}])|(?<=[\\u2E80-\\uD7FF]))");

    private IdentityProviders() {}

    /** Whether a folded text names a provider, or a protocol that providers have in common. */
    public static boolean areIn(String folded) {
        return NAME.matcher(folded).find();
    }
}
