//! A workspace gives what a fresh load of the same texts gives, after any sequence of edits.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_codegen::load::{self, Problems, TablesError, load, load_from_texts};
use etwspec_codegen::workspace::Workspace;
use etwspec_codegen::{check, context, lower};
use proptest::prelude::*;
use proptest::sample::Index;

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests")
}

/// Tables below a folder, by path.
fn tables(folder: &Path) -> BTreeMap<String, String> {
    fn collect(folder: &Path, prefix: &str, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
            if path.is_dir() {
                collect(&path, &format!("{prefix}{name}/"), found);
            } else if name.ends_with(".toml") {
                found.insert(format!("{prefix}{name}"), fs::read_to_string(&path).expect("a text"));
            }
        }
    }
    let mut found = BTreeMap::new();
    collect(folder, "", &mut found);
    found
}

/// Good tables to begin with, by path, and tables that replace or join them, most of them with a mistake.
type Tables = (BTreeMap<String, String>, Vec<(String, String)>);

fn worlds() -> &'static [Tables] {
    static WORLDS: OnceLock<Vec<Tables>> = OnceLock::new();
    WORLDS.get_or_init(read_worlds)
}

fn read_worlds() -> Vec<Tables> {
    let fixtures = fs::read_dir(tests().join("bad-specs")).expect("the folder").map(|entry| entry.expect("one").path());
    let fixtures = fixtures.filter(|path| path.is_dir() && !path.ends_with("_base"));
    let mut pool: Vec<(String, String)> = fixtures.flat_map(|path| tables(&path)).collect();
    pool.push(("structs/EMPTY.toml".to_owned(), String::new()));
    pool.push(("else/where.toml".to_owned(), "a = 1\n".to_owned()));
    pool.sort();
    let (shapes, base) = (tables(&tests().join("shapes")), tables(&tests().join("bad-specs/_base")));
    vec![(shapes.clone(), shapes.into_iter().collect()), (base, pool)]
}

#[derive(Clone, Debug)]
enum Edit {
    /// Puts a table of the pool at its path.
    Put(Index),
    /// Removes a line of a table.
    CutLine(Index, Index),
    /// Repeats a line of a table at another line.
    CopyLine(Index, Index, Index),
    /// Cuts the text of a table.
    Truncate(Index, Index),
    /// Gives a table another path.
    Rename(Index, String),
    /// Removes a table.
    Remove(Index),
    /// Restores a table as it was in the beginning.
    Restore(Index),
    /// Writes bytes that are not UTF-8 into a table.
    Garble(Index),
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let index = any::<Index>;
    let name = prop_oneof![Just("structs/A.toml"), Just("enums/A.toml"), Just("b/A.toml"), Just("types.toml")];
    let edit = prop_oneof![
        4 => index().prop_map(Edit::Put),
        3 => (index(), index()).prop_map(|(file, line)| Edit::CutLine(file, line)),
        2 => (index(), index(), index()).prop_map(|(file, from, to)| Edit::CopyLine(file, from, to)),
        1 => (index(), index()).prop_map(|(file, at)| Edit::Truncate(file, at)),
        1 => (index(), name).prop_map(|(file, name)| Edit::Rename(file, name.to_owned())),
        1 => index().prop_map(Edit::Remove),
        6 => index().prop_map(Edit::Restore),
        1 => index().prop_map(Edit::Garble),
    ];
    prop::collection::vec(edit, 1..24)
}

/// Tables as bytes by path, and what edits restore and add.
struct World {
    files: BTreeMap<String, Vec<u8>>,
    original: Vec<(String, String)>,
    pool: Vec<(String, String)>,
}

impl World {
    fn new(which: Index) -> World {
        let (original, pool) = which.get(worlds()).clone();
        let files = original.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes())).collect();
        World { files, original: original.into_iter().collect(), pool }
    }

    /// Applies an edit, and returns the paths that it concerns.
    fn apply(&mut self, edit: &Edit) -> Vec<String> {
        let paths: Vec<String> = self.files.keys().cloned().collect();
        let path = |index: &Index| paths.get(index.index(paths.len().max(1))).cloned().unwrap_or_default();
        let lines = |path: &str| -> Vec<String> {
            let text = String::from_utf8_lossy(self.files.get(path).map_or(&[], Vec::as_slice)).into_owned();
            text.split_inclusive('\n').map(str::to_owned).collect()
        };
        match edit {
            Edit::Put(index) => {
                let (path, text) = index.get(&self.pool).clone();
                self.files.insert(path.clone(), text.into_bytes());
                vec![path]
            }
            Edit::Restore(index) => {
                let (path, text) = index.get(&self.original).clone();
                self.files.insert(path.clone(), text.into_bytes());
                vec![path]
            }
            _ if paths.is_empty() => Vec::new(),
            Edit::CutLine(file, line) => {
                let path = path(file);
                let mut lines = lines(&path);
                if !lines.is_empty() {
                    lines.remove(line.index(lines.len()));
                }
                self.files.insert(path.clone(), lines.concat().into_bytes());
                vec![path]
            }
            Edit::CopyLine(file, from, to) => {
                let path = path(file);
                let mut lines = lines(&path);
                if !lines.is_empty() {
                    lines.insert(to.index(lines.len()), lines[from.index(lines.len())].clone());
                }
                self.files.insert(path.clone(), lines.concat().into_bytes());
                vec![path]
            }
            Edit::Truncate(file, at) => {
                let path = path(file);
                let text: Vec<char> = lines(&path).concat().chars().collect();
                let end = at.index(text.len() + 1);
                self.files.insert(path.clone(), text[..end].iter().collect::<String>().into_bytes());
                vec![path]
            }
            Edit::Rename(file, to) => {
                let path = path(file);
                let bytes = self.files.remove(&path).unwrap_or_default();
                self.files.insert(to.clone(), bytes);
                vec![path, to.clone()]
            }
            Edit::Remove(file) => {
                let path = path(file);
                self.files.remove(&path);
                vec![path]
            }
            Edit::Garble(file) => {
                let path = path(file);
                self.files.entry(path.clone()).or_default().push(0xFF);
                vec![path]
            }
        }
    }

    fn text(&self, path: &str) -> Option<String> {
        Some(String::from_utf8_lossy(self.files.get(path)?).into_owned())
    }
}

/// Problems and catalog of a spec that was just loaded.
fn fresh(loaded: Result<load::Spec, impl Into<TablesError>>) -> (Problems, Option<Catalog>) {
    match loaded.map_err(Into::into) {
        Err(TablesError::Unreadable(problem)) => panic!("{problem}"),
        Err(TablesError::Problems(problems)) => (problems, None),
        Ok(spec) => {
            let problems = check::run(&context(&spec));
            let catalog = problems.is_empty().then(|| lower::lower(&context(&spec)));
            (Problems { files: spec.files, problems }, catalog)
        }
    }
}

/// Returns the results of each function of a workspace.
fn of_workspace(workspace: &Workspace) -> (Problems, Option<Catalog>) {
    let checked = workspace.check();
    match workspace.tables() {
        Err(problems) => {
            // The check of tables that can be read goes on if others cannot.
            assert_eq!(problems.files, checked.files);
            assert!(problems.problems.iter().all(|problem| checked.problems.contains(problem)));
            (problems, None)
        }
        Ok(tables) => {
            assert_eq!(tables.spec.files, checked.files);
            assert!(checked.problems.is_empty());
            (checked, Some(tables.catalog))
        }
    }
}

fn write(folder: &Path, path: &str, bytes: Option<&Vec<u8>>) {
    let file = folder.join(path);
    match bytes {
        Some(bytes) => {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, bytes).expect("written");
        }
        None => drop(fs::remove_file(file)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn unsaved_texts_give_what_a_fresh_load_gives(which in any::<Index>(), edits in edits()) {
        let mut world = World::new(which);
        let mut workspace = Workspace::from_texts(world.original.clone());
        for edit in &edits {
            let had: Vec<String> = workspace.paths().map(str::to_owned).collect();
            for path in world.apply(edit) {
                match world.text(&path) {
                    Some(text) => {
                        let differs = workspace.text(&path) != Some(text.as_str());
                        prop_assert_eq!(workspace.set_text(&path, text), differs);
                    }
                    None => prop_assert_eq!(workspace.remove(&path), had.contains(&path)),
                }
            }
            let texts = world.files.keys().filter_map(|path| Some((path.clone(), world.text(path)?)));
            prop_assert_eq!(of_workspace(&workspace), fresh(load_from_texts(texts.collect())), "{:?}", edit);
        }
        // Without the texts that were set, the workspace is in its initial state, except for removed tables.
        let set: Vec<String> = workspace.paths().map(str::to_owned).collect();
        for path in &set {
            workspace.discard(path);
        }
        let left: Vec<_> = world.original.iter().filter(|(path, _)| workspace.text(path).is_some()).cloned().collect();
        prop_assert_eq!(of_workspace(&workspace), fresh(load_from_texts(left)));
    }

    #[test]
    fn refreshed_folder_gives_what_a_fresh_load_gives(which in any::<Index>(), edits in edits()) {
        let mut world = World::new(which);
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("spec");
        world.files.iter().for_each(|(path, bytes)| write(&folder, path, Some(bytes)));
        let mut workspace = Workspace::open(&folder).expect("readable");
        // Several files change between two looks, as when a branch is switched.
        for edits in edits.chunks(2) {
            let before = world.files.clone();
            for path in edits.iter().flat_map(|edit| world.apply(edit)).collect::<Vec<_>>() {
                write(&folder, &path, world.files.get(&path));
            }
            let paths = before.keys().chain(world.files.keys()).collect::<std::collections::BTreeSet<_>>();
            let differs = |path: &&&String| before.get(**path) != world.files.get(**path);
            let changed: Vec<String> = paths.iter().filter(differs).map(|path| (*path).clone()).collect();
            prop_assert_eq!(workspace.refresh().expect("readable"), changed);
            prop_assert_eq!(of_workspace(&workspace), fresh(load(&folder)), "{:?}", edits);
        }
    }
}

#[test]
fn worlds_have_good_and_bad_tables() {
    for (original, pool) in worlds() {
        let (problems, catalog) = fresh(load_from_texts(original.clone().into_iter().collect()));
        assert!(problems.problems.is_empty() && catalog.is_some(), "{:?}", problems.problems);
        assert!(pool.len() > 8);
    }
}

#[test]
fn saved_file_counts_again_once_its_text_is_discarded() {
    let (original, _) = worlds()[0].clone();
    let mut workspace = Workspace::from_texts(original.into_iter().collect());
    assert!(workspace.check().problems.is_empty());
    assert!(workspace.set_text("types.toml", "[".to_owned()));
    assert_eq!(workspace.check().problems.len(), 1);
    assert!(workspace.discard("types.toml") && !workspace.discard("types.toml"));
    assert!(workspace.check().problems.is_empty());
}

#[test]
fn folder_that_is_gone_leaves_the_tables_as_they_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let (original, _) = worlds()[0].clone();
    let spec = folder.path().join("spec");
    original.iter().for_each(|(path, text)| write(&spec, path, Some(&text.clone().into_bytes())));
    let mut workspace = Workspace::open(&spec).expect("readable");
    let before = of_workspace(&workspace);
    fs::remove_dir_all(&spec).expect("removed");
    assert!(workspace.refresh().is_err());
    assert_eq!(of_workspace(&workspace), before);
}
