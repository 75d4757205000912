//! Tests of the site of a small catalog with one item of each kind.

use etwspec_catalog::{Catalog, Struct};
use etwspec_site::{Decoder, Options, PICTURE, check_links, site, site_with};

fn small() -> Vec<(String, String)> {
    let catalog: Catalog =
        serde_json::from_str(include_str!("../src/fixtures/small.json")).expect("the fixture is a catalog");
    site(&catalog)
}

fn page(name: &str) -> String {
    let pages = small();
    let found = pages.into_iter().find(|(path, _)| path == name);
    found.unwrap_or_else(|| panic!("missing page {name}")).1
}

#[track_caller]
fn has(page: &str, part: &str) {
    assert!(page.contains(part), "{part} is not in\n{page}");
}

#[test]
fn every_link_has_a_target() {
    assert_eq!(check_links(&small()), Vec::<String>::new());
}

#[test]
fn decoder_is_there_with_its_program_only() {
    assert!(!page("index.html").contains("decoder.html"));
    assert!(small().iter().all(|(path, _)| !path.starts_with("decoder")));
    let catalog: Catalog =
        serde_json::from_str(include_str!("../src/fixtures/small.json")).expect("the fixture is a catalog");
    let options = Options {
        decoder: Some(Decoder { program: b"\0asm".to_vec(), windows: b"pack", ..Decoder::default() }),
        ..Options::default()
    };
    let files = site_with(&catalog, &options);
    assert_eq!(check_links(&files), Vec::<String>::new());
    let text =
        |name: &str| files.iter().find(|(path, _)| path == name).map(|(_, text)| text.as_str()).unwrap_or_default();
    has(text("decoder.html"), "decoder/page.js");
    has(text("index.html"), "<li><a href=\"decoder.html\">Decoder</a></li>");
    has(text("decoder/program.js"), "\"size\":4");
    has(text("decoder/windows.js"), "\"size\":null,\"packed\":\"cGFjaw==\"");
    assert_eq!(text("decoder/tables.js"), "");
    has(text("decoder/links.js"), "\"SAMPLE_HEADER\":\"structs/SAMPLE_HEADER.html\"");
}

#[test]
fn generates_the_same_site_twice() {
    assert_eq!(small(), small());
}

#[test]
fn lists_contents_of_each_byte_and_earlier_contents() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "<i id=\"V5_1-0x02\"></i>");
    has(
        &page,
        "ThreadId (ULONG) <span class=\"since\">since 5.1</span>; <span class=\"since\">before: ThreadId (ULONGLONG), bytes 1 to 4 of 8",
    );
    has(&page, "(ULONG), byte 2 of 4, or bits (ULONG): bits 8–11 Low, bits 12–15 High");
    has(&page, "bytes 0x11 to 0x17</a><i id=\"V5_1-0x12\">");
    has(&page, "</i>: padding that only sizeof in C includes");
}

#[test]
fn escapes_text_and_links_names() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "A header with <code>code</code> &amp; &lt;signs&gt;; see <a href=\"../values/SAMPLE_KIND.html\">");
}

#[test]
fn explains_sizeof_beyond_the_fixed_part() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, "sizeof in C is 0x18, but the fixed part has only 16 bytes: <code>Data</code>");
    has(&page, "and C adds 7 bytes of padding so that the size is a multiple of 8");
}

#[test]
fn shows_both_sides_of_a_dispute() {
    let page = page("structs/SAMPLE_HEADER.html");
    has(&page, ": “three of them”");
    has(&page, ": “two” <strong>The tables follow this source.</strong> Reason: <code>it looked</code>");
}

#[test]
fn lists_parts_of_the_tail_and_shows_them_in_the_map() {
    let page = page("structs/SAMPLE_TAIL.html");
    has(&page, "Releases unknown");
    has(&page, "Fixed part: 0x04 bytes (4), aligned to 4. Data of variable size follows.");
    has(&page, "<a href=\"#V5_0-then\">Names, Header</a>");
    has(&page, "texts, count in <code>Count</code>, each zero-terminated");
    has(
        &page,
        "Present if <code>Count &amp; 0x1</code> is not 0. <br>Absent if the data ends before it. <br>Its first bytes select the structure of <code>",
    );
}

#[test]
fn links_cases_and_structures_both_ways() {
    let page = page("dispatches/SAMPLE_DISPATCH.html");
    has(&page, "0x00000010</a> <span class=\"what\">under mask 0xFFFFFFF0</span>");
    has(&page, "<th scope=\"row\"><a href=\"../structs/SAMPLE_HEADER.html\"><code>SAMPLE_HEADER</code></a></th>");
    has(&page, "32-bit data<br>log files up to 1.0");
    has(&page, "<a href=\"../structs/SAMPLE_TAIL.html#V5_0-then\">SAMPLE_TAIL</a>, in the tail as Header");
    has(&self::page("structs/SAMPLE_HEADER.html"), "SAMPLE_DISPATCH</a>, case 0x00000010");
    has(&self::page("numbers/1.html"), "case of SAMPLE_DISPATCH: SAMPLE_HEADER");
}

#[test]
fn lists_topics_by_family() {
    let page = page("index.html");
    has(&page, "<h3>payloads</h3>\n<p>Payloads of events.</p>");
    has(
        &page,
        "<a href=\"topics/payloads--sample.html\">sample</a></th><td data-label=\"Contents\">1 structure</td><td class=\"text\">Samples.</td>",
    );
}

#[test]
fn every_word_of_a_mask_has_a_heading() {
    let page = page("masks/SAMPLE_BITS.html");
    for index in 0..8 {
        has(&page, &format!("<h2>Marks [{index}]"));
    }
    assert_eq!(page.matches("The bits of this word are unknown.").count(), 7);
}

#[test]
fn rule_shows_whether_its_status_is_known() {
    let page = page("requests/SampleClassInformation.html");
    has(&page, "status unknown");
    has(&page, "STATUS_NO</code> (0xC0000002), typically");
    has(&page, "href=\"../requests/SAMPLE_CLASS.html#limit-counters\"");
}

#[test]
fn indexes_both_numbers_of_a_value_that_differs_by_pointer_size() {
    let page = page("numbers/1.html");
    has(&page, "<tr id=\"0x1\">");
    has(&page, "value of SAMPLE_KIND, 64-bit data");
    has(&page, "<tr id=\"0x20000001\">");
}

#[test]
fn states_the_last_examined_release() {
    has(
        &page("structs/SAMPLE_HEADER.html"),
        "“and higher”: the last release that a source of this page examined is 6.1.",
    );
}

#[test]
fn lists_facts_with_one_kind_of_evidence() {
    let page = page("coverage.html");
    has(&page, "<tr><th scope=\"row\">forms of structures</th><td data-label=\"Total\">3</td>");
    has(&page, "<strong>Only study</strong> <span");
    has(
        &page,
        "<a href=\"structs/SAMPLE_ITEM.html\"><code>SAMPLE_ITEM</code></a></th><td class=\"text\">existence</td>",
    );
}

#[test]
fn strip_lists_releases_in_which_nothing_changes() {
    let page = page("structs/SAMPLE_HEADER.html");
    let strip = page.split("<div class=\"strips\">").nth(1).and_then(|rest| rest.split("<section").next());
    insta::assert_snapshot!(strip.expect("a strip"));
}

#[test]
fn data_of_page_is_slice_of_catalog() {
    let path = format!("data/{}/structs/SAMPLE_HEADER.json", env!("CARGO_PKG_VERSION"));
    let data: serde_json::Value = serde_json::from_str(&page(&path)).expect("the data is JSON");
    assert_eq!((&data["format"], &data["kind"]), (&etwspec_catalog::FORMAT.into(), &"structure".into()));
    let item: Struct = serde_json::from_value(data["item"].clone()).expect("the item is a structure");
    let catalog: Catalog =
        serde_json::from_str(include_str!("../src/fixtures/small.json")).expect("the fixture is a catalog");
    assert_eq!(Some(&item), catalog.structure("SAMPLE_HEADER"));
    has(&page("structs/SAMPLE_HEADER.html"), &format!("type=\"application/json\" href=\"../{path}\""));
}

#[test]
fn picture_has_the_size_that_previews_expect() {
    let (_, png) = PICTURE;
    assert!(png.starts_with(b"\x89PNG\r\n\x1A\n"));
    assert_eq!(png[16..24], [1200u32.to_be_bytes(), 630u32.to_be_bytes()].concat());
}
