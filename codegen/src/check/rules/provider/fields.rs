//! Fields of events can be read one after another.

use etwspec_catalog::ProviderKind;
use etwspec_catalog::limits::{EVENT_DEPTH, EVENT_FIELDS};

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::did_you_mean;
use crate::load::Loaded;
use crate::lower::event_fields;
use crate::span::{At, FileId, Place};
use crate::spec::{EventFieldRow, InType, MapRow, OutType, ProviderEventRow, ProviderFile, Quantity};

pub(in crate::check::rules) static RULE: Rule = rule!(
    "provider-field",
    Check(run),
    "A field of an event has a type or members, and its count and length are numbers or earlier fields.",
    "A field has either a `type` or the members of a `struct`. Structures are nested at most 16 deep, and an event has \
     at most 65,536 fields. A `count` or `length` is a number above 0, or the name of an earlier integer, which is no \
     array. Only text and bytes without a size of their own have a `length`. Only integers and Booleans have a `map`, \
     which has either `values` or `bits`. An event has either a `template` or `fields`, whose names differ, and its \
     message shows no other ones. `out` fits the type.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.providers {
        for map in &file.data.map {
            entries(file.file, map, out);
        }
        let templates = file.data.template.iter().map(|row| &row.fields);
        for list in templates.chain(file.data.event.iter().filter_map(|row| row.fields.as_ref())) {
            let mut fields = Fields { file: file.file, maps: &file.data.map, before: Vec::new(), count: 0, out };
            fields.list(list, 0);
            if fields.count > EVENT_FIELDS {
                let message = format!("an event has at most {EVENT_FIELDS} fields, and this has {}", fields.count);
                out.push(RULE.at(list.place(file.file), message, "these fields"));
            }
        }
        for row in &file.data.event {
            message(file, row, out);
            if let (Some(template), Some(fields)) = (&*row.template, &row.fields) {
                let message = "an event has both a `template` and `fields`";
                let problem = RULE.at(fields.place(file.file), message, "these fields");
                let problem = problem.other(template.place(file.file), "this template");
                out.push(problem.help("remove one of them"));
            }
        }
    }
}

/// Reports a placeholder of a message without a field.
fn message(file: &Loaded<ProviderFile>, row: &ProviderEventRow, out: &mut Vec<Diagnostic>) {
    let templates = &file.data.template;
    if row.template.as_ref().is_some_and(|name| !templates.iter().any(|known| known.name.get() == name.get())) {
        return;
    }
    let fields = event_fields(&file.data, row).count();
    // Numbers below 10 of messages of WPP stand for facts of the event itself.
    let first = if file.data.kind == ProviderKind::Message { 10 } else { 1 };
    let text = row.message.as_deref().unwrap_or_default().replace("%%", "");
    let number = |part: &str| part[..part.bytes().take_while(u8::is_ascii_digit).count()].parse::<usize>().ok();
    if let Some(number) =
        text.split('%').skip(1).filter_map(number).find(|number| !(1..first + fields).contains(number))
    {
        let text = format!("the message shows field {number}, and the event has {fields}");
        let problem = RULE.at(row.id.place(file.file), text, "message of this event");
        out.push(problem.help("number the fields from 1, in their order"));
    }
    let form = |part: &&str| part.trim_start_matches(|digit: char| digit.is_ascii_digit()).starts_with('!');
    if let Some(part) = text.split('%').skip(1).filter(form).find(|part| part.matches('!').count() < 2) {
        let text = format!("the form of `%{}` has no end", part.escape_debug());
        let problem = RULE.at(row.id.place(file.file), text, "message of this event");
        out.push(problem.help("write an exclamation mark after it, as in `%1!d!`"));
    }
}

/// Returns whether values of a type can be shown in a form.
fn shows(out: OutType, ty: InType) -> bool {
    use InType::{
        Boolean, Double, Float, HexInt32, HexInt64, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64,
    };
    use OutType as Out;
    let size = match ty {
        Int8 | UInt8 => 1,
        Int16 | UInt16 => 2,
        Int32 | UInt32 | HexInt32 | Boolean | Float => 4,
        Int64 | UInt64 | HexInt64 | Double | InType::Pointer | InType::SizeT => 8,
        _ => 0,
    };
    let bytes = matches!(ty, InType::Binary | InType::CountedBinary | InType::HexDump);
    let time = matches!(ty, InType::FileTime | InType::SystemTime);
    match out {
        Out::Byte | Out::UnsignedByte | Out::HexInt8 => size == 1,
        Out::Short | Out::UnsignedShort | Out::HexInt16 | Out::Port => size == 2,
        Out::Int | Out::UnsignedInt | Out::HexInt32 | Out::Pid | Out::Tid | Out::Ipv4 => size == 4,
        Out::ErrorCode | Out::Win32Error | Out::NtStatus | Out::HResult | Out::Float => size == 4,
        Out::Long | Out::UnsignedLong | Out::HexInt64 | Out::EtwTime | Out::CodePointer | Out::Double => size == 8,
        Out::HexBinary | Out::Ipv6 | Out::SocketAddress | Out::Pkcs7WithTypeInfo => bytes,
        Out::DateTime | Out::CimDateTime | Out::DateTimeCultureInsensitive | Out::DateTimeUtc => time,
        Out::Guid => ty == InType::Guid,
        Out::Boolean => ty == Boolean || size == 1,
        Out::String | Out::Xml | Out::Json | Out::Utf8 | Out::ReducedString => size == 1 || size == 2 || ty.is_text(),
        Out::NoPrint => true,
    }
}

fn entries(file: FileId, map: &MapRow, out: &mut Vec<Diagnostic>) {
    if map.values.is_empty() == map.bits.is_empty() {
        let message = format!("the map `{}` needs either `values` or `bits`", map.name.escape_debug());
        out.push(RULE.at(map.name.place(file), message, "this map"));
    }
    for entry in map.bits.iter().filter(|entry| *entry.value == 0) {
        out.push(RULE.at(entry.value.place(file), "an entry of `bits` has no bit", "no bit"));
    }
}

struct Fields<'s, 'o> {
    file: FileId,
    maps: &'s [At<MapRow>],
    /// Fields before that a field may refer to, with whether each can be a count.
    before: Vec<(&'s str, bool)>,
    /// Number of fields, members included.
    count: usize,
    out: &'o mut Vec<Diagnostic>,
}

impl<'s> Fields<'s, '_> {
    /// Checks the fields of an event, or the members of a structure, which no later field refers to.
    fn list(&mut self, rows: &'s [At<EventFieldRow>], depth: usize) {
        let outer = self.before.len();
        for row in rows {
            let own = self.before.get(outer..).unwrap_or_default();
            if !row.name.is_empty() && own.iter().any(|(known, _)| *known == row.name.as_str()) {
                let message = format!("two fields have the name `{}`", row.name.escape_debug());
                self.problem(row.name.place(self.file), &message, "used again", "remove or correct one of them");
            }
            self.field(row, depth);
        }
        self.before.truncate(outer);
    }

    fn field(&mut self, row: &'s At<EventFieldRow>, depth: usize) {
        self.count += 1;
        let place = row.name.place(self.file);
        match (&row.ty, &row.structure) {
            (None, None) => self.problem(place.clone(), "the field has no `type`", "no type", "add `type` or `struct`"),
            (Some(_), Some(members)) => {
                let members = members.place(self.file);
                self.problem(members, "a field has a `type` or members, not both", "members", "remove one of them");
            }
            _ => {}
        }
        let ty = row.ty.as_ref().map(|ty| **ty);
        self.quantity("count", row.count.as_ref());
        self.quantity("length", row.length.as_ref());
        if let Some(length) = row.length.as_ref().filter(|_| !ty.is_some_and(InType::has_length)) {
            let help = "only `UnicodeString`, `AnsiString` and `Binary` have one; for an array, write `count`";
            self.problem(length.place(self.file), "the type of the field has no `length`", "this length", help);
        }
        if let Some(map) = &*row.map {
            self.map(map, ty);
        }
        match (&row.out, ty) {
            (Some(out), None) => {
                let help = "write it at the members";
                self.problem(out.place(self.file), "a structure has no `out`", "form of a value", help);
            }
            (Some(out), Some(ty)) if !shows(**out, ty) => {
                let message = format!("values of {} cannot be shown as {}", ty.word(), out.word());
                self.problem(out.place(self.file), &message, "does not fit", "correct the type or the form");
            }
            _ => {}
        }
        let is_count = ty.is_some_and(InType::is_integer) && row.count.is_none();
        self.before.push((&row.name, is_count));
        let Some(members) = &row.structure else { return };
        if depth + 1 > EVENT_DEPTH {
            let message = format!("structures are nested at most {EVENT_DEPTH} deep");
            self.problem(members.place(self.file), &message, "too deep", "join structures");
        } else {
            self.list(members, depth + 1);
        }
    }

    fn map(&mut self, map: &'s At<String>, ty: Option<InType>) {
        if !self.maps.iter().any(|known| known.name.as_str() == map.as_str()) {
            let message = format!("unknown map `{}`", map.escape_debug());
            let mut problem = Diagnostic::new(super::NAME.name, map.place(self.file), message, "defined nowhere");
            problem.help = did_you_mean::help(map, self.maps.iter().map(|known| known.name.as_str()));
            self.out.push(problem);
        } else if !ty.is_some_and(|ty| ty.is_integer() || ty == InType::Boolean) {
            let help = "remove the map, or correct the type";
            self.problem(map.place(self.file), "only integers and Booleans have a `map`", "map of no integer", help);
        }
    }

    fn quantity(&mut self, key: &str, quantity: Option<&'s At<Quantity>>) {
        let Some(quantity) = quantity else { return };
        let place = quantity.place(self.file);
        match quantity.get() {
            Quantity::Number(0) => {
                let message = format!("a `{key}` is at least 1");
                self.problem(place, &message, "nothing", "leave the field out, or correct the number");
            }
            Quantity::Number(_) => {}
            Quantity::Field(name) => match self.before.iter().rev().find(|(known, _)| known == name) {
                Some((_, true)) => {}
                Some((_, false)) => {
                    let message = format!("the field `{}` is no single integer", name.escape_debug());
                    self.problem(place, &message, "this field", "name an earlier field that is an integer");
                }
                None => {
                    let message = format!("no earlier field is called `{}`", name.escape_debug());
                    let mut problem = RULE.at(place, message, "unknown field");
                    problem.help = did_you_mean::help(name, self.before.iter().map(|(known, _)| *known));
                    self.out.push(problem);
                }
            },
        }
    }

    fn problem(&mut self, place: Place, message: &str, label: &str, help: &str) {
        self.out.push(RULE.at(place, message, label).help(help));
    }
}
