//! Checks the site of the published tables: every link has a target, every item a page, and every byte an anchor.

use std::collections::HashMap;
use std::path::Path;

use etwspec_catalog::Catalog;
use etwspec_codegen::emit::docs::{check_links, site};

fn published() -> Catalog {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    etwspec_codegen::catalog(&spec).expect("the tables have no problem")
}

#[test]
fn every_link_has_a_target() {
    let problems = check_links(&site(&published()));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_item_has_a_page() {
    let catalog = published();
    let pages: HashMap<String, String> = site(&catalog).into_iter().collect();
    let structs = catalog.structs.iter().map(|one| ("structs", &one.name));
    let dispatches = catalog.dispatches.iter().map(|one| ("dispatches", &one.name));
    let sets = catalog.sets.iter().map(|one| ("values", &one.name));
    let masks = catalog.masks.iter().map(|one| ("masks", &one.name));
    let classes = catalog.requests.iter().flat_map(|one| &one.classes).map(|one| ("requests", &one.name));
    let groups = catalog.hooks.iter().map(|one| (if one.class { "classes" } else { "hooks" }, &one.name));
    for (folder, name) in structs.chain(dispatches).chain(sets).chain(masks).chain(classes).chain(groups) {
        let page = pages.get(&format!("{folder}/{name}.html"));
        assert!(page.is_some_and(|page| page.contains("<h1>")), "{folder}/{name}.html");
    }
}

#[test]
fn every_byte_of_every_form_has_an_anchor() {
    let catalog = published();
    let pages: HashMap<String, String> = site(&catalog).into_iter().collect();
    for structure in &catalog.structs {
        let page = &pages[&format!("structs/{}.html", structure.name)];
        for form in &structure.forms {
            for byte in 0..form.size {
                let anchor = format!(" id=\"{}-0x{byte:02X}\"", form.rust);
                assert!(page.contains(&anchor), "{} has no{anchor}", structure.name);
            }
        }
    }
}

#[test]
fn page_names_are_unique() {
    let mut paths: Vec<String> = site(&published()).into_iter().map(|(path, _)| path.to_ascii_lowercase()).collect();
    let all = paths.len();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), all, "two pages have one name, or names that differ in case only");
}

#[test]
fn page_sizes_are_bounded() {
    let heavy: Vec<(String, usize)> = site(&published())
        .into_iter()
        .map(|(path, text)| (path, text.len()))
        // The index of the search is loaded when it is needed; its size is checked where it can be compressed.
        .filter(|(path, bytes)| path.ends_with(".html") && *bytes > 400 * 1024)
        .collect();
    assert!(heavy.is_empty(), "{heavy:?}");
}
