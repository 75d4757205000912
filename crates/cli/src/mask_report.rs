//! The reports of `etwspec mask decode`, as text and as JSON.

use etwspec_catalog::claims::when_text;
use etwspec_catalog::query::mask::{SetBit, SetFlag, Word, mapped};
use etwspec_catalog::{EnableFlag, GroupMask, MaskValue, Sets, Status};
use serde_json::{Value, json};

use etwspec_console::command::TextReport;

/// Printed for a bit that the tables list without a name.
const UNNAMED: &str = "(listed without a name)";
/// Printed for a bit that the tables do not list.
const UNKNOWN: &str = "(unknown bit)";

/// Formats a decoded group mask as text.
pub(crate) fn text(mask: &GroupMask, decoded: &[Word<'_>], width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    for word in decoded {
        let field = format!("{}[{}]", mask.field, word.index);
        report.line(&format!("{field}  0x{:08X}", word.word));
        let mut rows = Vec::new();
        for bit in &word.bits {
            rows.extend(bit_rows(mask, bit));
        }
        for composite in &word.composites {
            let name = composite.name.as_deref().unwrap_or(UNNAMED);
            let of = if composite.all { "the bits of the word".to_owned() } else { composite.of.join(" | ") };
            rows.push(vec![hex(composite.value), name.to_owned(), format!("all of {of}")]);
        }
        report.table(4, &rows);
        if word.unknown != 0 {
            report.words(4, &format!("bits without a known name: {}", hex(word.unknown)));
        }
    }
    let above = |word: &&Word<'_>| word.word.checked_shr(mask.index_shift).unwrap_or(0) != 0;
    if let Some(word) = decoded.iter().find(above) {
        report.gap();
        report.words(
            0,
            &format!(
                "Bits {} and above have no names: in values, they contain the index of the word. If {1} is a value, \
                 use `etwspec explain {1}`. If it is EnableFlags, add --enable-flags.",
                mask.index_shift,
                hex(word.word)
            ),
        );
    }
    report.finish()
}

fn bit_rows(mask: &GroupMask, bit: &SetBit<'_>) -> Vec<Vec<String>> {
    let flags: Vec<&str> = bit.flags.iter().map(|flag| flag.name.as_str()).collect();
    let note = |when: String| match flags.as_slice() {
        [] => when,
        flags => format!("{when}; set by {}", flags.join(", ")),
    };
    if bit.meanings.is_empty() {
        let above = bit.value.checked_shr(mask.index_shift).unwrap_or(0);
        if bit.value.count_ones() == 1 && above != 0 {
            return vec![vec![format!("bit {}", bit.value.trailing_zeros()), UNKNOWN.to_owned(), String::new()]];
        }
        return vec![vec![hex(bit.value), UNKNOWN.to_owned(), note("not in the tables".to_owned())]];
    }
    bit.meanings.iter().map(|row| vec![hex(bit.value), names(row), note(when_text(&row.when))]).collect()
}

fn names(row: &MaskValue) -> String {
    let names: Vec<&str> = row.name.iter().chain(&row.aliases).map(String::as_str).collect();
    match (names.as_slice(), row.status) {
        ([], None | Some(Status::Unnamed)) => UNNAMED.to_owned(),
        ([], Some(Status::Unused)) => "(listed as unused)".to_owned(),
        ([], Some(Status::Unknown)) => "(listed, purpose unknown)".to_owned(),
        ([], Some(Status::Defined)) => "(listed as defined)".to_owned(),
        ([], Some(Status::Reserved)) => "(listed as reserved)".to_owned(),
        (names, _) => names.join(" = "),
    }
}

/// Formats a decoded group mask as JSON.
pub(crate) fn json(mask: &GroupMask, decoded: &[Word<'_>]) -> Value {
    let bit = |bit: &SetBit<'_>| {
        let meaning = |row: &&MaskValue| json!({ "name": row.name, "aliases": row.aliases, "status": row.status, "when": row.when });
        json!({
            "value": bit.value,
            "meanings": bit.meanings.iter().map(meaning).collect::<Vec<_>>(),
            "flags": bit.flags.iter().map(|flag| &flag.name).collect::<Vec<_>>(),
        })
    };
    let word = |word: &Word<'_>| {
        let composite = |row: &&MaskValue| json!({ "value": row.value, "name": row.name, "of": row.of });
        json!({
            "index": word.index,
            "word": word.word,
            "bits": word.bits.iter().map(bit).collect::<Vec<_>>(),
            "complete": word.composites.iter().map(composite).collect::<Vec<_>>(),
            "unknown": word.unknown,
        })
    };
    json!({ "mask": mask.name, "words": decoded.iter().map(word).collect::<Vec<_>>() })
}

/// Formats decoded EnableFlags as text.
pub(crate) fn flags_text(mask: &GroupMask, flags: u32, decoded: &[SetFlag<'_>], width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    report.line(&format!("EnableFlags  {}", hex(flags)));
    let mut rows = Vec::new();
    for set in decoded {
        if set.flags.is_empty() {
            rows.push(vec![hex(set.bit), UNKNOWN.to_owned(), "not in the tables".to_owned()]);
        }
        for flag in &set.flags {
            rows.push(vec![
                hex(set.bit),
                flag.name.clone(),
                format!("{}; {}", effect(mask, flag), when_text(&flag.when)),
            ]);
        }
    }
    report.table(4, &rows);
    report.finish()
}

fn effect(mask: &GroupMask, flag: &EnableFlag) -> String {
    let names = || mask.groups.iter().flat_map(|group| &group.bits);
    match (&flag.sets, mapped(mask, flag)) {
        (Sets::Bit { name, value }, _) => format!("sets {name} ({})", hex(*value)),
        (Sets::SameBit, Some(value)) => match names().find(|row| row.value == value && row.name.is_some()) {
            Some(row) => format!("sets {}", row.name.as_deref().unwrap_or(UNNAMED)),
            None => format!("sets the same bit of {}[0], which has no known name", mask.field),
        },
        _ => "sets no bit of the group mask".to_owned(),
    }
}

/// Formats decoded EnableFlags as JSON.
pub(crate) fn flags_json(mask: &GroupMask, flags: u32, decoded: &[SetFlag<'_>]) -> Value {
    let set = |set: &SetFlag<'_>| {
        let flag = |flag: &&EnableFlag| {
            json!({
                "name": flag.name,
                "sets": mapped(mask, flag),
                "control": matches!(flag.sets, Sets::Control),
                "when": flag.when,
            })
        };
        json!({ "bit": set.bit, "flags": set.flags.iter().map(flag).collect::<Vec<_>>() })
    };
    let unknown = decoded.iter().filter(|set| set.flags.is_empty()).fold(0, |all, set| all | set.bit);
    json!({ "enable_flags": flags, "bits": decoded.iter().map(set).collect::<Vec<_>>(), "unknown": unknown })
}

fn hex(value: u32) -> String {
    format!("0x{value:08X}")
}
