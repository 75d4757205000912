//! `Debug` of structures, over the describing tables: fields by name, values as people read them.
//!
//! # Design
//!
//! `Debug` and serde are generic over the describing tables. A derive would generate code for each form, and show
//! storage instead of fields. The tables are therefore always present.

use core::fmt::{self, Debug, DebugStruct, Formatter};

use crate::error::Error;
use crate::guid::Guid;
use crate::layout::{ArrayElement, ElementKind, Field, Kind};
use crate::table::{Hex, Named, Table, number, signed};
use crate::text::{AnsiStr, Utf16Str};

/// Shows the fields of a fixed part.
pub fn fixed(f: &mut Formatter<'_>, name: &str, table: Table, bytes: &[u8]) -> fmt::Result {
    let mut shown = f.debug_struct(name);
    fields(&mut shown, table, bytes);
    shown.finish()
}

/// Adds the fields of a fixed part.
pub fn fields(shown: &mut DebugStruct<'_, '_>, table: Table, bytes: &[u8]) {
    table.visit(&mut |field| {
        let own = table.bytes(field, bytes);
        match (field.kind(), field.name()) {
            (Kind::Padding, _) if own.iter().all(|byte| *byte == 0) => {}
            (Kind::Padding, _) => {
                shown.field("padding", &format_args!("{}", Hex(own)));
            }
            (Kind::Bit { .. }, "") if number(field, own) == 0 => {}
            (_, "") => {
                shown.field("unnamed", &Shown { field, bytes: own });
            }
            (_, name) => {
                shown.field(name, &Shown { field, bytes: own });
            }
        }
        true
    });
}

/// Adds the bytes of inserted items, if there are any.
pub fn inserted<'s, 'f, 'b>(shown: &'s mut DebugStruct<'f, 'b>, bytes: &[u8]) -> &'s mut DebugStruct<'f, 'b> {
    if bytes.is_empty() { shown } else { shown.field("inserted", &format_args!("{}", Hex(bytes))) }
}

/// Adds a tail, or the error that decoding it gives.
pub fn tail<'s, 'f, 'b, T: Debug>(
    shown: &'s mut DebugStruct<'f, 'b>,
    tail: &Result<T, Error>,
) -> &'s mut DebugStruct<'f, 'b> {
    match tail {
        Ok(tail) => shown.field("tail", tail),
        Err(error) => shown.field("tail", error),
    }
}

/// A field and its bytes.
struct Shown<'b> {
    field: &'static Field,
    bytes: &'b [u8],
}

impl Debug for Shown<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Shown { field, bytes } = *self;
        match field.kind() {
            Kind::Union | Kind::Struct | Kind::Bits if !field.children().is_empty() => {
                fixed(f, field.name(), Table::element(field, field.offset()), bytes)
            }
            Kind::Array { element, .. } => array(f, field, element, bytes),
            Kind::Signed => scalar(f, field, ElementKind::Signed, bytes),
            Kind::Guid => scalar(f, field, ElementKind::Guid, bytes),
            Kind::Address => scalar(f, field, ElementKind::Address, bytes),
            Kind::Unsigned | Kind::BigEndian | Kind::Bit { .. } | Kind::Bits => {
                scalar(f, field, ElementKind::Unsigned, bytes)
            }
            _ => write!(f, "{}", Hex(bytes)),
        }
    }
}

fn scalar(f: &mut Formatter<'_>, field: &Field, kind: ElementKind, bytes: &[u8]) -> fmt::Result {
    let number = number(field, bytes);
    match (field.values(), kind) {
        (Some(values), _) => write!(f, "{}", Named { values, number }),
        (None, ElementKind::Signed) => write!(f, "{}", signed(bytes.len(), bytes)),
        (None, ElementKind::Guid) => match bytes.first_chunk() {
            Some(bytes) => write!(f, "{}", Guid::from_bytes(*bytes)),
            None => Ok(()),
        },
        (None, ElementKind::Address) => write!(f, "{number:#x}"),
        (None, _) => write!(f, "{number}"),
    }
}

fn array(f: &mut Formatter<'_>, field: &'static Field, element: ArrayElement, bytes: &[u8]) -> fmt::Result {
    match (element.kind, element.size) {
        (ElementKind::Character, 1) => AnsiStr::split(bytes).0.fmt(f),
        (ElementKind::Character, 2) => Utf16Str::split(bytes).0.fmt(f),
        (ElementKind::Unsigned, 1) if field.values().is_none() => write!(f, "{}", Hex(bytes)),
        (kind, size) => {
            let mut list = f.debug_list();
            for element in bytes.chunks_exact(size.max(1) as usize) {
                match kind {
                    ElementKind::Struct => list.entry(&Within { field, bytes: element }),
                    kind => list.entry(&One { field, kind, bytes: element }),
                };
            }
            list.finish()
        }
    }
}

/// An element that is a structure.
struct Within<'b> {
    field: &'static Field,
    bytes: &'b [u8],
}

impl Debug for Within<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        fixed(f, self.field.ty(), Table::element(self.field, self.field.offset()), self.bytes)
    }
}

/// An element that is a number or a GUID.
struct One<'b> {
    field: &'static Field,
    kind: ElementKind,
    bytes: &'b [u8],
}

impl Debug for One<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        scalar(f, self.field, self.kind, self.bytes)
    }
}
