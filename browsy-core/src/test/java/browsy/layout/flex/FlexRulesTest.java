package browsy.layout.flex;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Tests flexible lengths, alignment and baselines of flex containers. */
class FlexRulesTest {
    // https://drafts.csswg.org/css-align-3/#overflow-values
    @Test
    void safeAlignmentOverflowsAtTheEndOnly() {
        LaidOut.page(
"""
<style>.f { display:flex; width:100px; height:30px; margin:0 0 70px 50px } .f div { width:70px; height:10px; flex:none }</style>
<div class=f style='justify-content:center'><div id=unsafe></div><div></div></div>
<div class=f style='justify-content:safe center'><div id=safe></div><div></div></div>
<div class=f style='justify-content:safe flex-end'><div id=end></div><div></div></div>
<div class=f style='justify-content:safe flex-start; flex-direction:row-reverse'><div id=reversed></div><div></div></div>
<div class=f style='align-items:center'><div id=high style='height:50px'></div></div>
<div class=f style='align-items:safe center'><div id=safeHigh style='height:50px'></div></div>
<div class=f style='align-items:safe center'><div id=low></div></div>
""")
                .has("unsafe", 30, 0, 70, 10)
                .has("safe", 50, 100, 70, 10)
                .has("end", 50, 200, 70, 10)
                .has("reversed", 120, 300, 70, 10)
                .has("high", 50, 390, 70, 50)
                .has("safeHigh", 50, 500, 70, 50)
                .has("low", 50, 610, 70, 10);
    }

    // https://drafts.csswg.org/css-align-3/#distribution-values
    @Test
    void distributedSpaceFallsBackWhereThereIsNone() {
        LaidOut.page(
"""
<style>.f { display:flex; width:100px; margin-left:50px } .f div { width:70px; height:10px; flex:none } .r { flex-direction:row-reverse }</style>
<div class=f style='justify-content:space-around'><div id=around></div><div></div></div>
<div class=f style='justify-content:space-evenly'><div id=evenly></div><div></div></div>
<div class='f r' style='justify-content:space-around'><div id=aroundReversed></div><div></div></div>
<div class='f r' style='justify-content:space-between'><div id=onlyReversed></div></div>
<div class=f style='justify-content:space-around'><div id=onlyAround></div></div>
""")
                .has("around", 50, 0, 70, 10)
                .has("evenly", 50, 10, 70, 10)
                .has("aroundReversed", 120, 20, 70, 10)
                .has("onlyReversed", 80, 30, 70, 10)
                .has("onlyAround", 65, 40, 70, 10);
    }

    // https://drafts.csswg.org/css-align-3/#distribution-values
    @Test
    void spaceAroundLeavesHalfAShareAtTheEdges() {
        LaidOut.page(
"""
<style>.f { display:flex; width:100px; height:10px; justify-content:space-around } .f div { width:10px }</style>
<div class=f><div id=a></div><div id=b></div></div>
<div class=f style='gap:20px'><div id=c></div><div id=d></div></div>
<div class=f style='flex-flow:row wrap; width:10px; height:80px; align-content:space-around'><div id=e style='height:10px'></div><div id=f style='height:10px'></div></div>
""")
                .has("a", 20, 0, 10, 10)
                .has("b", 70, 0, 10, 10)
                .has("c", 15, 10, 10, 10)
                .has("d", 75, 10, 10, 10)
                .has("e", 0, 35, 10, 10)
                .has("f", 0, 75, 10, 10);
    }

    // https://drafts.csswg.org/css-align-3/#positional-values
    @Test
    void selfStartIsTheStartEdgeOfTheItem() {
        LaidOut.page(
"""
<style>.f { display:flex; flex-direction:column; width:100px } .f div { width:20px; height:10px } .v { writing-mode:vertical-rl }</style>
<div class=f>
  <div id=start style='align-self:self-start'></div>
  <div id=rtlStart dir=rtl style='align-self:self-start'></div>
  <div id=rtlEnd dir=rtl style='align-self:self-end'></div>
  <div id=verticalStart class=v style='align-self:self-start'></div>
</div>
<div class=f dir=rtl>
  <div id=ltrStart dir=ltr style='align-self:self-start'></div>
  <div id=inherited style='align-self:self-start'></div>
</div>
<div class=f style='flex-direction:row; height:40px'>
  <div id=upwards class=v dir=rtl style='align-self:self-start'></div>
  <div id=downwards class=v style='align-self:self-start'></div>
  <div id=upwardsEnd class=v dir=rtl style='align-self:self-end'></div>
</div>
""")
                .has("start", 0, 0, 20, 10)
                .has("rtlStart", 80, 10, 20, 10)
                .has("rtlEnd", 0, 20, 20, 10)
                .has("verticalStart", 80, 30, 20, 10)
                .has("ltrStart", 0, 40, 20, 10)
                .has("inherited", 80, 50, 20, 10)
                .has("upwards", 0, 90, 20, 10)
                .has("downwards", 20, 60, 20, 10)
                .has("upwardsEnd", 40, 60, 20, 10);
    }

    // https://www.w3.org/TR/2009/WD-css3-flexbox-20090723/#packing
    @Test
    void legacyBoxPacksItsChildren() {
        LaidOut.page(
"""
<style>.f { display:-webkit-box; width:100px } .f div { width:20px; height:10px }</style>
<div class=f><div id=start></div></div>
<div class=f style='-webkit-box-pack:end'><div id=end></div></div>
<div class=f style='-webkit-box-pack:center'><div id=center></div></div>
<div class=f style='-webkit-box-pack:justify'><div id=first></div><div id=last></div></div>
<div class=f style='-webkit-box-direction:reverse'><div id=reversed></div></div>
<div class=f style='-webkit-box-orient:vertical; -webkit-box-pack:end; height:40px'><div id=bottom></div></div>
""")
                .has("start", 0, 0, 20, 10)
                .has("end", 80, 10, 20, 10)
                .has("center", 40, 20, 20, 10)
                .has("first", 0, 30, 20, 10)
                .has("last", 80, 30, 20, 10)
                .has("reversed", 80, 40, 20, 10)
                .has("bottom", 0, 80, 20, 10);
    }

    // https://www.w3.org/TR/2009/WD-css3-flexbox-20090723/#alignment
    @Test
    void legacyBoxAlignsAllItsChildren() {
        LaidOut.page(
"""
<style>.f { display:-webkit-box; height:40px; width:100px } .f div { width:20px; height:10px }</style>
<div class=f><div id=stretch style='height:auto'></div></div>
<div class=f style='-webkit-box-align:start'><div id=start style='height:auto'></div></div>
<div class=f style='-webkit-box-align:center'><div id=center></div></div>
<div class=f style='-webkit-box-align:end'><div id=end></div><div id=own style='align-self:flex-start'></div></div>
<div class=f style='-webkit-box-align:baseline'><div id=baseline></div><div id=lower style='height:30px'></div></div>
""")
                .has("stretch", 0, 0, 20, 40)
                .has("start", 0, 40, 20, 0)
                .has("center", 0, 95, 20, 10)
                .has("end", 0, 150, 20, 10)
                .has("own", 20, 150, 20, 10)
                .has("baseline", 0, 180, 20, 10)
                .has("lower", 20, 160, 20, 30);
    }

    // https://drafts.csswg.org/css-flexbox-1/#flex-baselines
    @Test
    void sharedBaselineOfItsFirstLineIsThatOfTheContainer() {
        LaidOut.page(
"""
<style>.f { display:inline-flex; flex-wrap:wrap; width:50px } .f b { width:20px; height:10px } .f .h { height:30px } i { display:inline-block; width:5px; height:5px }</style>
<div><span id=item class=f><b class=h></b><b></b></span><i id=onItem></i></div>
<div><span id=shared class=f><b class=h></b><b style='align-self:baseline'></b></span><i id=onShared></i></div>
<div><span id=last class=f><b class=h></b><b style='align-self:last baseline; margin-bottom:4px'></b></span><i id=onLast></i></div>
""")
                .has("item", 0, 0, 50, 30)
                .has("onItem", 50, 25, 5, 5)
                .has("shared", 0, 40, 50, 30)
                .has("onShared", 50, 45, 5, 5)
                .has("last", 0, 70, 50, 30)
                .has("onLast", 50, 91, 5, 5);
    }

    // https://drafts.csswg.org/css-flexbox-1/#flex-baselines
    @Test
    void sharedBaselineOfItsLastLineIsTheLastOfTheContainer() {
        LaidOut.page(
"""
<style>
.o { display:flex; align-items:last baseline } .o i { width:5px; height:5px }
.f { display:flex; flex-wrap:wrap; width:50px } .f b { width:20px; height:10px } .f .w { width:40px; height:20px } .f .h { height:30px }
</style>
<div class=o><div class=f><b class=w></b><b></b><b class=h></b></div><i id=item></i></div>
<div class=o><div class=f><b class=w></b><b style='align-self:baseline'></b><b class=h></b></div><i id=shared></i></div>
<div class=o><div class=f><b class=w></b><b style='align-self:last baseline; margin-bottom:4px'></b><b class=h></b></div><i id=last></i></div>
<div class=o><div class=f><b class=w style='align-self:baseline'></b><b></b><b class=h></b></div><i id=first></i></div>
""")
                .has("item", 50, 45, 5, 5)
                .has("shared", 50, 75, 5, 5)
                .has("last", 50, 141, 5, 5)
                .has("first", 50, 195, 5, 5);
    }

    // https://drafts.csswg.org/css-flexbox-1/#resolve-flexible-lengths
    @Test
    void factorsThatSumToLessThanOneTakeThatShareOfTheSpace() {
        LaidOut.page(
"""
<style>.f { display:flex; width:100px; height:10px }</style>
<div class=f><div id=a style='flex:0 .25 100px'></div><div id=b style='flex:0 .25 100px'></div></div>
<div class=f><div id=c style='flex:.2 0 20px'></div><div id=d style='flex:.3 0 30px'></div></div>
<div class=f><div id=e style='flex:.5 0 20px; max-width:25px'></div><div id=f style='flex:.25 0 40px'></div></div>
<div class=f><div id=g style='flex:0 .5 150px'></div></div>
""")
                .has("a", 0, 0, 75, 10)
                .has("b", 75, 0, 75, 10)
                .has("c", 0, 10, 30, 10)
                .has("d", 30, 10, 45, 10)
                .has("e", 0, 20, 25, 10)
                .has("f", 25, 20, 50, 10)
                .has("g", 0, 30, 125, 10);
    }

    // https://drafts.csswg.org/css-flexbox-1/#auto-margins
    @Test
    void automaticMarginsTakeTheSpaceBeforeItIsAligned() {
        LaidOut.page(
"""
<style>.f { display:flex; width:100px; height:40px; justify-content:center; align-items:flex-end } .f div { flex:none; width:20px; height:10px }</style>
<div class=f><div id=right style='margin-left:auto'></div></div>
<div class=f><div id=left style='margin-right:auto'></div><div id=next></div></div>
<div class=f><div id=wide style='width:140px; margin:0 auto'></div></div>
<div class=f><div id=top style='margin-bottom:auto'></div><div id=middle style='margin:auto 0'></div><div id=bottom style='margin-top:auto'></div></div>
<div class=f><div id=high style='height:60px; margin:auto 0'></div></div>
""")
                .has("right", 80, 30, 20, 10)
                .has("left", 0, 70, 20, 10)
                .has("next", 80, 70, 20, 10)
                .has("wide", -20, 110, 140, 10)
                .has("top", 20, 120, 20, 10)
                .has("middle", 40, 135, 20, 10)
                .has("bottom", 60, 150, 20, 10)
                .has("high", 40, 160, 20, 60);
    }

    // https://drafts.csswg.org/css-flexbox-1/#abspos-items
    @Test
    void staticPositionIsThatOfASoleItem() {
        LaidOut.page(
"""
<style>.f { display:flex; position:relative; width:200px; height:40px } .f div { position:absolute; width:20px; height:10px }</style>
<div class=f style='justify-content:space-between'><div id=between></div></div>
<div class=f style='justify-content:space-between; flex-direction:row-reverse'><div id=reversed></div></div>
<div class=f style='justify-content:space-evenly'><div id=evenly></div></div>
<div class=f style='justify-content:flex-end'><div id=end></div></div>
<div class=f dir=rtl style='justify-content:left'><div id=left></div></div>
<div class=f style='align-items:last baseline'><div id=last></div></div>
<div class=f style='flex-wrap:wrap-reverse'><div id=wrapReversed></div></div>
""")
                .has("between", 0, 0, 20, 10)
                .has("reversed", 180, 40, 20, 10)
                .has("evenly", 90, 80, 20, 10)
                .has("end", 180, 120, 20, 10)
                .has("left", 0, 160, 20, 10)
                .has("last", 0, 230, 20, 10)
                .has("wrapReversed", 0, 270, 20, 10);
    }
}
