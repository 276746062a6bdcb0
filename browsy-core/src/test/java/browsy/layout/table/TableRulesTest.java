package browsy.layout.table;

import browsy.layout.LaidOut;
import org.junit.jupiter.api.Test;

/** Tests of column widths, row heights and collapsed tracks of tables. */
class TableRulesTest {
    // https://drafts.csswg.org/css-tables-3/#table-structure
    @Test
    void columnBoxWithoutGroupCoversItsColumn() {
        LaidOut.page(
"""
<div style='display:table; border-spacing:10px 5px'>
  <div id=column style='display:table-column; width:100px'></div>
  <div style='display:table-row'>
    <div id=cell style='display:table-cell'>a</div>
  </div>
</div>
""")
                .has("column", 10, 5, 100, 20)
                .has("cell", 10, 5, 100, 20);
    }

    // https://drafts.csswg.org/css-tables-3/#height-distribution-algorithm
    @Test
    void rowWithoutContentOrHeightTakesTheRemainingHeight() {
        LaidOut.page(
"""
<style>td { padding:0 }</style>
<table style='height:200px; border-spacing:0'>
  <tr id=high style='height:50px'><td>a</td></tr>
  <tr id=empty><td></td></tr>
  <tr id=zero style='height:0px'><td></td></tr>
</table>
""")
                .has("high", 0, 0, 6, 50)
                .has("empty", 0, 50, 6, 150)
                .has("zero", 0, 200, 6, 0);
    }

    // https://drafts.csswg.org/css-tables-3/#visibility-collapse-rendering
    @Test
    void collapsedColumnReducesTheTableByItsWidthAndSpacing() {
        LaidOut.page(
"""
<style>td { padding:0 }</style>
<table id=table style='border:3px solid; border-spacing:10px'>
  <colgroup><col style='width:100px'><col style='width:50px; visibility:collapse'></colgroup>
  <tr><td id=first>a</td><td>b</td></tr>
</table>
""")
                .has("table", 0, 0, 126, 46)
                .has("first", 13, 13, 100, 20);
    }

    // https://drafts.csswg.org/css-tables-3/#height-distribution-algorithm
    @Test
    void rowGroupsWithoutContentShareTheHeightEqually() {
        LaidOut.page(
"""
<style>td { padding:0 }</style>
<table style='height:100px; border-spacing:0'>
  <tbody id=first><tr><td></td></tr></tbody>
  <tbody id=second><tr><td></td></tr></tbody>
</table>
""")
                .has("first", 0, 0, 0, 50)
                .has("second", 0, 50, 0, 50);
    }
}
