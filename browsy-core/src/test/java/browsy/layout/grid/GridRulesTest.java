package browsy.layout.grid;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Tests of track sizing, line names and item placement by laying out pages. */
class GridRulesTest {
    // https://drafts.csswg.org/css-grid-2/#grid-placement-span-int
    @Test
    void spanToANamedLineCountsImplicitLinesToo() {
        LaidOut.page(
"""
<style>.g { display:grid; width:400px; grid-template-columns:[a] 50px [b] 50px [a] 50px [c] 50px; grid-auto-columns:20px; grid-auto-rows:10px }</style>
<div class=g>
  <div id=found style='grid-column:1 / span a'></div>
  <div id=implied style='grid-column:2 / span 2 a'></div>
  <div id=unknown style='grid-column:3 / span x'></div>
  <div id=past style='grid-column:6 / span 2 x'></div>
  <div id=back style='grid-column:span a / 4'></div>
  <div id=backTwo style='grid-column:span 2 b / 3'></div>
</div>
""")
                .has("found", 20, 0, 100, 10)
                .has("implied", 70, 10, 170, 10)
                .has("unknown", 120, 20, 120, 10)
                .has("past", 240, 20, 40, 10)
                .has("back", 120, 30, 50, 10)
                .has("backTwo", 0, 40, 120, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#typedef-grid-row-start-grid-line
    @Test
    void spanIsFirstOrLastInAGridLine() {
        LaidOut.page(
"""
<style>.g { display:grid; width:400px; grid-template-columns:[a] 50px [b] 50px [a] 50px [c] 50px; grid-auto-rows:10px }</style>
<div class=g>
  <div id=last style='grid-column:1 a span / 4'></div>
  <div id=nameFirst style='grid-column:a span / 4'></div>
  <div id=middle style='grid-column-start:2; grid-column-start:1 span a; grid-column-end:4'></div>
</div>
""")
                .has("last", 100, 0, 50, 10)
                .has("nameFirst", 100, 10, 50, 10)
                .has("middle", 50, 20, 100, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#line-placement
    @Test
    void negativeLinesCountFromTheEndOfTheExplicitGrid() {
        LaidOut.page(
"""
<style>.g { display:grid; width:400px; grid-template-columns:[a] 50px [a] 50px [b a] 50px [c]; grid-auto-columns:20px; grid-auto-rows:10px }</style>
<div class=g>
  <div id=last style='grid-column:-2'></div>
  <div id=all style='grid-column:1 / -1'></div>
  <div id=before style='grid-column:-5'></div>
  <div id=named style='grid-column:a -2'></div>
  <div id=namedBefore style='grid-column:a -4'></div>
  <div id=swapped style='grid-column:3 / 1'></div>
  <div id=same style='grid-column:2 / 2'></div>
</div>
""")
                .has("last", 120, 0, 50, 10)
                .has("all", 20, 10, 150, 10)
                .has("before", 0, 20, 20, 10)
                .has("named", 70, 20, 50, 10)
                .has("namedBefore", 0, 30, 20, 10)
                .has("swapped", 20, 30, 100, 10)
                .has("same", 70, 40, 50, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#extra-space
    @Test
    void spanningItemGrowsTracksThatMayGrowWithoutLimitFirst() {
        LaidOut.page(
"""
<style>.g { display:grid; width:300px; justify-content:start; grid-auto-rows:10px; margin-bottom:5px }</style>
<div class=g style='grid-template-columns:minmax(10px,max-content) minmax(10px,40px) minmax(10px,min-content)'>
  <div id=one style='grid-column:1 / span 3; width:120px'></div><div id=a></div><div id=b></div><div id=c></div>
</div>
<div class=g style='grid-template-columns:auto fit-content(30px) max-content'>
  <div id=two style='grid-column:1 / span 3; width:120px'></div><div id=d></div><div id=e></div><div id=f></div>
</div>
<div class=g style='grid-template-columns:min-content max-content'>
  <div style='grid-column:1 / span 2'>aa bb cc</div><div id=g></div><div id=h></div>
</div>
<div class=g style='grid-template-columns:auto max-content'>
  <div>aaa</div><div>b</div><div style='grid-column:1 / span 2'>aaaa bbbb cccc</div><div id=i></div><div id=j></div>
</div>
""")
                .has("one", 0, 0, 120, 10)
                .has("a", 0, 10, 40, 10)
                .has("b", 40, 10, 40, 10)
                .has("c", 80, 10, 40, 10)
                .has("two", 0, 25, 120, 10)
                .has("d", 0, 35, 40, 10)
                .has("e", 40, 35, 40, 10)
                .has("f", 80, 35, 40, 10)
                .has("g", 0, 60, 6, 10)
                .has("h", 6, 60, 42, 10)
                .has("i", 0, 95, 18, 10)
                .has("j", 18, 95, 66, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#auto-repeat
    @Test
    void tracksRepeatAsOftenAsTheyFitWithTheirGutters() {
        LaidOut.page(
"""
<style>.g { display:grid; grid-template-columns:50px repeat(auto-fill,100px) 30px; gap:10px; grid-auto-rows:10px; margin-bottom:5px }</style>
<div class=g style='width:420px'><div id=three style='grid-column:1 / -1'></div><div id=last style='grid-column:-2'></div></div>
<div class=g style='width:419px'><div id=two style='grid-column:1 / -1'></div></div>
<div style='display:grid; grid-template-rows:15px repeat(auto-fill,20px); row-gap:5px; min-height:91px'><div id=rows style='grid-row:1 / -1'></div></div>
<div style='display:grid; grid-template-columns:repeat(2,10px 20px) repeat(auto-fill,minmax(40px,30px)); width:150px; column-gap:4px'><div id=mixed style='grid-column:1 / -1; height:10px'></div></div>
""")
                .has("three", 0, 0, 420, 10)
                .has("last", 390, 20, 30, 10)
                .has("two", 0, 35, 310, 10)
                .has("rows", 0, 50, 800, 115)
                .has("mixed", 0, 165, 116, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#repeat-syntax
    @Test
    void namesInRepeatedTracksNameLinesOfEach() {
        LaidOut.page(
"""
<div style='display:grid; width:300px; grid-template-columns:[a] repeat(2,[b] 50px [c]) [d] 20px; grid-auto-rows:10px'>
  <div id=a style='grid-column:a / b 2'></div>
  <div id=b style='grid-column:b 2 / d'></div>
  <div id=c style='grid-column:c / span 2'></div>
  <div id=d style='grid-column:c 2'></div>
</div>
""")
                .has("a", 0, 0, 50, 10)
                .has("b", 50, 0, 50, 10)
                .has("c", 50, 10, 70, 10)
                .has("d", 100, 20, 20, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#auto-placement-algo
    @Test
    void automaticItemsFillImplicitColumnsBeforeTheGridToo() {
        LaidOut.page(
"""
<div style='display:grid; width:300px; justify-content:start; grid-template-columns:50px 50px; grid-auto-columns:20px; grid-auto-rows:10px'>
  <div id=before style='grid-column:-4; grid-row:1'></div>
  <div id=first></div><div id=second></div><div id=third></div><div id=fourth></div>
</div>
""")
                .has("before", 0, 0, 20, 10)
                .has("first", 20, 0, 50, 10)
                .has("second", 70, 0, 50, 10)
                .has("third", 0, 10, 20, 10)
                .has("fourth", 20, 10, 50, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#algo-overview
    @Test
    void implicitRowsBeforeTheGridDoNotShiftTheHeightsOfAreas() {
        LaidOut.page(
"""
<div style='display:grid; width:300px; height:200px; align-content:start; justify-content:start; grid-template-rows:30px 60px; grid-auto-rows:20px; grid-template-columns:max-content'>
  <div id=before style='grid-row:-4'></div>
  <div id=square style='grid-row:1; height:100%; aspect-ratio:1'></div>
  <div id=next style='grid-row:2; width:10px'></div>
</div>
""")
                .has("before", 0, 0, 30, 20)
                .has("square", 0, 20, 30, 30)
                .has("next", 0, 50, 10, 60);
    }

    // https://drafts.csswg.org/css-grid-2/#algo-terms
    @Test
    void marginsAddToTheContributionOfAnItem() {
        LaidOut.page(
"""
<style>.g { display:grid; width:300px; justify-content:start; margin-bottom:5px } .i { margin:0 5px 0 10px }</style>
<div class=g style='grid-template-columns:max-content 10px'><div id=max class=i>aaa bbb</div><div id=afterMax></div></div>
<div class=g style='grid-template-columns:min-content 10px'><div id=min class=i>aaa bbb</div><div id=afterMin></div></div>
<div class=g style='grid-template-columns:fit-content(40px) 10px'><div id=fit class=i>aaa bbb</div><div id=afterFit></div></div>
""")
                .has("max", 10, 0, 42, 20)
                .has("afterMax", 57, 0, 10, 20)
                .has("min", 10, 25, 18, 40)
                .has("afterMin", 33, 25, 10, 40)
                .has("fit", 10, 70, 25, 40)
                .has("afterFit", 40, 70, 10, 40);
    }

    // https://drafts.csswg.org/css-grid-2/#min-size-auto
    @Test
    void fixedMaximumOfATrackLimitsAutomaticMinimums() {
        LaidOut.page(
"""
<style>.g { display:grid; width:300px; justify-content:start; margin-bottom:5px }</style>
<div class=g style='grid-template-columns:minmax(auto,50px) 10px'><div id=limited>aaaaaaaaaaaaaaa</div><div id=afterLimited></div></div>
<div class=g style='grid-template-columns:auto 10px'><div id=open>aaaaaaaaaaaaaaa</div><div id=afterOpen></div></div>
<div class=g style='grid-template-columns:minmax(auto,20px) minmax(auto,30px); column-gap:7px'><div id=spanning style='grid-column:span 2; padding:0 4px; margin:0 3px'>aaaaaaaaaaaaaaa</div><div></div><div id=second></div></div>
<div class=g style='grid-template-columns:minmax(auto,50px) 10px'><div id=scrolls style='overflow:hidden'>aaaaaaaaaaaaaaa</div><div id=afterScrolls></div></div>
""")
                .has("limited", 0, 0, 50, 20)
                .has("afterLimited", 50, 0, 10, 20)
                .has("open", 0, 25, 90, 20)
                .has("afterOpen", 90, 25, 10, 20)
                .has("spanning", 3, 50, 51, 20)
                .has("second", 27, 70, 30, 0)
                .has("scrolls", 0, 75, 50, 20)
                .has("afterScrolls", 50, 75, 10, 20);
    }

    // https://drafts.csswg.org/css-grid-2/#extra-space
    @Test
    void spanningItemGrowsTheTrackThatHasNoLimitYet() {
        LaidOut.page(
"""
<div style='display:grid; width:300px; justify-content:start; grid-template-columns:minmax(0,max-content) minmax(0,max-content); grid-auto-rows:10px'>
  <div id=first style='width:12px'></div><div></div>
  <div id=both style='grid-column:1 / span 2; width:100px'></div>
  <div id=left></div><div id=right></div>
</div>
<div style='display:grid; width:300px; justify-content:start; grid-template-columns:minmax(0,max-content) minmax(0,max-content); grid-auto-rows:10px'>
  <div style='width:12px'></div>
  <div style='grid-column:1 / span 2; width:100px'></div>
  <div id=only style='grid-column:1'></div>
</div>
""")
                .has("first", 0, 0, 12, 10)
                .has("both", 0, 10, 100, 10)
                .has("left", 0, 20, 56, 10)
                .has("right", 56, 20, 44, 10)
                .has("only", 0, 50, 12, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#abspos
    @Test
    void positionedChildEndsAtItsLinesOrThePadding() {
        LaidOut.page(
"""
<div style='display:grid; position:relative; width:300px; padding:5px; grid-template-columns:50px 60px; column-gap:10px; grid-template-rows:20px'>
  <div id=first style='position:absolute; grid-column:1 / 2; inset:0'></div>
  <div id=both style='position:absolute; grid-column:1 / 3; inset:0'></div>
  <div id=auto style='position:absolute; grid-column:2 / auto; inset:0'></div>
  <div id=before style='position:absolute; grid-column:auto / 2; inset:0'></div>
  <div id=last style='position:absolute; grid-column:3; inset:0'></div>
  <div id=none style='position:absolute; grid-column:2 / 9; inset:0'></div>
  <div id=none2 style='position:absolute; grid-column:-9 / 2; inset:0'></div>
</div>
<div style='display:grid; position:relative; width:300px; padding:5px; grid-template-columns:50px 60px; column-gap:10px; grid-template-rows:20px' dir=rtl>
  <div id=rtl style='position:absolute; grid-column:1 / 2; inset:0'></div>
  <div id=rtlAuto style='position:absolute; grid-column:2 / auto; inset:0'></div>
</div>
<div style='display:grid; position:relative; width:300px; height:40px'><div id=noTracks style='position:absolute; grid-column:1 / 2; inset:0'></div></div>
""")
                .has("first", 5, 0, 50, 30)
                .has("both", 5, 0, 120, 30)
                .has("auto", 65, 0, 245, 30)
                .has("before", 0, 0, 55, 30)
                .has("last", 125, 0, 185, 30)
                .has("none", 65, 0, 245, 30)
                .has("none2", 0, 0, 55, 30)
                .has("rtl", 255, 30, 50, 30)
                .has("rtlAuto", 0, 30, 245, 30)
                .has("noTracks", 0, 60, 300, 40);
    }

    // https://drafts.csswg.org/css-grid-2/#algo-baseline-alignment
    @Test
    void baselineShimIsPartOfTheContributionOfAnItem() {
        LaidOut.page(
"""
<div id=grid style='display:grid; width:300px; grid-template-rows:max-content; align-items:baseline; grid-template-columns:50px 50px 50px'>
  <div id=high style='padding-top:30px'>a</div><div id=low style='padding-bottom:25px'>b</div><div id=rest style='align-self:stretch'></div>
</div>
<div style='display:flex; align-items:last baseline; height:100px'>
  <div id=lastOf style='display:grid; grid-template-columns:20px 20px; grid-template-rows:30px 40px; padding:5px 0 9px; row-gap:3px'><i>a</i><i>b</i><i style='align-self:end'>c</i><i>d</i></div>
  <div id=text>e</div>
</div>
""")
                .has("grid", 0, 0, 300, 75)
                .has("high", 0, 0, 50, 50)
                .has("low", 50, 30, 50, 45)
                .has("rest", 100, 0, 50, 75)
                .has("lastOf", 0, 88, 40, 87)
                .has("text", 40, 126, 6, 20);
    }

    // https://drafts.csswg.org/css-grid-2/#implicit-named-lines
    @Test
    void areaOfSeveralRowsAndColumnsNamesItsLines() {
        LaidOut.page(
"""
<div style='display:grid; width:300px; grid-template:"a a b" 20px "a a c" 30px ". d d" 10px / 50px 60px 70px'>
  <div id=a style='grid-area:a'></div><div id=b style='grid-area:b'></div><div id=c style='grid-area:c'></div><div id=d style='grid-area:d'></div>
  <div id=lines style='grid-row:c-start / d-end; grid-column:a-end / c-end'></div>
</div>
""")
                .has("a", 0, 0, 110, 50)
                .has("b", 110, 0, 70, 20)
                .has("c", 110, 20, 70, 30)
                .has("d", 50, 50, 130, 10)
                .has("lines", 110, 20, 70, 40);
    }

    // https://drafts.csswg.org/css-grid-2/#abspos
    @Test
    void positionedChildUsesThePaddingEdgeForMissingLines() {
        LaidOut.page(
"""
<style>
.g { display:grid; position:relative; width:200px; grid-template-columns:[a] 50px [b] 70px [c] 80px; grid-template-rows:10px 20px 30px; grid-auto-columns:20px }
.g div { position:absolute; inset:0 }
</style>
<div class=g>
  <div id=reversed style='grid-column:3 / 1'></div>
  <div id=spanEnd style='grid-column:a / span 2'></div>
  <div id=spanStart style='grid-column:span c / 4'></div>
  <div id=row style='grid-row-end:3'></div>
</div>
<div class=g>
  <i style='grid-column:-5; grid-row:1'></i>
  <div id=shifted style='grid-column:1 / 2; grid-row:2 / 3'></div>
  <div id=implicit style='grid-column:-5 / -4'></div>
  <div id=missing style='grid-column:-6 / 2'></div>
</div>
""")
                .has("reversed", 0, 0, 120, 60)
                .has("spanEnd", 0, 0, 120, 60)
                .has("spanStart", 120, 0, 80, 60)
                .has("row", 0, 0, 200, 30)
                .has("shifted", 20, 70, 50, 20)
                .has("implicit", 0, 60, 20, 60)
                .has("missing", 0, 60, 70, 60);
    }

    // https://drafts.csswg.org/css-grid-2/#subgrid-listing
    @Test
    void subgridHasItsOwnLineNamesAndThoseOfItsParentGrid() {
        LaidOut.page(
"""
<style>.s { display:grid; grid-column:1 / -1; grid-auto-rows:10px }</style>
<div style='display:grid; width:230px; grid-template-columns:50px [p] 50px 50px 50px [q]; column-gap:10px'>
  <div class=s style='grid-template-columns:subgrid [a] repeat(auto-fill,[b] [c]) [d]'>
    <div id=a style='grid-column:a'></div>
    <div id=b style='grid-column:b / d'></div>
    <div id=c style='grid-column:c'></div>
    <div id=d style='grid-column:d'></div>
    <div id=p style='grid-column:p / q'></div>
  </div>
  <div class=s style='grid-template-columns:subgrid [a] repeat(2,[b]) [c]'>
    <div id=second style='grid-column:b 2'></div>
    <div id=last style='grid-column:c'></div>
  </div>
</div>
""")
                .has("a", 0, 0, 50, 10)
                .has("b", 60, 0, 110, 10)
                .has("c", 120, 10, 50, 10)
                .has("d", 180, 10, 50, 10)
                .has("p", 60, 20, 170, 10)
                .has("second", 120, 30, 50, 10)
                .has("last", 180, 30, 50, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#subgrids
    @Test
    void itemsOfASubgridChangeByHalfTheDifferenceOfTheGaps() {
        LaidOut.page(
"""
<style>.s { display:grid; grid-column:1 / -1; grid-template-columns:subgrid; grid-auto-rows:10px }</style>
<div style='display:grid; width:230px; grid-template-columns:repeat(4,50px); column-gap:10px'>
  <div class=s><div id=first></div><div id=second></div><div id=both style='grid-column:span 2'></div></div>
  <div class=s style='gap:20px'><div id=less></div><div id=lessInside></div><div></div><div id=lessAtEnd></div></div>
  <div class=s style='gap:0'><div id=more></div><div id=moreInside style='grid-column:span 2'></div></div>
</div>
""")
                .has("first", 0, 0, 50, 10)
                .has("second", 60, 0, 50, 10)
                .has("both", 120, 0, 110, 10)
                .has("less", 0, 10, 45, 10)
                .has("lessInside", 65, 10, 40, 10)
                .has("lessAtEnd", 185, 10, 45, 10)
                .has("more", 0, 20, 55, 10)
                .has("moreInside", 55, 20, 120, 10);
    }

    // https://drafts.csswg.org/css-grid-2/#algo-spanning-flex-items
    @Test
    void itemThatSpansFlexibleTracksGrowsThemByTheirFactors() {
        LaidOut.page(
"""
<div style='display:grid; width:0; grid-template-columns:1fr 3fr; grid-auto-rows:10px'>
  <div id=both style='grid-column:span 2; width:80px'></div><div id=one></div><div id=three></div>
</div>
""")
                .has("both", 0, 0, 80, 10)
                .has("one", 0, 10, 20, 10)
                .has("three", 20, 10, 60, 10);
    }
}
