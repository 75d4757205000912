//! The rules of ARCHITECTURE.md that can be tested.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use etwspec_tests::corpus;
use etwspec_tests::imports::{circles, imports};
use etwspec_tests::published::CATALOG;

/// Returns the files with an extension below a folder, with their text.
fn sources(folder: &str, extension: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() { walk(&path, found) } else { found.push(path) }
        }
    }
    let mut found = Vec::new();
    walk(&corpus::repository().join(folder), &mut found);
    found.retain(|path| path.extension().is_some_and(|other| other == extension));
    found.sort();
    assert!(!found.is_empty(), "{folder} has files of .{extension}");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source is text");
        let from = path.strip_prefix(corpus::repository()).expect("in the repository").to_owned();
        (from, text)
    };
    found.into_iter().map(read).collect()
}

/// Returns the code of a file: up to its tests, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().take_while(|line| line.trim() != "#[cfg(test)]").filter(|line| !line.trim_start().starts_with("//"))
}

/// Words of letters, digits and `_`.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

#[test]
fn what_emits_and_what_lowers_name_no_structure_of_the_spec() {
    let rust = |name: &str| etwspec_catalog::casing::pascal(name);
    let names: BTreeSet<String> =
        CATALOG.structs.iter().flat_map(|structure| [structure.name.clone(), rust(&structure.name)]).collect();
    let mut named = Vec::new();
    for (folder, extension) in [
        ("codegen/src/emit", "rs"),
        ("codegen/src/lower", "rs"),
        ("crates/site/src", "rs"),
        ("codegen/templates/rust", "txt"),
        ("codegen/templates/c", "h"),
        ("codegen/templates/c", "c"),
    ] {
        for (path, text) in sources(folder, extension) {
            let lines = code(&text).enumerate();
            for (line, word) in lines.flat_map(|(number, line)| words(line).map(move |word| (number + 1, word))) {
                if names.contains(word) {
                    named.push(format!("{}:{line}: {word}", path.display()));
                }
            }
        }
    }
    assert!(named.is_empty(), "facts belong in spec/:\n{}", named.join("\n"));
}

/// Facts about the format that code states by itself: each as `FILE:LINE: what`.
fn stated_facts(path: &Path, text: &str, names: &BTreeSet<String>) -> Vec<String> {
    /// Types of the tables that are written as constants, never as numbers.
    const NUMBERED: [&str; 4] = ["HookId(", "EventTraceGroup(", "TraceHeaderType(", "EventHeaderExtType("];
    let mut stated = Vec::new();
    for (number, line) in code(text).enumerate() {
        let mut report = |what: &str| stated.push(format!("{}:{}: {what}", path.display(), number + 1));
        let strings = line.split('"').skip(1).step_by(2);
        strings.filter(|string| names.contains(*string)).for_each(&mut report);
        let digits = |word: &str, length: usize| word.len() == length && word.bytes().all(|b| b.is_ascii_hexdigit());
        let groups: Vec<&str> = line.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        let is_guid = |groups: &[&str]| matches!(groups, [a, b, c, d, e] if digits(a, 8) && digits(b, 4) && digits(c, 4) && digits(d, 4) && digits(e, 12));
        if groups.windows(5).any(is_guid)
            && groups.iter().any(|group| group.bytes().any(|b| b != b'0') && digits(group, 8))
            || line.contains("data1: 0x")
        {
            report("a GUID");
        }
        for ty in NUMBERED {
            let mut after = line.split(ty).skip(1);
            if after.any(|rest| rest.starts_with(|c: char| c.is_ascii_digit())) {
                report(ty);
            }
        }
    }
    stated
}

#[test]
fn tools_state_no_fact_of_the_format() {
    let structs = CATALOG.structs.iter().map(|structure| structure.name.clone());
    let sets = CATALOG.sets.iter().map(|set| set.name.clone());
    let values = CATALOG.sets.iter().flat_map(|set| &set.values).filter_map(|value| value.name.clone());
    let names: BTreeSet<String> = structs.chain(sets).chain(values).collect();
    let mut stated = Vec::new();
    let packages =
        ["cli", "desk", "etl", "lsp", "profile", "schema", "traces", "web"].map(|name| format!("crates/{name}/src"));
    for folder in packages.iter().map(String::as_str).chain(["crates/catalog/src/changes"]) {
        // The sample has providers of its own; help shows GUIDs as examples; types of fields have names of structures.
        let exempt = |path: &Path| {
            ["etl/src/sample", "cli/src/commands", "desk/src/new", "schema/src/pack/types"]
                .iter()
                .any(|own| path.with_extension("").starts_with(Path::new("crates").join(own)))
        };
        for (path, text) in sources(folder, "rs").into_iter().filter(|(path, _)| !exempt(path)) {
            stated.extend(stated_facts(&path, &text, &names));
        }
    }
    assert!(stated.is_empty(), "facts belong in spec/:\n{}", stated.join("\n"));
}

#[test]
fn stated_facts_are_found() {
    let names = BTreeSet::from(["EVENT_HEADER".to_owned()]);
    let found = |line: &str| !stated_facts(Path::new("x.rs"), line, &names).is_empty();
    for line in [
        r#"form("EVENT_HEADER")"#,
        "Guid { data1: 0x68FD_D900 }",
        r#""68fdd900-4a3e-11d1-84f4-0000f80464e3""#,
        "if hook == HookId(0x0524) {",
        "EventTraceGroup(0x0500)",
    ] {
        assert!(found(line), "{line}");
    }
    for line in ["// HookId(0x0524)", "HookId(number)", r#""the EVENT_HEADER of it""#, "TraceHeaderType::SYSTEM32"] {
        assert!(!found(line), "{line}");
    }
}

#[test]
fn nothing_that_generates_depends_on_what_is_generated() {
    // The packages that `cargo run -p etwspec-desk --no-default-features -- generate` builds.
    let above = ["desk", "lsp"];
    let below = ["catalog", "console", "runtime"];
    let generating = below.iter().chain(&above).map(|name| format!("crates/{name}"));
    // Lists of names in the runtime are all that is generated for them.
    let allowed = below.iter().chain(&["codegen"]).chain(&above).map(|name| format!("etwspec-{name}"));
    let allowed: BTreeSet<String> = allowed.collect();
    for package in generating.chain(["codegen".to_owned()]) {
        let manifest = corpus::repository().join(&package).join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).expect("a manifest");
        let manifest: toml::Table = toml::from_str(&manifest).expect("TOML");
        // Tests of the desk read traces.
        let kinds = ["dependencies", "build-dependencies", "dev-dependencies"];
        for kind in &kinds[..if package == "crates/desk" { 2 } else { 3 }] {
            for (name, dependency) in manifest.get(*kind).and_then(toml::Value::as_table).into_iter().flatten() {
                let optional = dependency.get("optional").and_then(toml::Value::as_bool) == Some(true);
                let generated = name.starts_with("etwspec") && !allowed.contains(name);
                assert!(optional || !generated, "{package} has {name} under {kind}");
            }
        }
    }
}

#[test]
fn dependencies_point_down() {
    let forbidden = [
        // A compiler and nothing else.
        ("codegen", &["desk", "lsp", "site"][..]),
        ("crates/catalog", &["cli", "codegen", "etl", "traces"]),
        ("crates/cli", &["codegen", "desk", "lsp", "site"]),
        ("crates/lsp", &["desk", "site"]),
    ];
    for (package, above) in forbidden {
        let manifest = fs::read_to_string(corpus::repository().join(package).join("Cargo.toml")).expect("a manifest");
        let manifest: toml::Table = toml::from_str(&manifest).expect("TOML");
        let dependencies = manifest["dependencies"].as_table().expect("a table");
        for name in above {
            assert!(!dependencies.contains_key(&format!("etwspec-{name}")), "{package} depends on etwspec-{name}");
        }
    }
}

/// Returns the packages whose code names a variant of an enumeration.
fn packages_that_name(path: &str) -> BTreeSet<String> {
    let all = ["codegen", "crates", "lake", "python"].into_iter().flat_map(|folder| sources(folder, "rs"));
    let naming = all.filter(|(file, text)| {
        let is_source = file.components().any(|part| part.as_os_str() == "src") && !file.starts_with("crates/etl/fuzz");
        is_source && code(text).any(|line| line.contains(path))
    });
    let package = |file: &Path| {
        let depth = if file.starts_with("codegen") { 1 } else { 2 };
        file.components().take(depth).collect::<PathBuf>().display().to_string()
    };
    naming.map(|(file, _)| package(&file)).collect()
}

/// A number of elements is a word of bytes. Other packages read it with the walk, and describe it with words of the catalog.
#[test]
fn words_of_bytes_are_implemented_below_the_walk() {
    let places = ["codegen", "crates/catalog", "crates/runtime"].map(str::to_owned);
    let model = fs::read_to_string(corpus::repository().join("crates/catalog/src/model/tail.rs")).expect("a source");
    let model = syn::parse_file(&model).expect("Rust");
    let many = model.items.iter().find_map(|item| match item {
        syn::Item::Enum(item) if item.ident == "Many" => Some(&item.variants),
        _ => None,
    });
    let mut words = Vec::new();
    for variant in many.expect("the enumeration") {
        let naming = packages_that_name(&format!("Many::{}", variant.ident));
        words.push(variant.ident.to_string());
        match words.last().map(String::as_str) {
            // Words of data of events, which the reader decodes without the walk for speed; and the absence of a word.
            Some("One" | "Fixed" | "Counted" | "Open") => assert!(naming.is_superset(&places.clone().into())),
            word => assert_eq!(naming, places.clone().into(), "{word:?}"),
        }
    }
    assert!(words.contains(&"While".to_owned()) && words.contains(&"Next".to_owned()), "{words:?}");
}

#[test]
fn what_emits_never_sees_toml() {
    // Served pages show the problems of tables.
    let site =
        sources("crates/site/src", "rs").into_iter().filter(|(path, _)| !path.starts_with("crates/site/src/serve"));
    for (path, text) in sources("codegen/src/emit", "rs").into_iter().chain(site) {
        let loading = ["toml::", "serde_spanned", "crate::load", "etwspec_codegen::load"];
        let seen = code(&text).find(|line| loading.iter().any(|path| line.contains(path)));
        assert_eq!(seen, None, "{}", path.display());
    }
}

/// Code that opens, writes or removes files.
const FILES: [&str; 6] = ["std::fs", "fs::", "File::open", "NewFile", "read_regular", "sweep("];

#[test]
fn only_the_loader_opens_files_and_only_the_output_writes_them() {
    for (path, text) in sources("codegen/src", "rs") {
        let may = ["load", "output"].iter().any(|pass| path.starts_with(Path::new("codegen/src").join(pass)))
            || ["load.rs", "output.rs"].iter().any(|name| path.ends_with(name));
        if !may {
            let opens = code(&text).find(|line| FILES.iter().any(|word| line.contains(word)));
            assert_eq!(opens, None, "{}", path.display());
        }
    }
    for (path, text) in sources("crates/site/src", "rs") {
        let opens = code(&text).find(|line| FILES.iter().any(|word| line.contains(word)));
        assert_eq!(opens, None, "{}", path.display());
    }
    for (path, text) in sources("codegen/src/load", "rs") {
        assert_eq!(code(&text).find(|line| writes_files(line)), None, "{}", path.display());
    }
}

/// Returns whether code writes files by itself.
fn writes_files(line: &str) -> bool {
    let line = line.replace("NewFile::create", "");
    ["fs::write", "fs::rename", "fs::copy", "File::create", "File::options", "OpenOptions", "tempfile"]
        .iter()
        .any(|word| line.contains(word))
}

/// Packages in `crates/`.
const PACKAGES: [&str; 11] =
    ["arrow", "catalog", "cli", "console", "desk", "etl", "lsp", "schema", "site", "traces", "web"];

#[test]
fn commands_write_files_only_with_new_file() {
    let packages = PACKAGES.map(|name| format!("crates/{name}/src"));
    for folder in packages.iter().map(String::as_str).chain(["codegen/src"]) {
        for (path, text) in sources(folder, "rs").into_iter().filter(|(path, _)| !path.ends_with("tests.rs")) {
            // One module writes files, and one opens them.
            if !["new_file.rs", "regular.rs"].iter().any(|own| path == Path::new("crates/console/src").join(own)) {
                assert_eq!(code(&text).find(|line| writes_files(line)), None, "{}", path.display());
            }
        }
    }
}

#[test]
fn inputs_are_opened_only_where_pipes_and_devices_are_rejected() {
    let packages = PACKAGES.map(|name| format!("crates/{name}/src"));
    let others = ["codegen/src", "lake/datafusion/src", "lake/sql/src", "python/src"];
    for folder in packages.iter().map(String::as_str).chain(others) {
        for (path, text) in sources(folder, "rs").into_iter().filter(|(path, _)| !path.ends_with("tests.rs")) {
            let own = ["crates/console/src/regular.rs", "crates/console/src/new_file.rs"].map(Path::new);
            if !own.contains(&path.as_path()) {
                let opens = ["fs::File::open", "fs::read(", "fs::read_to_string", "OpenOptions", "fs::File::options"];
                let found = code(&text).find(|line| opens.iter().any(|word| line.contains(word)));
                assert_eq!(found, None, "{}", path.display());
            }
        }
    }
}

#[test]
fn unsafe_code_is_only_in_documented_files() {
    let mut found = BTreeSet::new();
    for folder in ["codegen", "crates", "generated/rust", "tests"] {
        for (path, text) in sources(folder, "rs") {
            let own = path.ends_with("tests/architecture.rs");
            if !own && code(&text).any(|line| words(line).any(|word| word == "unsafe_code")) {
                found.insert(path);
            }
        }
    }
    let documented = [
        "etl/src/file/guard.rs",
        "etl/src/file/map.rs",
        "etl/src/prefetch.rs",
        "live/src/from_ptr.rs",
        "live/src/pointer.rs",
        "live/tests/main.rs",
        "web/src/abi.rs",
    ];
    assert_eq!(found, documented.map(|path| Path::new("crates").join(path)).into());
}

#[test]
fn comments_open_with_their_subject() {
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    let opens = |line: &str| {
        let text = line.trim_start().trim_start_matches(['/', '!']).trim_start();
        ["What ", "That ", "Which ", "Whether "].iter().any(|word| text.starts_with(word))
    };
    for (folder, extension) in [
        ("codegen", "rs"),
        ("codegen/templates", "txt"),
        ("crates", "rs"),
        ("lake", "rs"),
        ("python", "rs"),
        ("tests", "rs"),
    ] {
        for (path, text) in sources(folder, extension) {
            let mut above = "";
            for line in text.lines() {
                assert!(is_comment(above) || !is_comment(line) || !opens(line), "{}: {line}", path.display());
                above = line;
            }
        }
    }
}

#[test]
fn only_the_desk_the_site_and_the_language_server_use_codegen() {
    // The fuzz targets test the command and the generator too. They are no dependency of anything.
    let exempt = ["crates/desk", "crates/etl/fuzz", "crates/lsp", "crates/site"].map(Path::new);
    for (path, text) in sources("crates", "rs") {
        if !exempt.iter().any(|folder| path.starts_with(folder)) {
            let used = text.lines().find(|line| words(line).any(|word| word == "etwspec_codegen"));
            assert_eq!(used, None, "{} uses etwspec_codegen", path.display());
        }
    }
    for (path, text) in sources("crates", "toml") {
        let manifest: toml::Table = toml::from_str(&text).expect("a manifest");
        let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
        let depends = kinds.iter().filter_map(|kind| manifest.get(*kind)?.get("etwspec-codegen")).count();
        let allowed = usize::from(
            ["crates/desk", "crates/etl/fuzz", "crates/lsp", "crates/site"]
                .map(Path::new)
                .contains(&path.parent().unwrap_or(&path)),
        );
        assert!(depends <= allowed, "{} depends on etwspec-codegen", path.display());
    }
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut crates = Vec::new();
    for folder in ["codegen/src", "crates", "lake", "python/src"] {
        crates.extend(
            sources(folder, "rs").into_iter().map(|(path, _)| path).filter(|path| path.ends_with("src/lib.rs")),
        );
    }
    assert!(crates.len() > 15, "{crates:?}");
    let repository = corpus::repository();
    let mut found = Vec::new();
    for root in crates {
        let imports = imports(&repository.join(root));
        for circle in circles(&imports) {
            let edge = |from: &&Path, to: &Path| imports[*from].get(to).map(|item| (from.to_path_buf(), item.clone()));
            let edges = circle.iter().flat_map(|to| circle.iter().filter_map(move |from| edge(from, to)));
            found.push(
                edges.map(|(from, item)| format!("{} uses {item}", from.display())).collect::<Vec<_>>().join("\n"),
            );
        }
    }
    assert!(found.is_empty(), "files that import each other:\n{}", found.join("\n\n"));
}

#[test]
fn modules_are_files_beside_their_folders() {
    for folder in ["codegen/src", "crates", "lake", "python/src"] {
        for (path, _) in sources(folder, "rs") {
            // Tests and benchmarks compile files of other folders by path.
            let own =
                path.components().any(|part| ["tests", "benches", "fuzz"].iter().any(|name| part.as_os_str() == *name));
            assert!(own || !path.ends_with("mod.rs"), "{}: name the file by its module", path.display());
        }
    }
}

/// Returns the manifests of the packages of this workspace, each with the folder of its package.
fn manifests() -> Vec<(PathBuf, toml::Table)> {
    let read = |folder: &Path| -> toml::Table {
        let text = fs::read_to_string(corpus::repository().join(folder).join("Cargo.toml")).expect("a manifest");
        text.parse().expect("TOML")
    };
    let workspace = read(Path::new(""));
    let members = workspace["workspace"]["members"].as_array().expect("a list").iter();
    members.filter_map(toml::Value::as_str).map(|member| (member.into(), read(Path::new(member)))).collect()
}

#[test]
fn targets_that_are_not_tested_have_no_tests() {
    for (folder, manifest) in manifests() {
        let untested = |kind: &str, key: &str| {
            let targets = manifest.get(kind).into_iter().flat_map(|found| match found {
                toml::Value::Array(all) => all.clone(),
                one => vec![one.clone()],
            });
            targets.into_iter().any(|target| target.get(key).and_then(toml::Value::as_bool) == Some(false))
        };
        let src = folder.join("src");
        let has = |text: &str| sources(src.to_str().expect("text"), "rs").iter().any(|(_, code)| code.contains(text));
        // The generated crate and its data have their tests beside them, and are copied from templates.
        let generated = folder.starts_with("generated");
        assert!(generated || !untested("lib", "test") || !has("#[test]"), "{} has unit tests", folder.display());
        let example = ["/// ```\n", "//! ```\n", "/// ```rust", "//! ```rust", "/// ```no_run", "//! ```no_run"];
        let has_example = || example.iter().any(|text| has(text));
        assert!(!untested("lib", "doctest") || !has_example(), "{} has examples", folder.display());
        if untested("bin", "test") {
            let main = fs::read_to_string(corpus::repository().join(&src).join("main.rs")).expect("a program");
            assert!(!main.contains("#[test]"), "{} has tests in its program", folder.display());
        }
    }
}
