//! The site of a small catalog that has one of everything.

use super::{check_links, site};
use etwspec_catalog::Catalog;

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
    has(&page, "<i id=\"V5_1-0x02\"></i>");
    has(
        &page,
        "ThreadId (ULONG) <span class=\"since\">since 5.1</span>; <span class=\"since\">before, ThreadId (ULONGLONG), bytes 1 to 4 of 8",
    );
    has(&page, "(ULONG), byte 2 of 4, or bits (ULONG): bits 8–11 Low, bits 12–15 High");
    has(&page, "bytes 0x11 to 0x17</a><i id=\"V5_1-0x12\">");
    has(&page, "</i>: no field: only C’s sizeof counts it");
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
fn what_follows_a_structure_is_told_part_by_part_and_seen_in_the_map() {
    let page = page("structs/SAMPLE_TAIL.html");
    has(&page, "Releases unknown");
    has(&page, "0x04 bytes (4) are always there, aligned to 4; more follows.");
    has(&page, "<a href=\"#V5_0-then\">more follows: Names, Header</a>");
    has(&page, "as many texts as <code>Count</code> says, each up to its zero");
    has(
        &page,
        "Only if <code>Count &amp; 0x1</code> is not 0.<br>Not there where the bytes end before it.<br>Its first bytes say which structure of <code>",
    );
}

#[test]
fn a_dispatch_links_its_cases_to_structures_that_link_back() {
    let page = page("dispatches/SAMPLE_DISPATCH.html");
    has(&page, "0x00000010</a> <span class=\"what\">in bits 0xFFFFFFF0</span>");
    has(&page, "<th scope=\"row\"><a href=\"../structs/SAMPLE_HEADER.html\"><code>SAMPLE_HEADER</code></a></th>");
    has(&page, "32-bit data<br>log files up to 1.0");
    has(&page, "<a href=\"../structs/SAMPLE_TAIL.html#V5_0-then\">SAMPLE_TAIL</a>, which it follows as Header");
    has(&self::page("structs/SAMPLE_HEADER.html"), "SAMPLE_DISPATCH</a>, case 0x00000010");
    has(&self::page("numbers/1.html"), "case of SAMPLE_DISPATCH: SAMPLE_HEADER");
}

#[test]
fn topics_are_listed_by_family() {
    let page = page("index.html");
    has(&page, "<h3>payloads</h3>\n<p>What events hold.</p>");
    has(&page, "<a href=\"topics/payloads--sample.html\">sample</a></th><td>1 structure</td><td>Samples.</td>");
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
    let page = page("numbers/1.html");
    has(&page, "<tr id=\"0x1\">");
    has(&page, "value of SAMPLE_KIND, 64-bit data");
    has(&page, "<tr id=\"0x20000001\">");
}

#[test]
fn where_an_examination_ended_is_said() {
    has(
        &page("structs/SAMPLE_HEADER.html"),
        "“and higher”: the last release that a source of this page examined is 6.1.",
    );
}

#[test]
fn the_page_of_evidence_lists_what_has_only_one_kind_of_it() {
    let page = page("coverage.html");
    has(&page, "<tr><th scope=\"row\">forms of structures</th><td>3</td>");
    has(&page, "<h3>Only study <small>");
    has(&page, "<a href=\"structs/SAMPLE_ITEM.html\"><code>SAMPLE_ITEM</code></a></th><td>that there is one</td>");
}
