//! All tables as the editor shows them, and the names in them: where each is defined and used.

use std::collections::BTreeMap;
use std::ops::Range;

use etwspec_codegen::schema::{Kind, Shape, Shapes, TableShape};

use crate::names::{Owner, Role, Sort};
use crate::tree::{Node, Step, Table, Tree, Value};

/// A name in a file.
#[derive(Clone, Debug)]
pub(crate) struct Occurrence {
    /// The name.
    pub(crate) name: String,
    /// Its range, without quotes.
    pub(crate) range: Range<usize>,
    pub(crate) sort: Sort,
    /// True if the name is defined there.
    pub(crate) defines: bool,
    /// Structures that may have the field that is referred to.
    owner: Option<Structures>,
    /// Names before it in the path of a field.
    before: Vec<String>,
    /// Key of the value.
    pub(crate) key: String,
    /// Path of the row.
    pub(crate) path: Vec<Step>,
}

/// Structures, as a row refers to them.
#[derive(Clone, Debug)]
pub(crate) enum Structures {
    /// By name.
    Named(String),
    /// The other structures of the events of this one.
    SameEvent(String),
    /// The payload structures of events.
    Events(Vec<String>),
}

/// A table, the shape of its row, and the key that contains it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level<'a> {
    pub(crate) shape: &'static TableShape,
    pub(crate) table: &'a Table,
    pub(crate) key: &'a str,
}

/// One table of the spec.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) kind: Kind,
    pub(crate) text: String,
    pub(crate) tree: Tree,
    pub(crate) names: Vec<Occurrence>,
}

impl File {
    pub(crate) fn new(kind: Kind, text: String) -> File {
        let tree = Tree::new(&text);
        let mut names = Vec::new();
        let shapes = kind.shapes();
        if let Shape::Table(shape) = shapes.resolve(&shapes.root) {
            let mut collector = Collector { text: &text, shapes, path: Vec::new(), names: &mut names };
            collector.table(&mut vec![Level { shape, table: &tree.root, key: "" }]);
        }
        File { kind, text, tree, names }
    }

    /// Returns the name at an offset.
    pub(crate) fn name_at(&self, offset: usize) -> Option<&Occurrence> {
        let at = |name: &&Occurrence| name.range.start <= offset && offset <= name.range.end;
        self.names.iter().find(at)
    }

    /// Returns the name of the structure, set or group that the file describes.
    pub(crate) fn own_name(&self) -> Option<&str> {
        self.tree.root.text("name", &self.text)
    }

    /// Returns the shape of the table at a path.
    pub(crate) fn shape(&self, path: &[Step]) -> Option<&'static TableShape> {
        self.levels(path).last().map(|level| level.shape)
    }

    /// Returns the tables from the root to a path, as far as the schema describes them.
    pub(crate) fn levels<'a>(&'a self, path: &'a [Step]) -> Vec<Level<'a>> {
        let shapes: &'static Shapes = self.kind.shapes();
        let mut levels = Vec::new();
        let Shape::Table(root) = shapes.resolve(&shapes.root) else { return levels };
        let mut shape = root;
        levels.push(Level { shape, table: &self.tree.root, key: "" });
        for (index, step) in path.iter().enumerate() {
            let Some(table) = self.tree.table(&path[..=index]) else { break };
            let Some(key) = shape.keys.get(step.key()) else { break };
            let Some(inner) = row_shape(shapes, &key.shape, matches!(step, Step::Item(..)), table) else { break };
            shape = inner;
            levels.push(Level { shape, table, key: step.key() });
        }
        levels
    }
}

/// Returns the shape of a table that is a value, or an item of a list, of this shape.
pub(crate) fn row_shape<'s>(shapes: &'s Shapes, shape: &'s Shape, item: bool, table: &Table) -> Option<&'s TableShape> {
    let shape = if item { shapes.element_of(shape) } else { shape };
    match shapes.table_of(shape, table.keys()) {
        Shape::Table(table) => Some(table),
        _ => None,
    }
}

/// Returns what a string in a row is, and which structures it refers to.
pub(crate) fn role_at(levels: &[Level<'_>], key: &str) -> Option<Role> {
    let (level, outer) = levels.split_last()?;
    match level.shape.keys.get(key)?.role {
        Some(Role::Outer) => role_at(outer, level.key),
        // `{ ptr32 = .., ptr64 = .. }` is a value by pointer size.
        None if matches!(key, "ptr32" | "ptr64") => role_at(outer, level.key),
        role => role,
    }
}

/// Returns the structures to which a field belongs that a row refers to.
pub(crate) fn structures(text: &str, levels: &[Level<'_>], owner: Owner) -> Option<Structures> {
    let own = levels.first()?.table.text("name", text);
    let find = |key: &str| levels.iter().rev().find_map(|level| level.table.text(key, text));
    let name = |name: &str| name.trim_end_matches(['*', ' ']).to_owned();
    Some(match owner {
        Owner::Own => Structures::Named(own?.to_owned()),
        Owner::SameEvent => Structures::SameEvent(own?.to_owned()),
        Owner::Element => Structures::Named(name(find("type")?)),
        Owner::Named => Structures::Named(name(find("struct")?)),
        Owner::Events => {
            let hooks = levels.iter().rev().find_map(|level| level.table.value("hooks"))?;
            Structures::Events(hooks.texts(text).into_iter().map(str::to_owned).collect())
        }
    })
}

/// Returns the release names in a set of releases, with their ranges.
pub(crate) fn releases(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for part in text.split(',') {
        let mut at = start;
        for end in part.split("..") {
            let trimmed = end.trim().trim_end_matches('+').trim_end();
            // A word before a release is a point within it.
            let id = trimmed.rsplit(' ').next().unwrap_or_default();
            if let Some(from) = end.rfind(id).filter(|_| !id.is_empty()) {
                found.push(at + from..at + from + id.len());
            }
            at += end.len() + 2;
        }
        start += part.len() + 1;
    }
    found
}

struct Collector<'a> {
    text: &'a str,
    shapes: &'static Shapes,
    path: Vec<Step>,
    names: &'a mut Vec<Occurrence>,
}

impl<'a> Collector<'a> {
    fn table(&mut self, levels: &mut Vec<Level<'a>>) {
        let Some(level) = levels.last().copied() else { return };
        for entry in &level.table.entries {
            let (Some(key), Some(value)) = (level.shape.keys.get(&entry.key), &entry.value) else { continue };
            match &value.value {
                Value::Table(table) => {
                    let shape = row_shape(self.shapes, &key.shape, false, table);
                    self.inner(levels, shape, table, &entry.key, Step::Key(entry.key.clone()));
                }
                Value::List(items) => {
                    for (index, item) in items.iter().enumerate() {
                        match &item.value {
                            Value::Table(table) => {
                                let shape = row_shape(self.shapes, &key.shape, true, table);
                                self.inner(levels, shape, table, &entry.key, Step::Item(entry.key.clone(), index));
                            }
                            _ => self.text(levels, &entry.key, item),
                        }
                    }
                }
                _ => self.text(levels, &entry.key, value),
            }
        }
    }

    fn inner(
        &mut self,
        levels: &mut Vec<Level<'a>>,
        shape: Option<&'static TableShape>,
        table: &'a Table,
        key: &'a str,
        step: Step,
    ) {
        let Some(shape) = shape else { return };
        levels.push(Level { shape, table, key });
        self.path.push(step);
        self.table(levels);
        self.path.pop();
        levels.pop();
    }

    fn text(&mut self, levels: &[Level<'a>], key: &str, node: &Node) {
        let (Value::Text(range), Some(role)) = (&node.value, role_at(levels, key)) else { return };
        let Some(text) = self.text.get(range.clone()) else { return };
        let mut add = |range: Range<usize>, sort, defines, owner, before: &[&str]| {
            self.names.push(Occurrence {
                name: self.text[range.clone()].to_owned(),
                range,
                sort,
                defines,
                owner,
                before: before.iter().map(|name| (*name).to_owned()).collect(),
                key: key.to_owned(),
                path: self.path.clone(),
            });
        };
        match role {
            Role::Defines(sort) => add(range.clone(), sort, true, None, &[]),
            Role::Refers(sort @ Sort::PayloadType, _) => add(range.clone(), sort, true, None, &[]),
            Role::Refers(Sort::Type, _) => {
                let name = text.trim_end_matches(['*', ' ']);
                add(range.start..range.start + name.len(), Sort::Type, false, None, &[]);
            }
            // A hook ID without a name.
            Role::Refers(Sort::Event, _) if text.starts_with("0x") => {}
            Role::Refers(sort, _) => add(range.clone(), sort, false, None, &[]),
            Role::Field(owner) => {
                let owner = structures(self.text, levels, owner);
                let parts: Vec<&str> = text.split('.').collect();
                let mut at = range.start;
                for (index, part) in parts.iter().enumerate() {
                    add(at..at + part.len(), Sort::Field, false, owner.clone(), &parts[..index]);
                    at += part.len() + 1;
                }
            }
            Role::Releases => {
                for part in releases(text) {
                    add(range.start + part.start..range.start + part.end, Sort::Release, false, None, &[]);
                }
            }
            Role::Unstated | Role::Text | Role::Outer => {}
        }
    }
}

/// A name and the path of the file that contains it.
pub(crate) type Found<'w> = (&'w str, &'w Occurrence);

/// All tables.
#[derive(Debug, Default)]
pub(crate) struct World {
    files: BTreeMap<String, File>,
}

impl World {
    /// Sets the text of a table. Returns whether tables are at such a path.
    pub(crate) fn set(&mut self, path: &str, text: String) -> bool {
        let Some(kind) = Kind::of(path) else { return false };
        self.files.insert(path.to_owned(), File::new(kind, text));
        true
    }

    /// Removes a table.
    pub(crate) fn remove(&mut self, path: &str) {
        self.files.remove(path);
    }

    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().map(|(path, file)| (path.as_str(), file))
    }

    /// Returns all names.
    pub(crate) fn names(&self) -> impl Iterator<Item = (&str, &File, &Occurrence)> {
        self.files().flat_map(|(path, file)| file.names.iter().map(move |name| (path, file, name)))
    }

    /// Returns the definitions of a name of this sort; those in `path` only, if the sort is local.
    pub(crate) fn definitions<'w>(&'w self, path: &str, sort: Sort, name: &str) -> Vec<Found<'w>> {
        let is = |(at, _, other): &(&str, &File, &Occurrence)| {
            other.sort == sort && other.defines && other.name == name && (!sort.is_local() || *at == path)
        };
        self.names().filter(is).map(|(path, _, name)| (path, name)).collect()
    }

    /// Returns the names of the structures to which a row refers.
    pub(crate) fn owners(&self, structures: &Structures) -> Vec<String> {
        let mut owners = match structures {
            Structures::Named(name) => vec![self.real_name(name)],
            Structures::Events(hooks) => {
                let is = |names: &[&str]| hooks.iter().any(|hook| names.contains(&hook.as_str()));
                self.payloads(|names, number| is(names) || number.is_some_and(|number| hooks.contains(&number)), None)
            }
            Structures::SameEvent(own) => {
                let mut others = self.payloads(|_, _| true, Some(own));
                others.retain(|name| name != own);
                others
            }
        };
        owners.sort();
        owners.dedup();
        owners
    }

    /// Returns the name of a structure that may be given by an alias.
    fn real_name(&self, name: &str) -> String {
        let found = self.definitions("", Sort::Type, name);
        let own = found.first().and_then(|(path, _)| self.file(path)?.own_name());
        own.unwrap_or(name).to_owned()
    }

    /// Returns the payload structures of the events that match: by their names, and by hook ID (`0x0548`). With `having`,
    /// only of those that have this structure.
    fn payloads(&self, is: impl Fn(&[&str], Option<String>) -> bool, having: Option<&str>) -> Vec<String> {
        let mut all = Vec::new();
        for (_, file) in self.files().filter(|(_, file)| matches!(file.kind, Kind::Hooks | Kind::Classes)) {
            let Some(Value::List(events)) = file.tree.root.value("event").map(|node| &node.value) else { continue };
            for event in events {
                let Value::Table(event) = &event.value else { continue };
                let text = file.text.as_str();
                let mut names: Vec<&str> =
                    ["name", "type-name"].iter().filter_map(|key| event.text(key, text)).collect();
                names.extend(event.value("aliases").map(|list| list.texts(text)).unwrap_or_default());
                if !is(&names, hook_id(file, event)) {
                    continue;
                }
                let Some(Value::List(rows)) = event.value("payload").map(|node| &node.value) else { continue };
                let structs = rows.iter().filter_map(|row| match &row.value {
                    Value::Table(row) => Some(self.real_name(row.text("struct", text)?)),
                    _ => None,
                });
                let structs: Vec<String> = structs.collect();
                if having.is_none_or(|own| structs.iter().any(|name| name == own)) {
                    all.extend(structs);
                }
            }
        }
        all
    }

    /// Returns the fields of a structure, by its name.
    pub(crate) fn fields<'w>(&'w self, structure: &str) -> Vec<Found<'w>> {
        let is = |(_, file): &(&str, &File)| file.kind == Kind::Struct && file.own_name() == Some(structure);
        let Some((path, file)) = self.files().find(is) else { return Vec::new() };
        let mut fields: Vec<_> = file
            .names
            .iter()
            .filter(|name| name.sort == Sort::Field && name.defines)
            .map(|name| (path, name))
            .collect();
        // The first fields of another structure.
        if let Some(Value::Table(prefix)) = file.tree.root.value("prefix-of").map(|node| &node.value)
            && let Some(whole) = prefix.text("struct", &file.text).filter(|whole| *whole != structure)
        {
            fields.extend(self.fields_once(whole));
        }
        fields
    }

    /// Returns the fields that a structure itself has.
    fn fields_once<'w>(&'w self, structure: &str) -> Vec<Found<'w>> {
        let is = |(_, file): &(&str, &File)| file.kind == Kind::Struct && file.own_name() == Some(structure);
        let found = self.files().filter(is).take(1);
        let names = found.flat_map(|(path, file)| file.names.iter().map(move |name| (path, name)));
        names.filter(|(_, name)| name.sort == Sort::Field && name.defines).collect()
    }

    /// Returns the structures that a path of fields leads to, from those to which a row refers.
    pub(crate) fn through(&self, structures: &Structures, before: &[String]) -> Vec<String> {
        let mut owners = self.owners(structures);
        for part in before {
            let mut next = Vec::new();
            for owner in &owners {
                for (path, field) in self.fields(owner).into_iter().filter(|(_, field)| field.name == *part) {
                    let file = self.file(path);
                    let ty = file.and_then(|file| file.tree.table(&field.path)?.text("type", &file.text));
                    // Members of an inner structure are in the same file.
                    next.push(ty.map_or_else(|| owner.clone(), |ty| self.real_name(ty)));
                }
            }
            next.sort();
            next.dedup();
            owners = next;
        }
        owners
    }

    /// Returns the definitions of a name.
    pub(crate) fn targets<'w>(&'w self, path: &'w str, name: &'w Occurrence) -> Vec<Found<'w>> {
        match (&name.owner, name.sort, name.defines) {
            (_, Sort::Field, true) => {
                // A field whose form changes has several rows.
                let own = self.file(path).into_iter().flat_map(|file| &file.names);
                own.filter(|other| other.sort == Sort::Field && other.defines && other.name == name.name)
                    .map(|other| (path, other))
                    .collect()
            }
            (Some(structures), Sort::Field, _) => {
                let owners = self.through(structures, &name.before);
                let fields = owners.iter().flat_map(|owner| self.fields(owner));
                fields.filter(|(_, field)| field.name == name.name).collect()
            }
            (None, Sort::Field, _) => Vec::new(),
            (_, sort, _) => self.definitions(path, sort, &name.name),
        }
    }

    /// Returns the definitions and uses of what a name refers to.
    pub(crate) fn places<'w>(&'w self, path: &'w str, name: &'w Occurrence) -> Vec<Found<'w>> {
        let targets = self.targets(path, name);
        let same = |at: &str, other: &Occurrence| {
            targets.iter().any(|(path, target)| *path == at && target.range == other.range)
        };
        let is = |(at, _, other): &(&'w str, &File, &'w Occurrence)| {
            if other.sort != name.sort || other.name != name.name {
                return false;
            }
            match other.sort {
                Sort::Field if other.defines => same(at, other),
                Sort::Field => self.targets(at, other).iter().any(|(at, target)| same(at, target)),
                sort => !sort.is_local() || *at == path,
            }
        };
        self.names().filter(is).map(|(path, _, name)| (path, name)).collect()
    }
}

/// Returns the hook ID of an event, as tables refer to events without a name.
fn hook_id(file: &File, event: &Table) -> Option<String> {
    let number = |table: &Table, key: &str| {
        let text = file.text.get(table.value(key)?.range.clone())?.replace('_', "");
        match text.strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => text.parse().ok(),
        }
    };
    Some(format!("0x{:02X}{:02X}", number(&file.tree.root, "group")?, number(event, "type")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_releases_in_sets() {
        let of = |text: &str| releases(text).into_iter().map(|range| text[range].to_owned()).collect::<Vec<_>>();
        assert_eq!(of("5.0..early 5.2, 6.1+"), ["5.0", "5.2", "6.1"]);
        assert_eq!(of("11-24H2"), ["11-24H2"]);
        assert_eq!(of("6.0.."), ["6.0"]);
        assert_eq!(of(" , "), Vec::<String>::new());
    }
}
