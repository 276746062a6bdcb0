package browsy.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;

/**
 * A random kind of page that can have any size: a few groups of elements, each of which repeats one
 * random piece of HTML. Pieces are made of the elements, words and styles that a stage of the
 * engine gives a meaning to, so that its searches, comparisons and caches have work to do.
 *
 * @param seed what the page is made from: equal seeds give equal pages
 * @param style a style sheet
 * @param groups the groups, in document order
 */
record RandomPage(long seed, String style, List<Group> groups) {
    /** What stands in a piece for the number of its repetition. */
    private static final String NUMBER = "{i}";

    /** The greatest depth of a group whose pieces contain each other. */
    private static final int DEEPEST = 300;

    /** The most rules: a rule takes time for each element that it may match. */
    private static final int MANY_RULES = 50;

    private static final List<String> WORDS =
            split(
                    ",\\s+",
                    """
                    next, previous, 1, 2, 3, page 2, Sign in, Log in, Register, Password,
                    Forgot password?, Search, Cancel, Accept all, Reject all, cookies, privacy,
                    Your code is 482913, code, 123456, $19.99, 12.05.2024, Add to cart, Total,
                    Delete, Reply, Inbox, From:, To:, Subject, not found, 404, error,
                    Invalid password, required, Download, file.zip, 1.2 MB, Read more,
                    Lorem ipsum dolor sit amet, a, Home, Settings, Allow, Deny, I am over 18,
                    Load more, results, No results, expires, verify, e-mail, name@example.com,
                    +1 555 0100, https://example.com/x, OK, Close, x, \u00d7, \u203a, \u00ab, {i},
                    item {i}, page {i}, \u05e9\u05dc\u05d5\u05dd, \u0645\u0631\u062d\u0628\u0627,
                    \u6b21\u3078, \u4e0b\u4e00\u9875
                    """);

    private static final List<String> STYLES =
            split(
                    ",\\s+",
                    """
                    float:left, float:right;clear:both, position:absolute;top:1px,
                    position:fixed;bottom:0, position:fixed;inset:0, position:sticky;top:0,
                    position:relative;left:3px, display:flex, display:flex;flex-wrap:wrap,
                    display:grid, display:grid;grid-template-columns:1fr 2fr auto,
                    grid-column:2/span 2, grid-auto-flow:dense;display:grid, display:inline-block,
                    display:inline-flex, display:table, display:table-cell, display:table-row,
                    display:inline-table, display:contents, display:none, visibility:hidden,
                    opacity:0, overflow:auto, overflow:hidden;height:20px, columns:3,
                    column-span:all, margin:-5px, margin:10px auto;width:50%, width:min-content,
                    width:fit-content, height:50%, white-space:nowrap, white-space:pre-wrap,
                    text-align:justify, z-index:5;position:absolute, transform:translate(5px),
                    clip-path:inset(1px), counter-increment:a, content-visibility:auto, contain:size,
                    container-type:inline-size, writing-mode:vertical-rl, direction:rtl,
                    unicode-bidi:isolate, line-height:2, vertical-align:top,
                    shape-outside:circle();float:left, word-break:break-all,
                    aspect-ratio:2;width:10px, --a:var(--b);--b:1px, padding:calc(1px + 2%),
                    border:1px solid, quotes:auto, cursor:pointer, pointer-events:none,
                    -webkit-line-clamp:2;display:-webkit-box, anchor-name:--a,
                    position-anchor:--a;position:absolute;top:anchor(bottom), scale:0.5,
                    text-transform:uppercase, initial-letter:2, tab-size:3
                    """);

    private static final List<String> SELECTORS =
            split(
                    ",\\s+",
                    """
                    div, p, span, a, li, td, input, button, .c, .c{n}, #e{n}, div > *, * + *, * ~ .c,
                    :first-child, :last-child, :nth-child(2n+1), :nth-last-child(3), :nth-of-type(2),
                    :only-child, :empty, :has(.c), :has(+ p), div:has(> a):not(.c),
                    :is(div p):where(.c *), [href], [class~=c], :checked, :disabled, :focus-within,
                    :target, p::before, p::first-letter, p::first-line, li::marker,
                    :nth-child(2 of .c), :has(~ .c3), :root *, body > :not(p), :has(:nth-child(3)),
                    :lang(en), :dir(rtl), :valid, :in-range, :placeholder-shown
                    """);

    private static final List<String> TYPES =
            split(
                    ",\\s+",
                    """
                    text, password, email, tel, search, number, submit, image, radio, checkbox,
                    hidden, file, date, range, button, reset, url, color
                    """);

    private static final List<String> ROLES =
            split(
                    ",\\s+",
                    """
                    button, link, navigation, dialog, alertdialog, alert, tab, tablist, tabpanel,
                    listitem, list, row, grid, gridcell, table, cell, option, listbox, combobox,
                    menuitem, menu, heading, checkbox, radio, radiogroup, textbox, searchbox, search,
                    feed, article, status, log, tree, treeitem, switch, presentation, none, group,
                    region, main, img
                    """);

    /** Elements without a style; W is text, T a type of inputs, R a role, S a style. */
    private static final List<String> LEAVES =
            split(
                    "\n",
                    """
                    <a href=/x{i}>W</a>
                    <a href=#>W</a>
                    <a href='?page={i}'>W</a>
                    <a href='/p' rel=next>W</a>
                    <a name=e{i}>W</a>
                    <button>W</button>
                    <button form=f{i}>W</button>
                    <button type=submit name=go value={i}>W</button>
                    <input type=T name=f{i}>
                    <input type=T name=f id=e{i} value='W'>
                    <input type=T name='f[]' placeholder='W'>
                    <input type=radio name=r>
                    <input type=radio name=r{i} id=e{i}>
                    <input type=password name=p{i}>
                    <input list=e{i}>
                    <datalist id=e{i}><option>W</datalist>
                    <label for=e{i}>W</label>
                    <label for=e>W</label>
                    <label>W<input type=T></label>
                    <select name=s{i}><option>W<option selected>W</select>
                    <option>W
                    <textarea name=t>W</textarea>
                    <output for='e{i} e'>W</output>
                    <meter value=.5>W</meter>
                    <h1>W</h1>
                    <h2>W</h2>
                    <h3 id=e{i}>W</h3>
                    <p>W</p>
                    <p class=c>W W</p>
                    <li>W
                    <li><a href=/i{i}>W</a>
                    <tr><td>W<td>W
                    <tr><th>W<td>W
                    <td>W
                    <td rowspan=3>W
                    <td colspan=1000>W
                    <td headers=e{i}>W
                    <dt>W<dd>W
                    <col span=5>
                    <caption>W</caption>
                    <tbody>
                    <img alt='W' width=9 height=9>
                    <img src=a{i}.png>
                    <iframe title='W'></iframe>
                    <iframe src='https://www.google.com/recaptcha/api2/anchor?k={i}'></iframe>
                    <div role=R aria-label='W'>W</div>
                    <div role=R aria-labelledby=e{i}>W</div>
                    <div role=R aria-owns=e{i} aria-controls=e{i}>W</div>
                    <div aria-describedby='e{i} e1' tabindex=0>W</div>
                    <div aria-activedescendant=e{i} role=R tabindex=0>W</div>
                    <span class=c>W</span>
                    <span class='c{i} c'>W</span>
                    <b>W</b>
                    <span onclick=a()>W</span>
                    <div style='S'>W</div>
                    <span style='S'>W</span>
                    <a href=/y style='S'>W</a>
                    <button style='S'>W</button>
                    <svg width=9 height=9><path d='M0 0h9v9z'/><text>W</text></svg>
                    <time datetime=2024-05-01>W</time>
                    <details><summary>W</summary>W</details>
                    <dialog open>W</dialog>
                    <fieldset><legend>W</legend></fieldset>
                    <article>W</article>
                    <nav><a href=/n{i}>W</a></nav>
                    <header>W</header>
                    <footer>W</footer>
                    <br>
                    <hr>
                    <code>W</code>
                    <pre>W\nW</pre>
                    <wbr>
                    <bdi>W</bdi>
                    <blockquote>W</blockquote>
                    <ol><li>W</ol>
                    <ul><li>W<li>W</ul>
                    <table><tr><td>W</table>
                    <table><tr><td>1<td>W<tr><td>2<td>W<tr><td>3<td>W</table>
                    <ul class=k{i}><li><a href=/{i}a>W</a><li><a href=/{i}b>W</a></ul>
                    <div class=k{i}><a class=m{i} href=/{i}a>W</a> <a class=m{i} href=/{i}b>W</a></div>
                    <div class='k{i} k'><p>W</p><p>W W</p></div>
                    <section><h2>W</h2><p>W W</p></section>
                    <form action=/a{i}><input type=T name=q><button>W</button></form>
                    <form id=f{i}></form>
                    <form><input name=u><input type=password><input type=submit value='W'></form>
                    <script type='application/ld+json'>{"@type":"Product","name":"W"}</script>
                    <meta property=og:type content=W>
                    <div itemscope itemtype=https://schema.org/Offer><span itemprop=price>W</span></div>
                    <div hidden>W</div>
                    <div contenteditable>W</div>
                    <div draggable=true>W</div>
                    <slot>W</slot>
                    <ruby>W<rt>W</ruby>
                    <map name=m><area href=/z shape=rect coords=0,0,1,1></map>
                    <object data=x>W</object>
                    <template>W</template>
                    <video controls></video>
                    <math><mi>W</mi></math>
                    W
                    W,
                    W
                    """);

    private static final List<String> WRAPPERS =
            split(
                    ",\\s+",
                    """
                    <form>, <form role=search>, <table>, <table><tr>, <ul>, <ol>, <nav>, <div>,
                    <div class=c>, <section>, <main>, <fieldset>, <dialog open>, <select>,
                    <select multiple size=9>, <label>, <p>, <h1>, <span>, <a href=/w>, <button>,
                    <div role=R>, <div role=R aria-label='W'>, <div style='S'>, <span style='S'>,
                    <svg>, <article>, <dl>, <header>, <details open>, <pre>, <div itemscope>,
                    <div dir=rtl>, <map name=m>, <menu>, <table style='S'>, <form style='S'>,
                    <ul style='S'>
                    """);

    /** How the pieces of a group follow each other. */
    enum Arrangement {
        IN_A_ROW,
        IN_EACH_OTHER,
        WORDS_OF_AN_ATTRIBUTE,
        WORDS_OF_A_TEXT,
        RULES
    }

    /**
     * Pieces of HTML.
     *
     * @param before what stands before the first piece
     * @param piece the piece that repeats
     * @param arrangement how the pieces follow each other
     */
    record Group(String before, String piece, Arrangement arrangement) {
        private String html(int size) {
            return switch (arrangement) {
                case IN_A_ROW -> before + repeat(size, i -> piece.replace(NUMBER, "" + i));
                case IN_EACH_OTHER -> {
                    int depth = Math.min(size, DEEPEST);
                    // The parser closes what is open.
                    yield before + repeat(depth, i -> open(piece.replace(NUMBER, "" + i)));
                }
                case WORDS_OF_AN_ATTRIBUTE ->
                        before + piece + repeat(size, i -> "e" + i + " ") + "'>text</div>";
                case WORDS_OF_A_TEXT ->
                        before + "<div>" + repeat(size, i -> piece.replace(NUMBER, "" + i));
                case RULES ->
                        "<style>"
                                + repeat(
                                        Math.min(size, MANY_RULES),
                                        i -> piece.replace("{n}", "" + i))
                                + "</style>";
            };
        }

        private static String open(String piece) {
            int close = piece.lastIndexOf("</");
            return close > 0 && piece.indexOf('<', 1) == close ? piece.substring(0, close) : piece;
        }
    }

    private static List<String> split(String separator, String all) {
        return List.of(all.strip().split(separator));
    }

    /** Returns the page of a seed. */
    static RandomPage of(long seed) {
        return new Maker(seed).page();
    }

    /** The page with so many pieces in each group. */
    String html(int size) {
        StringBuilder all = new StringBuilder("<!DOCTYPE html><title>Page</title><style>");
        all.append(style).append("</style>");
        for (Group group : groups) {
            all.append("<div>").append(group.html(size));
        }
        return all.toString();
    }

    private static String repeat(int times, IntFunction<String> part) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < times; i++) {
            all.append(part.apply(i));
        }
        return all.toString();
    }

    /** Makes a page from random numbers. */
    private static final class Maker {
        private final long seed;
        private final Random random;

        Maker(long seed) {
            this.seed = seed;
            this.random = new Random(seed);
        }

        RandomPage page() {
            String style = repeat(random.nextInt(5), i -> rule("" + i));
            List<Group> groups = new ArrayList<>();
            int number = 1 + random.nextInt(3);
            for (int i = 0; i < number; i++) {
                groups.add(group());
            }
            return new RandomPage(seed, style, groups);
        }

        private Group group() {
            String before = random.nextInt(3) == 0 ? "" : filled(one(WRAPPERS));
            if (random.nextInt(4) == 0) {
                before += filled(one(WRAPPERS));
            }
            return switch (random.nextInt(12)) {
                case 0 -> new Group(before, element(), Arrangement.IN_EACH_OTHER);
                case 1 ->
                        new Group(
                                before,
                                "<div role=button " + one(REFERENCES) + "='",
                                Arrangement.WORDS_OF_AN_ATTRIBUTE);
                case 2 ->
                        new Group(
                                before,
                                filled(random.nextBoolean() ? "W " : "W"),
                                Arrangement.WORDS_OF_A_TEXT);
                case 3 -> new Group(before, rule("{n}"), Arrangement.RULES);
                default -> {
                    String piece = repeat(1 + random.nextInt(3), i -> element());
                    yield new Group(before, piece, Arrangement.IN_A_ROW);
                }
            };
        }

        private static final List<String> REFERENCES =
                List.of(
                        "class",
                        "aria-labelledby",
                        "aria-describedby",
                        "aria-owns",
                        "style",
                        "title");

        private String element() {
            return filled(one(LEAVES));
        }

        private String rule(String number) {
            String selector = one(SELECTORS);
            if (random.nextInt(3) == 0) {
                selector += " " + one(SELECTORS);
            }
            return selector.replace("{n}", number) + "{" + one(STYLES) + "}";
        }

        private String filled(String template) {
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < template.length(); i++) {
                char c = template.charAt(i);
                boolean isWord =
                        (i == 0 || !Character.isLetter(template.charAt(i - 1)))
                                && (i + 1 == template.length()
                                        || !Character.isLetter(template.charAt(i + 1)));
                switch (isWord ? c : ' ') {
                    case 'W' -> all.append(words());
                    case 'T' -> all.append(one(TYPES));
                    case 'R' -> all.append(one(ROLES));
                    case 'S' -> all.append(one(STYLES));
                    default -> all.append(c);
                }
            }
            return all.toString();
        }

        private String words() {
            return repeat(
                    1 + random.nextInt(random.nextInt(8) == 0 ? 20 : 2),
                    i -> (i > 0 ? " " : "") + one(WORDS));
        }

        private String one(List<String> of) {
            return of.get(random.nextInt(of.size()));
        }
    }
}
