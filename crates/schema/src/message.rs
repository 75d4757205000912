//! Messages with insertions, as `FormatMessage` and the formatter of WPP messages write them.
//!
//! | text | meaning |
//! |---|---|
//! | `%1` to `%99` | field of a manifest's event, the first is 1 |
//! | `%10` and up | argument of a WPP message, by its number |
//! | `%1` to `%9` | value of the header of a WPP message, see [`Header`] |
//! | `%0` | end of a manifest's message; standard prefix of a WPP message |
//! | `%1!08x!` | the same, with a conversion of `printf`: flags, width, precision, `c d i u x X o p s S Z e f g` |
//! | `%%`, `%!`, `%.`, `%b`, `%n`, `%r`, `%t` | percent sign, exclamation mark, period, space, line end, carriage return, tab |
//! | `%!FUNC!`, `%!LEVEL!`, `%!FLAGS!`, `%!FILE!`, `%!COMPNAME!` | facts about a WPP message |
//!
//! A message is compiled once and then written for each event, without allocation once the output is large enough. An
//! insertion without a value, because the data ends before it, remains as it is.
//!
//! # Design
//!
//! Insertions can appear in any order, so a visitor collects the values before the text is written.
//!
//! Times are UTC, and SIDs are numbers. Microsoft's tools show local time and account names, which are known only on
//! the traced machine.

mod arguments;
mod number;
mod spec;
mod value;

use std::cell::Cell;
use std::fmt::Write as _;
use std::sync::Arc;

pub use arguments::{Arguments, Context, Header, Parameters};
use number::put;
pub(crate) use spec::conversions;
use spec::{Bound, MAX_WIDTH, Spec, Token, tokens};
use value::{FieldForm, number, write_value};

use etwspec::headers::TdhInType;
use etwspec_etl::payload::Value;
use etwspec_etl::text::output;
use hashbrown::HashMap;

use crate::argument::Form;
use crate::limits::MAX_MESSAGE;
use crate::model::{Content, Count, EventId, Schema};

/// A compiled message.
#[derive(Clone, Debug)]
pub struct Message {
    body: Arc<Body>,
    /// Name of the component of a WPP message.
    component: Option<Arc<str>>,
    /// Name of the message.
    name: Option<Arc<str>>,
}

/// The parts that messages with the same text and the same fields share.
#[derive(Debug)]
pub(crate) struct Body {
    parts: Vec<Part>,
    /// Text of all parts.
    text: String,
    fields: Vec<FieldForm>,
    largest: Largest,
}

/// Figures that determine the maximum size of a message.
#[derive(Clone, Copy, Debug, Default)]
struct Largest {
    /// Maximum size of all but the values of fields, in bytes.
    text: usize,
    /// Maximum size of the values, for each byte of data.
    per_byte: usize,
}

/// Maximum size of a value in a message for each byte of data, unless it is a number with a fraction: an array of bytes has
/// elements such as `0xff, `.
const VALUE_PER_BYTE: usize = 8;

/// Maximum size in bytes of the facts about a WPP message that are inserted in its text.
const FACTS: usize = MAX_MESSAGE;

#[derive(Clone, Debug)]
enum Part {
    /// Text from one offset to another.
    Text(usize, usize),
    /// A value, and the text of the insertion.
    Value { of: Target, spec: Spec, text: (usize, usize) },
    /// The standard prefix of a WPP message.
    Prefix,
}

/// Value to which an insertion refers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// Field, by its index among the outermost fields.
    Field(usize),
    /// Value of the header of a WPP message.
    Header(u8),
    /// No part of the message.
    Missing,
}

impl Body {
    /// Compiles the message of a schema. Returns `None` if it has none.
    pub(crate) fn new(schema: &Schema) -> Option<Body> {
        let wpp = matches!(schema.event, EventId::Message { .. });
        let target = |number: u16| {
            let index = match (wpp, number) {
                (true, 1..=9) => return Target::Header(number as u8),
                (true, _) => {
                    schema.fields.iter().position(|field| field.argument.as_ref().is_some_and(|of| of.number == number))
                }
                (false, _) => Some(usize::from(number).wrapping_sub(1)).filter(|index| *index < schema.fields.len()),
            };
            index.map_or(Target::Missing, Target::Field)
        };
        let left = Cell::new(FACTS);
        let fact = |name: &str| {
            let fact = match name {
                "FUNC" => schema.function.as_deref(),
                "LEVEL" => schema.level.as_deref(),
                "FLAGS" | "KEYWORDS" => schema.keywords.first().map(|name| &**name),
                "FILE" => schema.file.as_deref(),
                "COMPNAME" => schema.provider_name.as_deref(),
                "SPACE" => Some(" "),
                _ => None,
            }?;
            left.set(left.get().checked_sub(fact.len())?);
            Some(fact)
        };
        let (parts, text) = compile(schema.message.as_deref()?, wpp, target, fact);
        let mut names = HashMap::new();
        let fields: Vec<FieldForm> = schema.fields.iter().map(|field| FieldForm::new(field, &mut names)).collect();
        let name = names.values().map(|(_, names)| names.size()).max().unwrap_or(0).max(NAME_OF_CODE);
        let (mut largest, mut times) = (Largest { text: text.len(), per_byte: 0 }, vec![0; schema.fields.len()]);
        for part in &parts {
            let Part::Value { of, spec, .. } = part else {
                let is_prefix = matches!(part, Part::Prefix);
                largest.text += if is_prefix { NAME_OF_CODE + output::NAME_SIZE } else { 0 };
                continue;
            };
            let width = [spec.width, spec.precision].map(|bound| match bound {
                Bound::None => 0,
                Bound::Fixed(width) => width,
                Bound::Argument => MAX_WIDTH,
            });
            let width: usize = width.into_iter().sum();
            let index = match of {
                Target::Field(index) => index,
                Target::Header(_) => {
                    largest.text += width + NAME_OF_CODE + output::NAME_SIZE;
                    continue;
                }
                // The text of the insertion remains.
                Target::Missing => continue,
            };
            let Some((field, times)) = schema.fields.get(*index).zip(times.get_mut(*index)) else { continue };
            let value = match field.content {
                Content::Value { in_type: TdhInType::FLOAT | TdhInType::DOUBLE, .. } => output::VALUES_PER_BYTE,
                _ => VALUE_PER_BYTE,
            };
            // Elements of an array have a width, and a name, each.
            let each = if field.count == Count::One { 0 } else { width + name };
            largest.text += width + name;
            *times += value + each;
        }
        // Each byte is in one field.
        largest.per_byte = times.into_iter().max().unwrap_or(0);
        Some(Body { parts, text, fields, largest })
    }

    /// Returns the size in bytes, without what schemas share.
    pub(crate) fn size(&self) -> usize {
        size_of::<Body>() + size_of_val(&*self.parts) + self.text.len() + size_of_val(&*self.fields)
    }
}

impl Message {
    /// Compiles the message of a schema. Returns `None` if it has none.
    pub fn new(schema: &Schema) -> Option<Message> {
        Some(Message::with_body(schema, Body::new(schema)?.into()))
    }

    /// Creates the message of a schema, whose text and fields were compiled.
    pub(crate) fn with_body(schema: &Schema, body: Arc<Body>) -> Message {
        Message { body, component: schema.provider_name.clone(), name: schema.name.clone() }
    }

    /// Compiles a prefix of WPP messages, in the form of the environment variable `TRACE_FORMAT_PREFIX` of Microsoft's
    /// tools. Their default is [`STANDARD_PREFIX`].
    pub fn prefix(text: &str) -> Message {
        let target = |number: u16| if number < 10 { Target::Header(number as u8) } else { Target::Missing };
        let (parts, text) = compile(text, true, target, |_| None);
        let body = Body { parts, text, fields: Vec::new(), largest: Largest::default() };
        Message { body: body.into(), component: None, name: None }
    }

    /// Appends the message with the values of an event. Returns whether it is complete. Otherwise, it exceeds the limit and ends
    /// in [`MARK`](output::MARK).
    pub fn write(&self, arguments: &Arguments<'_>, context: &Context<'_>, out: &mut String) -> bool {
        let (from, limit) = (out.len(), context.limit.unwrap_or(usize::MAX));
        self.write_as(self, arguments, context, from.saturating_add(limit), out);
        !output::cut_off(out, from, limit)
    }

    /// Returns whether the message may be larger than a limit with values of this size.
    pub(crate) fn may_exceed(&self, limit: usize, values: usize) -> bool {
        let Largest { text, per_byte } = self.body.largest;
        per_byte.saturating_mul(values).saturating_add(text) > limit
    }

    /// Appends the message, or the prefix of another. Stops after the part that ends beyond a size of the text.
    fn write_as(&self, of: &Message, arguments: &Arguments<'_>, context: &Context<'_>, most: usize, out: &mut String) {
        for part in &self.body.parts {
            if out.len() > most {
                return;
            }
            match part {
                Part::Text(start, end) => out.push_str(&self.body.text[*start..*end]),
                Part::Prefix => {
                    // A prefix has no prefix.
                    if let Some(prefix) = context.prefix.filter(|_| std::ptr::eq(self, of)) {
                        prefix.write_as(of, arguments, context, most, out);
                    }
                }
                Part::Value { of: target, spec, text } => {
                    let written = match *target {
                        Target::Field(index) => self.write_field(index, spec, arguments, context, most, out),
                        Target::Header(number) => of.write_header(number, spec, context, out),
                        Target::Missing => None,
                    };
                    if written.is_none() {
                        out.push_str(&self.body.text[text.0..text.1]);
                    }
                }
            }
        }
    }

    /// Appends a value of the header.
    fn write_header(&self, number: u8, spec: &Spec, context: &Context<'_>, out: &mut String) -> Option<()> {
        let header = &context.header;
        let number = match number {
            1 => return put(out, spec, |out| out.push_str(self.component.as_deref().unwrap_or_default())),
            2 => return put(out, spec, |out| out.push_str(self.name.as_deref().unwrap_or_default())),
            4 => {
                let time = header.time?;
                return put(out, spec, |out| _ = write!(out, "{time}"));
            }
            3 => header.thread,
            5 => header.kernel_time,
            6 => header.user_time,
            7 => header.sequence,
            8 => header.process,
            _ => header.processor.map(u32::from),
        };
        let form = FieldForm { form: Form::Plain, wpp: true, bits: 32, map: None };
        write_value(out, *spec, &Value::Unsigned(number?.into()), &form, context);
        Some(())
    }

    /// Appends a field: a value, or the elements of an array with commas.
    fn write_field(
        &self,
        mut index: usize,
        spec: &Spec,
        arguments: &Arguments<'_>,
        context: &Context<'_>,
        most: usize,
        out: &mut String,
    ) -> Option<()> {
        let mut spec = *spec;
        for bound in [&mut spec.width, &mut spec.precision] {
            if *bound == Bound::Argument {
                let (number, _) = number(&arguments.field(index).first()?.value)?;
                *bound = Bound::Fixed(usize::try_from(number).unwrap_or(MAX_WIDTH).min(MAX_WIDTH));
                index += 1;
            }
        }
        let form = self.body.fields.get(index)?;
        let slots = arguments.field(index);
        if slots.is_empty() && form.form == Form::Unknown && index == arguments.fields {
            write_value(out, spec, &Value::Bytes(arguments.rest), form, context);
            return Some(());
        }
        if slots.is_empty() {
            // An array without elements is known to be empty.
            return (index < arguments.fields).then_some(());
        }
        for (at, slot) in slots.iter().enumerate() {
            if out.len() > most {
                break;
            }
            if at > 0 {
                out.push_str(", ");
            }
            write_value(out, spec, &slot.value, form, context);
        }
        Some(())
    }
}

/// Maximum size of the name of a status code, and of the text of a value of the header, in bytes.
const NAME_OF_CODE: usize = 128;

/// Default prefix of Microsoft's tools: processor, process, thread, time, component.
pub const STANDARD_PREFIX: &str = "[%9!d!]%8!04X!.%3!04X!::%4!s! [%1!s!]";

/// Compiles a message.
fn compile<'s>(
    message: &str,
    wpp: bool,
    target: impl Fn(u16) -> Target,
    fact: impl Fn(&str) -> Option<&'s str>,
) -> (Vec<Part>, String) {
    let (mut parts, mut text) = (Vec::new(), String::with_capacity(message.len()));
    let mut literal = |parts: &mut Vec<Part>, add: &[&str]| {
        let start = text.len();
        add.iter().for_each(|add| text.push_str(add));
        let end = text.len();
        match parts.last_mut() {
            Some(Part::Text(_, last)) if *last == start => *last = end,
            _ => parts.push(Part::Text(start, end)),
        }
    };
    tokens(message, wpp, |token| match token {
        Token::Text(add) => literal(&mut parts, &[add]),
        Token::Zero if wpp => parts.push(Part::Prefix),
        Token::Zero => {}
        Token::Named("STDPREFIX", _) => parts.push(Part::Prefix),
        Token::Named(name, whole) => match fact(name) {
            Some(fact) => literal(&mut parts, &[fact]),
            None => literal(&mut parts, &["%", whole]),
        },
        Token::Insertion(number, conversion, whole) => {
            let spec = conversion.map_or(Some(Spec::PLAIN), Spec::parse);
            // The text goes with the value, and is not a part of its own.
            parts.push(Part::Prefix);
            literal(&mut parts, &["%", whole]);
            let (Some(Part::Text(start, end)), Some(_)) = (parts.pop(), parts.pop()) else { return };
            match spec {
                Some(spec) => parts.push(Part::Value { of: target(number), spec, text: (start, end) }),
                None => parts.push(Part::Text(start, end)),
            }
        }
    });
    (parts, text)
}
