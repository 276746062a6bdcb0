package browsy.apps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Tasks of the customers of a shop. */
class OscarTest extends ApplicationTest {
    OscarTest() {
        super(
                "oscar",
                new SignInWithWrongPassword(),
                new RegisterAccount(),
                new BrowseCategory(),
                new SearchProducts(),
                new SortByPrice(),
                new PutIntoBasketAndChangeQuantity(),
                new RemoveFromBasket(),
                new RejectQuantityBeyondStock(),
                new RedeemVoucher(),
                new SubmitIncompleteAddress(),
                new OrderAsGuest(),
                new OrderAsCustomer(),
                new OrderAgainFromHistory(),
                new PutOnWishList(),
                new FindReviewHelpful(),
                new AskForNoticeOfStock(),
                new AddAddress(),
                new DeleteAccountWithConfirmation(),
                new SignOut());
    }

    private static void signIn(Agent agent, String user, String password) {
        agent.open("/");
        agent.click("link", "Login or register");
        agent.type(Spot.named("login-username"), user);
        agent.type(Spot.named("login-password"), password);
        agent.click("button", "Log In");
    }

    private static void signIn(Agent agent, RunningApplication shop) {
        signIn(agent, shop.fact("user"), shop.fact("password"));
        agent.expect("Welcome back");
    }

    private static void openProduct(Agent agent, String category, String product) {
        agent.open("/");
        agent.click(Spot.of("link", category).nth(0));
        agent.click("link", product);
        agent.expect("Product Information");
    }

    private static void addToBasket(Agent agent, String category, String product) {
        openProduct(agent, category, product);
        agent.click("button", "Add to basket");
        agent.expect(product + " has been added to your basket.");
    }

    private static void enterAddress(Agent agent) {
        agent.type("First name", "Nora");
        agent.type("Last name", "Field");
        agent.type("First line of address", "3 Mill Lane");
        agent.type("City", "Leeds");
        agent.type("Post/Zip-code", "LS1 4AP");
        agent.choose(Spot.of("combobox", "Country"), "United Kingdom");
    }

    /** The quantities of a product in baskets that are open. */
    private static List<String> inBaskets(RunningApplication shop, String product) {
        return shop.query(
                "select quantity from basket_line l join catalogue_product p"
                        + " on p.id = l.product_id join basket_basket b on b.id = l.basket_id"
                        + " where b.status = 'Open' and p.title = '"
                        + product
                        + "'");
    }

    private static List<String> ordered(RunningApplication shop, String product) {
        return shop.query(
                "select quantity from order_line l join catalogue_product p"
                        + " on p.id = l.product_id where p.title = '"
                        + product
                        + "'");
    }

    private static boolean mailContains(RunningApplication shop, String text) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(shop.fact("mail")))) {
            for (Path file : files.toList()) {
                if (Files.readString(file).contains(text)) {
                    return true;
                }
            }
        }
        return false;
    }

    static final class SignInWithWrongPassword implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop.fact("user"), "wrong");
            agent.expect("Please enter a correct username and password.");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("1"),
                    shop.query("select count(*) from auth_user where last_login is null"));
        }
    }

    static final class RegisterAccount implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            agent.open("/accounts/login/");
            agent.type(Spot.named("registration-email"), "new@example.org");
            agent.type(Spot.named("registration-password1"), "seed-Packet-7");
            agent.type(Spot.named("registration-password2"), "seed-Packet-8");
            agent.click("button", "Register");
            agent.expect("The two password fields didn");
            agent.type(Spot.named("registration-password1"), "seed-Packet-7");
            agent.type(Spot.named("registration-password2"), "seed-Packet-7");
            agent.click("button", "Register");
            agent.expect("Thanks for registering!");
        }

        @Override
        public void verify(RunningApplication shop) throws Exception {
            assertEquals(
                    List.of("1"),
                    shop.query("select count(*) from auth_user where email = 'new@example.org'"));
            assertTrue(mailContains(shop, "new@example.org"));
        }
    }

    static final class BrowseCategory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            agent.open("/");
            agent.expect("27 results - showing 1 to 20.");
            agent.click("link", "next");
            agent.expect("showing 21 to 27.");
            agent.click(Spot.of("link", "Seeds"));
            agent.expect("9 results.");
            agent.expect("Spinach");
            assertFalse(agent.sees("Trough"));
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("9"),
                    shop.query(
                            "select count(*) from catalogue_productcategory c"
                                    + " join catalogue_category k on k.id = c.category_id"
                                    + " where k.name = 'Seeds'"));
        }
    }

    static final class SearchProducts implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            agent.open("/");
            agent.type(Spot.of("textbox", "Search"), "pot");
            agent.click("button", "Search");
            agent.expect("Found 4 results.");
            agent.expect("Glazed pot");
            agent.type(Spot.of("textbox", "Search"), "elephant");
            agent.click("button", "Search");
            agent.expect("Found 0 results.");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("4"),
                    shop.query("select count(*) from catalogue_product where title like '% pot'"));
        }
    }

    static final class SortByPrice implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }

        @Override
        public void perform(Agent agent, RunningApplication shop) {
            agent.open("/catalogue/category/pots_3/");
            agent.choose(Spot.of("combobox", "Sort by"), "Price high to low");
            agent.expect("Trough");
            assertTrue(agent.url().contains("sort_by=price-desc"), agent.url());
            assertTrue(agent.page().indexOf("Trough") < agent.page().indexOf("Clay pot"));
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("37"),
                    shop.query("select cast(max(price) as int) from partner_stockrecord"));
        }
    }

    static final class PutIntoBasketAndChangeQuantity implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            addToBasket(agent, "Tools", "Spade");
            agent.click("link", "View basket");
            agent.type(Spot.named("form-0-quantity"), "5");
            agent.click("button", "Update");
            agent.expect("£65.00");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("5"), inBaskets(shop, "Spade"));
        }
    }

    static final class RemoveFromBasket implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            addToBasket(agent, "Tools", "Hoe");
            addToBasket(agent, "Tools", "Sickle");
            agent.click("link", "View basket");
            agent.type(Spot.named("form-0-quantity"), "0");
            agent.click(Spot.of("button", "Update"));
            agent.expect("Your basket total is now £29.00");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of(), inBaskets(shop, "Hoe"));
            assertEquals(List.of("1"), inBaskets(shop, "Sickle"));
        }
    }

    static final class RejectQuantityBeyondStock implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            addToBasket(agent, "Seeds", "Leek");
            agent.click("link", "View basket");
            agent.type(Spot.named("form-0-quantity"), "20");
            agent.click(Spot.of("button", "Update"));
            openProduct(agent, "Seeds", "Leek");
            agent.click("button", "Add to basket");
            agent.expect("a maximum of 20 can be bought");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("20"), inBaskets(shop, "Leek"));
        }
    }

    static final class RedeemVoucher implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }

        @Override
        public void perform(Agent agent, RunningApplication shop) {
            addToBasket(agent, "Pots", "Window box");
            agent.click("link", "View basket");
            agent.click("link", "I have a voucher code");
            agent.type("Code", "SPRING10");
            agent.click("button", "Add voucher");
            agent.expect("Voucher 'SPRING10' added to basket");
            agent.expect("£18.90");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("1"), shop.query("select num_basket_additions from voucher_voucher"));
        }
    }

    static final class SubmitIncompleteAddress implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            addToBasket(agent, "Seeds", "Kale");
            agent.click("link", "Checkout now");
            agent.expect("Where should we ship to?");
            enterAddress(agent);
            agent.type("Post/Zip-code", "nowhere");
            agent.click("button", "Continue");
            agent.expect("is not valid for United Kingdom");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("0"), shop.query("select count(*) from order_order"));
            assertEquals(List.of("1"), inBaskets(shop, "Kale"));
        }
    }

    /** The form for guests has a password that is required until a script disables it. */
    static final class OrderAsGuest implements Task {
        @Override
        public Scripts scripts() {
            return Scripts.HANDLERS;
        }

        @Override
        public void perform(Agent agent, RunningApplication shop) {
            addToBasket(agent, "Seeds", "Radish");
            agent.click("link", "Checkout now");
            agent.type("My email address is", "guest@example.org");
            agent.check(Spot.of("radio", "checkout as a guest"));
            agent.click("button", "Continue");
            enterAddress(agent);
            agent.click("button", "Continue");
            agent.expect("Enter payment details");
            agent.click("link", "Continue");
            agent.expect("3 Mill Lane");
            agent.click("button", "Place order");
            agent.expect("Your order has been placed");
            agent.click("link", "View order status");
            agent.type("Email address", "guest@example.org");
            agent.click("button", "Submit");
            agent.expect("Radish");
        }

        @Override
        public void verify(RunningApplication shop) throws Exception {
            assertEquals(List.of("1"), ordered(shop, "Radish"));
            assertTrue(mailContains(shop, "guest@example.org"));
        }
    }

    static final class OrderAsCustomer implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            addToBasket(agent, "Pots", "Tub");
            agent.click("link", "View basket");
            agent.click("link", "Proceed to checkout");
            enterAddress(agent);
            agent.click("button", "Continue");
            agent.click("link", "Continue");
            agent.expect("£58.00");
            agent.click("button", "Place order");
            agent.expect("Your order has been placed");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("1"), ordered(shop, "Kale"));
            assertEquals(List.of("1"), ordered(shop, "Tub"));
            assertEquals(
                    List.of("58 Pending LS1 4AP"),
                    shop.query(
                            "select cast(total_incl_tax as int) || ' ' || status || ' ' || postcode"
                                    + " from order_order o join order_shippingaddress a"
                                    + " on a.id = o.shipping_address_id where user_id is not null"));
        }
    }

    static final class OrderAgainFromHistory implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            agent.click("link", "Account");
            agent.click("link", "Order History");
            String number =
                    shop.query("select number from order_order where user_id is not null").get(0);
            agent.click("link", number);
            agent.expect("Tub");
            agent.click("button", "Re-order all items");
            agent.expect("All available lines from order");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("1"), inBaskets(shop, "Kale"));
            assertEquals(List.of("1"), inBaskets(shop, "Tub"));
        }
    }

    static final class PutOnWishList implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            openProduct(agent, "Tools", "Barrow");
            agent.click("button", "Add to wish list");
            agent.expect("'Barrow' was added to your wish list.");
            agent.click("link", "Account");
            agent.click("link", "Wish Lists");
            agent.click("link", "Default");
            agent.expect("Barrow");
            agent.type(Spot.named("lines-0-quantity"), "3");
            agent.click("button", "Update quantities");
            agent.expect("Quantities updated.");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("Barrow 3"),
                    shop.query("select title || ' ' || quantity from wishlists_line"));
        }
    }

    static final class FindReviewHelpful implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            openProduct(agent, "Tools", "Shears");
            agent.expect("They cut the hedge in an hour.");
            agent.click("button", "Yes");
            agent.expect("Thanks for voting!");
            agent.expect("1 of 1 customer found this useful");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(List.of("1"), shop.query("select delta from reviews_vote"));
        }
    }

    static final class AskForNoticeOfStock implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            openProduct(agent, "Pots", "Urn");
            agent.expect("Unavailable");
            agent.type(Spot.named("email"), "waiting@example.org");
            agent.click("button", "Notify me");
            agent.expect("waiting@example.org");
        }

        @Override
        public void verify(RunningApplication shop) throws Exception {
            assertEquals(
                    List.of("waiting@example.org"),
                    shop.query("select email from customer_productalert"));
            assertTrue(mailContains(shop, "waiting@example.org"));
        }
    }

    static final class AddAddress implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            agent.click("link", "Account");
            agent.click("link", "Address Book");
            agent.click("link", "Add a new address");
            enterAddress(agent);
            agent.type("First line of address", "8 Quay Street");
            agent.type("Instructions", "Ring twice.\nThen wait.");
            agent.click("button", "Save");
            agent.expect("created");
            agent.expect("8 Quay Street");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("Ring twice.\r\nThen wait."),
                    shop.query(
                            "select notes from address_useraddress"
                                    + " where line1 = '8 Quay Street'"));
        }
    }

    static final class DeleteAccountWithConfirmation implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, "new@example.org", "seed-Packet-7");
            agent.click("link", "Account");
            agent.click("link", "Delete profile");
            agent.expect("Deleting your profile cannot be undone.");
            agent.type("Password", "seed-Packet-7");
            agent.click("button", "Delete");
            agent.expect("Your profile has now been deleted.");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertEquals(
                    List.of("0"),
                    shop.query("select count(*) from auth_user where email = 'new@example.org'"));
        }
    }

    static final class SignOut implements Task {
        @Override
        public void perform(Agent agent, RunningApplication shop) {
            signIn(agent, shop);
            agent.click("link", "Logout");
            agent.expect("Login or register");
            agent.open("/accounts/orders/");
            agent.expect("Log In");
        }

        @Override
        public void verify(RunningApplication shop) {
            assertTrue(shop.get("/accounts/orders/").contains("login_submit"));
        }
    }
}
