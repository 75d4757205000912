//! Versions in manifests and lock files. Everything else in them stays as it is.

use std::collections::BTreeSet;

use etwspec_console::{Problem, visible};
use toml_edit::{DocumentMut, Item, Value};

use super::Version;

/// A manifest or a lock file.
pub(super) struct Document {
    path: String,
    toml: DocumentMut,
}

/// Tables of dependencies.
const DEPENDENCIES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

impl Document {
    pub(super) fn parse(path: &str, text: &str) -> Result<Document, Problem> {
        let toml = text.parse().map_err(|error: toml_edit::TomlError| {
            Problem::new(format!("cannot read {}: {}", visible(path), visible(error.message())))
        })?;
        Ok(Document { path: path.to_owned(), toml })
    }

    pub(super) fn text(&self) -> String {
        self.toml.to_string()
    }

    fn package(&self, key: &str) -> Option<&Item> {
        self.toml.get("package")?.get(key)
    }

    /// Returns the name of the package if its version is that of the workspace.
    pub(super) fn name_of_member(&self) -> Option<String> {
        let inherits = self.package("version")?.get("workspace")?.as_bool()?;
        let name = self.package("name")?.as_str()?;
        inherits.then(|| name.to_owned())
    }

    /// Returns whether the package is never published.
    pub(super) fn is_private(&self) -> bool {
        self.package("publish").and_then(Item::as_bool) == Some(false)
    }

    /// Sets the version of the workspace, and of requirements on its members.
    pub(super) fn set_versions(
        &mut self,
        members: &BTreeSet<String>,
        old: &Version,
        new: &Version,
    ) -> Result<(), Problem> {
        let (old, new) = (old.to_string(), new.to_string());
        if let Some(workspace) = self.toml.get_mut("workspace") {
            if let Some(version) = existing(workspace, "package").and_then(|package| existing(package, "version")) {
                replace(version, &old, &new);
            }
            if let Some(dependencies) = existing(workspace, "dependencies") {
                requirements(&self.path, dependencies, members, &old, &new)?;
            }
        }
        for key in DEPENDENCIES {
            if let Some(dependencies) = self.toml.get_mut(key) {
                requirements(&self.path, dependencies, members, &old, &new)?;
            }
        }
        let targets = self.toml.get_mut("target").and_then(Item::as_table_like_mut);
        for (_, target) in targets.into_iter().flat_map(|targets| targets.iter_mut()) {
            for key in DEPENDENCIES {
                if let Some(dependencies) = existing(target, key) {
                    requirements(&self.path, dependencies, members, &old, &new)?;
                }
            }
        }
        Ok(())
    }

    /// Sets the versions of members in a lock file.
    pub(super) fn set_locked(&mut self, members: &BTreeSet<String>, old: &Version, new: &Version) {
        let (old, new) = (old.to_string(), new.to_string());
        let packages = self.toml.get_mut("package").and_then(Item::as_array_of_tables_mut);
        for package in packages.into_iter().flat_map(|packages| packages.iter_mut()) {
            let name = package.get("name").and_then(Item::as_str).unwrap_or_default();
            // What has a source is from a registry.
            if members.contains(name)
                && package.get("source").is_none()
                && let Some(version) = package.get_mut("version")
            {
                replace(version, &old, &new);
            }
        }
    }
}

/// Sets the requirements on members, which are exactly the old version: anything else was written for a reason.
fn requirements(
    path: &str,
    dependencies: &mut Item,
    members: &BTreeSet<String>,
    old: &str,
    new: &str,
) -> Result<(), Problem> {
    let Some(dependencies) = dependencies.as_table_like_mut() else { return Ok(()) };
    for (key, dependency) in dependencies.iter_mut() {
        let name = dependency.get("package").and_then(Item::as_str).unwrap_or(key.get()).to_owned();
        if !members.contains(&name) || dependency.get("path").is_none() {
            continue;
        }
        let Some(version) = existing(dependency, "version") else { continue };
        if !replace(version, old, new) {
            let stated = version.as_str().unwrap_or_default();
            return Err(Problem::new(format!(
                "{} requires {} `{}`, and the workspace has the version {old}",
                visible(path),
                visible(&name),
                visible(stated)
            ))
            .help(format!("write version = \"{old}\", which a release then changes")));
        }
    }
    Ok(())
}

/// Returns the item of a key. `Item::get_mut` would add a key that is missing.
fn existing<'t>(item: &'t mut Item, key: &str) -> Option<&'t mut Item> {
    item.as_table_like_mut()?.get_mut(key)
}

/// Replaces a text, and keeps the spaces and comments around it. Returns whether it was the old one.
fn replace(item: &mut Item, old: &str, new: &str) -> bool {
    let Some(value) = item.as_value_mut() else { return false };
    if value.as_str() != Some(old) {
        return false;
    }
    let decor = value.decor().clone();
    *value = Value::from(new);
    *value.decor_mut() = decor;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn members() -> BTreeSet<String> {
        BTreeSet::from(["one".to_owned(), "two".to_owned()])
    }

    fn version(text: &str) -> Version {
        text.parse().expect("a version")
    }

    fn changed(text: &str, set: impl FnOnce(&mut Document)) -> String {
        let mut document = Document::parse("Cargo.toml", text).expect("TOML");
        set(&mut document);
        document.text()
    }

    #[test]
    fn sets_requirements_on_members_and_keeps_everything_else() {
        let text = "[workspace.package]\nversion = \"0.1.0\" # of all\n\n[workspace.dependencies]\none = { path = \"a\", \
                    version = \"0.1.0\", features = [\"x\"] }\nother = \"0.1.0\"\n\n[target.'cfg(unix)'.dependencies]\nuno = \
                    { package = \"two\", path = \"b\", version = \"0.1.0\" }\n";
        let new = changed(text, |document| {
            document.set_versions(&members(), &version("0.1.0"), &version("0.2.0")).expect("set");
        });
        let expected =
            text.replacen("0.1.0", "0.2.0", 2).replace("\"b\", version = \"0.1.0\"", "\"b\", version = \"0.2.0\"");
        assert_eq!(new, expected);
    }

    #[test]
    fn refuses_a_requirement_of_another_version() {
        let text = "[dependencies]\none = { path = \"a\", version = \"=0.0.9\" }\n";
        let mut document = Document::parse("b/Cargo.toml", text).expect("TOML");
        let problem = document.set_versions(&members(), &version("0.1.0"), &version("0.2.0")).expect_err("refused");
        assert!(problem.to_string().contains("b/Cargo.toml requires one `=0.0.9`"), "{problem}");
    }

    #[test]
    fn sets_locked_members_and_no_package_of_a_registry() {
        let text = "version = 4\n\n[[package]]\nname = \"one\"\nversion = \"0.1.0\"\ndependencies = [\n \"two 0.1.0\",\n]\n\n\
                    [[package]]\nname = \"two\"\nversion = \"0.1.0\"\nsource = \"registry\"\n";
        let new = changed(text, |document| document.set_locked(&members(), &version("0.1.0"), &version("0.2.0")));
        assert_eq!(new, text.replacen("0.1.0", "0.2.0", 1));
    }
}
