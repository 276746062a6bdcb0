package browsy.fetch.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddressGuardTest {
    @ParameterizedTest
    @CsvSource({
        "8.8.8.8, true",
        "93.184.216.34, true",
        "127.0.0.1, false",
        "127.255.255.254, false",
        "10.1.2.3, false",
        "172.15.255.255, true",
        "172.16.0.1, false",
        "172.31.255.255, false",
        "172.32.0.0, true",
        "192.168.1.1, false",
        "169.254.169.254, false",
        "100.64.0.1, false",
        "198.18.0.1, false",
        "0.0.0.0, false",
        "255.255.255.255, false",
        "224.0.0.1, false",
        "::1, false",
        "::, false",
        "fe80::1, false",
        "fc00::1, false",
        "ff02::1, false",
        "::ffff:10.0.0.1, false",
        "::ffff:8.8.8.8, true",
        "64:ff9b::7f00:1, false",
        "64:ff9b::808:808, true",
        "2002:7f00:1::, false",
        "2001:db8::1, false",
        "2606:4700:4700::1111, true",
    })
    void tellsPublicFromPrivate(String address, boolean isPublic) throws UnknownHostException {
        assertEquals(isPublic, AddressGuard.isPublic(InetAddress.getByName(address)));
    }
}
