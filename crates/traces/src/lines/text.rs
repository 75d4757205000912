//! Formats fields as `Name=value`.

use std::fmt::{self, Write};

use crate::decode::meaning_text::{of_tag, quantity};
use etwspec::describe::Why;
use etwspec_console::escaped;
use etwspec_etl::columns::{ColumnValue, EventColumn, EventRecord};
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::state::Referred;
use etwspec_etl::text::output;
use etwspec_etl::time::Clock;

/// A visitor that formats fields as `Name=value`, separated by spaces.
#[derive(Debug, Default)]
pub struct Fields<'s> {
    text: String,
    /// True if the next field is the first of its group.
    first: bool,
    /// Clock of the session.
    clock: Option<Clock>,
    /// Names of what fields refer to. `None` after their limit.
    names: Option<Referred<'s>>,
    /// Number of bytes that these names may still take, escapes included.
    left: usize,
}

impl<'s> Fields<'s> {
    /// Returns a visitor for the fields of an event with a size in bytes. The names of what fields refer to take at most as
    /// much as the values may. They repeat for each field, so a few bytes could select many long names.
    pub fn new(clock: Option<Clock>, names: Option<Referred<'s>>, size: usize) -> Self {
        let left = output::VALUES_PER_BYTE * size.max(output::MIN_SIZE);
        Fields { clock, names, left, ..Fields::default() }
    }

    /// Returns the text, in which hidden characters are not escaped.
    pub fn finish(self) -> String {
        self.text
    }

    fn name(&mut self, name: &str) {
        if !self.text.is_empty() && !self.first {
            self.text.push(' ');
        }
        self.first = false;
        if !name.is_empty() {
            self.text.push_str(name);
            self.text.push('=');
        }
    }

    fn put(&mut self, what: fmt::Arguments<'_>) {
        let _never_fails = self.text.write_fmt(what);
    }

    /// Adds a word about the fields.
    fn note(&mut self, name: &str, word: &str) {
        self.name(name);
        self.text.push_str(word);
    }

    /// Adds bytes in hexadecimal.
    fn bytes(&mut self, name: &str, bytes: &[u8]) {
        self.name(name);
        bytes.iter().for_each(|byte| self.put(format_args!("{byte:02x}")));
    }

    fn quoted(&mut self, text: &str) {
        self.text.push('"');
        for char in text.chars() {
            match char {
                '"' | '\\' => self.text.extend(['\\', char]),
                '\n' => self.text.push_str("\\n"),
                '\r' => self.text.push_str("\\r"),
                '\t' => self.text.push_str("\\t"),
                char => self.text.push(char),
            }
        }
        self.text.push('"');
    }

    /// Adds the name of what a field refers to, or a mark if the names exceed their limit.
    #[inline(never)]
    fn referred(&mut self, name: &str) {
        match self.left.checked_sub(escaped(name).len()) {
            Some(left) => {
                self.left = left;
                self.put(format_args!("({name})"));
            }
            None => {
                self.names = None;
                self.put(format_args!("({})", output::MARK));
            }
        }
    }

    fn named(&mut self, field: &Field, value: u64) {
        let Some(names) = &field.names else { return };
        if !names.are_flags() {
            if let Some(name) = names.name(value) {
                self.put(format_args!("({name})"));
            }
            return;
        }
        let all = names.flag_names(value);
        if !all.is_empty() {
            self.put(format_args!("({})", all.join("|")));
        }
    }
}

/// Formats the fields of an event, and its extended data items if `items` is set.
pub(super) fn of_record(record: &EventRecord<'_>, items: bool) -> String {
    if let Some(error) = record.get(EventColumn::Error) {
        return format!("(damaged: {error})");
    }
    let size = if let Some(ColumnValue::Number(size)) = record.get(EventColumn::Size) { size } else { 0 };
    let mut fields = Fields::new(record.clock(), record.names(), size as usize);
    match (record.get(EventColumn::Data), record.get(EventColumn::Payload)) {
        (Some(ColumnValue::Field(data)), _) => data.visit(&mut fields),
        (_, Some(ColumnValue::Bytes(bytes))) if !bytes.is_empty() => fields.bytes("bytes", bytes),
        _ => {}
    }
    if let Some(fit) = record.get(EventColumn::Fit) {
        fields.note("fit", &fit.into_text());
    }
    if let Some(ColumnValue::Field(all)) = record.get(EventColumn::Items).filter(|_| items) {
        all.visit(&mut fields);
    }
    fields.finish()
}

impl<'a> Visitor<'a> for Fields<'_> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if let Value::Bytes(bytes) = value {
            return self.bytes(&field.name, bytes);
        }
        self.name(&field.name);
        let flags = field.names.as_ref().is_some_and(|names| names.are_flags());
        match value {
            Value::Unsigned(number) if flags => self.put(format_args!("{number:#x}")),
            Value::Unsigned(_) | Value::Signed(_) if !field.units.is_empty() => {
                self.text.push_str(&quantity(&value.to_string(), field.units));
            }
            // The same as its text, but faster.
            Value::Hex(number) | Value::Address(number) => self.put(format_args!("{number:#x}")),
            Value::Boolean(number @ 2..) => self.put(format_args!("true({number})")),
            Value::Tag(tag) => match of_tag(tag) {
                Some(text) => self.quoted(&text),
                None => self.put(format_args!("{tag:#x}")),
            },
            Value::Stamp(stamp) if self.clock.is_some() => {
                self.text.extend(self.clock.map(|clock| clock.time(stamp).to_string()));
            }
            Value::Utf16(_) | Value::Ansi(..) | Value::Utf8(_) | Value::Char(_) => self.quoted(&value.to_string()),
            Value::Time(time) => match field.date(time) {
                (Some(date), Some(seconds)) => self.put(format_args!("{seconds}({date})")),
                (Some(date), None) => self.put(format_args!("{date}")),
                (None, _) => self.put(format_args!("0")),
            },
            value => self.put(format_args!("{value}")),
        }
        if let Some(name) = self.names.and_then(|names| names.name(field, &value)) {
            self.referred(name);
        }
        match value {
            Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) => self.named(field, number),
            Value::Signed(number) => {
                let unused = 64 - field.bits.clamp(1, 64);
                self.named(field, number as u64 & u64::MAX >> unused);
            }
            _ => {}
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.name(&field.name);
        match group {
            Group::List => self.text.push('['),
            Group::Struct(name) => self.put(format_args!("{}{{", name.unwrap_or(""))),
            _ => {}
        }
        self.first = true;
    }

    fn end(&mut self, group: Group) {
        self.text.push(if group == Group::List { ']' } else { '}' });
        self.first = false;
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.bytes("rest", bytes);
    }
}
