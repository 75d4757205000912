//! Checks the site of the published tables: every link has a target, every item a page, and every byte an anchor.

use std::collections::HashMap;
use std::path::Path;
use std::sync::LazyLock;

use etwspec_site::{Options, check_links, site_with};

use super::support::{ANCHORS, PUBLISHED, SHAPES};

/// Most bytes of a page after compression.
const GZIPPED: usize = 60 * 1024;

static PAGES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| PUBLISHED.pages());

/// Returns the pages of the site without those that lead to another page.
fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let pages = PUBLISHED.site.iter().map(|(path, text)| (path.as_str(), text.as_str()));
    pages.filter(|(path, text)| path.ends_with(".html") && !text.contains("http-equiv=\"refresh\""))
}

/// Returns the text between two others, if a page has both.
fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    Some(text.split_once(before)?.1.split_once(after)?.0)
}

#[test]
fn every_link_has_a_target() {
    let problems = check_links(&PUBLISHED.site);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_item_has_a_page() {
    let catalog = &PUBLISHED.catalog;
    let structs = catalog.structs.iter().map(|one| ("structs", &one.name));
    let dispatches = catalog.dispatches.iter().map(|one| ("dispatches", &one.name));
    let sets = catalog.sets.iter().map(|one| ("values", &one.name));
    let masks = catalog.masks.iter().map(|one| ("masks", &one.name));
    let classes = catalog.requests.iter().flat_map(|one| &one.classes).map(|one| ("requests", &one.name));
    let groups = catalog.hooks.iter().map(|one| (if one.class { "classes" } else { "hooks" }, &one.name));
    for (folder, name) in structs.chain(dispatches).chain(sets).chain(masks).chain(classes).chain(groups) {
        let page = PAGES.get(format!("{folder}/{name}.html").as_str());
        assert!(page.is_some_and(|page| page.contains("<h1>")), "{folder}/{name}.html");
    }
}

#[test]
fn every_former_address_leads_to_the_page_of_its_item() {
    let (catalog, site) = (&SHAPES.catalog, SHAPES.pages());
    let structs = catalog.structs.iter().flat_map(|one| {
        let pages = |former: &String| vec![format!("structs/{former}.html"), format!("s/{former}/index.html")];
        one.renamed_from.iter().map(move |former| (pages(former), format!("structs/{}.html", one.name)))
    });
    let sets = catalog.sets.iter().flat_map(|one| {
        let pages = |former: &String| vec![format!("values/{former}.html"), format!("v/{former}/index.html")];
        one.renamed_from.iter().map(move |former| (pages(former), format!("values/{}.html", one.name)))
    });
    let groups = catalog.hooks.iter().flat_map(|one| {
        let folder = if one.class { "classes" } else { "hooks" };
        let page = move |name: &String| format!("{folder}/{name}.html");
        one.renamed_from.iter().map(move |former| (vec![page(former)], page(&one.name)))
    });
    let values = catalog.sets.iter().flat_map(|set| {
        let former = set.values.iter().flat_map(|value| &value.renamed_from);
        former.map(|former| (vec![format!("v/{former}/index.html")], format!("values/{}.html", set.name)))
    });
    let dispatches = catalog.dispatches.iter().flat_map(|one| {
        let page = |name: &String| format!("dispatches/{name}.html");
        one.renamed_from.iter().map(move |former| (vec![page(former)], page(&one.name)))
    });
    let masks = catalog.masks.iter().flat_map(|one| {
        let pages = |name: &String| vec![format!("masks/{name}.html"), format!("v/{name}/index.html")];
        one.renamed_from.iter().map(move |former| (pages(former), format!("masks/{}.html", one.name)))
    });
    let topics = catalog.topics.iter().flat_map(|one| {
        let page = |module: &String| format!("topics/{}.html", module.replace(':', "-"));
        one.renamed_from.iter().map(move |former| (vec![page(former)], page(&one.module)))
    });
    let all: Vec<_> =
        structs.chain(sets).chain(groups).chain(values).chain(dispatches).chain(masks).chain(topics).collect();
    let kinds = ["structs/", "values/", "v/", "hooks/", "classes/", "dispatches/", "masks/", "topics/"];
    let has = |kind: &&str| all.iter().any(|(pages, _)| pages[0].starts_with(*kind));
    assert!(kinds.iter().all(has), "{all:?}");
    for (page, target) in all.iter().flat_map(|(pages, target)| pages.iter().map(move |page| (page, target))) {
        let text = site.get(page.as_str()).unwrap_or_else(|| panic!("{page} is missing"));
        let url = between(text, "content=\"0; url=", "\"").unwrap_or_else(|| panic!("{page} leads nowhere"));
        // As a browser resolves it, from a folder that is not the root of a server.
        let mut folders: Vec<&str> = page.split('/').collect();
        folders.pop();
        for part in url.split('#').next().unwrap_or_default().split('/') {
            match part {
                ".." => assert!(folders.pop().is_some(), "{page}: {url} leaves the site"),
                part => folders.push(part),
            }
        }
        assert_eq!(folders.join("/"), *target, "{page}");
        assert!(site.contains_key(target.as_str()), "{target}");
    }
}

#[test]
fn pages_show_former_names_and_deprecations() {
    let site = SHAPES.pages();
    for (page, former, reason) in [
        ("structs/LINKED.html", "CHAINED", "Lists are not linked any more."),
        ("structs/ALIGNED.html", "First", "<code>A</code> has the same information."),
        ("structs/LONG_RECORD.html", "Amount", "Nothing writes it."),
        ("structs/TEXT_PARTS.html", "Final", "<code>More</code> has the same strings."),
        ("values/SHAPE_STATUS.html", "SHAPE_RESULT", "It has no meaning."),
        ("values/SHAPE_KIND.html", "ShapeKindLast", ""),
        ("values/SHAPE_FLAGS.html", "", "Flags are not used any more."),
        ("values/SHAPE_LIMITS.html", "SHAPE_DEPTH_LIMIT", "No level is limited."),
        ("hooks/SHAPE_GROUP_DRAWN.html", "SHAPE_GROUP_PAINTED", ""),
        ("classes/SHAPE_CLASS.html", "SHAPE_CLASS_RUBBED", "Shapes are not erased any more."),
        ("dispatches/RECORD.html", "ENTRY_RECORD", ""),
        ("dispatches/TYPED.html", "", "No version writes it."),
        ("masks/SHAPE_BIT.html", "SHAPE_BIT_CIRCULAR", "Shapes are never flat."),
        ("masks/SHAPE_BIT.html", "SHAPE_SWITCH", "Drawn shapes are always enabled."),
    ] {
        let text = &site[page];
        assert!(text.contains(&format!("<code>{former}</code>")) || former.is_empty(), "{page}: {former}");
        assert!(text.to_ascii_lowercase().contains("formerly") || former.is_empty(), "{page}: {former}");
        let marked = format!("<span class=\"mark deprecated\">deprecated</span> {reason}");
        assert!(text.contains(&marked) || reason.is_empty(), "{page}: {reason}");
    }
}

#[test]
fn every_byte_of_every_form_has_an_anchor() {
    let catalog = &PUBLISHED.catalog;
    for structure in &catalog.structs {
        let anchors = &ANCHORS[format!("structs/{}.html", structure.name).as_str()];
        for form in &structure.forms {
            for byte in 0..form.size {
                let anchor = format!("{}-0x{byte:02X}", form.rust);
                assert!(anchors.contains(anchor.as_str()), "{} has no #{anchor}", structure.name);
            }
        }
    }
}

#[test]
fn page_names_are_unique() {
    let mut paths: Vec<String> = PUBLISHED.site.iter().map(|(path, _)| path.to_ascii_lowercase()).collect();
    let all = paths.len();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), all, "two pages have one name, or names that differ in case only");
}

#[test]
fn page_sizes_are_bounded() {
    // No page of these tables shrinks to less than a twentieth.
    let pages = PUBLISHED.site.iter().filter(|(path, _)| path.ends_with(".html"));
    let large = pages.filter(|(_, text)| text.len() > GZIPPED);
    let sizes = large.map(|(path, text)| (path, miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6).len()));
    let heavy: Vec<_> = sizes.filter(|(_, bytes)| *bytes > GZIPPED).collect();
    assert!(heavy.is_empty(), "{heavy:?}");
}

#[test]
fn titles_and_descriptions_are_unique() {
    for (before, after) in [("<title>", "</title>"), ("<meta name=\"description\" content=\"", "\">")] {
        let mut seen: HashMap<&str, &str> = HashMap::new();
        for (path, text) in pages() {
            let found = between(text, before, after).unwrap_or_else(|| panic!("{path} has no {before}"));
            assert!(!found.is_empty(), "{path} has an empty {before}");
            if let Some(other) = seen.insert(found, path) {
                panic!("{path} and {other} have the same {before}: {found}");
            }
        }
        assert!(seen.len() > 500, "{} pages", seen.len());
    }
}

#[test]
fn titles_name_the_kind_of_thing() {
    let title = |path: &str| between(PAGES[path], "<title>", "</title>").unwrap_or_default();
    let structure = PUBLISHED.catalog.structs.first().expect("a structure");
    let path = format!("structs/{}.html", structure.name);
    assert_eq!(title(&path), format!("{} (structure) · etwspec", structure.name));
}

#[test]
fn every_event_has_the_anchors_of_its_name_and_its_number() {
    let mut named = 0;
    for group in &PUBLISHED.catalog.hooks {
        let folder = if group.class { "classes" } else { "hooks" };
        let anchors = &ANCHORS[format!("{folder}/{}.html", group.name).as_str()];
        for event in &group.events {
            let number = group.number(event).replace('?', "-");
            for anchor in event.called().into_iter().chain([number.as_str()]) {
                assert!(anchors.contains(anchor), "{} has no #{anchor}", group.name);
            }
            named += usize::from(event.called().is_some());
        }
    }
    assert!(named > 500, "{named} events");
}

#[test]
fn every_row_or_its_table_names_its_sources() {
    let mut rows = 0;
    for (path, text) in pages() {
        let tables = text.split("<table class=\"").skip(1).filter_map(|table| table.split("</table>").next());
        let kinds = ["fields", "fields tail", "events", "bits", "values"];
        let tables = tables.filter(|table| kinds.iter().any(|kind| table.starts_with(&format!("{kind}\""))));
        // The releases of each layout name their dumps, whose sources the page states once.
        if path.starts_with("windows/") {
            assert!(path == "windows/index.html" || text.contains("id=\"sources\""), "{path}: no sources");
            continue;
        }
        let versions = text.split("class=\"version\"").skip(1).filter_map(|version| version.split("</div>").next());
        let cites = |text: &str| text.contains("class=\"by\"");
        let rows_of = |table: &'static str| {
            let is_cited = table.starts_with("fields\"") && table.split("</caption>").next().is_some_and(cites);
            table.split("<tr").skip(2).map(move |row| (row, is_cited))
        };
        for (row, is_cited) in tables.flat_map(rows_of).chain(versions.map(|version| (version, false))) {
            let padding = row.starts_with(" class=\"padding\"");
            assert!(padding || is_cited || cites(row), "{path}: no source in <tr{row}");
            rows += usize::from(!padding);
        }
    }
    assert!(rows > 8000, "{rows} rows");
}

#[test]
fn site_of_a_known_address_has_a_sitemap_and_canonical_links() {
    let options = Options {
        base_url: Some("https://example.org/etw".to_owned()),
        date: Some("2026-01-31".to_owned()),
        ..Options::default()
    };
    let files = site_with(&PUBLISHED.catalog, &options);
    let text = |path: &str| &files.iter().find(|(own, _)| own == path).unwrap_or_else(|| panic!("no {path}")).1;
    let name = &PUBLISHED.catalog.structs.first().expect("a structure").name;
    let address = format!("https://example.org/etw/structs/{name}.html");
    assert!(text("sitemap.xml").contains(&format!("<url><loc>{address}</loc><lastmod>2026-01-31</lastmod></url>")));
    let page = text(&format!("structs/{name}.html"));
    assert!(page.contains(&format!("<link rel=\"canonical\" href=\"{address}\">")));
    assert!(page.contains(", 2026-01-31."));
    assert!(page.contains("<meta property=\"og:image\" content=\"https://example.org/etw/card.png\">"));
    assert!(text("index.html").contains("<meta property=\"og:url\" content=\"https://example.org/etw/\">"));
    assert!(text(&format!("s/{name}/index.html")).contains(&format!("<link rel=\"canonical\" href=\"{address}\">")));
    assert_eq!(text("robots.txt"), "User-agent: *\nAllow: /\n\nSitemap: https://example.org/etw/sitemap.xml\n");
    assert!(text(&format!("s/{name}/index.html")).contains("og:image\" content=\"https://example.org/etw/card.png\""));
    assert_eq!(check_links(&files), Vec::<String>::new());
    assert!(!PAGES.contains_key("sitemap.xml"), "a sitemap needs an address");
}

#[test]
fn examples_in_rust_use_items_of_the_generated_crate() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/rust/src");
    let read =
        |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut items = 0;
    for structure in &PUBLISHED.catalog.structs {
        let page = PAGES[format!("structs/{}.html", structure.name).as_str()];
        for item in page.split("use etwspec::").skip(1).filter_map(|rest| rest.split(';').next()) {
            let Some((module, name)) = item.rsplit_once("::").filter(|_| !item.starts_with('{')) else { continue };
            let folder = source.join(module.replace("::", "/"));
            items += 1;
            // Older forms have a name in the module of their structure only.
            if !folder.is_dir() {
                assert!(read(&folder.with_extension("rs")).contains(&format!(" / {name}: ")), "{item}");
                continue;
            }
            let exports = read(&folder.join("mod.rs"));
            if name.ends_with("View") {
                assert!(exports.contains(&format!("::{name};")), "{item}");
            } else {
                assert!(exports.contains(&format!("pub mod {name};")), "{item}");
                assert!(read(&folder.join(format!("{name}.rs"))).contains("any_form!"), "{item}::Any");
            }
        }
    }
    assert!(items > 500, "{items} items");
}
