package browsy.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import browsy.Browsy;
import browsy.model.SpatialDom;
import org.junit.jupiter.api.Test;

/** Tests of the scope of controls and landmarks in all formats. */
class InteractiveViewTest {

    private static final String PAGE =
            """
            <!doctype html><title>Shop</title>
            <header><h1>Shop</h1><nav aria-label="Pages"><ul>
              <li>Go <a href="/a">home</a><li><a href="/b"><img src=i.png alt="News"></a></ul></nav>
            </header>
            <main><p>Read <a href="/c">the terms</a> first.</p>
              <form><label>Mail <input name=mail placeholder="you@there" required></label>
                <label><input type=checkbox name=ok checked> I agree</label>
                <label>Size <select name=size><option>Small<option selected>Large</select></label>
                <button disabled>Buy</button></form>
              <button hidden>Secret</button></main>
            <footer>Nothing here</footer>\
            """;

    private static String render(TextFormat format, String scope) {
        SpatialDom dom = Scope.parse(scope).apply(Browsy.parse(PAGE, 1000, 600));
        return format.render(dom);
    }

    @Test
    void compactListsControlsUnderLandmarks() {
        assertEquals(
                """
                [1:banner]
                [3:navigation]
                [5:a "home"]
                [6:a "News"]
                [7:main]
                [9:a "the terms"]
                [10:form]
                [12:input [*] "Mail"]
                [14:input:checkbox [v] "I agree"]
                [16:select [=Large] "Size" {Small|Large}]
                [17:button [dis] "Buy"]
                """,
                render(CompactFormat.standard().withoutHeader(), "interactive"));
    }

    @Test
    void markdownWritesLandmarksAsHeadings() {
        assertEquals(
                """
                ## banner

                ## navigation

                [home](#5)

                [News](#6)

                ## main

                [the terms](#9)

                ## form

                [Mail](#12 "textbox, required")

                [I agree](#14 "checkbox, checked")

                [Size](#16 "combobox, value Large, options Small | Large")

                [Buy](#17 "button, disabled")
                """,
                render(MarkdownFormat.standard().wholePage(), "interactive"));
    }

    @Test
    void refsListControlsUnderLandmarks() {
        assertEquals(
                """
                Page: "Shop" ()
                @e1  [banner]
                @e3  [navigation]
                @e5  [link]     "home"
                @e6  [link]     "News"
                @e7  [main]
                @e9  [link]     "the terms"
                @e10 [form]
                @e12 [textbox]  "Mail" [REQUIRED]
                @e14 [checkbox] "I agree" [CHECKED]
                @e16 [combobox] "Size" value="Large"
                @e17 [button]   "Buy" [DISABLED]
                """,
                render(AgentRefsFormat.standard(), "interactive"));
    }

    @Test
    void treeNestsControlsInLandmarks() {
        assertEquals(
                """
                # CUP 0.1.0 | web | 1000x600
                # app: Shop
                # 10 nodes (11 before pruning)
                [e3] nav
                  [e5] lnk "home" [clk]
                  [e6] lnk "News" [clk]
                [e7] main
                  [e9] lnk "the terms" [clk]
                  [e10] frm
                    [e12] tbx "Mail" {req} [typ]
                    [e14] chk "I agree" {chk} [tog]
                    [e16] cmb "Size" [sel] val="Large"
                    [e17] btn "Buy" {dis} [clk]
                """,
                render(TreeFormat.standard(), "interactive"));
    }

    @Test
    void snapshotsNestControlsInLandmarks() {
        assertEquals(
                """
                - banner [ref=e1]:
                  - navigation [ref=e3]:
                    - link "home" [ref=e5]
                    - link "News" [ref=e6]
                - main [ref=e7]:
                  - link "the terms" [ref=e9]
                  - form [ref=e10]:
                    - textbox "Mail" [ref=e12]
                    - checkbox "I agree" [checked] [ref=e14]
                    - combobox "Size" [ref=e16]:
                      - option "Small"
                      - option "Large" [selected]
                    - button "Buy" [disabled] [ref=e17]
                """,
                render(AriaSnapshotFormat.standard(), "interactive"));
    }

    @Test
    void viewOfAPartContainsItsControlsOnly() {
        assertEquals(
                """
                [3:navigation]
                [5:a "home"]
                [6:a "News"]
                """,
                render(CompactFormat.standard().withoutHeader(), "interactive:region:navigation"));
    }
}
