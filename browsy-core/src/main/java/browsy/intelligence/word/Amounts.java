package browsy.intelligence.word;

import java.util.List;
import java.util.Set;

/** Finds amounts of money in text: a number beside the sign, code or name of a currency. */
public final class Amounts {

    /** ISO 4217 codes and abbreviations before or after a number, as words of their own. */
    private static final Set<String> WORDS =
            Set.of(
                    "USD", "EUR", "GBP", "CHF", "JPY", "CNY", "RMB", "INR", "AUD", "CAD", "NZD",
                    "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN", "RSD", "UAH",
                    "RUB", "TRY", "BRL", "MXN", "ZAR", "KRW", "THB", "VND", "IDR", "MYR", "SGD",
                    "HKD", "TWD", "AED", "SAR", "ILS", "EGP", "kr", "Ft", "lei", "Rs", "Rp", "RM",
                    "TL", "KES", "TZS", "UGX", "NGN", "GHS", "ETB", "DZD", "TND", "XOF", "XAF",
                    "PKR", "LKR", "NPR", "BDT", "QAR", "KWD", "BHD", "OMR", "JOD", "CLP", "ARS",
                    "UYU", "BAM", "MKD", "AZN", "KZT", "UZS", "BYN", "MDL", "Ksh", "KSh", "TSh",
                    "USh", "Br", "z\u0142", "K\u010d");

    /** The number of letters of the longest word. */
    private static final int MAX_WORD = 3;

    /** Names after a number. */
    private static final Set<String> NAMES =
            Set.of(
                    "Euro",
                    "Euros",
                    "euro",
                    "euros",
                    "\u0435\u0432\u0440\u043e",
                    "Dollar",
                    "dollar",
                    "dollars",
                    "d\u00f3lares",
                    "Franken",
                    "kronor",
                    "kroner",
                    "korun",
                    "z\u0142otych",
                    "Lek\u00EB",
                    "lek\u00EB",
                    "\u0441\u0443\u043c", // Uzbek
                    "\u0441\u045e\u043c",
                    "\u062a\u0648\u0645\u0627\u0646",
                    "\u0631\u06cc\u0627\u0644",
                    "\u0631\u064a\u0627\u0644");

    /** The number of letters of the longest of these names. */
    private static final int MAX_NAME = 7;

    /** The beginnings of names after a number; endings and other words may follow. */
    private static final List<String> BEGINNINGS =
            List.of(
                    "F CFA",
                    "F\u00A0CFA",
                    "F\u202FCFA",
                    "FCFA",
                    "so\u02BBm",
                    "so'm",
                    "\u0434\u0435\u043d.", // Macedonian
                    "\u062c.\u0645", // Arabic abbreviations of pounds, riyals and dinars
                    "\u0631.\u0633",
                    "\u0631.\u0642",
                    "\u0631.\u0639",
                    "\u062f.\u0625",
                    "\u062f.\u0627",
                    "\u062f.\u0643",
                    "\u062f.\u062a",
                    "\u062f.\u0645",
                    "\u0930\u0941",
                    "\u0dbb\u0dd4", // Sinhala
                    "\u1265\u122d", // Amharic
                    "\u043b\u0432",
                    "\u0440\u0443\u0431",
                    "\u0433\u0440\u043d",
                    "\u0434\u0438\u043d",
                    "\u5143",
                    "\u5186",
                    "\uc6d0");

    /** The ends of names and abbreviations before a number. */
    private static final List<String> ENDS =
            List.of(
                    "S/",
                    "\u062f.\u0645",
                    "\u0631\u06cc\u0627\u0644",
                    "\u0930\u0941",
                    "\u0930\u0942",
                    "\u0dbb\u0dd4",
                    "\u1265\u122d");

    /** Separators between a currency and the number after it. */
    private static final String BEFORE_NUMBER = " .\u00A0\u202F\u200F";

    /** Separators between a number and the currency after it. */
    private static final String AFTER_NUMBER = " ,.\u00A0\u202F-\u2013";

    /** The maximum number of characters between a number and a currency. */
    private static final int MAX_APART = 3;

    private final String text;

    private Amounts(String text) {
        this.text = text;
    }

    /** Whether a text, in its original case, has an amount of money. */
    public static boolean areIn(String text) {
        Amounts amounts = new Amounts(text);
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))
                    && (amounts.isBefore(i) || amounts.isAfter(i + 1))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a currency is before a digit. */
    private boolean isBefore(int digit) {
        int end = digit;
        while (digit - end < MAX_APART && BEFORE_NUMBER.indexOf(at(end - 1)) >= 0) {
            end--;
        }
        if (isSign(at(end - 1))) {
            return true;
        }
        int start = end;
        while (end - start <= MAX_WORD && Character.isLetter(at(start - 1))) {
            start--;
        }
        return (isWord(start, end) && !isWordPart(start - 1)) || endsName(end);
    }

    /** Whether a currency is after a digit. */
    private boolean isAfter(int index) {
        int start = index;
        while (start - index < MAX_APART && AFTER_NUMBER.indexOf(at(start)) >= 0) {
            start++;
        }
        if (isSign(at(start))) {
            return true;
        }
        int end = start;
        while (end - start <= MAX_WORD && Character.isLetter(at(end))) {
            end++;
        }
        return (isWord(start, end) && !isWordPart(end)) || isName(start) || beginsName(start);
    }

    private boolean isWord(int start, int end) {
        return end - start > 1
                && end - start <= MAX_WORD
                && WORDS.contains(text.substring(start, end));
    }

    private boolean isName(int start) {
        int end = start;
        while (end - start <= MAX_NAME && Character.isLetter(at(end))) {
            end++;
        }
        return end - start <= MAX_NAME
                && !isWordPart(end)
                && NAMES.contains(text.substring(start, end));
    }

    private boolean beginsName(int start) {
        for (String beginning : BEGINNINGS) {
            if (text.startsWith(beginning, start)) {
                return true;
            }
        }
        return false;
    }

    private boolean endsName(int end) {
        for (String name : ENDS) {
            int start = end - name.length();
            if (text.startsWith(name, start) && !Texts.isLetterOrMark(at(start - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSign(char c) {
        return Character.getType(c) == Character.CURRENCY_SYMBOL;
    }

    private boolean isWordPart(int index) {
        return Texts.isWordPart(at(index));
    }

    private char at(int index) {
        return Texts.charAt(text, index);
    }
}
