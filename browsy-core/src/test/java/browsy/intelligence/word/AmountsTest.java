package browsy.intelligence.word;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AmountsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$5",
                "R$ 1.299,90",
                "from 4,99 € a month",
                "2.000,- €",
                "EUR 12",
                "USD5",
                "CHF\u00A07.50",
                "12EUR",
                "99,90 zł",
                "149 Kč měsíčně",
                "kr. 500",
                "12 490 Ft",
                "350 рублей",
                "1,980円",
                "월 9,900원",
                "um 96 Euro",
                "5 dollars.",
                "480 تومان",
                "¥39",
                "1 234 F\u202FCFA",
                "49 lekë",
                "49 soʻm",
                "1 234 сўм",
                "49 ден.",
                "Ksh 49",
                "TZS 1,200",
                "S/ 49.00",
                "49 ر.س",
                "د.م.\u200F 49",
                "ریال۴۹",
                "रु. 250",
                "රු.49",
                "ብር49"
            })
    void findsAmounts(String text) {
        assertTrue(Amounts.areIn(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no amount",
                "room 12",
                "6 ft tall",
                "the EUR rate",
                "5 krane",
                "NEUR 7",
                "12 EURO2024",
                "27 European countries",
                "3 euro2",
                "$HOME",
                "12 lekérdezés",
                "5 дена",
                "3 сумки",
                "TOP 10",
                "PS/2",
                "TLS/1.3",
                "गुरु 12",
                "COP 30"
            })
    void ignoresOtherNumbers(String text) {
        assertFalse(Amounts.areIn(text));
    }
}
