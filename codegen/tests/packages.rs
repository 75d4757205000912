//! Every published package has what its pages on crates.io and docs.rs need, and contains the licenses, because a package contains
//! no file outside its folder.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns a manifest.
fn manifest(folder: &Path) -> toml::Table {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the folders of all published packages, with their manifests.
fn published() -> Vec<(PathBuf, toml::Table)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut packages = Vec::new();
    for workspace in [root.clone(), root.join("lake")] {
        let members = manifest(&workspace)["workspace"]["members"].clone();
        let members = members.as_array().expect("a list of members").iter().filter_map(toml::Value::as_str);
        packages.extend(members.map(|member| workspace.join(member)).map(|folder| (folder.clone(), manifest(&folder))));
    }
    packages.retain(|(_, manifest)| manifest["package"].get("publish").and_then(toml::Value::as_bool) != Some(false));
    assert!(packages.iter().any(|(folder, _)| folder.ends_with("generated/rust")), "{} packages", packages.len());
    packages
}

#[test]
fn every_published_package_contains_the_licenses() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    // The archive and the wheels of the Python package.
    let python = root.join("python");
    for folder in published().into_iter().map(|(folder, _)| folder).chain([python]) {
        for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let path = folder.join(license);
            let copy = fs::read(&path);
            let copy = copy.unwrap_or_else(|error| panic!("{}: {error}; copy it from the root", path.display()));
            let text = fs::read(root.join(license)).expect("the workspace has the license");
            assert!(copy == text, "{} differs from {license}", path.display());
        }
    }
}

#[test]
fn every_published_package_has_what_its_pages_need() {
    for (folder, manifest) in published() {
        let package = manifest["package"].as_table().expect("a table");
        let name = package["name"].as_str().expect("a name");
        let list = |key: &str| package.get(key).and_then(toml::Value::as_array).map_or(0, Vec::len);
        assert!(package.contains_key("description"), "{name}: no description");
        assert!((1..=5).contains(&list("keywords")), "{name}: {} keywords", list("keywords"));
        assert!((1..=5).contains(&list("categories")), "{name}: {} categories", list("categories"));
        assert_eq!(package.get("readme").and_then(toml::Value::as_str), Some("README.md"), "{name}");
        for key in ["repository", "license", "rust-version"] {
            let value = package.get(key).unwrap_or_else(|| panic!("{name}: no {key}"));
            assert_eq!(
                value.get("workspace"),
                Some(&toml::Value::Boolean(true)),
                "{name}: {key} is that of the workspace"
            );
        }
        let readme = fs::read_to_string(folder.join("README.md")).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(readme.contains(&format!("# {name}\n")), "the page of {name} has no title");
        let docs = package.get("metadata").and_then(|of| of.get("docs")?.get("rs")?.get("all-features"));
        assert_eq!(docs, Some(&toml::Value::Boolean(true)), "{name}: docs.rs shows only some of the features");
        if manifest.contains_key("features") {
            let library =
                fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_else(|error| panic!("{name}: {error}"));
            let shown = library.contains("#![cfg_attr(docsrs, feature(doc_cfg))]");
            assert!(shown, "{name}: docs.rs does not show the features that items need");
        }
    }
}
