//! Imports between the files of a crate: which file names an item that another file defines.
//!
//! A module may use items of the modules that contain it: they are its context, as in the standard library.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Item, UseTree};

/// A module of a crate, by its path from the root of the crate.
#[derive(Debug, Default)]
struct Module {
    file: PathBuf,
    /// Names that the module imports, each with the path in the `use` declaration. A glob has the name `*`.
    imports: Vec<(String, Vec<String>)>,
    /// Paths in expressions and types.
    paths: Vec<Vec<String>>,
    /// Names of the items that the module defines.
    items: BTreeSet<String>,
}

/// The modules of a crate, without tests.
#[derive(Debug, Default)]
struct Modules(BTreeMap<Vec<String>, Module>);

/// Files of a crate, each with the files whose items it names, and with one such name.
pub type Imports = BTreeMap<PathBuf, BTreeMap<PathBuf, String>>;

/// Returns the imports between the files of the crate with a root file such as `src/lib.rs`.
pub fn imports(root: &Path) -> Imports {
    let mut modules = Modules::default();
    modules.read(Vec::new(), root, root.parent().expect("a folder"));
    modules.imports()
}

/// Returns groups of files that import each other, directly or through others.
pub fn circles(imports: &Imports) -> Vec<Vec<&Path>> {
    let reach = |from: &PathBuf| {
        let (mut seen, mut left) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(file) = left.pop() {
            let next = imports.get(&file).into_iter().flat_map(BTreeMap::keys);
            left.extend(next.filter(|next| seen.insert((*next).clone())).cloned());
        }
        seen
    };
    let reached: BTreeMap<&PathBuf, BTreeSet<PathBuf>> = imports.keys().map(|file| (file, reach(file))).collect();
    let mut found = BTreeSet::new();
    for (file, of) in &reached {
        let others = reached.iter().filter(|(other, back)| of.contains(**other) && back.contains(*file));
        let circle: Vec<&Path> = others.map(|(other, _)| other.as_path()).collect();
        if circle.len() > 1 {
            found.insert(circle);
        }
    }
    found.into_iter().collect()
}

impl Modules {
    fn read(&mut self, path: Vec<String>, file: &Path, folder: &Path) {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        self.read_items(path, file, folder, parsed.items);
    }

    fn read_items(&mut self, path: Vec<String>, file: &Path, folder: &Path, items: Vec<Item>) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        for item in items {
            let (attributes, name) = named(&item);
            if attributes.iter().any(|one| one.path().is_ident("cfg") && quoted(one).contains("test")) {
                continue;
            }
            module.items.extend(name);
            match item {
                Item::Use(item) => flatten(&item.tree, &mut Vec::new(), &mut module.imports),
                Item::Mod(item) => {
                    let name = item.ident.to_string();
                    let mut inner = path.clone();
                    inner.push(name.clone());
                    if let Some((_, items)) = item.content {
                        self.read_items(inner, file, &folder.join(&name), items);
                    } else if !item.attrs.iter().any(|one| one.path().is_ident("path")) {
                        let beside = folder.join(format!("{name}.rs"));
                        // The library of the fuzz targets is also compiled by path, so it has a `mod.rs`.
                        let file = if beside.is_file() { beside } else { folder.join(&name).join("mod.rs") };
                        self.read(inner, &file, &folder.join(&name));
                    }
                }
                other => paths(other.into_token_stream(), &mut module.paths),
            }
        }
        self.0.insert(path, module);
    }

    fn imports(&self) -> Imports {
        let mut found = Imports::new();
        let contains = |outer: &PathBuf, path: &[String]| {
            (0..path.len()).any(|depth| self.0.get(&path[..depth]).is_some_and(|module| module.file == *outer))
        };
        for (path, module) in &self.0 {
            let own = found.entry(module.file.clone()).or_default();
            let imported = module.imports.iter().map(|(_, of)| of);
            for of in imported.chain(&module.paths) {
                if let Some(file) = self.file(path, of, 0)
                    && file != module.file
                    && !contains(&file, path)
                {
                    own.entry(file).or_insert_with(|| of.join("::"));
                }
            }
        }
        found
    }

    /// Returns the file that defines an item. `from` is the module that names it.
    fn file(&self, from: &[String], path: &[String], depth: usize) -> Option<PathBuf> {
        let mut at = from.to_vec();
        let mut rest = path;
        let first = rest.first()?;
        let child = |at: &[String], name: &String| self.0.contains_key(&[at, std::slice::from_ref(name)].concat());
        match first.as_str() {
            "crate" => {
                at.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    at.pop()?;
                    rest = &rest[1..];
                }
            }
            name if child(from, first) || (depth > 0 && self.0[from].items.contains(name)) => {}
            name => {
                let imported = self.0[from].imports.iter().find(|(known, of)| known == name && of.len() > 1)?;
                let full: Vec<String> = imported.1.iter().chain(&rest[1..]).cloned().collect();
                return (depth < 8).then(|| self.file(from, &full, depth + 1)).flatten();
            }
        }
        while let Some(name) = rest.first().filter(|name| child(&at, name)) {
            at.push(name.clone());
            rest = &rest[1..];
        }
        let module = &self.0[&at];
        // A module by itself is no item: paths through it are.
        let name = rest.first()?;
        if name == "*" {
            return Some(module.file.clone());
        }
        if module.items.contains(name) || depth > 8 {
            return Some(module.file.clone());
        }
        let named =
            module.imports.iter().filter(|(known, _)| known == name).find_map(|(_, of)| self.file(&at, of, depth + 1));
        named.or_else(|| {
            let globs =
                module.imports.iter().filter(|(known, of)| known == "*" && self.file(&at, of, depth + 1).is_some());
            let mut through = globs.map(|(_, of)| [&of[..of.len() - 1], std::slice::from_ref(name)].concat());
            through.find_map(|of| self.file(&at, &of, depth + 1))
        })
    }
}

fn quoted(attribute: &syn::Attribute) -> String {
    match &attribute.meta {
        syn::Meta::List(list) => list.tokens.to_string(),
        _ => String::new(),
    }
}

fn named(item: &Item) -> (&[syn::Attribute], Option<String>) {
    match item {
        Item::Const(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Enum(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Fn(item) => (&item.attrs, Some(item.sig.ident.to_string())),
        Item::Macro(item) => (&item.attrs, item.ident.as_ref().map(ToString::to_string)),
        Item::Static(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Struct(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Trait(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Type(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Union(item) => (&item.attrs, Some(item.ident.to_string())),
        Item::Mod(item) => (&item.attrs, None),
        Item::Use(item) => (&item.attrs, None),
        Item::Impl(item) => (&item.attrs, None),
        _ => (&[], None),
    }
}

fn flatten(tree: &UseTree, path: &mut Vec<String>, out: &mut Vec<(String, Vec<String>)>) {
    let mut leaf = |name: String, last: String, path: &[String]| {
        let path = if last == "self" { path.to_vec() } else { [path, &[last]].concat() };
        let name = if name == "self" { path.last().cloned().unwrap_or_default() } else { name };
        out.push((name, path));
    };
    match tree {
        UseTree::Path(inner) => {
            path.push(inner.ident.to_string());
            flatten(&inner.tree, path, out);
            path.pop();
        }
        UseTree::Name(name) => leaf(name.ident.to_string(), name.ident.to_string(), path),
        UseTree::Rename(name) => leaf(name.rename.to_string(), name.ident.to_string(), path),
        UseTree::Glob(_) => leaf("*".to_owned(), "*".to_owned(), path),
        UseTree::Group(group) => group.items.iter().for_each(|inner| flatten(inner, path, out)),
    }
}

/// Collects paths of two or more names.
fn paths(tokens: TokenStream, out: &mut Vec<Vec<String>>) {
    let (mut path, mut colons) = (Vec::new(), 0);
    let mut end = |path: &mut Vec<String>| {
        let path = std::mem::take(path);
        if path.len() > 1 {
            out.push(path);
        }
    };
    let mut inner = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(name) => {
                if colons != 2 {
                    end(&mut path);
                }
                path.push(name.to_string());
                colons = 0;
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' && !path.is_empty() => colons += 1,
            TokenTree::Group(group) => {
                end(&mut path);
                inner.push(group.stream());
                colons = 0;
            }
            _ => {
                end(&mut path);
                colons = 0;
            }
        }
    }
    end(&mut path);
    inner.into_iter().for_each(|stream| paths(stream, out));
}
