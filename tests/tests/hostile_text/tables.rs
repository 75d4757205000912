//! Tables in which every free text is a mark, and catalogs in which the marks are other texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use etwspec_catalog::Catalog;
use etwspec_codegen::load::{Problems, load_from_texts};
use etwspec_codegen::lower;
use etwspec_codegen::schema::Kind;
use serde_json::Value as Json;
use toml::{Table, Value};

/// Keys of free text. A row gets every one that its table may have.
pub(super) const TEXTS: [&str; 13] = [
    "author",
    "deprecated",
    "doc",
    "edition",
    "elsewhere",
    "says",
    "since",
    "summary",
    "title",
    "units",
    "unknown",
    "where",
    "why",
];

/// Keys of free text that would change what a row is, so that only rows that have them keep them.
pub(super) const TEXTS_OF_SOME: [&str; 6] =
    ["decided-by", "every-processor", "message", "privilege", "shared-name", "until"];

/// Keys of names, numbers, releases and other words, which rules of `check` constrain.
pub(super) const NAMES: [&str; 94] = [
    "aliases",
    "at",
    "at-least",
    "at-least-to",
    "bits",
    "by",
    "channel",
    "class-guid",
    "column",
    "community",
    "community-sources",
    "complete",
    "consumer-event",
    "count",
    "else",
    "enable-flags",
    "enable-flags-renamed-from",
    "enable-prefix",
    "exactly",
    "examined-to",
    "family",
    "field",
    "file",
    "from",
    "functions",
    "gives",
    "guid",
    "guid-name",
    "holds",
    "hooks",
    "id",
    "invalid-class",
    "is",
    "kernel",
    "key",
    "keywords",
    "length",
    "level",
    "log-version",
    "logger-can-have",
    "logger-mode-with",
    "logger-mode-without",
    "map",
    "max-limit",
    "meaning-sources",
    "module",
    "mof",
    "mof-sources",
    "most",
    "name",
    "needs",
    "next",
    "not-yet",
    "of",
    "only-for",
    "opcode",
    "order",
    "other-prefixes",
    "owner",
    "path",
    "payload-type",
    "permission",
    "prefix",
    "process",
    "provider",
    "ptr32",
    "ptr64",
    "query",
    "renamed-from",
    "reserved",
    "row",
    "same-as",
    "seen",
    "selector",
    "set",
    "sets",
    "size",
    "size-mask",
    "source",
    "sources",
    "struct",
    "suffix",
    "task",
    "template",
    "text",
    "through",
    "total",
    "type",
    "type-defined",
    "type-name",
    "unit",
    "values",
    "when",
    "whole-renamed-from",
];

/// More keys of names, by which the schema lists also numbers.
pub(super) const MORE_NAMES: [&str; 6] = ["table", "url", "value", "versions", "whole", "whole-elements"];

/// Returns the tables of a folder, by path.
pub(super) fn folder(path: &Path) -> Vec<(String, String)> {
    fn collect(dir: &Path, prefix: &str, out: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(dir).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if path.is_dir() {
                collect(&path, &format!("{prefix}{name}/"), out);
            } else if name.ends_with(".toml") {
                out.push((format!("{prefix}{name}"), fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    let mut out = Vec::new();
    collect(path, "", &mut out);
    out.sort();
    out
}

/// A schema of tables: the definitions and the root.
pub(super) struct Schema(Json);

impl Schema {
    pub(super) fn of(kind: Kind) -> Schema {
        Schema(kind.json_schema())
    }

    fn resolve<'s>(&'s self, mut node: &'s Json) -> &'s Json {
        loop {
            let name = node.get("$ref").and_then(Json::as_str).and_then(|path| path.rsplit('/').next());
            match (name, node.get("allOf").and_then(Json::as_array).map(Vec::as_slice)) {
                (Some(name), _) => node = &self.0["definitions"][name],
                (None, Some([only])) => node = only,
                _ => return node,
            }
        }
    }

    /// Returns the alternatives of a node, or the node itself.
    fn options<'s>(&'s self, node: &'s Json) -> Vec<&'s Json> {
        let node = self.resolve(node);
        let options = ["anyOf", "oneOf"].iter().find_map(|key| node.get(key).and_then(Json::as_array));
        options.map_or_else(|| vec![node], |options| options.iter().flat_map(|node| self.options(node)).collect())
    }

    /// Returns whether a node may be a string that is not one of a list of words.
    fn is_text(&self, node: &Json) -> bool {
        self.options(node).into_iter().any(|node| match node.get("type").and_then(Json::as_str) {
            Some("string") => node.get("enum").is_none() && node.get("const").is_none(),
            Some("array") => node.get("items").is_some_and(|items| self.is_text(items)),
            _ => false,
        })
    }

    /// Returns the keys of text of all tables.
    pub(super) fn text_keys(&self) -> BTreeSet<String> {
        let definitions = self.0.get("definitions").and_then(Json::as_object).into_iter().flat_map(|all| all.values());
        let tables = definitions.chain([&self.0]).filter_map(|table| table.get("properties")?.as_object());
        tables.flatten().filter(|(_, node)| self.is_text(node)).map(|(key, _)| key.clone()).collect()
    }
}

/// Puts another text for each free text of tables.
struct Marker<'f> {
    /// Number of texts.
    count: usize,
    text: &'f dyn Fn(usize) -> String,
}

/// The start of a mark.
const MARK: &str = "Qxmark";

/// Returns a mark, which contains no other mark.
pub(super) fn mark(number: usize) -> String {
    format!("{MARK}{number:05}z")
}

impl Marker<'_> {
    fn next(&mut self) -> Value {
        self.count += 1;
        Value::String((self.text)(self.count - 1))
    }

    fn table(&mut self, schema: &Schema, node: &Json, table: &mut Table) {
        let Some(keys) = node.get("properties").and_then(Json::as_object) else { return };
        for (key, node) in keys {
            let text = TEXTS.contains(&key.as_str()) && schema.is_text(node);
            match table.get_mut(key) {
                _ if text => {
                    let list = schema.resolve(node).get("type").and_then(Json::as_str) == Some("array");
                    // Texts for people are sentences.
                    let sentence = matches!(key.as_str(), "summary" | "doc" | "deprecated" | "why" | "unknown");
                    let mut next = || match self.next() {
                        Value::String(text) if sentence => Value::String(text + "."),
                        other => other,
                    };
                    let value = if list { Value::Array(vec![next(), next()]) } else { next() };
                    table.insert(key.clone(), value);
                }
                Some(value) if TEXTS_OF_SOME.contains(&key.as_str()) => *value = self.next(),
                Some(value) => self.value(schema, node, value),
                None => {}
            }
        }
    }

    fn value(&mut self, schema: &Schema, node: &Json, value: &mut Value) {
        for option in schema.options(node) {
            match value {
                Value::Table(table) if option.get("properties").is_some() => {
                    return self.table(schema, option, table);
                }
                Value::Array(list) if option.get("items").is_some() => {
                    return list.iter_mut().for_each(|value| self.value(schema, &option["items"], value));
                }
                _ => {}
            }
        }
    }

    /// Returns a file with marks.
    fn file(&mut self, path: &str, text: &str) -> String {
        let schema = Schema::of(Kind::of(path).unwrap_or_else(|| panic!("no table belongs at {path}")));
        let mut table: Table = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
        self.table(&schema, &schema.0, &mut table);
        if path == "releases.toml" {
            // The name of a point is text. The name of a release is also the name of a constant.
            for release in table["release"].as_array_mut().into_iter().flatten() {
                for point in release.get_mut("points").and_then(Value::as_array_mut).into_iter().flatten() {
                    point.as_table_mut().expect("a table").insert("name".to_owned(), self.next());
                }
            }
        }
        table.to_string()
    }
}

/// Returns tables with another text for each free text, by number, and the number of texts.
pub(super) fn with_texts(
    tables: &[(String, String)],
    text: &dyn Fn(usize) -> String,
) -> (Vec<(String, String)>, usize) {
    let mut marker = Marker { count: 0, text };
    let tables = tables.iter().map(|(path, text)| (path.clone(), marker.file(path, text))).collect();
    (tables, marker.count)
}

/// A catalog of which every text of the tables is a mark, as JSON.
pub(super) struct Marked {
    json: String,
    /// Number of texts.
    pub(super) texts: usize,
}

impl Marked {
    /// Lowers tables with a mark for each text. Rules of `check` are left out.
    pub(super) fn new(tables: &[(String, String)]) -> Marked {
        let (tables, texts) = with_texts(tables, &mark);
        let spec = load_from_texts(tables).unwrap_or_else(|Problems { problems, .. }| panic!("{problems:#?}"));
        let catalog = lower::lower(&etwspec_codegen::context(&spec));
        let json = serde_json::to_string(&catalog).expect("a catalog is JSON");
        Marked { json, texts }
    }

    /// Returns the marks that the catalog does not contain.
    pub(super) fn lost(&self) -> Vec<String> {
        (0..self.texts).map(mark).filter(|mark| !self.json.contains(mark)).collect()
    }

    /// Returns the catalog with other texts for the marks, by number.
    pub(super) fn with(&self, text: impl Fn(usize) -> String) -> Catalog {
        let mut out = String::with_capacity(2 * self.json.len());
        let mut rest = self.json.as_str();
        while let Some(at) = rest.find(MARK) {
            out.push_str(&rest[..at]);
            rest = &rest[at + MARK.len()..];
            let number = rest.get(..5).and_then(|digits| digits.parse().ok()).expect("a mark");
            rest = &rest[6..];
            let escaped = serde_json::to_string(&text(number)).expect("a string is JSON");
            out.push_str(&escaped[1..escaped.len() - 1]);
        }
        out.push_str(rest);
        serde_json::from_str(&out).expect("still a catalog")
    }
}
