//! Numbers: enumerations, flags, constants, bits of group masks, hook IDs, GUIDs, builds.
//!
//! Numbers are macros: `#if` and `switch` accept them, and they have the same type in C and C++.

use super::names::{self, Macros};
use super::text;
use crate::emit::shared::comments::{self, set_comment, value_comment};
use etwspec_catalog::axis::Cells;
use etwspec_catalog::claims::Subject;
use etwspec_catalog::{
    Catalog, GroupMask, HookEvent, HookGroup, MaskValue, Relation, RowsOf, Scalar, SentinelAt, Sets, Status, Value,
    ValueKind, ValueSet, When,
};

/// The macros defined so far.
pub(super) struct Values<'c> {
    catalog: &'c Catalog,
    macros: Macros,
    text: String,
}

impl<'c> Values<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        Values { catalog, macros: Macros::of(&super::FIXED), text: String::new() }
    }

    /// Returns the definitions since the last call.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    fn define(&mut self, set: &str, name: &str, number: &str, remark: &str) {
        if let Some(name) = self.macros.take(set, name, number) {
            text::line(&mut self.text, 0, &format!("#define {name} {number}"), remark);
        }
    }

    /// Defines the former names of a number.
    fn former(&mut self, set: &str, former: &[String], name: &str, number: &str) {
        for former in former {
            self.define(set, former, number, &format!("Deprecated: renamed to {name}."));
        }
    }

    /// Defines an enumeration, flags or constants.
    pub(super) fn set(&mut self, set: &ValueSet) {
        self.text.push('\n');
        text::paragraphs(&mut self.text, &set_comment(set));
        if set.kind != ValueKind::Constants {
            let ty = super::types::scalar(set.scalar);
            let name = names::set(&set.name);
            self.text += &format!("typedef {ty} {name};\n");
            for former in &set.renamed_from {
                self.text += &super::structs::former_type(&name, &names::set(former));
            }
        }
        if set.rows.is_some_and(|rows| rows != RowsOf::ClassEvents) {
            return text::comment(&mut self.text, 0, "The values are listed with the kernel events below.");
        }
        let mut done: Vec<&str> = Vec::new();
        for value in &set.values {
            let (Some(name), Some(number)) = (value.name.as_deref(), value.value) else { continue };
            let same: Vec<&Value> = set.values.iter().filter(|other| other.name == value.name).collect();
            let varies = same.iter().any(|other| other.value != value.value);
            match number.same() {
                None => {
                    for pointer in etwspec_catalog::axis::Pointer::ALL {
                        let bits = pointer.bits();
                        let remark = comments::join([
                            Some(format!("{bits}-bit data.").as_str()),
                            Some(&value_comment(set, value)),
                        ]);
                        let name = format!("{name}{}", pointer.c_suffix());
                        self.define(&set.name, &name, &literal(set.scalar, number.of(pointer)), &remark);
                        let suffixed = |former: &String| format!("{former}{}", pointer.c_suffix());
                        let former: Vec<String> = value.renamed_from.iter().map(suffixed).collect();
                        self.former(&set.name, &former, &name, &literal(set.scalar, number.of(pointer)));
                    }
                }
                Some(_) if varies => {
                    if !done.contains(&name) {
                        done.push(name);
                        let rows = same.iter().filter_map(|row| Some((row.value?.same()?, row.when.clone())));
                        let doc = same.iter().find_map(|row| row.doc.as_deref()).unwrap_or("");
                        let deprecated = same.iter().find_map(|row| comments::deprecated(row.deprecated.as_deref()));
                        let doc = comments::join([deprecated.as_deref(), Some(doc)]);
                        let former: Vec<String> = same.iter().flat_map(|row| &row.renamed_from).cloned().collect();
                        self.varying(set, name, &former, rows.collect(), &doc);
                    }
                }
                Some(number) => self.value(set, value, name, number),
            }
        }
        if let Some(sentinel) = &set.sentinel {
            let exact = |at: &SentinelAt| When { relation: Relation::Exact, releases: Some(at.releases.clone()) };
            let rows = sentinel.values.iter().map(|at| (at.value, exact(at))).collect();
            let doc = format!("One more than the last value. {}", sentinel.doc.as_deref().unwrap_or(""));
            self.varying(set, &sentinel.name, &sentinel.renamed_from, rows, &doc);
        }
    }

    fn value(&mut self, set: &ValueSet, value: &Value, name: &str, number: u64) {
        self.define(&set.name, name, &literal(set.scalar, number), &value_comment(set, value));
        if let Some(shift) = value.shift {
            self.define(&set.name, &format!("{name}_SHIFT"), &shift.to_string(), "Number of bits to shift right.");
        }
        for alias in &value.aliases {
            let remark = format!("Alias of {name}.");
            self.define(&set.name, alias, &literal(set.scalar, number), &remark);
        }
        self.former(&set.name, &value.renamed_from, name, &literal(set.scalar, number));
    }

    /// Defines a name whose number varies by release. The plain name has the newest number, and each number has a name
    /// with its first release.
    fn varying(&mut self, set: &ValueSet, name: &str, former: &[String], rows: Vec<(u64, When)>, doc: &str) {
        let rows = rows.into_iter().filter_map(|(number, when)| {
            let cells = self.catalog.releases.cells(when.releases.as_ref()?).ok()?;
            Some((number, comments::when(&when, Subject::Windows)?, cells))
        });
        let rows: Vec<(u64, String, Cells)> = rows.collect();
        let newest = rows.iter().max_by_key(|(_, _, cells)| cells.ptr32.or(cells.ptr64).last());
        if let Some((number, when, _)) = newest {
            let remark = comments::join([Some(doc), Some(when)]);
            self.define(&set.name, name, &literal(set.scalar, *number), &remark);
            self.former(&set.name, former, name, &literal(set.scalar, *number));
        }
        for (number, when, cells) in &rows {
            let release = names::release(&self.catalog.releases, *cells);
            let name = format!("{name}_{release}");
            self.define(&set.name, &name, &literal(set.scalar, *number), when);
            let former: Vec<String> = former.iter().map(|former| format!("{former}_{release}")).collect();
            self.former(&set.name, &former, &name, &literal(set.scalar, *number));
        }
    }

    /// Defines a group mask and the documented flags that set some of its bits.
    pub(super) fn mask(&mut self, mask: &GroupMask) {
        self.text.push('\n');
        let mut texts = vec![format!("{}: {}", mask.name, mask.summary)];
        texts.extend(mask.doc.clone());
        texts.push(format!("Sources: {}.", mask.sources.join(", ")));
        text::paragraphs(&mut self.text, &texts);
        let (shift, low) = (mask.index_shift, (1u32 << mask.index_shift) - 1);
        let index = format!("(ETWSPEC_CAST(uint32_t, value) >> {shift})");
        let bits = format!("(ETWSPEC_CAST(uint32_t, value) & 0x{low:08X}u)");
        let (structure, field) = (&mask.structure, &mask.field);
        let word = format!("Index of the word of {structure}.{field} that a value belongs to.");
        self.define(&mask.name, &format!("{}INDEX(value)", mask.prefix), &index, &word);
        self.define(&mask.name, &format!("{}BITS(value)", mask.prefix), &bits, "Bits within that word.");
        self.mask_functions(mask);
        for group in &mask.groups {
            let doc = group.doc.as_deref().unwrap_or("");
            text::comment(&mut self.text, 0, &format!("{field}[{}]. {doc}", group.index));
            for value in &group.bits {
                self.bit(mask, value);
            }
        }
        self.text.push('\n');
        text::comment(&mut self.text, 0, &format!("{}: documented flags of EnableFlags.", mask.enable_name));
        for flag in &mask.enable_flags {
            let sets = match &flag.sets {
                Sets::SameBit => "Sets the same bit of the first word.".to_owned(),
                Sets::Bit { name, .. } => format!("Sets {name}."),
                Sets::Control => "Sets no bit of the mask.".to_owned(),
            };
            let when = comments::when(&flag.when, Subject::Windows);
            let deprecated = comments::deprecated(flag.deprecated.as_deref());
            let remark =
                comments::join([deprecated.as_deref(), flag.doc.as_deref(), Some(sets.as_str()), when.as_deref()]);
            let number = format!("0x{:08X}u", flag.value);
            self.define(&mask.enable_name, &flag.name, &number, &remark);
            self.former(&mask.enable_name, &flag.renamed_from, &flag.name, &number);
        }
    }

    /// Defines functions that set, clear and test the bits of a value in the words of a mask.
    fn mask_functions(&mut self, mask: &GroupMask) {
        let (prefix, words) = (&mask.prefix, format!("{}.{}", mask.structure, mask.field));
        let (index, bits) = (format!("ETWSPEC_{prefix}INDEX(value)"), format!("ETWSPEC_{prefix}BITS(value)"));
        let functions = [
            ("set", "void", "", "Sets the bits of a value", format!("words[{index}] |= {bits};")),
            ("clear", "void", "", "Clears the bits of a value", format!("words[{index}] &= ~{bits};")),
            (
                "test",
                "int",
                "const ",
                "Returns whether all bits of a value are set, or 0 for a value without bits",
                format!("return {bits} != 0u &&\n        (words[{index}] & {bits}) == {bits};"),
            ),
        ];
        for (name, returns, access, does, body) in functions {
            text::comment(&mut self.text, 0, &format!("{does}. `words` is {words} of any form."));
            let function = |set: &str| format!("{}_{name}", names::set(set));
            let current = function(&mask.name);
            let mut define = |marks: &str, function: &str| {
                self.text += &format!(
                    "{marks}static inline {returns} {function}({access}uint32_t *words, uint32_t value)\n{{\n    {body}\n}}\n"
                );
            };
            define("", &current);
            for former in &mask.renamed_from {
                define(&format!("ETWSPEC_DEPRECATED(\"renamed to {current}\") "), &function(former));
            }
        }
    }

    fn bit(&mut self, mask: &GroupMask, value: &MaskValue) {
        let number = format!("0x{:08X}u", value.value);
        let when = comments::when(&value.when, Subject::Windows);
        let of = (!value.of.is_empty()).then(|| format!("{}.", value.of.join(" | ")));
        let status = value.status.map(comments::status);
        let deprecated = comments::deprecated(value.deprecated.as_deref());
        let remark =
            comments::join([deprecated.as_deref(), value.doc.as_deref(), of.as_deref(), status, when.as_deref()]);
        match &value.name {
            Some(name) => self.define(&mask.name, name, &number, &remark),
            None => text::comment(&mut self.text, 0, &format!("{number}: no name is known. {remark}")),
        }
        for alias in &value.aliases {
            let remark = value.name.as_ref().map_or(String::new(), |name| format!("Alias of {name}."));
            self.define(&mask.name, alias, &number, &remark);
        }
        if let Some(name) = &value.name {
            self.former(&mask.name, &value.renamed_from, name, &number);
        }
    }

    /// Defines the hook IDs of a group, and its GUID; of a class, the GUID.
    pub(super) fn hooks(&mut self, group: &HookGroup) {
        self.text.push('\n');
        text::paragraphs(
            &mut self.text,
            &[format!("{}: {}", group.name, group.summary), format!("Sources: {}.", group.sources.join(", "))],
        );
        let when = comments::when(&group.when, Subject::Windows);
        let when = comments::join([comments::deprecated(group.deprecated.as_deref()).as_deref(), when.as_deref()]);
        match group.group {
            // The types of its events are the values of a set.
            _ if group.class => {}
            Some(number) => {
                let number = format!("0x{:04X}", number << 8);
                self.define("HOOK", &group.name, &number, &when);
                self.former("HOOK", &group.renamed_from, &group.name, &number);
            }
            None => text::comment(&mut self.text, 0, &format!("{}: number unknown. {when}", group.name)),
        }
        if let Some(guid) = &group.guid {
            let name = group.guid_name.clone().unwrap_or_else(|| format!("{}_GUID", group.name));
            let remark = format!("Initializer of the GUID {{{guid}}}.");
            self.define("HOOK", &name, &guid_literal(guid), &remark);
            // A GUID without a name of its own is named after the group.
            if group.guid_name.is_none() {
                let former: Vec<String> = group.renamed_from.iter().map(|name| format!("{name}_GUID")).collect();
                self.former("HOOK", &former, &name, &guid_literal(guid));
            }
        }
        let events = group.events.iter().filter(|event| !group.class && event.status != Some(Status::Reserved));
        events.for_each(|event| self.event(event));
    }

    fn event(&mut self, event: &HookEvent) {
        let when = comments::when(&event.when, Subject::Windows);
        let enabled_by = (!event.needs.is_empty()).then(|| format!("Enabled by {}.", event.needs.join(", ")));
        let collides = event
            .collides
            .then_some("This ID also has another meaning. Which of them applies in which release is unknown.");
        let (data, status) = (payloads(event), event.status.map(comments::status));
        let deprecated = comments::deprecated(event.deprecated.as_deref());
        let remark = [
            deprecated.as_deref(),
            event.doc.as_deref(),
            collides,
            status,
            data.as_deref(),
            enabled_by.as_deref(),
            when.as_deref(),
        ];
        let remark = comments::join(remark);
        let number = event.number();
        match (&event.name, event.hook) {
            (Some(name), Some(_)) => self.define("HOOK", name, &number, &remark),
            (Some(name), None) => text::comment(&mut self.text, 0, &format!("{name}: {number}. {remark}")),
            (None, _) if event.type_name.is_none() => {
                text::comment(&mut self.text, 0, &format!("{number}: no name is known. {remark}"));
            }
            (None, _) => {}
        }
        if let (Some(name), Some(ty)) = (&event.type_name, event.ty) {
            let own = event.name.as_ref().map(|name| format!("Event type of {name}."));
            self.define("HOOK_TYPE", name, &format!("0x{ty:02X}"), &own.unwrap_or(remark));
        }
        for alias in event.aliases.iter().filter(|_| event.hook.is_some()) {
            let remark = event.name.as_ref().map_or(String::new(), |name| format!("Alias of {name}."));
            self.define("HOOK", alias, &number, &remark);
        }
        if let (Some(_), Some(name)) = (event.hook, &event.name) {
            self.former("HOOK", &event.renamed_from, name, &number);
        }
    }

    /// Defines the builds of releases.
    pub(super) fn builds(&mut self) {
        for (index, stop) in self.catalog.releases.stops.iter().enumerate() {
            let name = names::build(&self.catalog.releases, index);
            self.define(
                "RELEASE",
                &name,
                &format!("{}u", stop.build),
                &format!("{}, release {}.", stop.name, stop.id()),
            );
        }
    }
}

/// Returns the structures of the payload of an event.
fn payloads(event: &HookEvent) -> Option<String> {
    let payloads = event.payloads.iter().map(|payload| {
        let version = payload.event_version.map_or(String::new(), |version| format!(" (event version {version})"));
        format!("{}{version}", payload.structure)
    });
    let mut payloads: Vec<String> = payloads.collect();
    payloads.dedup();
    (!payloads.is_empty()).then(|| format!("Payload: {}.", payloads.join(", ")))
}

/// Converts the text of a GUID to the initializer of a structure.
fn guid_literal(guid: &str) -> String {
    let digits: String = guid.chars().filter(char::is_ascii_hexdigit).collect();
    let part = |from: usize, to: usize| format!("0x{}", digits.get(from..to).unwrap_or("0"));
    let bytes: Vec<String> = (16..32).step_by(2).map(|at| part(at, at + 2)).collect();
    format!("{{ {}, {}, {}, {{ {} }} }}", part(0, 8), part(8, 12), part(12, 16), bytes.join(", "))
}

/// Formats a number as a literal with the type of its width and sign. Numbers of less than 32 bits are `int`, to which C
/// promotes them in comparisons.
fn literal(scalar: Scalar, number: u64) -> String {
    let signed = |number: i64, suffix: &str| {
        if number == i64::from(i32::MIN) && suffix.is_empty() {
            "(-2147483647 - 1)".to_owned()
        } else if number < 0 {
            format!("(-{}{suffix})", number.unsigned_abs())
        } else {
            format!("0x{number:02X}{suffix}")
        }
    };
    match scalar {
        Scalar::U8 => format!("0x{number:02X}"),
        Scalar::U16 | Scalar::U16Be => format!("0x{number:04X}"),
        Scalar::U32 | Scalar::U32Be => format!("0x{number:08X}u"),
        Scalar::I8 => signed(i64::from(number as i8), ""),
        Scalar::I16 => signed(i64::from(number as i16), ""),
        Scalar::I32 => signed(i64::from(number as i32), ""),
        Scalar::I64 => signed(number as i64, "ll"),
        Scalar::U64 | Scalar::Pointer | Scalar::Guid => format!("0x{number:016X}ull"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_have_the_type_of_their_width() {
        assert_eq!(literal(Scalar::U32, 0xC000_0002), "0xC0000002u");
        assert_eq!(literal(Scalar::I32, u64::MAX), "(-1)");
        assert_eq!(literal(Scalar::U8, 0x0B), "0x0B");
        assert_eq!(literal(Scalar::U64, 1), "0x0000000000000001ull");
    }

    #[test]
    fn formats_guids_as_initializers() {
        let text = guid_literal("3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C");
        assert_eq!(text, "{ 0x3D6FA8D1, 0xFE05, 0x11D0, { 0x9D, 0xDA, 0x00, 0xC0, 0x4F, 0xD7, 0xBA, 0x7C } }");
    }
}
