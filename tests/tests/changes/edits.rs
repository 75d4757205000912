//! The recorded edits of `tests/changes/edits.toml`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_codegen::load::Problems;
use etwspec_codegen::tables_from_texts;
use etwspec_tests::corpus;
use serde::Deserialize;

/// Tables, by path.
pub(super) type Texts = BTreeMap<String, String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    edit: Vec<Edit>,
}

/// An edit of tables.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Edit {
    pub(super) name: String,
    pub(super) base: String,
    pub(super) rules: Vec<String>,
    step: Vec<Step>,
}

#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    file: String,
    #[serde(default)]
    base: bool,
    #[serde(default)]
    remove: bool,
    replace: Option<String>,
    with: Option<String>,
}

/// Returns all recorded edits.
pub(super) fn recorded() -> Vec<Edit> {
    recorded_in("tests/changes/edits.toml")
}

/// Returns the edits of a file.
pub(super) fn recorded_in(file: &str) -> Vec<Edit> {
    let path = corpus::repository().join(file);
    let text = fs::read_to_string(path).expect("the edits are a file");
    toml::from_str::<File>(&text).expect("the edits are TOML").edit
}

fn read(dir: &Path, prefix: &str, texts: &mut Texts) {
    for entry in fs::read_dir(dir).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        if path.is_dir() {
            read(&path, &format!("{prefix}{name}/"), texts);
        } else if name.ends_with(".toml") {
            texts.insert(format!("{prefix}{name}"), fs::read_to_string(&path).expect("a text"));
        }
    }
}

fn base(name: &str) -> Texts {
    let folder = match name {
        "shapes" => "tests/shapes",
        "small" => "tests/bad-specs/_base",
        "published" => "spec",
        other => panic!("there is no base {other}"),
    };
    let mut texts = Texts::new();
    read(&corpus::repository().join(folder), "", &mut texts);
    texts
}

/// Returns the published tables, and the counts from real traces.
pub(super) fn published() -> Texts {
    let mut texts = base("published");
    let observed =
        fs::read_to_string(corpus::repository().join("evidence/observed.toml")).expect("the counts are a file");
    texts.insert("../evidence/observed.toml".to_owned(), observed);
    texts
}

impl Step {
    /// Applies the step; `None` if the text to replace is not in the file exactly once.
    fn apply(&self, texts: &mut Texts) -> Option<()> {
        if self.remove {
            return texts.remove(&self.file).map(|_| ());
        }
        let with = self.with.as_deref().unwrap_or_default();
        let Some(replace) = &self.replace else {
            *texts.entry(self.file.clone()).or_default() += with;
            return Some(());
        };
        let text = texts.get_mut(&self.file)?;
        (text.matches(replace.as_str()).count() == 1).then(|| *text = text.replacen(replace.as_str(), with, 1))
    }
}

impl Edit {
    /// Returns the tables before the edit.
    pub(super) fn before(&self) -> Texts {
        let mut texts = base(&self.base);
        for step in self.step.iter().filter(|step| step.base) {
            step.apply(&mut texts).unwrap_or_else(|| panic!("{}: {} is not as expected", self.name, step.file));
        }
        texts
    }

    /// Returns the tables after the edit.
    pub(super) fn after(&self) -> Texts {
        let mut texts = self.before();
        for step in self.step.iter().filter(|step| !step.base) {
            step.apply(&mut texts).unwrap_or_else(|| panic!("{}: {} is not as expected", self.name, step.file));
        }
        texts
    }

    /// Returns tables after the edit.
    pub(super) fn apply_to(&self, texts: &Texts) -> Texts {
        applied(texts, [self].into_iter()).unwrap_or_else(|| panic!("{}: a file is not as expected", self.name))
    }

    /// Returns whether the edit consists of replacements by other texts.
    pub(super) fn is_reversible(&self) -> bool {
        let replaces = |step: &Step| step.replace.is_some() && step.with.as_ref().is_some_and(|with| with.len() > 12);
        self.step.iter().all(|step| !step.base && replaces(step))
    }
}

/// Applies edits; `None` if one of them does not fit.
pub(super) fn applied<'e>(texts: &Texts, edits: impl Iterator<Item = &'e Edit>) -> Option<Texts> {
    let mut texts = texts.clone();
    for step in edits.flat_map(|edit| &edit.step) {
        step.apply(&mut texts)?;
    }
    Some(texts)
}

/// Undoes edits; `None` if one of them does not fit.
pub(super) fn undone<'e>(texts: &Texts, edits: impl Iterator<Item = &'e Edit>) -> Option<Texts> {
    let mut texts = texts.clone();
    let steps: Vec<&Step> = edits.flat_map(|edit| &edit.step).collect();
    for step in steps.into_iter().rev() {
        let back = Step { replace: step.with.clone(), with: step.replace.clone(), ..step.clone() };
        back.apply(&mut texts)?;
    }
    Some(texts)
}

/// Returns the catalog of tables, or their problems.
pub(super) fn load(texts: &Texts) -> Result<Catalog, String> {
    let texts = texts.iter().map(|(path, text)| (path.clone(), text.clone())).collect();
    match tables_from_texts(texts) {
        Ok(tables) => Ok(tables.catalog),
        Err(Problems { problems, .. }) => {
            Err(problems.iter().map(|problem| format!("{}: {}\n", problem.rule, problem.message)).collect())
        }
    }
}

/// Returns all recorded edits, with the catalogs before and after each. The tables must have no problems.
pub(super) fn catalogs() -> &'static [(Edit, Catalog, Catalog)] {
    static ALL: OnceLock<Vec<(Edit, Catalog, Catalog)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut bases: BTreeMap<Texts, Catalog> = BTreeMap::new();
        let (mut all, mut problems) = (Vec::new(), String::new());
        for edit in recorded() {
            let before = edit.before();
            let old = match bases.get(&before) {
                Some(known) => Ok(known.clone()),
                None => load(&before),
            };
            match (old, load(&edit.after())) {
                (Ok(old), Ok(new)) => {
                    bases.entry(before).or_insert_with(|| old.clone());
                    all.push((edit, old, new));
                }
                (Err(found), _) | (_, Err(found)) => problems += &format!("{}: {found}", edit.name),
            }
        }
        assert_eq!(problems, "");
        all
    })
}

/// Returns a catalog with items whose order means nothing in another order.
pub(super) fn shuffled(catalog: &Catalog, seed: u64) -> Catalog {
    let mut state = seed | 1;
    let mut next = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below.max(1)
    };
    fn mix<T>(items: &mut [T], next: &mut impl FnMut(usize) -> usize) {
        (1..items.len()).rev().for_each(|at| items.swap(at, next(at + 1)));
    }
    let mut mixed = catalog.clone();
    mix(&mut mixed.sources, &mut next);
    mix(&mut mixed.types, &mut next);
    mix(&mut mixed.topics, &mut next);
    mix(&mut mixed.structs, &mut next);
    mix(&mut mixed.dispatches, &mut next);
    mix(&mut mixed.sets, &mut next);
    mix(&mut mixed.hooks, &mut next);
    mix(&mut mixed.references, &mut next);
    mixed.sets.iter_mut().for_each(|set| mix(&mut set.values, &mut next));
    mixed.hooks.iter_mut().for_each(|group| mix(&mut group.events, &mut next));
    mixed.masks.iter_mut().flat_map(|mask| &mut mask.groups).for_each(|group| mix(&mut group.bits, &mut next));
    mixed
}
