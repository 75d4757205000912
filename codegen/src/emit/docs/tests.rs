//! The site of a small catalog that has one of everything.

use super::{check_links, site};
use crate::catalog::Catalog;

fn small() -> Vec<(String, String)> {
    let catalog: Catalog = serde_json::from_str(include_str!("fixtures/small.json")).expect("the fixture is a catalog");
    site(&catalog)
}

fn page(name: &str) -> String {
    let pages = small();
    let found = pages.into_iter().find(|(path, _)| path == name);
    found.unwrap_or_else(|| panic!("there is no {name}")).1
}

#[track_caller]
fn has(page: &str, part: &str) {
    assert!(page.contains(part), "{part} is not in\n{page}");
}

#[test]
fn every_link_leads_somewhere() {
    assert_eq!(check_links(&small()), Vec::<String>::new());
}

#[test]
fn the_same_catalog_gives_the_same_site() {
    assert_eq!(small(), small());
}

#[test]
fn a_structure_tells_of_every_byte_and_of_what_was_there_before() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "<li id=\"V5_1-0x02\">");
    has(
        &page,
        "ThreadId (ULONG), byte 3 of 4 <span class=\"since\">since 5.1</span>; <span class=\"since\">before, ThreadId (ULONGLONG), byte 3 of 8",
    );
    has(&page, "(ULONG), byte 2 of 4, or bits (ULONG): bits 8–11 Low, bits 12–15 High");
    has(&page, "byte 0x11</a>: no field: only C’s sizeof counts it");
}

#[test]
fn text_is_escaped_and_names_are_linked() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "A header with <code>code</code> &amp; &lt;signs&gt;; see <a href=\"../values/SAMPLE_KIND.html\">");
}

#[test]
fn what_sizeof_counts_too_much_is_explained() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "C’s sizeof gives 0x18, but only the first 16 bytes are always there: <code>Data</code>");
    has(&page, "and C adds 7 bytes so that the size is a multiple of 8");
}

#[test]
fn both_sides_of_a_dispute_are_heard() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "says: “three of them”");
    has(&page, "says: “two” <strong>The tables follow this.</strong> Why: <code>it looked</code>");
}

#[test]
fn every_word_of_a_mask_has_a_heading_though_it_has_no_bit() {
    let page = page("masks/SAMPLE_BITS.html");
    for index in 0..8 {
        has(&page, &format!("<h2>Marks [{index}]"));
    }
    assert_eq!(page.matches("No bit of this group is known.").count(), 7);
}

#[test]
fn a_rule_says_whether_its_status_is_known() {
    let page = page("requests/SampleClassInformation.html");
    has(&page, "status unknown");
    has(&page, "STATUS_NO</code> (0xC0000002), typically");
    has(&page, "href=\"../requests/SAMPLE_CLASS.html#limit-counters\"");
}

#[test]
fn numbers_that_differ_by_pointer_size_are_found_under_both() {
    let page = page("numbers.html");
    has(&page, "<tr id=\"0x1\">");
    has(&page, "value of SAMPLE_KIND, 64-bit data");
    has(&page, "<tr id=\"0x20000001\">");
}

#[test]
fn where_an_examination_ended_is_said() {
    has(&page("structs/SAMPLE_HEADER.html"), "“and higher” was last examined in release 6.1.");
}

#[test]
fn the_page_of_evidence_lists_what_has_only_one_kind_of_it() {
    let page = page("coverage.html");
    has(&page, "<tr><th scope=\"row\">forms of structures</th><td>2</td>");
    has(&page, "<h3>Only study <small>");
    has(&page, "<a href=\"structs/SAMPLE_ITEM.html\"><code>SAMPLE_ITEM</code></a></th><td>that there is one</td>");
}
