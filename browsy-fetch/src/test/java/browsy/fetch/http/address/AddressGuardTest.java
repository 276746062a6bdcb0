package browsy.fetch.http.address;

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
        "64:ff9b::a9fe:a9fe, false",
        "64:ff9b:1::a00:1, false",
        "2002:c0a8:1::1, false",
        "2002:808:808::1, true",
        "::127.0.0.1, false",
        "::ffff:0:127.0.0.1, false",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2, false",
        "fe80::1%1, false",
        "fec0::1, false",
        "100::1, false",
        "2606:4700::5efe:10.0.0.1, false",
        "2606:4700::5efe:7f00:1, false",
        "2606:4700::200:5efe:192.168.0.1, false",
        "2606:4700::5efe:8.8.8.8, true",
        "2606:4700::300:5efe:a9fe:a9fe, false",
    })
    void publicAndPrivateAddressesAreDistinguished(String address, boolean isPublic)
            throws UnknownHostException {
        assertEquals(isPublic, AddressGuard.isPublic(InetAddress.getByName(address)));
    }
}
