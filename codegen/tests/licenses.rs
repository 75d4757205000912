//! Every published package contains the licenses of the workspace, because a package contains no file outside its folder.

use std::fs;
use std::path::Path;

#[test]
fn every_published_package_contains_the_licenses() {
    let root = &Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the workspace has a manifest");
    let manifest: toml::Table = manifest.parse().expect("the manifest is TOML");
    let members = manifest["workspace"]["members"].as_array().expect("a list of members");
    let packages: Vec<_> =
        members.iter().filter_map(toml::Value::as_str).filter(|package| published(root, package)).collect();
    assert!(packages.contains(&"generated/rust"), "no package is published: {packages:?}");
    for package in packages {
        for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let copy = fs::read(root.join(package).join(license));
            let copy = copy.unwrap_or_else(|error| panic!("{package}/{license}: {error}; copy it from the root"));
            let text = fs::read(root.join(license)).expect("the workspace has the license");
            assert!(copy == text, "{package}/{license} differs from {license}");
        }
    }
}

fn published(root: &Path, package: &str) -> bool {
    let manifest = root.join(package).join("Cargo.toml");
    let manifest = fs::read_to_string(&manifest).unwrap_or_else(|error| panic!("{}: {error}", manifest.display()));
    let manifest: toml::Table = manifest.parse().expect("the manifest of a member is TOML");
    manifest["package"].get("publish").and_then(toml::Value::as_bool) != Some(false)
}
