package browsy.layout.positioned;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Insets, margins, static positions and anchors of positioned boxes. */
class PositionedRulesTest {
    // https://www.w3.org/TR/CSS22/visudet.html#abs-non-replaced-width
    @Test
    void automaticMarginsOfAnOverflowingBoxKeepItsStartEdge() {
        LaidOut.page(
"""
<style>.c { position:relative; width:100px; height:50px }
.c div { position:absolute; inset:0; width:160px; height:90px; margin:auto }</style>
<div class=c><div id=ltr></div></div>
<div class=c dir=rtl><div id=rtl></div></div>
""")
                .has("ltr", 0, -20, 160, 90)
                .has("rtl", -60, 30, 160, 90);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#abs-non-replaced-width
    @Test
    void overConstrainedInsetsAreIgnoredAtTheEndEdge() {
        LaidOut.page(
"""
<style>.c { position:relative; width:100px; height:50px }
.c div { position:absolute; inset:5px 10px 15px 20px; width:30px; height:10px }</style>
<div class=c><div id=ltr></div></div>
<div class=c dir=rtl><div id=rtl></div></div>
""")
                .has("ltr", 20, 5, 30, 10)
                .has("rtl", 60, 55, 30, 10);
    }

    // https://drafts.csswg.org/css-position-3/#relpos-insets
    @Test
    void relativeInsetsOfBothSidesFollowTheDirection() {
        LaidOut.page(
"""
<style>.b { position:relative; inset:5px 10px 15px 20px; width:30px; height:10px }</style>
<div><div id=ltr class=b></div></div>
<div dir=rtl><div id=rtl class=b></div></div>
<div style='writing-mode:vertical-rl; width:100px; height:100px'><div id=vertical class=b></div></div>
<div style='writing-mode:vertical-lr; direction:rtl; width:100px; height:100px'><div id=up class=b></div></div>
""")
                .has("ltr", 20, 5, 30, 10)
                .has("rtl", 760, 15, 30, 10)
                .has("vertical", 60, 25, 30, 10)
                .has("up", 20, 195, 30, 10);
    }

    // https://drafts.csswg.org/css-position-3/#relpos-insets
    @Test
    void relativePercentageOfAnIndefiniteHeightIsAuto() {
        LaidOut.page(
"""
<div><div id=indefinite style='position:relative; top:50%; left:50%; width:100px; height:20px'></div></div>
<div style='height:80px'><div id=definite style='position:relative; top:50%; width:100px; height:20px'></div></div>
""")
                .has("indefinite", 400, 0, 100, 20)
                .has("definite", 0, 60, 100, 20);
    }

    // https://drafts.csswg.org/css-align-3/#auto-safety-position
    @Test
    void alignedBoxThatDoesNotFitStaysInItsContainingBlock() {
        LaidOut.page(
"""
<style>.c { position:relative; width:100px; height:50px }
.c div { position:absolute; left:40px; right:10px; top:0; width:80px; height:10px; justify-self:center }</style>
<div class=c><div id=normal></div></div>
<div class=c><div id=safe style='justify-self:safe center'></div></div>
<div class=c><div id=unsafe style='justify-self:unsafe center'></div></div>
<div class=c dir=rtl><div id=rtl style='justify-self:safe center'></div></div>
<div class=c><div id=wide style='width:130px'></div></div>
""")
                .has("normal", 20, 0, 80, 10)
                .has("safe", 40, 50, 80, 10)
                .has("unsafe", 25, 100, 80, 10)
                .has("rtl", 10, 150, 80, 10)
                .has("wide", 0, 200, 130, 10);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#anchor-pos
    @Test
    void anchoredInsetsMeasureFromTheirOwnSides() {
        LaidOut.page(
"""
<div style='position:relative; width:400px; height:300px'>
  <div style='position:absolute; anchor-name:--a; left:100px; top:60px; width:80px; height:40px'></div>
  <div id=after style='position:absolute; position-anchor:--a; left:anchor(right); top:anchor(bottom); width:10px; height:10px'></div>
  <div id=before style='position:absolute; position-anchor:--a; right:anchor(left); bottom:anchor(top); width:10px; height:10px'></div>
  <div id=inside style='position:absolute; position-anchor:--a; inset:anchor(inside)'></div>
  <div id=outside style='position:absolute; position-anchor:--a; left:anchor(outside); bottom:anchor(outside); width:10px; height:10px'></div>
  <div id=share style='position:absolute; position-anchor:--a; left:anchor(25%); bottom:anchor(25%); width:10px; height:10px'></div>
  <div id=size style='position:absolute; position-anchor:--a; left:0; top:0; width:anchor-size(height); height:anchor-size(width)'></div>
</div>
""")
                .has("after", 180, 100, 10, 10)
                .has("before", 90, 50, 10, 10)
                .has("inside", 100, 60, 80, 40)
                .has("outside", 180, 50, 10, 10)
                .has("share", 120, 60, 10, 10)
                .has("size", 0, 0, 40, 80);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#anchor-pos
    @Test
    void anchorPercentagesCountFromTheStartOfTheContainingBlock() {
        LaidOut.page(
"""
<div dir=rtl style='position:relative; width:400px; height:300px'>
  <div style='position:absolute; anchor-name:--a; left:100px; top:60px; width:80px; height:40px'></div>
  <div id=share style='position:absolute; position-anchor:--a; left:anchor(25%); top:anchor(25%); width:10px; height:10px'></div>
  <div id=start style='position:absolute; position-anchor:--a; left:anchor(start); top:anchor(end); width:10px; height:10px'></div>
  <div id=self dir=ltr style='position:absolute; position-anchor:--a; left:anchor(self-start); top:0; width:10px; height:10px'></div>
</div>
""")
                .has("share", 160, 70, 10, 10)
                .has("start", 180, 100, 10, 10)
                .has("self", 100, 0, 10, 10);
    }

    // https://drafts.csswg.org/css-position-3/#staticpos-rect
    @Test
    void staticPositionFollowsTheDirectionOfTheParent() {
        LaidOut.page(
"""
<style>.s { position:absolute; width:30px; height:10px }</style>
<div style='position:relative; width:100px; height:20px' ><div id=ltr class=s></div></div>
<div style='position:relative; width:100px; height:20px' dir=rtl><div id=rtl class=s></div></div>
<div style='position:relative; width:100px; height:20px; writing-mode:vertical-rl'><div id=vertical class=s></div></div>
""")
                .has("ltr", 0, 0, 30, 10)
                .has("rtl", 70, 20, 30, 10)
                .has("vertical", 70, 40, 30, 10);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#abs-non-replaced-width
    @Test
    void autoWidthInStaticPositionShrinksToTheSpaceAfterIt() {
        LaidOut.page(
"""
<div style='position:relative; width:100px; height:60px'>
  <div style='margin-left:70px'><div id=box style='position:absolute'>aaa bbb ccc</div></div>
</div>
<div style='position:relative; width:100px; height:60px' dir=rtl>
  <div style='margin-right:70px'><div id=rtl style='position:absolute'>aaa bbb ccc</div></div>
</div>
""")
                .has("box", 70, 0, 30, 60)
                .has("rtl", 0, 60, 30, 60);
    }

    // https://drafts.csswg.org/css-align-3/#align-abspos-static
    @Test
    void centredStaticPositionLeavesTheSameSpaceOnBothSides() {
        LaidOut.page(
"""
<div style='display:flex; position:relative; width:100px; height:40px; justify-content:center; padding-left:100px'>
  <div id=box style='position:absolute'>aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa</div>
</div>
""")
                .has("box", 100, 0, 100, 60);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#anchor-pos
    @Test
    void anchoredInsetsCountFromThePaddingEdges() {
        LaidOut.page(
"""
<div style='position:relative; width:400px; height:300px; border:solid; border-width:3px 5px 9px 7px'>
  <div style='position:absolute; anchor-name:--a; left:100px; top:60px; width:80px; height:40px'></div>
  <div id=box style='position:absolute; position-anchor:--a; left:anchor(right); top:anchor(bottom); width:10px; height:10px'></div>
</div>
""")
                .has("box", 187, 103, 10, 10);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#anchor-size-fn
    @Test
    void anchorSizesOfLogicalDimensionsFollowTheWritingMode() {
        LaidOut.page(
"""
<div style='position:relative; width:400px; height:300px'>
  <div style='position:absolute; anchor-name:--a; left:100px; top:60px; width:80px; height:40px'></div>
  <div id=own style='position:absolute; writing-mode:vertical-rl; position-anchor:--a; left:0; top:0; width:anchor-size(self-inline); height:anchor-size(self-block)'></div>
  <div id=container style='position:absolute; writing-mode:vertical-rl; position-anchor:--a; left:0; top:0; width:anchor-size(inline); height:anchor-size(block)'></div>
</div>
""")
                .has("own", 0, 0, 40, 80)
                .has("container", 0, 0, 80, 40);
    }

    // https://www.w3.org/TR/CSS22/visudet.html#abs-non-replaced-width
    @Test
    void oneAutomaticMarginTakesTheFreeSpace() {
        LaidOut.page(
"""
<style>.c { position:relative; width:200px; height:60px }
.c div { position:absolute; inset:10px; width:30px; height:20px }</style>
<div class=c><div id=end style='margin:4px auto auto 5px'></div></div>
<div class=c><div id=start style='margin:auto 5px 4px auto'></div></div>
""")
                .has("end", 15, 14, 30, 20)
                .has("start", 155, 86, 30, 20);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#position-try-order-property
    @Test
    void positionTryOrderSortsFallbacksBySize() {
        LaidOut.page(
"""
<style>
@position-try --shallow { inset:120px 0 0 0 }
@position-try --deep { inset:40px 100px 0 60px }
.c { position:relative; width:200px; height:150px }
.c div { position:absolute; width:20px; height:10px; left:190px; top:0; position-try-fallbacks:--shallow, --deep }
</style>
<div class=c><div id=first></div></div>
<div class=c><div id=highest style='position-try-order:most-height'></div></div>
<div class=c><div id=widest style='position-try-order:most-width'></div></div>
<div class=c><div id=block style='position-try-order:most-block-size'></div></div>
<div class=c><div id=inline style='position-try-order:most-inline-size'></div></div>
<div class=c style='writing-mode:vertical-rl'><div id=verticalBlock style='position-try-order:most-block-size'></div></div>
<div class=c style='writing-mode:vertical-rl'><div id=verticalInline style='position-try-order:most-inline-size'></div></div>
""")
                .has("first", 0, 120, 20, 10)
                .has("highest", 60, 190, 20, 10)
                .has("widest", 0, 420, 20, 10)
                .has("block", 60, 490, 20, 10)
                .has("inline", 0, 720, 20, 10)
                .has("verticalBlock", 180, 870, 20, 10)
                .has("verticalInline", 80, 940, 20, 10);
    }

    // https://drafts.csswg.org/css-anchor-position-1/#target
    @Test
    void anchorOfAPseudoElementIsFoundInTreeOrder() {
        LaidOut.page(
"""
<style>
.c { position:relative; width:300px; height:60px }
.a { anchor-name:--a; width:40px; height:20px; margin-left:20px }
.a::before { content:''; display:block; anchor-name:--a; position:relative; width:10px; height:10px }
.a::after { content:''; display:block; anchor-name:--a; position:relative; left:5px; width:15px; height:5px }
#own { position:absolute; position-anchor:--a; left:anchor(right); top:anchor(top); width:10px; height:10px }
</style>
<div class=c><div class=a></div><div id=own></div></div>
""")
                .has("own", 40, 10, 10, 10);
    }
}
