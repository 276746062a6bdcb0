package browsy.apps;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An agent that uses Chromium with scripts. */
final class ChromiumAgent implements Agent {
    private static final double TIMEOUT_MS = 10_000;

    private final Playwright playwright;
    private final Browser browser;
    private final Page page;
    private final String base;

    ChromiumAgent(String base) {
        this.base = base;
        playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser =
                playwright
                        .chromium()
                        .launch(
                                new BrowserType.LaunchOptions()
                                        .setExecutablePath(
                                                Path.of(
                                                        System.getProperty(
                                                                "browsy.apps.chromium",
                                                                "/usr/bin/chromium")))
                                        .setArgs(
                                                List.of(
                                                        "--no-sandbox",
                                                        "--disable-background-networking",
                                                        "--disable-component-update")));
        page =
                browser.newPage(
                        new Browser.NewPageOptions().setViewportSize(1920, 1080).setLocale("en"));
        page.setDefaultTimeout(TIMEOUT_MS);
        page.onDialog(dialog -> dialog.accept());
    }

    @Override
    public void open(String address) {
        page.navigate(URI.create(base + "/").resolve(address).toString());
    }

    @Override
    public String page() {
        page.waitForLoadState();
        Locator body = page.locator("body");
        return body.innerText() + "\n" + body.ariaSnapshot();
    }

    /** Waits, as scripts may still be at work. */
    @Override
    public void expect(String text) {
        long end = System.nanoTime() + (long) (TIMEOUT_MS * 1e6);
        while (!sees(text)) {
            if (System.nanoTime() > end) {
                Agent.super.expect(text);
            }
            page.waitForTimeout(100);
        }
    }

    @Override
    public String url() {
        return page.url();
    }

    @Override
    public void click(Spot spot) {
        Locator element = locate(spot);
        // The box of an inline element is empty if all that it contains floats.
        Locator inner = element.locator("*").filter(new Locator.FilterOptions().setVisible(true));
        boolean empty = element.count() > 0 && !element.isVisible() && inner.count() > 0;
        (empty ? inner.first() : element).click();
        page.waitForLoadState();
    }

    @Override
    public void type(Spot field, String text) {
        Locator byRole = named(field);
        Locator byLabel = page.getByLabel(field.name());
        Locator byShown = byLabel.count() == 0 ? page.getByPlaceholder(field.name()) : byLabel;
        Locator found = byRole.count() == 0 ? byShown.nth(field.index()) : byRole;
        if ((boolean) found.evaluate("element => element.isContentEditable")) {
            found.click();
            page.keyboard().press("Control+A");
            page.keyboard().press("Delete");
            page.keyboard().insertText(text);
        } else {
            found.fill(text);
        }
    }

    /** Does not wait until the list is visible, as scripts draw lists of their own over it. */
    @Override
    public void choose(Spot list, String... options) {
        locate(list).selectOption(options, new Locator.SelectOptionOptions().setForce(true));
    }

    @Override
    public void submit(Spot field) {
        locate(field).press("Enter");
        page.waitForLoadState();
    }

    /** Clicks even if a label draws a switch over the box. */
    @Override
    public void check(Spot box) {
        locate(box).check(new Locator.CheckOptions().setForce(true));
    }

    /** Clicks even if a label draws a switch over the box. */
    @Override
    public void uncheck(Spot box) {
        locate(box).uncheck(new Locator.UncheckOptions().setForce(true));
    }

    @Override
    public void upload(Spot field, Path file) {
        (field.isFieldName() ? locate(field) : page.getByLabel(field.name()).nth(field.index()))
                .setInputFiles(file);
    }

    @Override
    public byte[] download(Spot spot) {
        Download download = page.waitForDownload(() -> locate(spot).click());
        try {
            return Files.readAllBytes(download.path());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Finds an element by its name, or by its title if a glyph of an icon font is its name. */
    private Locator locate(Spot spot) {
        Locator named = named(spot);
        return named.count() > 0 || spot.isFieldName() || spot.name().isEmpty()
                ? named
                : place(spot).locator("[title=\"" + spot.name() + "\"]").nth(spot.index());
    }

    /** Finds an element by its role and name, or by the submitted name of a field. */
    private Locator named(Spot spot) {
        Locator place = place(spot);
        if (spot.isFieldName()) {
            Locator fields = place.locator("[name=\"" + spot.name() + "\"]");
            Locator shown = fields.filter(new Locator.FilterOptions().setVisible(true));
            return (shown.count() > 0 ? shown : fields).nth(spot.index());
        }
        AriaRole role = AriaRole.valueOf(spot.role().toUpperCase(Locale.ROOT));
        if (spot.name().isEmpty()) {
            return place.getByRole(role).nth(spot.index());
        }
        Locator exact =
                place.getByRole(
                        role, new Locator.GetByRoleOptions().setName(spot.name()).setExact(true));
        Locator containing =
                place.getByRole(role, new Locator.GetByRoleOptions().setName(spot.name()));
        return (exact.count() > 0 ? exact : containing).nth(spot.index());
    }

    private Locator place(Spot spot) {
        return spot.row().isEmpty()
                ? page.locator("body")
                : page.getByRole(AriaRole.ROW)
                        .filter(new Locator.FilterOptions().setHasText(spot.row()));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
