//! Tables of strings, one for each culture.

use etwspec_etl::counts::OrderBy as _;
use hashbrown::HashMap;

use super::element::{Element, Key, Tag};

/// Default culture.
const USUAL: &str = "en-US";

/// Strings by their ID.
pub(super) struct Strings<'e> {
    /// Strings of the requested culture, and strings of other cultures that it lacks.
    table: HashMap<&'e str, &'e str>,
}

/// Kind of the text of a message attribute.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Text<'e> {
    /// Text of a string, or of the attribute itself.
    Is(&'e str),
    /// No table has the string with this ID.
    Missing(&'e str),
}

impl<'e> Strings<'e> {
    pub(super) fn read(root: Element<'e>, wanted: Option<&str>) -> Self {
        let mut tables: Vec<(u8, Vec<(&str, &str)>)> = Vec::new();
        root.each(Tag::Resources, &mut |resources| {
            let culture = resources.get(Key::Culture).unwrap_or("");
            let mut table = Vec::new();
            for string in resources.grouped(Tag::StringTable, Tag::String) {
                if let (Some(id), Some(value)) = (string.get(Key::Id), string.get(Key::Value)) {
                    table.push((id, value));
                }
            }
            tables.push((rank(culture, wanted), table));
        });
        tables.order_by_key(|(rank, _)| *rank);
        let mut all = HashMap::new();
        for (id, value) in tables.into_iter().flat_map(|(_, table)| table) {
            all.entry(id).or_insert(value);
        }
        Strings { table: all }
    }

    /// Resolves the value of a message attribute, such as `$(string.Id)`.
    pub(super) fn resolve(&self, message: &'e str) -> Text<'e> {
        let inner = message.trim().strip_prefix("$(").and_then(|rest| rest.strip_suffix(')'));
        let Some(inner) = inner else { return Text::Is(message) };
        let id = inner.strip_prefix("string.");
        match id.and_then(|id| self.table.get(id)) {
            Some(text) => Text::Is(text),
            None => Text::Missing(id.unwrap_or(inner)),
        }
    }
}

/// Returns the place of a culture in the order of preference.
fn rank(culture: &str, wanted: Option<&str>) -> u8 {
    let language = |culture: &str| culture.split('-').next().unwrap_or("").to_ascii_lowercase();
    match wanted {
        Some(wanted) if culture.eq_ignore_ascii_case(wanted) => 0,
        Some(wanted) if language(culture) == language(wanted) => 1,
        _ if culture.eq_ignore_ascii_case(USUAL) => 2,
        _ => 3,
    }
}
