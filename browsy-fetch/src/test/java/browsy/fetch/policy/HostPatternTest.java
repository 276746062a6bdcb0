package browsy.fetch.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostPatternTest {
    @ParameterizedTest
    @CsvSource({
        "*, shop.example, true",
        "*, 10.0.0.1, true",
        "shop.example, shop.example, true",
        "shop.example, shop.example., true",
        "shop.example., shop.example, true",
        "Shop.EXAMPLE, shop.example, true",
        "shop.example, www.shop.example, false",
        "shop.example, notshop.example, false",
        "*.shop.example, www.shop.example, true",
        "*.shop.example, a.b.shop.example, true",
        "*.shop.example, a.shop.example., true",
        "*.shop.example, shop.example, false",
        "*.shop.example, notshop.example, false",
        "*.Bücher.example, a.xn--bcher-kva.example, true",
        "10.0.0.0/8, 10.255.0.1, true",
        "10.0.0.0/8, 11.0.0.1, false",
        "10.1.2.3/8, 10.9.9.9, true",
        "203.0.113.128/25, 203.0.113.127, false",
        "203.0.113.128/25, 203.0.113.128, true",
        "0.0.0.0/0, 8.8.8.8, true",
        "0.0.0.0/0, 2001:db8::1, false",
        "0.0.0.0/0, shop.example, false",
        "203.0.113.7/32, 203.0.113.7, true",
        "203.0.113.7, 203.0.113.7, true",
        "0xcb007107, 203.0.113.7, true",
        "203.0.113.7, 203.0.113.8, false",
        "2001:db8::/32, 2001:db8:1::7, true",
        "2001:db8::/33, 2001:db8:8000::7, false",
        "2001:db8::7, 2001:db8::7, true",
        "[2001:db8::7], 2001:db8::7, true",
        "::/0, 2001:db8::7, true",
        "::/0, 10.0.0.1, false",
    })
    void hostsAreMatched(String pattern, String host, boolean matches) {
        assertEquals(matches, HostPattern.of(pattern).matches(host));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "*.",
                "a*.example",
                "*.*.example",
                "http://a.example",
                "a.example:80",
                "a.example/24",
                "ann@a.example",
                "*.10.0.0.1",
                "10/8",
                "10.0/16",
                "010.0.0.0/8",
                "0x0a.0.0.0/8",
                "123/8",
                "10.0.0.0/33",
                "10.0.0.0/-1",
                "10.0.0.0/",
                "/8",
                "::/129",
                "::ffff:10.0.0.0/104",
                ":::/8",
                "256.0.0.0/8",
                "1.2.3.256",
                "[::1",
                "::1%1/64",
            })
    void otherTextsAreRejected(String text) {
        assertThrows(IllegalArgumentException.class, () -> HostPattern.of(text));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "-1, 5",
        "1, 65536",
        "9, 8",
    })
    void rangesOfPortsAreValid(int first, int last) {
        assertThrows(IllegalArgumentException.class, () -> new PortRange(first, last));
    }

    @Test
    void openPortsAreValid() {
        assertThrows(
                IllegalArgumentException.class, () -> NetworkPolicy.ANY.withOpenPorts(25, 70_000));
    }
}
