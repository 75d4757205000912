//! Compares the short addresses of the site with all that were ever published.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::support::PUBLISHED;

/// The list, which only grows. `BLESS=1` adds the new addresses to it.
const LIST: &str = "tests/addresses.txt";

/// Returns the short addresses of a site: folders of one letter, each with an index.
fn short(pages: &[(String, String)]) -> BTreeSet<String> {
    let addresses = pages.iter().filter_map(|(path, _)| path.strip_suffix("/index.html"));
    addresses.filter(|address| address.as_bytes().get(1) == Some(&b'/')).map(str::to_owned).collect()
}

/// Returns the published addresses that a site has not, and addresses that are not in the list.
fn compare(published: &BTreeSet<String>, generated: &BTreeSet<String>) -> (Vec<String>, Vec<String>) {
    (published.difference(generated).cloned().collect(), generated.difference(published).cloned().collect())
}

#[test]
fn every_published_address_is_generated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let generated = short(&PUBLISHED.site);
    assert!(generated.len() > 1000, "{} addresses", generated.len());
    let list = fs::read_to_string(root.join(LIST)).unwrap_or_default();
    let published: BTreeSet<String> = list.lines().map(str::to_owned).collect();
    let (gone, new) = compare(&published, &generated);
    assert!(gone.is_empty(), "published addresses are gone; keep the old names as aliases: {gone:?}");
    if std::env::var_os("BLESS").is_some() {
        let all: Vec<&str> = published.union(&generated).map(String::as_str).collect();
        fs::write(root.join(LIST), all.join("\n") + "\n").expect("the list can be written");
    } else {
        assert!(new.is_empty(), "{} addresses are not in {LIST}; BLESS=1 adds them: {new:?}", new.len());
    }
}

#[test]
fn reports_addresses_that_are_gone_or_new() {
    let set = |addresses: &[&str]| addresses.iter().map(|one| (*one).to_owned()).collect::<BTreeSet<_>>();
    let (gone, new) = compare(&set(&["e/0524", "s/OLD"]), &set(&["e/0524", "s/NEW"]));
    assert_eq!((gone, new), (vec!["s/OLD".to_owned()], vec!["s/NEW".to_owned()]));
}
