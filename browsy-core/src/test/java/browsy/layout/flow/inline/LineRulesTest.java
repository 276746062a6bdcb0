package browsy.layout.flow.inline;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Lines: breaking, white space, reordering and alignment. */
class LineRulesTest {
    // https://drafts.csswg.org/css-text-4/#overflow-wrap-property
    @Test
    void overflowWrapBreaksWordsThatDoNotFit() {
        LaidOut.page(
"""
<style>.c { width:30px }</style>
<div class=c>aa <span id=whole>bbbbbbbb</span></div>
<div class=c style='overflow-wrap:break-word'>aa <span id=broken>bbbbbbbb</span></div>
<div class=c style='overflow-wrap:anywhere; white-space:nowrap'><span id=unwrapped>aaaaaaaa</span></div>
<div id=least style='overflow-wrap:anywhere; width:min-content'>aaa</div>
<div id=word style='overflow-wrap:break-word; width:min-content'>aaa</div>
""")
                .has("whole", 0, 24, 48, 11)
                .has("broken", 0, 64, 30, 31)
                .has("unwrapped", 0, 104, 48, 11)
                .has("least", 0, 120, 6, 60)
                .has("word", 0, 180, 18, 20);
    }

    // https://drafts.csswg.org/css-text-4/#white-space-phase-2
    @Test
    void spacesAtTheEdgesOfLinesAreRemoved() {
        LaidOut.page(
"""
<style>.c { width:max-content }</style>
<div class=c id=line>  aa <span id=inner> bb </span> </div>
<div class=c style='white-space:pre-line'>  aa  \n  <span id=second> bb </span></div>
<div style='width:30px; text-align:right'><span id=wrapped>aaa </span>bbbb</div>
<div style='width:30px; text-align:right'>aaa<br> <span id=broken>bb </span></div>
""")
                .has("line", 0, 0, 30, 20)
                .has("inner", 18, 4, 12, 11)
                .has("second", 0, 44, 12, 11)
                .has("wrapped", 12, 64, 18, 11)
                .has("broken", 18, 124, 12, 11);
    }

    // https://drafts.csswg.org/css-text-4/#white-space-phase-2
    @Test
    void preservedSpacesHangAtTheEndOfALine() {
        LaidOut.page(
"""
<style>div { width:60px; text-align:right; white-space:pre-wrap }</style>
<div><span id=hang>aaa   </span><b id=next>bbbbb</b></div>
<div style='white-space:break-spaces'><span id=take>aaa   </span>bbbbb</div>
<div><span id=beyond>aaaaaaaaa   </span><b id=after>b</b></div>
<div style='white-space:break-spaces'><span id=wrap>aaaaaaaaa   </span></div>
<div id=unbroken style='white-space:pre; width:max-content'>aaa  </div>
""")
                .has("hang", 42, 4, 36, 11)
                .has("next", 30, 24, 30, 11)
                .has("take", 24, 44, 36, 11)
                .has("beyond", 6, 84, 72, 11)
                .has("after", 54, 104, 6, 11)
                .has("wrap", 0, 124, 60, 31)
                .has("unbroken", 0, 160, 30, 20);
    }

    // https://drafts.csswg.org/css-text-4/#white-space-phase-2
    @Test
    void ideographicSpacesHangUnlessAllSpacesArePreservedOnOneLine() {
        LaidOut.page(
"""
<style>div { width:60px; text-align:right }</style>
<div>aa<span id=normal>\u3000</span>aaaaaaaa</div>
<div style='white-space:pre-wrap'>aa<span id=wrap>\u3000</span>aaaaaaaa</div>
<div style='white-space:pre'>aa<span id=pre>\u3000</span></div>
""")
                .has("normal", 60, 4, 10, 11)
                .has("wrap", 60, 44, 10, 11)
                .has("pre", 50, 84, 10, 11);
    }

    // https://drafts.csswg.org/css-text-4/#text-align-property
    @Test
    void linesThatOverflowAreAlignedToTheStart() {
        LaidOut.page(
"""
<style>div { width:30px; white-space:nowrap }</style>
<div style='text-align:center'><span id=center>aaaaaaaa</span></div>
<div style='text-align:right'><span id=right>aaaaaaaa</span></div>
<div style='text-align:end'><span id=end>aaaaaaaa</span></div>
<div dir=rtl style='text-align:center'><span id=rtlCenter>aaaaaaaa</span></div>
<div dir=rtl style='text-align:left'><span id=rtlLeft>aaaaaaaa</span></div>
<div dir=rtl style='text-align:end'><span id=rtlEnd>aaa</span></div>
<div dir=rtl style='text-align:center'><span id=rtlShort>aaa</span></div>
""")
                .has("center", 0, 4, 48, 11)
                .has("right", 0, 24, 48, 11)
                .has("end", 0, 44, 48, 11)
                .has("rtlCenter", -18, 64, 48, 11)
                .has("rtlLeft", -18, 84, 48, 11)
                .has("rtlEnd", 0, 104, 18, 11)
                .has("rtlShort", 6, 124, 18, 11);
    }

    // https://drafts.csswg.org/css-text-4/#text-align-last-property
    @Test
    void spacesOfAllLinesExceptLastOnesAreJustified() {
        LaidOut.page(
"""
<style>div { width:60px; text-align:justify } .c { text-align-last:center }</style>
<div>aa <span id=second>bb</span> <span id=third>cc</span> <span id=fourth>dd</span> <span id=last>ee</span></div>
<div>aa <span id=forced>bb</span><br>cccc <span id=behind>cc</span> dd</div>
<div class=c>aaaa aaaa <span id=centered>bb</span></div>
<div dir=rtl><span id=single>aaaaaaa</span> bbbbbbb</div>
""")
                .has("second", 24, 4, 12, 11)
                .has("third", 48, 4, 12, 11)
                .has("fourth", 0, 24, 12, 11)
                .has("last", 18, 24, 12, 11)
                .has("forced", 18, 44, 12, 11)
                .has("behind", 48, 64, 12, 11)
                .has("centered", 24, 124, 12, 11)
                .has("single", 18, 144, 42, 11);
    }

    // https://www.unicode.org/reports/tr9/#L2
    @Test
    void runsOfEachLevelAreReversed() {
        LaidOut.page(
"""
<style>.r { unicode-bidi:bidi-override; direction:rtl } .l { unicode-bidi:bidi-override; direction:ltr }</style>
<div><span class=r><b id=a>a</b><b id=b>b</b><span class=l><b id=c>c</b><b id=d>d</b><span class=r><b id=e>e</b><b id=f>f</b></span></span><b id=g>g</b></span></div>
<div dir=rtl style='width:100px'><b id=first>ab</b> <b id=second>cd</b>!</div>
""")
                .has("a", 36, 4, 6, 11)
                .has("b", 30, 4, 6, 11)
                .has("c", 6, 4, 6, 11)
                .has("d", 12, 4, 6, 11)
                .has("e", 24, 4, 6, 11)
                .has("f", 18, 4, 6, 11)
                .has("g", 0, 4, 6, 11)
                .has("first", 70, 24, 12, 11)
                .has("second", 88, 24, 12, 11);
    }

    // https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
    @Test
    void directionalMarksAloneReorderALine() {
        LaidOut.page(
"""
<div>a\u200f<b id=number>1</b><i id=sign>!</i>\u200f</div>
<div>a\u202e<b id=first>bb</b><i id=second>c</i>\u202c</div>
<div>a\u200e<b id=still>1</b><i id=same>!</i>\u200e</div>
""")
                .has("number", 12, 4, 6, 11)
                .has("sign", 6, 4, 6, 11)
                .has("first", 12, 24, 12, 11)
                .has("second", 6, 24, 6, 11)
                .has("still", 6, 44, 6, 11)
                .has("same", 12, 44, 6, 11);
    }

    // https://drafts.csswg.org/css-writing-modes-4/#unicode-bidi
    @Test
    void overriddenTextRunsInTheDirectionOfItsBox() {
        LaidOut.page(
"""
<style>.o { unicode-bidi:bidi-override; direction:rtl } .e { unicode-bidi:embed; direction:rtl }</style>
<div><span class=o><b id=first>a</b><i id=second>bb</i></span></div>
<div><span class=e><b id=word>a</b> <i id=next>bb</i>!<u id=sign>?</u></span></div>
<div style='width:48px'>aaaa <span id=wrapped class=o>bbbb</span></div>
<div style='width:48px'>aaaa-<span id=embedded class=e>bbbb</span></div>
<div style='width:48px'>aaaa-<span id=isolated dir=rtl>bbbb</span></div>
""")
                .has("first", 12, 4, 6, 11)
                .has("second", 0, 4, 12, 11)
                .has("word", 12, 24, 6, 11)
                .has("next", 24, 24, 12, 11)
                .has("sign", 0, 24, 6, 11)
                .has("wrapped", 0, 64, 24, 11)
                .has("embedded", 0, 104, 24, 11)
                .has("isolated", 0, 144, 24, 11);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align
    @Test
    void verticalAlignMovesABoxFromItsParentsBaseline() {
        LaidOut.page(
"""
<style>div { line-height:60px } i { display:inline-block; width:10px; height:10px }</style>
<div>
<i id=baseline></i><i id=raised style='vertical-align:5px'></i><i id=share style='vertical-align:-20%'></i>
<i id=textTop style='vertical-align:text-top'></i><i id=textBottom style='vertical-align:text-bottom'></i>
<i id=top style='vertical-align:top'></i><i id=bottom style='vertical-align:bottom'></i>
<span style='vertical-align:10px'><i id=nested style='vertical-align:2px'></i><i id=nestedTop style='vertical-align:text-top'></i></span>
</div>
""")
                .has("baseline", 0, 32, 10, 10)
                .has("raised", 10, 27, 10, 10)
                .has("share", 20, 44, 10, 10)
                .has("textTop", 36, 34, 10, 10)
                .has("textBottom", 46, 35, 10, 10)
                .has("top", 62, 0, 10, 10)
                .has("bottom", 72, 60, 10, 10)
                .has("nested", 88, 20, 10, 10)
                .has("nestedTop", 98, 24, 10, 10);
    }

    // https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes
    @Test
    void floatsBesideALineAddToItsPreferredWidthOnly() {
        LaidOut.page(
"""
<style>b { float:left; height:10px }</style>
<div id=least style='width:min-content'><div>b</div><b style='width:30px'></b>aaaa</div>
<div id=most style='width:max-content'><div>b</div><b style='width:30px'></b>aaaa<b style='width:20px'></b></div>
<div id=words style='width:min-content'><b style='width:10px'></b>aaaa bb</div>
<div id=lines style='width:max-content'><b style='width:10px'></b>aaaa<br>bbbbb</div>
""")
                .has("least", 0, 0, 30, 50)
                .has("most", 0, 50, 74, 40)
                .has("words", 0, 90, 24, 50)
                .has("lines", 0, 140, 34, 40);
    }

    // https://drafts.csswg.org/css-text-4/#line-break-details
    @Test
    void nearestCommonAncestorDecidesWhetherALineEnds() {
        LaidOut.page(
"""
<style>.c { width:48px } .n { white-space:nowrap }</style>
<div class=c>aaaa <span id=unwrapped class=n>bb cc</span></div>
<div class=c><span class=n>aaaa</span> <span id=between class=n>bbbb</span></div>
<div class=c><span class=n>aaaa</span><span id=joined class=n>bbbb</span></div>
<div class='c n'>aaaa <span id=wraps style='white-space:normal'>bb cc dd</span></div>
<div class=c>aaaa<i style='display:inline-block; width:20px; height:5px'></i><span id=behind>bb</span></div>
""")
                .has("unwrapped", 0, 24, 30, 11)
                .has("between", 0, 64, 24, 11)
                .has("joined", 24, 84, 24, 11)
                .has("wraps", 0, 104, 42, 31)
                .has("behind", 0, 164, 12, 11);
    }

    @Test
    void positionedBoxBehindAnOverflowingObjectIsOnTheNextLine() {
        LaidOut.page(
"""
<style>div { width:50px } b { position:absolute } i { display:inline-block; width:80px; height:9px }</style>
<div><i></i><b id=atomic>b</b> x</div>
<div>a <i></i><span><b id=inBox>b</b></span> x</div>
<div>aaaaaaaaaaaa<b id=text>b</b> x</div>
<div style='white-space:nowrap'><i></i><b id=unwrapped>b</b> x</div>
""")
                .has("atomic", 0, 20, 6, 20)
                .has("inBox", 0, 80, 6, 20)
                .has("text", 72, 100, 6, 20)
                .has("unwrapped", 80, 140, 6, 20);
    }
}
