//! The repository keeps the limits of `tests/weight.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use etwspec_tests::console::say;
use etwspec_tests::corpus;
use etwspec_tests::imports::{circles, imports};
use syn::{Item, UseTree, Visibility};

/// Limits by section and name.
type Limits = BTreeMap<String, BTreeMap<String, f64>>;

fn limits() -> Limits {
    toml::from_str::<BTreeMap<String, BTreeMap<String, toml::Value>>>(include_str!("../weight.toml"))
        .expect("limits")
        .into_iter()
        .map(|(section, rows)| {
            let number = |value: toml::Value| value.as_float().or(value.as_integer().map(|whole| whole as f64));
            (section, rows.into_iter().map(|(name, value)| (name, number(value).expect("a number"))).collect())
        })
        .collect()
}

/// Returns the files of the repository that match a pattern and an ending, without those that builds write.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", &format!(":(glob){folder}")])
        .current_dir(corpus::repository())
        .output()
        .expect("git");
    let listed = String::from_utf8(listed.stdout).expect("UTF-8");
    let files = listed.split('\0').filter(|path| !path.is_empty() && path.ends_with(ending));
    files.map(|path| corpus::repository().join(path)).filter(|path| path.is_file()).collect()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the packages, each with its folder, and whether it is published.
fn packages() -> Vec<(String, PathBuf, bool)> {
    let read = |path: PathBuf| {
        let manifest: toml::Table = text(&path).parse().expect("TOML");
        let package = manifest.get("package")?;
        let published = package.get("publish").and_then(toml::Value::as_bool) != Some(false);
        let name = package["name"].as_str().expect("a name").to_owned();
        Some((name, path.parent().expect("a folder").to_owned(), published))
    };
    let manifests = files("**", "Cargo.toml").into_iter().filter(|path| path.ends_with("Cargo.toml"));
    manifests.filter_map(read).collect()
}

/// Returns the public names at the root of a crate. Globs add the names of their module.
fn names(file: &Path, folder: &Path) -> BTreeSet<String> {
    fn leaves(tree: &UseTree, path: &mut Vec<String>, out: &mut Vec<Vec<String>>) {
        match tree {
            UseTree::Path(inner) => {
                path.push(inner.ident.to_string());
                leaves(&inner.tree, path, out);
                path.pop();
            }
            UseTree::Group(group) => group.items.iter().for_each(|inner| leaves(inner, path, out)),
            UseTree::Name(name) => out.push([path.clone(), vec![name.ident.to_string()]].concat()),
            UseTree::Rename(name) => out.push([path.clone(), vec![name.rename.to_string()]].concat()),
            UseTree::Glob(_) => out.push([path.clone(), vec!["*".to_owned()]].concat()),
        }
    }
    let mut found = BTreeSet::new();
    for item in syn::parse_file(&text(file)).expect("Rust").items {
        let (visibility, attributes, name) = match &item {
            Item::Const(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Enum(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Fn(item) => (&item.vis, &item.attrs, item.sig.ident.to_string()),
            Item::Mod(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Static(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Struct(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Trait(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Type(item) => (&item.vis, &item.attrs, item.ident.to_string()),
            Item::Use(item) => (&item.vis, &item.attrs, String::new()),
            _ => continue,
        };
        let hidden =
            |one: &syn::Attribute| matches!(&one.meta, syn::Meta::List(list) if list.tokens.to_string() == "hidden");
        if !matches!(visibility, Visibility::Public(_)) || attributes.iter().any(hidden) {
            continue;
        }
        let Item::Use(item) = &item else {
            found.insert(name);
            continue;
        };
        let mut paths = Vec::new();
        leaves(&item.tree, &mut Vec::new(), &mut paths);
        for path in paths {
            match &path[..] {
                [from @ .., last] if last == "*" => {
                    let inner =
                        from.iter().filter(|part| *part != "self").fold(folder.to_owned(), |at, part| at.join(part));
                    found.extend(names(&inner.with_extension("rs"), &inner));
                }
                [.., last] => drop(found.insert(last.clone())),
                [] => {}
            }
        }
    }
    found
}

/// Returns the packages that the default command is built from, and those that it names itself.
fn dependencies() -> (usize, usize) {
    let tree = |depth: &str| {
        let run = Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--offline", "--package", "etwspec-cli", "--edges", "normal,build"])
            .args(["--prefix", "none", "--format", "{p}", "--depth", depth])
            .current_dir(corpus::repository())
            .output()
            .expect("cargo");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let lines = String::from_utf8(run.stdout).expect("UTF-8");
        let packages: BTreeSet<&str> = lines.lines().map(|line| line.trim_end_matches(" (*)")).collect();
        // The command itself is among them.
        packages.len() - 1
    };
    (tree("1"), tree("1000"))
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

fn help(option: &str) -> usize {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["etwspec", "dump", option].map(Into::into);
    let mut input = std::io::empty();
    etwspec_cli::run(args, &mut etwspec_console::Console::new(&mut out, &mut err, &mut input));
    words(&String::from_utf8(out).expect("UTF-8"))
}

/// Returns what is used, in the order of the limits.
fn used() -> BTreeMap<(String, String), f64> {
    let mut used = BTreeMap::new();
    let mut put = |section: &str, name: &str, number: usize| {
        used.insert((section.to_owned(), name.to_owned()), number as f64);
    };
    let packages = packages();
    put("repository", "packages", packages.len());
    put("repository", "published-packages", packages.iter().filter(|(_, _, published)| *published).count());
    let sources =
        ["codegen/src/**", "crates/*/src/**", "lake/*/src/**", "python/src/**"].map(|folder| files(folder, ".rs"));
    put("repository", "source-lines", sources.iter().flatten().map(|path| text(path).lines().count()).sum());
    let generated = files("generated/**", "");
    put("repository", "generated-files", generated.len());
    put(
        "repository",
        "generated-bytes",
        generated.iter().map(|path| fs::metadata(path).expect("a file").len() as usize).sum(),
    );
    let roots = packages.iter().map(|(_, folder, _)| folder.join("src/lib.rs"));
    let roots = roots.filter(|root| root.is_file() && !root.starts_with(corpus::repository().join("generated")));
    put("repository", "import-circles", roots.map(|root| circles(&imports(&root)).len()).sum());
    let (direct, all) = dependencies();
    put("command", "direct-dependencies", direct);
    put("command", "all-dependencies", all);
    for page in ["README", "ARCHITECTURE", "CONTRIBUTING"] {
        put("words", page, words(&text(&corpus::repository().join(page).with_extension("md"))));
    }
    put("words", "dump-help", help("--help"));
    put("words", "dump-short-help", help("-h"));
    for (name, folder, _) in packages.iter().filter(|(_, _, published)| *published) {
        let root = folder.join("src/lib.rs");
        if root.is_file() {
            put("names", name, names(&root, &folder.join("src")).len());
        }
    }
    used
}

#[test]
fn weight_is_within_the_limits() {
    let (limits, used) = (limits(), used());
    let mut lines = vec![format!("{:<40}{:>12}{:>12}{:>12}", "weight", "used", "limit", "left")];
    let mut over = Vec::new();
    for ((section, name), number) in &used {
        let Some(limit) = limits.get(section).and_then(|rows| rows.get(name)) else {
            over.push(format!("{section}.{name} = {number} has no limit in tests/weight.toml"));
            continue;
        };
        lines.push(format!(
            "{:<40}{number:>12}{limit:>12}{:>12}",
            format!("{section}.{name}"),
            ((limit - number) * 100.0).round() / 100.0
        ));
        if number > limit {
            over.push(format!("{section}.{name} is {number}, more than {limit}: remove something first"));
        }
    }
    for (section, name) in limits.iter().flat_map(|(section, rows)| rows.keys().map(move |name| (section, name))) {
        // The script .ci/weight checks these: they need a build of the command for release.
        if section == "command" && ["bytes", "first-build"].contains(&name.as_str()) {
            continue;
        }
        if !used.contains_key(&(section.clone(), name.clone())) {
            over.push(format!("{section}.{name} limits nothing: remove it from tests/weight.toml"));
        }
    }
    say(&lines.join("\n"));
    assert!(over.is_empty(), "{}", over.join("\n"));
}
