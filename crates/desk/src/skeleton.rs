//! New tables and rows, to be filled in. Placeholders are marked with [`TODO`].

mod c;
mod head;
mod hexdump;
mod path;
mod provider;
mod row;

use std::fmt::Write as _;

pub use c::{CError, from_c};
pub use head::Head;
use head::{formatted, quoted};
pub(crate) use hexdump::{from_hexdump, read_hexdump};
pub(crate) use path::{path, portable_name};
pub(crate) use provider::{provider, provider_with_one_event};
pub(crate) use row::event;

use etwspec_codegen::schema::Kind;
pub(crate) use etwspec_codegen::schema::TODO;

/// Returns a structure with one field.
pub(crate) fn structure(head: &Head) -> String {
    let mut text = String::new();
    text += "# Releases: `versions` if a source compared them, `seen` if it names some; neither means unknown.\n";
    text += "# Offsets and sizes: `at` of fields and `size`, only if a source states them.\n";
    let _ = writeln!(text, "name = {}", quoted(&head.name));
    text += &(head.module() + &head.summary() + &head.sources());
    text +=
        "\n# A field is a `type`, a `union`, a `struct` or `bits` of a `unit`. An array has a `count`, or is `open`.\n";
    let _ = write!(text, "[[field]]\nname = {0}\ntype = \"ULONG\"\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Struct, text)
}

/// Returns a set of values with one value.
pub(crate) fn values(head: &Head) -> String {
    let mut text = String::new();
    text += "# Releases: `versions` if a source compared them, `seen` if it names some; neither means unknown.\n";
    let _ = writeln!(text, "name = {}", quoted(&head.name));
    text += &(head.module() + &head.summary());
    text += "kind = \"enumeration\" # or flags, or constants\ntype = \"ULONG\"\n";
    text += &head.sources();
    let _ = write!(text, "\n[[value]]\nvalue = 0x00\nname = {0}\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Enum, text)
}

/// Returns a class of classic events with one event.
pub(crate) fn class(head: &Head, guid: Option<&str>) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "guid = {} # of the class, as in event headers", quoted(guid.unwrap_or(TODO)));
    let _ = writeln!(text, "name = {} # with `own-name = true` if Microsoft gives none", quoted(&head.name));
    text += &(head.summary() + &head.sources());
    text += "\n# `payload` names the structures of the data: [{ struct = \"NAME\", event-version = 2 }]\n";
    let _ = write!(text, "[[event]]\ntype = 0x00\ntype-name = {0}\ndoc = {0}\n", quoted(TODO));
    formatted(Kind::Classes, text)
}
