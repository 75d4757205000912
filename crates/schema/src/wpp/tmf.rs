//! TMF files, which `tracepdb` writes, and the same records in annotations of a PDB file.
//!
//! ```text
//! 4857fab7-1162-3184-360b-cdd863ddf4ea component // SRC=file.cpp MJ= MN=
//! #typev file_cpp28 14 "%0hr=%10!s! state=%11!s!" //   LEVEL=ERROR FLAGS=GENERAL FUNC=main
//! {
//! hr, ItemHRESULT -- 10
//! state, ItemEnum(_STATE) -- 11
//! }
//! #enumv _STATE
//! {
//! Idle,0x0
//! Busy,0x1
//! }
//! ```

use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use hashbrown::{HashMap, HashSet};

use super::item::{Item, Names};
use crate::argument::{Argument, Form};
use crate::limits::{self, Budget, MAX_MEMORY};
use crate::message;
use crate::model::{Count, EventId, Field, Schema, Source};
use crate::problem::Problem;

/// Number of the first argument of a message. Lower numbers are values of the header.
const FIRST_ARGUMENT: u16 = 10;

/// Maximum number of arguments of a message.
const MAX_ARGUMENTS: usize = 1 << 10;

/// Maximum number of problems reported for a file.
const MAX_PROBLEMS: usize = 1_000;

/// Reads a TMF file: its messages, and problems of its text. Messages with problems are omitted, and the rest is read.
///
/// Of several messages with one number and different text, the first is used. A message with an argument of an unknown item
/// type has the fields before it, and a field with the rest of the data.
///
/// ```
/// let text = "4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN=\n\
///     #typev a_c7 10 \"%0id=%10!d!\" //   LEVEL=INFO FUNC=main\n{\nid, ItemLong -- 10\n}\n";
/// let (schemas, problems) = etwspec_schema::wpp::read_tmf(text, "a.tmf");
/// assert!(problems.is_empty());
/// assert_eq!(schemas[0].message.as_deref(), Some("%0id=%10!d!"));
/// assert_eq!(schemas[0].fields[0].name.as_ref(), "id");
/// ```
pub fn read_tmf(text: &str, name: &str) -> (Vec<Arc<Schema>>, Vec<Problem>) {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    let mut reader = Reader::new(name, text.len());
    reader.enumerations(&lines);
    reader.messages(&lines);
    reader.finish()
}

/// Reads TMF records from several sets of lines.
pub(super) struct Reader {
    file: Arc<str>,
    /// Number of lines before the current set.
    before: usize,
    /// Indices of messages by GUID and number.
    known: HashMap<(Guid, u16), usize>,
    enumerations: HashMap<String, ValueNames>,
    /// The sets that fields refer to.
    maps: HashMap<(String, bool), Arc<ValueNames>>,
    schemas: Vec<Arc<Schema>>,
    /// Texts, arguments and lists of fields that messages share.
    texts: HashSet<Arc<str>>,
    arguments: HashSet<Arc<Argument>>,
    fields: HashSet<Arc<[Field]>>,
    /// Memory that messages may still take, and whether it was too little.
    budget: Budget,
    full: bool,
    problems: Vec<Problem>,
    suppressed: usize,
}

/// Size of a message, a text or a value in bytes, without its contents.
const ENTRY: usize = 48;

/// The line that states a GUID.
struct Origin<'a> {
    guid: Guid,
    component: &'a str,
    file: Option<&'a str>,
}

impl Reader {
    /// Creates a reader of text of a size in bytes.
    pub(super) fn new(name: &str, size: usize) -> Reader {
        Reader {
            texts: HashSet::new(),
            arguments: HashSet::new(),
            fields: HashSet::new(),
            budget: Budget::new(MAX_MEMORY + size.saturating_mul(2)),
            full: false,
            file: name.into(),
            before: 0,
            known: HashMap::new(),
            enumerations: HashMap::new(),
            maps: HashMap::new(),
            schemas: Vec::new(),
            problems: Vec::new(),
            suppressed: 0,
        }
    }

    pub(super) fn finish(mut self) -> (Vec<Arc<Schema>>, Vec<Problem>) {
        if self.suppressed > 0 {
            let text = format!("{} more problems; check that this is a TMF file", self.suppressed);
            self.problems.push(Problem::new(&self.file, 1, 1, text));
        }
        (self.schemas, self.problems)
    }

    #[cfg(feature = "pdb")]
    /// Counts the lines of a set that has been read.
    pub(super) fn next_set(&mut self, lines: usize) {
        self.before += lines;
    }

    /// Returns to the first set.
    #[cfg(feature = "pdb")]
    pub(super) fn restart(&mut self) {
        self.before = 0;
    }

    /// Reports a problem at a part of a line.
    fn problem(&mut self, lines: &[&str], index: usize, part: &str, text: impl Into<String>) {
        if self.problems.len() >= MAX_PROBLEMS {
            self.suppressed += 1;
            return;
        }
        let line = lines.get(index).copied().unwrap_or_default();
        let offset = (part.as_ptr() as usize).checked_sub(line.as_ptr() as usize);
        let column = offset.and_then(|at| line.get(..at)).map_or(0, |before| before.chars().count());
        let number = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
        let problem = Problem::new(&self.file, number(self.before + index), number(column), text);
        self.problems.push(problem);
    }

    /// Takes memory for a line. Returns whether as much was left.
    fn take(&mut self, lines: &[&str], index: usize, bytes: usize) -> bool {
        let taken = !self.full && self.budget.take(bytes);
        if !taken && !self.full {
            self.full = true;
            self.problem(lines, index, "", "the messages take too much memory; what follows is left out");
        }
        taken
    }

    /// Returns a shared copy of a name. The contents of a line are small, even if there are too many.
    fn name(&mut self, name: &str) -> Option<Arc<str>> {
        let name = limits::short(name);
        if name.is_empty() {
            return None;
        }
        if let Some(known) = self.texts.get(&*name) {
            return Some(known.clone());
        }
        self.full |= !self.budget.take(ENTRY + name.len());
        let name: Arc<str> = name.into();
        self.texts.insert(name.clone());
        Some(name)
    }

    /// Reads the enumerations, which may follow the messages that use them.
    pub(super) fn enumerations(&mut self, lines: &[&str]) {
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            let start = at;
            at += 1;
            let Some(name) = line.trim().strip_prefix("#enumv") else { continue };
            let name = name.split("//").next().unwrap_or_default().trim();
            let end = block(lines, &mut at);
            let Some((first, last)) = end else {
                self.problem(
                    lines,
                    start,
                    line.trim(),
                    "`#enumv` without lines in braces; write `{`, the names and `}`",
                );
                continue;
            };
            let mut values = Vec::new();
            for index in first..last {
                for part in lines[index].split(';').map(str::trim).filter(|part| !part.is_empty()) {
                    let value =
                        part.rsplit_once(',').and_then(|(name, value)| Some((name.trim(), number(value.trim())?)));
                    match value {
                        Some((name, value)) if !name.is_empty() => {
                            let name = limits::name(name).to_string();
                            if !self.take(lines, index, ENTRY + name.len()) {
                                return;
                            }
                            values.push((value, name));
                        }
                        _ => self.problem(lines, index, part, "a value of an enumeration is written `NAME,0x1`"),
                    }
                }
            }
            let set = ValueNames { name: name.to_owned(), flags: false, values };
            if name.is_empty() {
                self.problem(lines, start, line.trim(), "`#enumv` without a name; write `#enumv NAME`");
            } else {
                self.enumerations.entry(name.to_owned()).or_insert(set);
            }
        }
    }

    /// Reads the messages.
    pub(super) fn messages(&mut self, lines: &[&str]) {
        let mut source = None;
        let mut at = 0;
        while let Some(line) = lines.get(at).filter(|_| !self.full) {
            let start = at;
            at += 1;
            let line = line.trim();
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            if line.starts_with("#enumv") {
                block(lines, &mut at);
            } else if line.starts_with("#type") {
                let arguments = block(lines, &mut at);
                if let Some(schema) = self.message(lines, start, line, arguments, source.as_ref()) {
                    self.add(lines, start, schema);
                }
            } else if line.starts_with('#') {
                let text = "unknown statement; TMF files contain `#typev` and `#enumv`";
                self.problem(lines, start, line, text);
                block(lines, &mut at);
            } else {
                source = self.source(lines, start, line);
            }
        }
    }

    /// Reads the line that states a GUID and its component.
    fn source<'a>(&mut self, lines: &[&str], index: usize, line: &'a str) -> Option<Origin<'a>> {
        let (guid, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let Ok(guid) = guid.parse::<Guid>() else {
            let text =
                "neither a GUID nor a statement; a GUID has 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12";
            self.problem(lines, index, line, text);
            return None;
        };
        let (component, comment) = rest.split_once("//").unwrap_or((rest, ""));
        // The name of a file may have spaces.
        let file = comment.split_once("SRC=").map(|(_, rest)| rest);
        let file = file.map(|rest| rest.split(" MJ=").next().unwrap_or(rest).trim()).filter(|file| !file.is_empty());
        Some(Origin { guid, component: component.trim(), file })
    }

    /// Reads a message.
    fn message(
        &mut self,
        lines: &[&str],
        start: usize,
        line: &str,
        arguments: Option<(usize, usize)>,
        source: Option<&Origin<'_>>,
    ) -> Option<Schema> {
        let Some(source) = source else {
            let text = "message without a GUID; put the line with its GUID and component before it";
            self.problem(lines, start, line, text);
            return None;
        };
        let Some((first, last)) = arguments else {
            self.problem(
                lines,
                start,
                line,
                "message without arguments in braces; write `{` and `}` on lines after it",
            );
            return None;
        };
        let (_, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (symbol, rest) = rest.trim_start().split_once(char::is_whitespace).unwrap_or((rest, ""));
        let rest = rest.trim_start();
        let (digits, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let Ok(id) = digits.parse::<u16>() else {
            self.problem(
                lines,
                start,
                digits,
                "message number that is not from 0 to 65535; write `#typev NAME NUMBER \"TEXT\"`",
            );
            return None;
        };
        let rest = rest.trim_start();
        let text = rest
            .strip_prefix('"')
            .and_then(|text| text.rfind("\" //").or_else(|| text.rfind('"')).map(|end| (text, end)));
        let Some((text, end)) = text else {
            self.problem(
                lines,
                start,
                rest,
                "text of the message is not in quotation marks; write `#typev NAME NUMBER \"TEXT\"`",
            );
            return None;
        };
        let (text, comment) = text.split_at(end);
        let attribute = |key: &str| {
            let value = comment.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix('='));
            value.filter(|value| !value.is_empty())
        };
        let mut schema = Schema::new(Source::Tmf, source.guid, EventId::Message { number: id });
        schema.provider_name = self.name(source.component);
        schema.name = self.name(symbol);
        schema.file = source.file.and_then(|name| self.name(name));
        schema.level = attribute("LEVEL").and_then(|name| self.name(name));
        schema.keywords = attribute("FLAGS").and_then(|name| self.name(name)).into_iter().collect();
        // The name of a C++ function may have spaces.
        let function = comment.split_once("FUNC=").map(|(_, name)| name.trim());
        schema.function = function.and_then(|name| self.name(name));
        schema.message = Some(limits::message(text));
        // The first conversion of each argument.
        let conversions: HashMap<u16, char> = message::conversions(text).into_iter().rev().collect();
        let mut fields: Vec<Field> = Vec::new();
        let mut next = FIRST_ARGUMENT;
        for index in first..last {
            let line = lines[index].trim();
            if line.is_empty() || line.starts_with("//") {
                continue;
            }
            if fields.len() == MAX_ARGUMENTS {
                self.problem(
                    lines,
                    index,
                    line,
                    format!("more than {MAX_ARGUMENTS} arguments; those from here on are ignored"),
                );
                break;
            }
            let Some((expression, item, list, number)) = argument(line, next) else {
                self.problem(
                    lines,
                    index,
                    line,
                    "an argument is written `expression, ItemType -- number`; the message is ignored",
                );
                return None;
            };
            next = number.saturating_add(1);
            let name = field_name(expression, number, &fields);
            let name = self.name(&name).unwrap_or_default();
            let argument = Some(self.argument(number, expression, item));
            let Some(known) = Item::find(item) else {
                let text = format!("unknown item type `{item}`; its bytes and those after it stay bytes");
                self.problem(lines, index, item, text);
                let field = Field::value("", TdhInType::BINARY, TdhOutType::HEXBINARY);
                fields.push(Field { name, argument, ..field });
                break;
            };
            let map = match self.names(lines, index, item, known, list) {
                Ok(map) => map,
                Err(text) => {
                    self.problem(lines, index, item, text);
                    None
                }
            };
            let content = known.content(conversions.get(&number).copied(), map);
            fields.push(Field { name, content, count: Count::One, tag: 0, argument });
        }
        let size = ENTRY + size_of::<Schema>() + schema.message.as_deref().map_or(0, str::len);
        schema.fields = match self.fields.get(&*fields) {
            Some(known) => known.clone(),
            None => {
                let fields: Arc<[Field]> = fields.into();
                self.full |= !self.budget.take(ENTRY + size_of_val(&*fields));
                self.fields.insert(fields.clone());
                fields
            }
        };
        self.take(lines, start, size).then_some(schema)
    }

    /// Returns an argument that others share.
    fn argument(&mut self, number: u16, expression: &str, item: &str) -> Arc<Argument> {
        let form = Item::find(item).map_or(Form::Unknown, |item| item.form);
        let text = |text: Option<Arc<str>>| text.unwrap_or_default();
        let argument = Argument { number, expression: text(self.name(expression)), item: text(self.name(item)), form };
        if let Some(known) = self.arguments.get(&argument) {
            return known.clone();
        }
        self.full |= !self.budget.take(ENTRY + size_of::<Argument>());
        let argument = Arc::new(argument);
        self.arguments.insert(argument.clone());
        argument
    }

    /// Returns the names of values of an argument.
    fn names(
        &mut self,
        lines: &[&str],
        index: usize,
        item: &str,
        known: &Item,
        list: Option<&str>,
    ) -> Result<Option<Arc<ValueNames>>, String> {
        let list = list.unwrap_or_default();
        match known.names {
            Names::None => Ok(None),
            Names::List | Names::Bits if list.is_empty() => {
                Err(format!("`{item}` without names; write `{item}(FIRST,SECOND)`"))
            }
            Names::List | Names::Bits => {
                let bits = known.names == Names::Bits;
                if let Some(map) = self.maps.get(&(list.to_owned(), bits)) {
                    return Ok(Some(Arc::clone(map)));
                }
                let most = if bits { known.bits() as usize } else { MAX_LIST };
                let names = list.split(',').map(str::trim).take(most).enumerate();
                let value = |at: usize| if bits { 1u64 << at } else { at as u64 };
                let mut values = Vec::new();
                for (at, name) in names {
                    let name = limits::name(name).to_string();
                    if !self.take(lines, index, ENTRY + name.len()) {
                        break;
                    }
                    values.push((value(at), name));
                }
                let map = Arc::new(ValueNames { name: String::new(), flags: bits, values });
                self.maps.insert((list.to_owned(), bits), Arc::clone(&map));
                Ok(Some(map))
            }
            Names::Enumeration | Names::Flags => {
                let flags = known.names == Names::Flags;
                if let Some(map) = self.maps.get(&(list.to_owned(), flags)) {
                    return Ok(Some(Arc::clone(map)));
                }
                let Some(set) = self.enumerations.get(list) else {
                    // Text of the file may be long, and have control characters.
                    let shown: String = list.chars().take(100).flat_map(char::escape_debug).collect();
                    return Err(format!("no `#enumv {shown}` in this file; values are shown as numbers"));
                };
                let (map, size) = (ValueNames { flags, ..set.clone() }, set.values.iter().map(|(_, name)| name.len()));
                let size = size.sum::<usize>() + ENTRY * set.values.len();
                let map = Arc::new(if self.take(lines, index, size) { map } else { ValueNames::default() });
                self.maps.insert((list.to_owned(), flags), Arc::clone(&map));
                Ok(Some(map))
            }
        }
    }

    /// Adds a message, unless the number is in use.
    fn add(&mut self, lines: &[&str], index: usize, schema: Schema) {
        let EventId::Message { number } = schema.event else { return };
        match self.known.get(&(schema.provider, number)) {
            None => {
                self.known.insert((schema.provider, number), self.schemas.len());
                self.schemas.push(Arc::new(schema));
            }
            // Functions that are inlined, and headers, give a message several times.
            Some(first) if same(&self.schemas[*first], &schema) => {}
            Some(_) => {
                let text =
                    format!("message {number} of {} with other text than above; the first is used", schema.provider);
                let line = lines[index];
                self.problem(lines, index, line, text);
            }
        }
    }
}

/// Maximum number of names in a list.
const MAX_LIST: usize = 1 << 16;

/// Returns whether two messages with one number are decoded and shown alike.
fn same(a: &Schema, b: &Schema) -> bool {
    a.message == b.message && a.fields == b.fields
}

/// Returns the lines between the braces that follow, if any, and moves behind them.
fn block(lines: &[&str], at: &mut usize) -> Option<(usize, usize)> {
    let mut open = *at;
    while lines.get(open).is_some_and(|line| line.trim().is_empty() || line.trim().starts_with("//")) {
        open += 1;
    }
    if lines.get(open)?.trim() != "{" {
        return None;
    }
    let first = open + 1;
    for (index, line) in lines.iter().enumerate().skip(first) {
        let line = line.trim();
        if line.starts_with('}') {
            *at = index + 1;
            return Some((first, index));
        }
        // A block without an end does not take the rest of the file with it.
        if line.starts_with("#type") || line.starts_with("#enumv") {
            *at = index;
            return None;
        }
    }
    *at = lines.len();
    None
}

/// Reads an argument: expression, item type, list of names, number.
fn argument(line: &str, next: u16) -> Option<(&str, &str, Option<&str>, u16)> {
    let (head, number) = match line.rsplit_once("--") {
        Some((head, digits)) if digits.trim().parse::<u16>().is_ok() => (head, digits.trim().parse().ok()?),
        _ => (line, next),
    };
    let head = head.trim_end();
    let (head, list) = match head.strip_suffix(')') {
        Some(inner) => {
            let open = opening(inner)?;
            (&inner[..open], Some(inner[open + 1..].trim()))
        }
        None => (head, None),
    };
    let (expression, item) = head.rsplit_once(',').unwrap_or(("", head));
    let item = item.trim();
    let valid = item.starts_with("Item") && item.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    valid.then_some((expression.trim(), item, list, number))
}

/// Finds the parenthesis that the end of the text closes.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate().rev() {
        match byte {
            b')' => depth += 1,
            b'(' if depth == 0 => return Some(at),
            b'(' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Parses a number: decimal, possibly negative, or hexadecimal.
fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        // Values of enumerations have 32 bits.
        None => text
            .parse::<u32>()
            .map(u64::from)
            .or_else(|_| text.parse::<i32>().map(|value| u64::from(value as u32)))
            .ok(),
    }
}

/// Returns a name for the field of an argument: the identifier at the end of a path such as `&device->Queue.Length`, or the
/// number of the argument.
fn field_name(expression: &str, number: u16, fields: &[Field]) -> String {
    let path = expression.trim_start_matches(['&', '*', ' ']);
    let is_path =
        path.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'-' | b'>' | b':'));
    let last = path.rsplit(['.', '>', ':', '-']).next().unwrap_or_default();
    let apt = is_path
        && last.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_')
        && fields.iter().all(|field| field.name.as_ref() != last);
    if apt { last.to_owned() } else { format!("arg{number}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_names_from_expressions() {
        let none = [];
        assert_eq!(field_name("status", 10, &none), "status");
        assert_eq!(field_name("&device->Queue.Length", 10, &none), "Length");
        assert_eq!(field_name("(int)42", 10, &none), "arg10");
        assert_eq!(field_name("i % 7919", 11, &none), "arg11");
        assert_eq!(field_name("0x10", 12, &none), "arg12");
        let fields = [Field::value("status", TdhInType::INT32, TdhOutType::NULL)];
        assert_eq!(field_name("other.status", 11, &fields), "arg11");
    }

    #[test]
    fn splits_arguments_from_the_end() {
        assert_eq!(argument("a, b, ItemLong -- 10", 10), Some(("a, b", "ItemLong", None, 10)));
        assert_eq!(argument("i--, ItemLong -- 12", 10), Some(("i--", "ItemLong", None, 12)));
        assert_eq!(
            argument("x, ItemListByte(Low,APC, DPC) -- 11", 10),
            Some(("x", "ItemListByte", Some("Low,APC, DPC"), 11))
        );
        assert_eq!(argument("ProcessId, ItemULong", 13), Some(("ProcessId", "ItemULong", None, 13)));
        assert_eq!(argument("f(a, b) -- 10", 10), None);
    }
}
