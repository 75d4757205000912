//! Text of values.

use std::fmt::Write as _;
use std::sync::Arc;

use etwspec::FileTime;
use etwspec::headers::{TdhInType as In, TdhOutType as Out};
use etwspec_etl::payload::{Names, Value, ValueNames};
use etwspec_etl::text;
use hashbrown::HashMap;

use super::arguments::{Context, Parameters};
use super::number::{put, write_decimal, write_float, write_hex, write_integer};
use super::spec::Spec;
use crate::argument::Form;
use crate::codes;
use crate::model::{self, Content, Count};

/// Names of values: as the schema states them, and for look-ups.
pub(super) type Map = (Arc<ValueNames>, Names);

/// Maximum number of names of bits that are compared with a number. A number has at most 64 bits.
const MAX_BITS: usize = 128;

/// Form of a field in a message.
#[derive(Clone, Debug)]
pub(super) struct FieldForm {
    pub(super) form: Form,
    pub(super) wpp: bool,
    /// Size of the number in bits; 0 for the size of a pointer.
    pub(super) bits: u32,
    pub(super) map: Option<Map>,
}

impl FieldForm {
    /// Returns the form of a field. `names` contains names of values by their address in the schema.
    pub(super) fn new(field: &model::Field, names: &mut HashMap<usize, Map>) -> FieldForm {
        let wpp = field.argument.is_some();
        let mut form = FieldForm { form: Form::Plain, wpp, bits: 64, map: None };
        if let Content::Value { in_type, out_type, map, .. } = &field.content {
            let new = |map: &Arc<ValueNames>| (map.clone(), Names::of_schema(map.clone()));
            form.map =
                map.as_ref().map(|map| names.entry(Arc::as_ptr(map) as usize).or_insert_with(|| new(map)).clone());
            form.bits = match *in_type {
                In::INT8 | In::UINT8 | In::ANSICHAR => 8,
                In::INT16 | In::UINT16 | In::UNICODECHAR => 16,
                In::INT32 | In::UINT32 | In::HEXINT32 | In::BOOLEAN => 32,
                In::POINTER | In::SIZET => 0,
                _ => 64,
            };
            form.form = match *out_type {
                Out::NTSTATUS => Form::NtStatus,
                Out::HRESULT => Form::HResult,
                Out::WIN32ERROR | Out::ERRORCODE => Form::Win32Error,
                _ => Form::Plain,
            };
        }
        if let Some(argument) = &field.argument {
            form.form = argument.form;
        }
        // Elements that only a count describes are shown alike.
        debug_assert!(field.argument.is_none() || field.count == Count::One);
        form
    }
}

/// Returns the number that a value is, and whether it is signed.
pub(super) fn number(value: &Value<'_>) -> Option<(u64, bool)> {
    match *value {
        Value::Unsigned(number) | Value::Address(number) | Value::Hex(number) | Value::Boolean(number) => {
            Some((number, false))
        }
        Value::Signed(number) | Value::Stamp(number) => Some((number as u64, true)),
        Value::Time(FileTime(number)) => Some((number as u64, true)),
        Value::Char(unit) => Some((unit.into(), false)),
        Value::Tag(tag) => Some((tag.into(), false)),
        Value::Ipv4(address) => Some((u32::from_le_bytes(address.octets()).into(), false)),
        _ => None,
    }
}

/// Appends a value.
pub(super) fn write_value(out: &mut String, spec: Spec, value: &Value<'_>, form: &FieldForm, context: &Context<'_>) {
    let pointer_bits = if context.pointer_size == 4 { 32 } else { 64 };
    let bits = if form.bits == 0 { pointer_bits } else { form.bits };
    let unused = 64 - bits;
    let is_float = matches!(value, Value::Float(_) | Value::Double(_));
    match (spec.conversion, number(value)) {
        ('d' | 'i', Some((number, _))) => {
            let number = (number << unused) as i64 >> unused;
            write_integer(out, spec, number.unsigned_abs(), number < 0, 10, false);
        }
        ('u', Some((number, _))) => write_integer(out, spec.unsigned(), number << unused >> unused, false, 10, false),
        ('x', Some((number, _))) => write_integer(out, spec.unsigned(), number << unused >> unused, false, 16, false),
        ('X', Some((number, _))) => write_integer(out, spec.unsigned(), number << unused >> unused, false, 16, true),
        ('o', Some((number, _))) => write_integer(out, spec.unsigned(), number << unused >> unused, false, 8, false),
        ('p', Some((number, _))) => {
            _ = put(out, &spec, |out| _ = write!(out, "{:0width$X}", number, width = pointer_bits as usize / 4));
        }
        ('c' | 'C', Some((number, _))) => {
            let number = number << unused >> unused;
            _ = put(out, &spec, |out| match (u8::try_from(number), u16::try_from(number)) {
                (Ok(byte), _) if bits == 8 => out.push_str(&text::ansi(&[byte], context.code_page)),
                (_, Ok(unit)) => out.push_str(&text::character(unit)),
                _ => {
                    let char = u32::try_from(number).ok().and_then(char::from_u32);
                    out.push(char.unwrap_or(char::REPLACEMENT_CHARACTER));
                }
            });
        }
        ('e' | 'E' | 'f' | 'F' | 'g' | 'G', _) if is_float => write_float(out, spec, value),
        _ => _ = put(out, &spec, |out| write_text(out, value, form, context)),
    }
}

/// Appends the text of a value.
fn write_text(out: &mut String, value: &Value<'_>, form: &FieldForm, context: &Context<'_>) {
    let plain = number(value);
    let map = form.map.as_ref().map(|(map, _)| &**map);
    let name_of = |number: u64| form.map.as_ref().and_then(|(_, names)| names.name(number));
    let Some((number, signed)) = plain else {
        return write_value_text(out, value, form, context);
    };
    let code = number as u32;
    let with_name = |out: &mut String, name: Option<&str>| {
        if let Some(name) = name {
            _ = write!(out, "({name})");
        }
    };
    match form.form {
        Form::Duration => write_duration(out, number as i64),
        Form::Due if (number as i64) > 0 => _ = write!(out, "{}", FileTime(number as i64)),
        Form::Due => write_duration(out, number as i64),
        Form::Characters => {
            let shown = |byte: u8| if byte == b' ' || byte.is_ascii_graphic() { char::from(byte) } else { '.' };
            out.extend(code.to_le_bytes().map(shown));
        }
        Form::List => {
            _ = write!(out, "0x{code:08x}");
            with_name(out, name_of(number));
        }
        Form::Set => {
            out.push('[');
            write_bits(out, number, map, ",");
            out.push(']');
        }
        Form::Enumeration => match name_of(number) {
            Some(name) => out.push_str(name),
            None => _ = write!(out, "0x{number:x}"),
        },
        Form::Flags => match write_bits(out, number, map, " | ") {
            0 => _ = write!(out, "0x{number:x}"),
            _ => _ = write!(out, "(0x{number:x})"),
        },
        Form::NtStatus | Form::HResult | Form::NdisStatus | Form::NdisOid => {
            _ = write!(out, "0x{code:08x}");
            let name = match form.form {
                Form::NtStatus => codes::nt_status(code),
                Form::HResult => codes::hresult(code),
                Form::NdisOid => codes::ndis_oid(code),
                _ => codes::ndis_status(code),
            };
            with_name(out, name);
        }
        Form::Win32Error => {
            _ = write!(out, "{code}");
            with_name(out, codes::win32_error(code));
        }
        _ => match (name_of(number), map) {
            (Some(name), Some(map)) if !map.flags => out.push_str(name),
            (_, Some(map)) if map.flags => {
                if write_bits(out, number, Some(map), " | ") == 0 {
                    _ = write!(out, "0x{number:X}");
                }
            }
            _ => match (*value, signed) {
                (Value::Hex(_) | Value::Address(_), _) => {
                    out.push_str("0x");
                    write_hex(out, number);
                }
                (Value::Boolean(_), _) => out.push_str(if number == 0 { "false" } else { "true" }),
                (Value::Time(time), _) => _ = write!(out, "{time}"),
                (Value::Char(unit), _) => {
                    out.push_str(&text::character(unit));
                }
                (Value::Ipv4(address), _) => _ = write!(out, "{address}"),
                (_, true) => write_decimal(out, number as i64),
                _ => write_decimal(out, number),
            },
        },
    }
}

/// Appends the names of bits that are set, and returns their number.
fn write_bits(out: &mut String, number: u64, map: Option<&ValueNames>, between: &str) -> usize {
    let mut count = 0;
    for (bits, name) in map.map_or(&[][..], |map| &map.values).iter().take(MAX_BITS) {
        if *bits != 0 && number & bits == *bits {
            if count > 0 {
                out.push_str(between);
            }
            out.push_str(name);
            count += 1;
        }
    }
    count
}

/// Appends a duration in 100 ns units.
fn write_duration(out: &mut String, duration: i64) {
    if duration < 0 {
        out.push('-');
    }
    let duration = duration.unsigned_abs();
    let seconds = duration / 10_000_000;
    _ = match seconds {
        0..60 => write!(out, "{seconds}.{:03}s", duration / 10_000 % 1_000),
        _ => write!(out, "{}~{}:{:02}:{:02}", seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60),
    };
}

/// Appends the text of a value that is no number.
fn write_value_text(out: &mut String, value: &Value<'_>, form: &FieldForm, context: &Context<'_>) {
    let start = out.len();
    match value {
        Value::Guid(guid) if !form.wpp => _ = write!(out, "{{{guid}}}"),
        Value::Float(_) | Value::Double(_) if form.form == Form::General => {
            write_float(out, Spec { conversion: 'g', ..Spec::PLAIN }, value);
        }
        Value::Bytes(bytes) => {
            for (at, byte) in bytes.iter().enumerate() {
                if at > 0 && form.form == Form::HardwareAddress {
                    out.push('-');
                }
                _ = write!(out, "{byte:02X}");
            }
        }
        Value::Ansi(..)
        | Value::Utf16(_)
        | Value::Utf8(_)
        | Value::Guid(_)
        | Value::Ipv6(_)
        | Value::SocketAddress(_) => {
            _ = write!(out, "{value}");
        }
        Value::Sid(_) | Value::Float(_) | Value::Double(_) => _ = write!(out, "{value}"),
        _ => {}
    }
    if let (Value::Ansi(..) | Value::Utf16(_) | Value::Utf8(_), Some(parameters)) = (value, context.parameters) {
        replace_parameters(out, start, parameters);
    }
}

/// Replaces `%%1234` by the parameter string of the number.
fn replace_parameters(out: &mut String, mut at: usize, parameters: &Parameters<'_>) {
    while let Some(found) = out[at..].find("%%").map(|found| at + found) {
        let digits = out[found + 2..].bytes().take_while(u8::is_ascii_digit).count();
        let end = found + 2 + digits;
        at = end;
        if let Some(text) = out[found + 2..end].parse().ok().and_then(parameters) {
            let text = text.trim_end_matches(['\r', '\n']);
            out.replace_range(found..end, text);
            at = found + text.len();
        }
    }
}
