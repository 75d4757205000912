//! Comments on structures, fields and values: the sentences that the C header and the Python module have in common.

use etwspec_catalog::claims::{self, Subject};
use etwspec_catalog::query::{combine, following};
use etwspec_catalog::{
    Bit, Catalog, Disclosure, Element, Field, Form, Inserted, Many, Mask, Part, Role, Shape, Status, Struct, Value,
    ValueSet, When,
};

const UNKNOWN: &str = "Purpose unknown.";

/// Returns the comment on a structure, by paragraph.
pub(in crate::emit) fn struct_comment(catalog: &Catalog, structure: &Struct) -> Vec<String> {
    let own = if structure.own_name { " (the project's name)" } else { "" };
    let mut out = vec![format!("{}{own}: {}", structure.name, structure.summary)];
    out.extend(deprecated(structure.deprecated.as_deref()));
    out.extend(structure.doc.clone());
    for alias in &structure.aliases {
        out.push(format!("Alias: {}. {}", alias.name, alias.doc.as_deref().unwrap_or("")));
    }
    if let Some(prefix) = &structure.prefix_of {
        out.push(format!("These are the first fields of {}, through {}.", prefix.structure, prefix.through));
    }
    out.extend(structure.offsets_note().map(str::to_owned));
    if let Some(pack) = structure.pack {
        out.push(format!("Packed to {pack} bytes."));
    }
    if let Some(at) = structure.data_at {
        out.push(format!("The payload begins at 0x{at:02X}, after any inserted items."));
    }
    if let Some(total) = &structure.total {
        let unit = if structure.total_unit == 1 {
            String::new()
        } else {
            format!(" in units of {} bytes", structure.total_unit)
        };
        out.push(format!("{total} is the total size{unit}, including the payload."));
    }
    out.extend(structure.inserted.iter().map(inserted));
    out.push(claims::item(catalog, &structure.when, &structure.sources).sentence());
    out.extend(structure.disclosure.as_ref().map(Disclosure::line));
    out.extend(structure.unknown.iter().map(|text| format!("Unknown: {text}")));
    for dispute in &structure.disputed {
        out.push(format!("Sources disagree. {}: {}", dispute.source, dispute.says));
    }
    out.push(format!("Sources: {}.", structure.sources.join(", ")));
    out
}

fn inserted(item: &Inserted) -> String {
    format!("{} is inserted if {}. {}", item.structure, condition(&item.when), item.doc.as_deref().unwrap_or(""))
}

/// Returns the comment on a form: releases and size. A form without fields is empty.
pub(in crate::emit) fn form_comment(catalog: &Catalog, structure: &Struct, form: &Form, is_empty: bool) -> String {
    let claim = claims::form_sentence(catalog, structure, form);
    if is_empty {
        return format!("{claim} No fixed part.");
    }
    let mut out = format!("{claim} 0x{:02X} bytes.", form.size);
    if form.fixed != form.size {
        out += &format!(" The fixed part has 0x{:02X} bytes.", form.fixed);
    }
    if form.hypothetical {
        out +=
            " Computed: the layout of the definition with this pointer size. No source states that a release has it.";
    }
    out
}

/// Returns the comment on a field: offset, Microsoft's type, meaning. `set` returns the name of the type of a set of values.
pub(in crate::emit) fn field_comment(field: &Field, set: fn(&str) -> String) -> String {
    let inline = matches!(field.ty.as_str(), "struct" | "union");
    let end = if inline { "." } else { "" };
    let offset = format!("0x{:02X}{end}", field.offset);
    let array = match &field.shape {
        Shape::Open { .. } => "[], to the end of the data.".to_owned(),
        Shape::Counted { count, .. } => {
            format!("[], count in {}{}.", count.field, of_mask(count.mask, count.shift))
        }
        _ => String::new(),
    };
    let ty = format!("{}{}", field.ty, if array.is_empty() { "." } else { &array });
    let values = field.values.as_ref().filter(|values| **values != field.ty);
    let values = values.map(|values| format!("Values: {}.", set(values)));
    let order = field.shape.is_big_endian().then_some("Big-endian.");
    let units = field.units.as_ref().map(|units| format!("Unit: {units}."));
    let meaning = field.meaning.and_then(|meaning| meaning.note(field.units.as_deref()));
    let when = field.when.as_ref().map(|when| format!("Valid if {}.", condition(when)));
    let role = field.role.map(|role| match role {
        Role::Input => "Input.",
        Role::Output => "Output.",
        Role::InputOutput => "Input and output.",
        Role::Ignored => "Never read.",
        Role::EventData => "Not part of the header: the payload begins here.",
    });
    let disputed = (!field.disputed.is_empty()).then(|| {
        let sources: Vec<&str> = field.disputed.iter().map(|dispute| dispute.source.as_str()).collect();
        format!("Sources disagree: {}.", sources.join(", "))
    });
    let deprecated = deprecated(field.deprecated.as_deref());
    join([
        Some(offset.as_str()),
        (!inline).then_some(ty.as_str()),
        order,
        deprecated.as_deref(),
        about(&field.same_as, &field.doc).as_deref(),
        field.unknown.then_some(UNKNOWN),
        units.as_deref(),
        meaning.as_deref(),
        values.as_deref(),
        when.as_deref(),
        role,
        disputed.as_deref(),
    ])
}

/// Returns the description of a member, after the name that it has in output if that is another.
pub(in crate::emit) fn about(same_as: &Option<String>, doc: &Option<String>) -> Option<String> {
    let name = same_as.as_ref().map(|name| format!("Output: {name}."));
    Some(join([name.as_deref(), doc.as_deref()])).filter(|text| !text.is_empty())
}

/// Returns the bits of a field that contain a count; empty for the whole field.
pub(in crate::emit) fn of_mask(mask: u64, shift: u32) -> String {
    match (mask, shift) {
        (u64::MAX, 0) => String::new(),
        (mask, 0) => format!(" (& 0x{mask:X})"),
        (mask, shift) => format!(" (& 0x{mask:X}, >> {shift})"),
    }
}

/// Returns the comment on a bit-field. `set` returns the name of the type of a set of values.
pub(in crate::emit) fn bit_comment(bit: &Bit, set: fn(&str) -> String) -> String {
    let last = bit.start + bit.width - 1;
    let position = if bit.width == 1 { format!("Bit {last}.") } else { format!("Bits {} to {last}.", bit.start) };
    let values = bit.values.as_ref().map(|values| format!("Values: {}.", set(values)));
    join([
        Some(position.as_str()),
        deprecated(bit.deprecated.as_deref()).as_deref(),
        bit.doc.as_deref(),
        values.as_deref(),
        bit.unknown.then_some(UNKNOWN),
    ])
}

/// Returns the comment on a part. `set` returns the name of the type of a set of values.
pub(in crate::emit) fn part_comment(part: &Part, set: fn(&str) -> String) -> String {
    let many = match part.many {
        Many::One => String::new(),
        _ => format!(", {}", following::many(part, condition).replace('`', "")),
    };
    let ty = match &part.element {
        Element::Fixed(Shape::Array { count, .. }) => format!("{}[{count}]", part.ty),
        Element::Dispatch(_) | Element::Fixed(_) | Element::Tailed { .. } => part.ty.clone(),
    };
    let selector = match (&part.element, &part.by) {
        (Element::Dispatch(_), Some(by)) => Some(format!("{by} selects the structure.")),
        (Element::Dispatch(_), None) => Some("Its first bytes select the structure.".to_owned()),
        _ => None,
    };
    let first = format!("{}: {ty}{many}.", part.name);
    let former = (!part.renamed_from.is_empty()).then(|| format!("Former name: {}.", part.renamed_from.join(", ")));
    let deprecated = deprecated(part.deprecated.as_deref());
    let zero = part.text.as_ref().map(|_| "Zero-terminated text.");
    let when = part.when.as_ref().map(|when| format!("Present if {}.", condition(when)));
    let optional = part.optional.then_some("Absent if the data ends before it.");
    let unknown = part.unknown.then_some(UNKNOWN);
    let units = part.units.as_ref().map(|units| format!("Unit: {units}."));
    let meaning = part.meaning.and_then(|meaning| meaning.note(part.units.as_deref()));
    let values = part.values.as_ref().map(|values| format!("Values: {}.", set(values)));
    join([
        Some(first.as_str()),
        former.as_deref(),
        deprecated.as_deref(),
        about(&part.same_as, &None).as_deref(),
        selector.as_deref(),
        zero,
        part.doc.as_deref(),
        unknown,
        units.as_deref(),
        meaning.as_deref(),
        values.as_deref(),
        when.as_deref(),
        optional,
    ])
}

fn condition(mask: &Mask) -> String {
    let equals = mask.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
    format!("{} & 0x{:X}{equals}", mask.field, mask.mask)
}

/// Returns the comment on a set of values, by paragraph.
pub(in crate::emit) fn set_comment(set: &ValueSet) -> Vec<String> {
    let own = if set.own_name { " (the project's name)" } else { "" };
    let mut out = vec![format!("{}{own}: {}", set.name, set.summary)];
    out.extend(deprecated(set.deprecated.as_deref()));
    out.extend(set.doc.clone());
    if let Some(complete) = &set.complete {
        out.push(format!("Complete for {}.", claims::versions_text(complete)));
    }
    out.extend(set.disclosure.as_ref().map(Disclosure::line));
    out.extend(set.unknown.iter().map(|text| format!("Unknown: {text}")));
    out.push(format!("Sources: {}.", set.sources.join(", ")));
    out
}

/// Returns the comment on a value.
pub(in crate::emit) fn value_comment(set: &ValueSet, value: &Value) -> String {
    let subject = if set.sdk_releases { Subject::Kit } else { Subject::Windows };
    let when = when(&value.when, subject);
    let of = (!value.of.is_empty()).then(|| format!("{}.", value.of.join(" | ")));
    let selects = value.structure.as_ref().map(|name| format!("Selects {name}."));
    let status = value.status.map(status);
    let combined = combine::sentence(set, value);
    let deprecated = deprecated(value.deprecated.as_deref());
    join([
        deprecated.as_deref(),
        value.doc.as_deref(),
        of.as_deref(),
        selects.as_deref(),
        combined.as_deref(),
        status,
        when.as_deref(),
    ])
}

/// Joins the texts that are present, separated by spaces.
pub(in crate::emit) fn join<'t>(texts: impl IntoIterator<Item = Option<&'t str>>) -> String {
    let mut out = String::new();
    for text in texts.into_iter().flatten().map(str::trim).filter(|text| !text.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(text);
    }
    out
}

/// Returns the reason why an item is deprecated, as a sentence. The header has no attribute for it, which not all
/// compilers have.
pub(in crate::emit) fn deprecated(reason: Option<&str>) -> Option<String> {
    let reason = reason?.trim();
    let end = if reason.ends_with('.') { "" } else { "." };
    Some(format!("Deprecated: {reason}{end}"))
}

/// Returns the releases of a fact as a sentence; none if they are unknown.
pub(in crate::emit) fn when(when: &When, subject: Subject) -> Option<String> {
    when.releases.as_ref().map(|_| claims::when_sentence(when, subject))
}

/// Returns the status of a value as a sentence.
pub(in crate::emit) fn status(status: Status) -> &'static str {
    match status {
        Status::Unknown => "In use; purpose unknown.",
        Status::Unused => "Not known to be used.",
        Status::Unnamed => "Name unknown.",
        Status::Defined => "Defined by name; no use known.",
        Status::Reserved => "Reserved according to a source.",
    }
}
