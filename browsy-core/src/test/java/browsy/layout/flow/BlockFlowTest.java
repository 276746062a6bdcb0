package browsy.layout.flow;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Layout of in-flow blocks: margins, floats, clearance, static positions and intrinsic sizes. */
class BlockFlowTest {
    // https://drafts.csswg.org/css-align-3/#justify-block
    @Test
    void justifySelfDistributesTheSpaceBesideTheMargins() {
        LaidOut.page(
"""
<style>.c { width:200px } .c div { width:50px; height:10px; margin:0 10px 0 20px }</style>
<div class=c><div id=center style='justify-self:center'></div></div>
<div class=c><div id=end style='justify-self:end'></div></div>
<div class=c dir=rtl><div id=rtl style='justify-self:center'></div></div>
<div class=c style='width:40px'><div id=safe style='justify-self:safe end'></div></div>
""")
                .has("center", 80, 0, 50, 10)
                .has("end", 140, 10, 50, 10)
                .has("rtl", 80, 20, 50, 10)
                .has("safe", 20, 30, 50, 10);
    }

    // https://drafts.csswg.org/css-align-3/#align-block
    @Test
    void alignedContentMovesBaselines() {
        LaidOut.page(
"""
<style>.c { display:flex; height:100px } .c div { height:60px; align-content:end } .c p { margin:0 }</style>
<div class=c style='align-items:baseline'><div id=first>a<br>b</div><p id=besideFirst>c</p></div>
<div class=c style='align-items:last baseline'><div id=last>a<br>b</div><p id=besideLast>c</p></div>
<div><span style='display:inline-block; height:60px; align-content:center'>a</span><b id=onLine>b</b></div>
""")
                .has("first", 0, 0, 6, 60)
                .has("besideFirst", 6, 20, 6, 20)
                .has("last", 0, 140, 6, 60)
                .has("besideLast", 6, 180, 6, 20)
                .has("onLine", 6, 224, 6, 11);
    }

    // https://quirks.spec.whatwg.org/#the-body-element-fills-the-html-element-quirk
    @Test
    void bodyInQuirksModeFillsTheViewportExceptForCollapsedMargins() {
        LaidOut.quirksPage(
"""
<style>body { margin:8px } p { margin:30px 0 }</style>
<body id=body><p id=p>a</p>
""")
                .has("body", 8, 30, 784, 540)
                .has("p", 8, 30, 784, 20);
    }

    // https://drafts.csswg.org/css-align-3/#align-abspos-static
    @Test
    void staticPositionFollowsJustifySelf() {
        LaidOut.page(
"""
<style>.c { position:relative; width:200px; height:40px } .c div { position:absolute; width:50px; height:10px }</style>
<div class=c><div id=right style='justify-self:right'></div></div>
<div class=c><div id=left style='justify-self:left'></div></div>
<div class=c><div id=center style='justify-self:center'></div></div>
<div class=c dir=rtl><div id=rtl style='justify-self:right'></div></div>
""")
                .has("right", 150, 0, 50, 10)
                .has("left", 0, 40, 50, 10)
                .has("center", 75, 80, 50, 10)
                .has("rtl", 0, 120, 50, 10);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void floatInALineOfNoHeightMovesWithTheMarginsAfterIt() {
        LaidOut.page(
"""
<div>
  <div><span><b id=float style='float:left; width:10px; height:10px'></b></span></div>
  <p id=p style='margin:30px 0 0'>a</p>
</div>
""")
                .has("float", 0, 30, 10, 10)
                .has("p", 0, 30, 800, 20);
    }

    // https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float
    @Test
    void floatMovesWithTheMarginsOfAFormattingContextBelowIt() {
        LaidOut.page(
"""
<div id=outer>
  <div id=float style='float:left; width:30px; height:40px'></div>
  <div id=below style='overflow:hidden; margin-top:25px; clear:left; height:10px'></div>
</div>
<div id=second style='margin-top:15px'>
  <div id=beside style='float:left; width:30px; height:40px'></div>
  <div style='margin-top:50px'><div id=wide style='overflow:hidden; width:790px; margin-top:60px; height:10px'></div></div>
</div>
""")
                .has("outer", 0, 0, 800, 50)
                .has("float", 0, 0, 30, 40)
                .has("below", 0, 40, 800, 10)
                .has("second", 0, 100, 800, 50)
                .has("beside", 0, 100, 30, 40)
                .has("wide", 0, 140, 790, 10);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#float-width
    @Test
    void linesAfterAFloatWidenTheBoxThatShrinksToFit() {
        LaidOut.page(
"""
<div id=fit style='float:left'><div style='float:left; width:30px; height:10px'></div>aaaa<div>b</div></div>
<div id=next style='float:left; clear:left'><div>b</div><div style='float:right; width:30px; height:10px'></div>aaaa bb</div>
""")
                .has("fit", 0, 0, 54, 40)
                .has("next", 0, 40, 72, 40);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void floatMovesWithTheMarginOfAFormattingContextBesideIt() {
        LaidOut.page(
"""
<div id=outer>
  <div id=float style='float:left; width:30px; height:40px'></div>
  <div id=beside style='overflow:hidden; margin-top:25px; height:10px'></div>
</div>
""")
                .has("outer", 0, 25, 800, 10)
                .has("float", 0, 25, 30, 40)
                .has("beside", 30, 25, 770, 10);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void floatMovesWithTheMarginOfABorderedBlockAfterIt() {
        LaidOut.page(
"""
<div>
  <div>
    <div id=float style='float:left; width:30px; height:40px'></div>
    <div id=block style='margin-top:25px; border-top:1px solid; height:10px'></div>
  </div>
</div>
""")
                .has("float", 0, 25, 30, 40)
                .has("block", 0, 25, 800, 11);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void floatInABlockOfNoHeightMovesWithTheMarginsThatCollapseThroughIt() {
        LaidOut.page(
"""
<div style='border-top:1px solid'>
  <div id=before style='height:10px; margin-bottom:5px'></div>
  <div id=through style='margin:20px 0 30px'><div id=float style='float:left; width:30px; height:40px'></div></div>
  <div id=after style='margin-top:40px; height:10px'></div>
</div>
<div style='clear:left; margin-top:100px'>
  <div id=first style='margin:10px 0 15px'><div id=floatOfFirst style='float:left; width:30px; height:40px'></div></div>
  <div id=second style='margin-top:35px; height:10px'></div>
</div>
""")
                .has("before", 0, 1, 800, 10)
                .has("through", 0, 31, 800, 0)
                .has("float", 0, 31, 30, 40)
                .has("after", 0, 51, 800, 10)
                .has("first", 0, 161, 800, 0)
                .has("floatOfFirst", 0, 161, 30, 40)
                .has("second", 0, 161, 800, 10);
    }

    // https://www.w3.org/TR/CSS22/visuren.html#clearance
    @Test
    void clearedBlockThatCollapsesLiesBelowTheFloat() {
        LaidOut.page(
"""
<div id=outer>
  <div style='float:left; width:30px; height:40px'></div>
  <div id=empty style='clear:left; margin:10px 0 20px'></div>
  <div id=after style='height:10px; margin-top:5px'></div>
</div>
<div id=parent style='margin-top:7px'>
  <div style='float:left; width:30px; height:40px'></div>
  <div id=child style='clear:left; margin-top:60px; height:10px; margin-bottom:8px'></div>
</div>
<div id=last>
  <div style='float:left; width:30px; height:40px'></div>
  <div id=end style='clear:left; margin:10px 0 20px'></div>
</div>
<div id=next style='height:10px'></div>
""")
                .has("outer", 0, 0, 800, 60)
                .has("empty", 0, 40, 800, 0)
                .has("after", 0, 50, 800, 10)
                .has("parent", 0, 67, 800, 50)
                .has("child", 0, 107, 800, 10)
                .has("last", 0, 125, 800, 50)
                .has("end", 0, 165, 800, 0)
                .has("next", 0, 175, 800, 10);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void bottomMarginStaysInsideABlockWithAHeight() {
        LaidOut.page(
"""
<style>.b { margin-bottom:30px; height:10px }</style>
<div id=auto><div class=b></div></div>
<div id=afterAuto style='height:10px'></div>
<div id=high style='height:10px'><div class=b></div></div>
<div id=afterHigh style='height:10px'></div>
<div id=least style='min-height:20px'><div class=b></div></div>
<div id=afterLeast style='height:10px'></div>
""")
                .has("auto", 0, 0, 800, 10)
                .has("afterAuto", 0, 40, 800, 10)
                .has("high", 0, 50, 800, 10)
                .has("afterHigh", 0, 60, 800, 10)
                .has("least", 0, 70, 800, 20)
                .has("afterLeast", 0, 90, 800, 10);
    }

    // https://www.w3.org/TR/CSS22/box.html#collapsing-margins
    @Test
    void negativeMarginsAreSubtractedFromTheLargestPositiveOne() {
        LaidOut.page(
"""
<div id=a style='height:10px; margin-bottom:30px'></div>
<div id=b style='margin:-12px 0 20px'></div>
<div id=c style='height:10px; margin-top:-5px'></div>
<div id=d style='height:10px; margin:-4px 0 -9px'></div>
<div id=e style='height:10px; margin-top:-3px'></div>
""")
                .has("a", 0, 0, 800, 10)
                .has("b", 0, 28, 800, 0)
                .has("c", 0, 28, 800, 10)
                .has("d", 0, 34, 800, 10)
                .has("e", 0, 35, 800, 10);
    }

    // https://drafts.csswg.org/css-lists-3/#list-style-position-outside
    @Test
    void markerWithoutALineStandsBelowTheMarginsBeforeIt() {
        LaidOut.page(
"""
<style>ul { margin:0 } li { list-style-position:inside }</style>
<ul><li id=item><div id=block style='margin-top:30px; height:10px'></div></li></ul>
<ul><li id=outside style='list-style-position:outside'><div id=inner style='margin-top:30px; height:10px'></div></li></ul>
<ul style='border-top:1px solid'><li id=table><table id=rows style='border-spacing:0; margin-top:30px'><tr><td>a</table></li></ul>
""")
                .has("item", 40, 0, 760, 60)
                .has("block", 40, 50, 760, 10)
                .has("outside", 40, 90, 760, 20)
                .has("inner", 40, 90, 760, 10)
                .has("table", 40, 111, 760, 72)
                .has("rows", 40, 161, 8, 22);
    }

    // https://quirks.spec.whatwg.org/#the-body-element-fills-the-html-element-quirk
    @Test
    void bodyInQuirksModeFillsAnHtmlElementWithAHeight() {
        LaidOut.quirksPage(
"""
<style>html { height:300px } body { margin:8px }</style>
<body id=body><p id=p style='margin:0'>a</p>
""")
                .has("body", 8, 8, 784, 284)
                .has("p", 8, 8, 784, 20);
    }

    // https://html.spec.whatwg.org/multipage/rendering.html#lists
    @Test
    void markerOfAnItemThatBeginsWithAListHasALineInQuirksMode() {
        LaidOut.quirksPage(
"""
<style>ul { margin:0; padding:0 0 0 40px }</style>
<ul><li id=item><ul style='margin-top:30px'><li id=inner>a</li></ul></li></ul>
""")
                .has("item", 40, 0, 760, 70)
                .has("inner", 80, 50, 720, 20);
    }

    // https://html.spec.whatwg.org/multipage/rendering.html#align-descendants
    @Test
    void alignAttributeMovesBlocksInTheirContainer() {
        LaidOut.page(
"""
<style>.b { width:50px; height:10px; margin:0 10px 0 20px }</style>
<div style='width:200px'>
  <div align=left><div id=left class=b></div></div>
  <div align=center><div id=center class=b></div></div>
  <div align=right><div id=right class=b></div></div>
  <div style='text-align:center'><div id=text class=b></div></div>
  <div dir=rtl><div align=left><div id=rtlLeft class=b></div></div></div>
  <div dir=rtl><div align=right><div id=rtlRight class=b></div></div></div>
  <div dir=rtl><div align=center><div id=rtlCenter class=b></div></div></div>
  <div align=center><div id=wide class=b style='width:300px'></div></div>
  <div align=right><div id=auto class=b style='margin-right:auto'></div></div>
</div>
""")
                .has("left", 20, 0, 50, 10)
                .has("center", 80, 10, 50, 10)
                .has("right", 140, 20, 50, 10)
                .has("text", 20, 30, 50, 10)
                .has("rtlLeft", 20, 40, 50, 10)
                .has("rtlRight", 140, 50, 50, 10)
                .has("rtlCenter", 80, 60, 50, 10)
                .has("wide", 20, 70, 300, 10)
                .has("auto", 20, 80, 50, 10);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#blockwidth
    @Test
    void automaticMarginsShareTheFreeSpace() {
        LaidOut.page(
"""
<style>.b { width:50px; height:10px }</style>
<div style='width:200px'>
  <div id=both class=b style='margin:0 auto'></div>
  <div id=left class=b style='margin:0 30px 0 auto'></div>
  <div id=right class=b style='margin:0 auto 0 30px'></div>
  <div id=tooWide style='width:250px; height:10px; margin:0 auto'></div>
  <div id=over style='width:190px; height:10px; margin:0 30px 0 auto'></div>
  <div dir=rtl><div id=rtl class=b style='margin:0 30px 0 auto'></div></div>
  <div dir=rtl><div id=rtlOver style='width:250px; height:10px; margin:0 30px 0 10px'></div></div>
</div>
""")
                .has("both", 75, 0, 50, 10)
                .has("left", 120, 10, 50, 10)
                .has("right", 30, 20, 50, 10)
                .has("tooWide", 0, 30, 250, 10)
                .has("over", 0, 40, 190, 10)
                .has("rtl", 120, 50, 50, 10)
                .has("rtlOver", -80, 60, 250, 10);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#float-width
    @Test
    void clearedFloatsDoNotAddToThePreferredWidth() {
        LaidOut.page(
"""
<style>.c { float:left; clear:both } i { width:30px; height:10px } .l { float:left } .r { float:right }</style>
<div id=none class=c><i class=l></i><i class=r></i><i class=l></i></div>
<div id=left class=c><i class=l></i><i class=r></i><i class=l style='clear:left'></i></div>
<div id=right class=c><i class=l></i><i class=r></i><i class=r style='clear:right'></i></div>
<div id=both class=c><i class=l></i><i class=r></i><i class=r style='clear:both'></i></div>
<div id=block class=c><i class=l></i><i class=r></i><div style='clear:right; overflow:hidden; width:50px; height:10px'></div></div>
""")
                .has("none", 0, 0, 90, 10)
                .has("left", 0, 10, 60, 20)
                .has("right", 0, 30, 60, 20)
                .has("both", 0, 50, 60, 20)
                .has("block", 0, 70, 80, 20);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#float-width
    @Test
    void marginsAddToThePreferredWidthOfABlock() {
        LaidOut.page(
"""
<style>.c { float:left; clear:both }</style>
<div id=lines class=c><div style='margin:0 5px 0 10px'>aaa bbb</div></div>
<div id=negative class=c><div style='margin:0 -12px 0 0'>aaa bbb</div></div>
<div id=root class=c><div style='overflow:hidden; margin:0 5px 0 10px'>aaa bbb</div></div>
<div id=rootByFloat class=c><b style='float:left; width:30px; height:10px'></b><div style='overflow:hidden; margin:0 5px 0 10px'>aaa bbb</div></div>
<div id=rootOverFloat class=c><b style='float:left; width:30px; height:10px'></b><div style='overflow:hidden; margin:0 5px 0 40px'>aaa bbb</div></div>
<div id=rtl dir=rtl class=c><b style='float:left; width:30px; height:10px'></b><div style='overflow:hidden; margin:0 5px 0 40px'>aaa bbb</div></div>
""")
                .has("lines", 0, 0, 57, 20)
                .has("negative", 0, 20, 30, 20)
                .has("root", 0, 40, 57, 20)
                .has("rootByFloat", 0, 60, 77, 20)
                .has("rootOverFloat", 0, 80, 87, 20)
                .has("rtl", 0, 100, 87, 20);
    }

    // https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float
    @Test
    void formattingContextKeepsItsMarginsBesideFloats() {
        LaidOut.page(
"""
<style>.c { width:200px; height:40px } .c i { height:20px; width:30px } .b { overflow:hidden; height:10px }</style>
<div class=c><i style='float:left'></i><div id=fills class=b style='margin:0 10px 0 40px'></div></div>
<div class=c><i style='float:left'></i><div id=overlaps class=b style='margin:0 10px 0 20px'></div></div>
<div class=c><i style='float:left'></i><div id=centred class=b style='width:50px; margin:0 auto'></div></div>
<div class=c dir=rtl><i style='float:right'></i><div id=rtl class=b style='margin:0 40px 0 10px'></div></div>
<div class=c dir=rtl><i style='float:right'></i><div id=rtlCentred class=b style='width:50px; margin:0 auto'></div></div>
<div class=c dir=rtl><i style='float:right'></i><div id=rtlEnd class=b style='width:50px; margin:0 auto 0 15px'></div></div>
<div class=c dir=rtl><i style='float:left'></i><div id=rtlLeft class=b style='width:50px; margin:0 20px 0 auto'></div></div>
<div class=c><i style='float:left'></i><i style='float:right'></i><div id=below class=b style='width:150px'></div></div>
<div class=c align=center><i style='float:left'></i><div id=legacy class=b style='width:50px'></div></div>
""")
                .has("fills", 40, 0, 150, 10)
                .has("overlaps", 30, 40, 160, 10)
                .has("centred", 90, 80, 50, 10)
                .has("rtl", 10, 120, 150, 10)
                .has("rtlCentred", 60, 160, 50, 10)
                .has("rtlEnd", 15, 200, 50, 10)
                .has("rtlLeft", 130, 240, 50, 10)
                .has("below", 0, 300, 150, 10)
                .has("legacy", 90, 320, 50, 10);
    }

    // https://drafts.csswg.org/css-box-4/#margin-trim-block
    @Test
    void trimmedMarginsDoNotLeaveTheirContainer() {
        LaidOut.page(
"""
<div id=outer style='margin-trim:block-end; border:1px solid'><div id=inner style='height:10px; margin:5px 0 30px'></div></div>
<div id=empty style='margin-trim:block; border:1px solid'><div style='margin:10px 0 20px'></div></div>
<div id=nested style='margin-trim:block; border:1px solid'><div style='margin:10px 0 20px'><div id=child style='margin:15px 0; height:10px'></div></div></div>
""")
                .has("outer", 0, 0, 800, 17)
                .has("inner", 1, 6, 798, 10)
                .has("empty", 0, 17, 800, 2)
                .has("nested", 0, 19, 800, 12)
                .has("child", 1, 20, 798, 10);
    }

    // https://www.w3.org/TR/CSS22/visuren.html#bfc-next-to-float
    @Test
    void rightToLeftFormattingContextThatDoesNotFitGoesBelowFloats() {
        LaidOut.page(
"""
<style>.c { width:200px; height:40px } .c i { height:20px; width:30px } .b { overflow:hidden; height:10px }</style>
<div class=c dir=rtl><i style='float:left'></i><i style='float:right'></i><div id=below class=b style='width:150px'></div></div>
<div class=c dir=rtl><i style='float:left'></i><i style='float:right'></i><div id=beside class=b style='width:140px'></div></div>
""")
                .has("below", 50, 20, 150, 10)
                .has("beside", 30, 40, 140, 10);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#float-width
    @Test
    void floatsBeforeANarrowBlockDecideThePreferredWidth() {
        LaidOut.page(
"""
<style>.c { float:left; clear:both } i { height:10px }</style>
<div id=box class=c><i style='float:left; width:30px'></i><i style='float:right; width:40px'></i><div>bb</div></div>
""")
                .has("box", 0, 0, 70, 30);
    }

    // https://drafts.csswg.org/css-logical-1/#float-clear
    @Test
    void logicalSidesOfFloatsFollowTheDirectionOfTheirBlock() {
        LaidOut.page(
"""
<style>.c { width:100px; height:20px } i { width:30px; height:10px } .s { float:inline-start } .e { float:inline-end }</style>
<div class=c><i id=start class=s></i><i id=end class=e></i></div>
<div class=c dir=rtl><i id=rtlStart class=s></i><i id=rtlEnd class=e></i></div>
<div class=c dir=rtl><i id=own class=s dir=ltr></i></div>
<div class=c dir=rtl><i class=s style='height:15px'></i><i class=e></i><p id=below style='margin:0; height:5px; clear:inline-end'></p></div>
""")
                .has("start", 0, 0, 30, 10)
                .has("end", 70, 0, 30, 10)
                .has("rtlStart", 70, 20, 30, 10)
                .has("rtlEnd", 0, 20, 30, 10)
                .has("own", 70, 40, 30, 10)
                .has("below", 0, 70, 100, 5);
    }

    @Test
    void onlyMarqueesThatScrollAcrossLinesHaveAMinContentSize() {
        LaidOut.page(
"""
<style>.c { width:min-content } marquee { display:block }</style>
<div class=c><marquee id=left>aaaa bbbb</marquee></div>
<div class=c><marquee id=up direction=UP>aaaa bbbb</marquee></div>
<div style='width:30px'><div style='float:left'><marquee id=fits>aaaa bbbb</marquee></div></div>
""")
                .has("left", 0, 0, 0, 20)
                .has("up", 0, 20, 24, 40)
                .has("fits", 0, 60, 30, 20);
    }
}
