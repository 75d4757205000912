//! Fixed phrases, and formats of numbers and releases.

use super::html::Html;
use etwspec_catalog::axis::{Axis, Pointer, Stops};
use etwspec_catalog::claims::{self, Claim, Kind};
pub(super) use etwspec_catalog::query::bytes::{bit_numbers, bit_range as bits};
use etwspec_catalog::{ByPointer, Catalog, Form, Role, Scalar, SourceKind, Status, Struct, ValueKind, Versions, When};

/// The fact that states the name of an item.
pub(super) fn name(name: &str, is_own: bool) -> (&'static str, Html) {
    let name = Html::code(name);
    match is_own {
        true => ("Name", name.then(" (chosen by this project; Microsoft’s name is unknown)")),
        false => ("Name in C", name),
    }
}

/// Formats an offset or a size: `0x0C`.
pub(super) fn hex(number: impl Into<u64>) -> String {
    format!("0x{:02X}", number.into())
}

/// Formats a number with all digits of its type: `0x0000000C`.
pub(super) fn hex_of(number: u64, scalar: Scalar) -> String {
    let digits = match scalar {
        Scalar::U8 | Scalar::I8 => 2,
        Scalar::U16 | Scalar::I16 => 4,
        Scalar::U64 | Scalar::I64 if number > u64::from(u32::MAX) => 16,
        _ => 8,
    };
    format!("0x{number:0digits$X}")
}

/// Formats a number, once if it is the same for both pointer sizes.
pub(super) fn by_pointer(value: ByPointer, write: impl Fn(u64) -> String) -> Vec<String> {
    match value.same() {
        Some(number) => vec![write(number)],
        None => Pointer::ALL.map(|size| format!("{}: {}", pointer(size), write(value.of(size)))).into(),
    }
}

/// Formats a mask; none if it covers all bits.
pub(super) fn mask_of(mask: u64, scalar: Scalar) -> Option<String> {
    let all = match scalar {
        Scalar::U8 | Scalar::I8 => 0xFF,
        Scalar::U16 | Scalar::I16 => 0xFFFF,
        Scalar::U32 | Scalar::I32 => 0xFFFF_FFFF,
        _ => u64::MAX,
    };
    (mask & all != all).then(|| hex_of(mask, scalar))
}

/// Formats a range of log file versions: `log files up to 1.0`.
pub(super) fn log_versions((first, last): ((u8, u8), (u8, u8))) -> String {
    let version = |(major, minor): (u8, u8)| format!("{major}.{minor}");
    match (first, last) {
        ((0, 0), last) => format!("log files up to {}", version(last)),
        (first, (u8::MAX, u8::MAX)) => format!("log files from {}", version(first)),
        (first, last) if first == last => format!("log files {}", version(first)),
        (first, last) => format!("log files from {} to {}", version(first), version(last)),
    }
}

/// The name of a pointer size.
pub(super) fn pointer(pointer: Pointer) -> &'static str {
    match pointer {
        Pointer::Bits32 => "32-bit",
        Pointer::Bits64 => "64-bit",
    }
}

/// Returns whether a set of releases is open-ended.
pub(super) fn is_open(versions: &Versions) -> bool {
    match versions {
        Versions::Both(text) => text.contains('+'),
        Versions::ByPointer { ptr32, ptr64 } => [ptr32, ptr64].into_iter().flatten().any(|text| text.contains('+')),
    }
}

/// The releases of a fact in words, and the CSS class of the claim.
pub(super) fn when(when: &When) -> (String, &'static str) {
    let kind = if when.releases.is_none() { Kind::Unknown } else { Kind::from(when.relation) };
    (claims::when_words(when), class(kind))
}

/// The CSS class of a claim.
pub(super) fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Documented => "exact",
        Kind::Observed => "seen",
        Kind::Unknown => "unknown",
    }
}

/// The legend of claims: CSS class, example and meaning of each kind.
pub(super) fn legend() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    claims::LEGEND.into_iter().map(|(kind, example, meaning)| (class(kind), example, meaning))
}

/// The product name of a set of releases: `Windows Vista`, `from Windows 8`.
pub(super) fn windows_names(axis: &Axis, stops: Stops) -> Option<String> {
    let (first, last) = (axis.stops.get(stops.first()?)?, axis.stops.get(stops.last()?)?);
    let all_points =
        axis.stops.iter().enumerate().all(|(at, stop)| stop.release != first.release || stops.contains(at));
    // The name of a point within a release follows a comma.
    let name = match (all_points, first.name.split_once(", ")) {
        (true, Some((release, _))) => release,
        _ => &first.name,
    };
    Some(if first.release == last.release { name.to_owned() } else { format!("from {name}") })
}

/// Capitalizes the first letter.
pub(super) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// Formats a count with its noun: `1 byte`, `2 bytes`.
pub(super) fn count(number: usize, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// The name of a kind of set.
pub(super) fn kind(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Enumeration => "enumeration",
        ValueKind::Flags => "flags",
        ValueKind::Constants => "constants",
    }
}

/// The name and description of a kind of source.
pub(super) fn source_kind(kind: SourceKind) -> (&'static str, &'static str) {
    match kind {
        SourceKind::Study => ("study", "a published study of the binaries"),
        SourceKind::Header => ("header", "a C header by Microsoft, or one derived from it"),
        SourceKind::Symbols => ("symbols", "type information in symbol files or libraries"),
        SourceKind::Documentation => ("documentation", "Microsoft’s documentation"),
        SourceKind::Observed => ("observed", "observed in traces"),
    }
}

/// The name and description of the status of a value.
pub(super) fn status(status: Status) -> (&'static str, &'static str) {
    match status {
        Status::Unknown => ("unknown", "In use; purpose unknown."),
        Status::Unused => ("unused", "Not known to be used."),
        Status::Unnamed => ("unnamed", "Name unknown."),
        Status::Defined => ("defined only", "Defined by name; no use known."),
        Status::Reserved => ("reserved", "Reserved according to a source."),
    }
}

/// The mark and the description of a status.
pub(super) fn status_mark(of: Status) -> Html {
    let (name, meaning) = status(of);
    let class = if of == Status::Unknown { "unknown" } else { "status" };
    Html::mark(class, name).then(" ").then(meaning)
}

/// The direction of a field, and an explanation if the name needs one.
pub(super) fn role(role: Role) -> (&'static str, Option<&'static str>) {
    match role {
        Role::Input => ("input", None),
        Role::Output => ("output", None),
        Role::InputOutput => ("input and output", None),
        Role::Ignored => ("ignored", Some("Never read.")),
        Role::EventData => {
            ("event data", Some("Declared as an array but not part of the header. The payload begins here."))
        }
    }
}

/// The title of a form, wherever a page names it: its claim. A release ID keeps its spelling.
pub(super) fn form_title(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    let claim = claims::form(catalog, structure, form);
    let text = form_releases(&claim, form);
    if claim.kind == Kind::Documented { text } else { capitalized(&text) }
}

/// The releases of a form; its pointer size is shown beside them.
fn form_releases(claim: &Claim, form: &Form) -> String {
    let of_size = |versions: &Versions| match versions {
        Versions::ByPointer { ptr32: Some(text), ptr64: None }
        | Versions::ByPointer { ptr32: None, ptr64: Some(text) } => Versions::Both(text.clone()),
        other => other.clone(),
    };
    if form.pointer.is_none() {
        return claim.words();
    }
    let (releases, layout) = (claim.releases.as_ref().map(of_size), claim.layout.as_ref().map(of_size));
    Claim { releases, layout, pointer: None, ..claim.clone() }.words()
}

/// The title of the list of providers.
pub(super) const PROVIDER_LIST: &str = "Providers";

/// The title of the list of groups of kernel events, or of the list of classes.
pub(super) fn event_list(class: bool) -> &'static str {
    if class { "Classic events" } else { "Kernel events" }
}

/// A key of the tables as words: `profile-sources` becomes `profile sources`.
pub(super) fn phrase(name: &str) -> String {
    name.replace('-', " ")
}

/// The encoding of a scalar.
pub(super) fn scalar(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::U8 => "unsigned, 1 byte",
        Scalar::U16 => "unsigned, 2 bytes, little-endian",
        Scalar::U32 => "unsigned, 4 bytes, little-endian",
        Scalar::U64 => "unsigned, 8 bytes, little-endian",
        Scalar::I8 => "signed, 1 byte",
        Scalar::I16 => "signed, 2 bytes, little-endian",
        Scalar::I32 => "signed, 4 bytes, little-endian",
        Scalar::I64 => "signed, 8 bytes, little-endian",
        Scalar::Pointer => "pointer size: 4 or 8 bytes, little-endian",
        Scalar::Guid => "GUID: 16 bytes, aligned to 4",
        Scalar::U16Be => "unsigned, 2 bytes, big-endian",
        Scalar::U32Be => "unsigned, 4 bytes, big-endian",
    }
}

#[cfg(test)]
mod tests {
    use super::{Scalar, log_versions, mask_of};

    #[test]
    fn formats_ranges_of_log_file_versions() {
        assert_eq!(log_versions(((0, 0), (1, 0))), "log files up to 1.0");
        assert_eq!(log_versions(((1, 1), (255, 255))), "log files from 1.1");
        assert_eq!(log_versions(((1, 0), (1, 4))), "log files from 1.0 to 1.4");
        assert_eq!(log_versions(((2, 0), (2, 0))), "log files 2.0");
    }

    #[test]
    fn omits_masks_of_all_bits() {
        assert_eq!(mask_of(0xFFFF, Scalar::U16), None);
        assert_eq!(mask_of(u64::MAX, Scalar::U32), None);
        assert_eq!(mask_of(0xFFFF_0000, Scalar::U32).as_deref(), Some("0xFFFF0000"));
    }
}
