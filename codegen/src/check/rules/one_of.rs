//! Of keys that exclude each other, one is given.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::schema::MISSING_KEY;
use crate::span::{At, FileId, Place};
use crate::spec::{Count, FieldRow, RuleRow, StructFile, TailRow, Versions};

pub(super) static RULE: Rule = rule!(
    "one-of",
    Check(run),
    "Exactly one of the keys that define the kind of a row is given, and at most one of two keys that exclude each \
     other.",
    "A structure has fields, parts in `tail`, `layout` or `prefix-of`. A field is a `type`, a `union`, a `struct` or `bits` with a `unit`. A row has `versions` or `seen`. A limit has \
     `value` or `decided-by`. A documented flag has `same-bit`, `sets` or `control`. A rule has one requirement.",
);

/// Keys that exclude each other, each with its place if it is given.
type Keys<'k> = [(&'k str, Option<Place>)];

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    for file in &spec.structs {
        structure(file.file, &file.data, out);
        file.data.all_fields().iter().for_each(|row| field(file.file, row, out));
        tail(file.file, &file.data.tail, out);
    }
    for file in &spec.values {
        let values = file.data.value.first().map(|row| row.place(file.file));
        at_most(&[("value", values), ("rows", given(&file.data.rows, file.file))], out);
        for row in &file.data.value {
            time(file.file, &row.versions, &row.seen, out);
            if let (Some(holds), None) = (&*row.holds, &row.shift) {
                let problem = RULE.at(holds.place(file.file), "`holds` is given without `shift`", "of which bits?");
                out.push(problem.help("add `shift`, the lowest bit of the field"));
            }
            if row.value.is_none() && row.name.is_none() {
                let message = "the row has neither a value nor a name".to_owned();
                out.push(RULE.at(row.place(file.file), message, "says nothing"));
            }
        }
    }
    for file in &spec.masks {
        for row in file.data.group.iter().flat_map(|group| &group.bits) {
            time(file.file, &row.versions, &row.seen, out);
            let all = row.all.then(|| row.value.place(file.file));
            at_most(&[("of", given(&row.of, file.file)), ("all", all)], out);
        }
        for row in &file.data.enable_flag {
            time(file.file, &row.versions, &row.seen, out);
            let name = || row.name.place(file.file);
            let keys = [
                ("same-bit", row.same_bit.then(name)),
                ("sets", given(&row.sets, file.file)),
                ("control", row.control.then(name)),
            ];
            exactly(name(), &keys, out);
        }
    }
    for file in &spec.requests {
        for row in &file.data.limit {
            let keys = [("value", given(&row.value, file.file)), ("decided-by", given(&row.decided_by, file.file))];
            exactly(row.name.place(file.file), &keys, out);
        }
        for row in file.data.class.iter().flat_map(|class| &class.rule) {
            rule(file.file, row, out);
        }
    }
    for file in &spec.hooks {
        file.data.event.iter().for_each(|row| time(file.file, &row.versions, &row.seen, out));
    }
}

fn structure(file: FileId, data: &StructFile, out: &mut Vec<Diagnostic>) {
    time(file, &data.versions, &data.seen, out);
    data.aliases.iter().for_each(|row| time(file, &row.versions, &row.seen, out));
    let fields = data.field.first().map(|row| row.place(file));
    let keys = [("layout", given(&data.layout, file)), ("prefix-of", given(&data.prefix_of, file)), ("field", fields)];
    at_most(&keys, out);
    if data.tail.is_empty() && keys.iter().all(|(_, place)| place.is_none()) {
        let problem = RULE.at(data.name.place(file), "the structure has no contents", "no `field`, `tail` or `layout`");
        out.push(problem.help("add its fields, or `layout = \"unknown\"`"));
    }
}

fn field(file: FileId, row: &At<FieldRow>, out: &mut Vec<Diagnostic>) {
    let place = row.name.as_ref().map_or_else(|| row.place(file), |name| name.place(file));
    let keys = [
        ("type", given(&row.ty, file)),
        ("union", given(&row.union, file)),
        ("struct", given(&row.structure, file)),
        ("bits", given(&row.bits, file)),
    ];
    if let (Some(ty), Some(_), None) = (&*row.ty, &row.bits, &*row.unit) {
        let problem = RULE.at(ty.place(file), "`bits` have a `type` instead of a `unit`", "the type of the bits");
        return out.push(problem.help("write `unit` for the integer type that contains the bits"));
    }
    exactly(place.clone(), &keys, out);
    let open = row.open.then(|| place.clone());
    at_most(&[("count", given(&row.count, file)), ("open", open)], out);
    match (&row.bits, &*row.unit) {
        (Some(bits), None) => out.push(
            RULE.at(bits.place(file), "`bits` are given without their `unit`", "target by what?")
                .help("add `unit`, the integer type of the bits"),
        ),
        (None, Some(unit)) => out.push(
            RULE.at(unit.place(file), "a `unit` is given without `bits`", "no `bits`")
                .help("write `type`, or list the `bits`"),
        ),
        _ => {}
    }
    // An array of variable length is a part of its own, which needs a name.
    let part = row.open || row.count.as_ref().is_some_and(|count| matches!(count.get(), Count::Field(_)));
    if row.ty.is_some() && row.name.is_none() && (!row.unknown || part) {
        let problem = Diagnostic::new(MISSING_KEY, row.place(file), "the key `name` is missing", "in this table");
        out.push(problem.help("only a union, a structure, `bits`, or a field with `unknown = true` may be unnamed"));
    }
    if let Some(next) = &*row.next
        && !row.open
    {
        out.push(RULE.at(next.place(file), "`next` is given without `open`", "how many?").help("add `open = true`"));
    }
    if let Some(string) = &row.string
        && !row.open
    {
        let problem = RULE.at(string.place(file), "`string` is given without `open`", "how long?");
        out.push(problem.help("add `open = true`; a text of fixed length needs no `string`"));
    }
}

fn tail(file: FileId, rows: &[At<TailRow>], out: &mut Vec<Diagnostic>) {
    for row in rows {
        let open = row.open.then(|| row.name.place(file));
        let keys = [
            ("count", given(&row.count, file)),
            ("open", open),
            ("next", given(&row.next, file)),
            ("while", given(&row.more, file)),
        ];
        at_most(&keys, out);
    }
}

fn rule(file: FileId, row: &At<RuleRow>, out: &mut Vec<Diagnostic>) {
    let keys = [
        ("exactly", given(&row.exactly, file)),
        ("at-least", given(&row.at_least, file)),
        ("at-least-to", given(&row.at_least_to, file)),
        ("whole-elements", given(&row.whole_elements, file)),
        ("elements", given(&row.elements, file)),
        ("each-element", given(&row.each_element, file)),
        ("field-at-least", given(&row.field_at_least, file)),
        ("privilege", given(&row.privilege, file)),
        ("privilege-for", given(&row.privilege_for, file)),
        ("logger", given(&row.logger, file)),
        ("permission", given(&row.permission, file)),
        ("logger-mode-with", given(&row.logger_mode_with, file)),
        ("logger-mode-without", given(&row.logger_mode_without, file)),
        ("logger-can-have", given(&row.logger_can_have, file)),
        ("not-yet", given(&row.not_yet, file)),
        ("every-processor", given(&row.every_processor, file)),
    ];
    exactly(row.place(file), &keys, out);
    if let Some(elements) = &row.elements {
        let max = elements.max.map(|_| elements.place(file));
        at_most(&[("max", max), ("max-limit", given(&elements.max_limit, file))], out);
    }
}

fn time(file: FileId, versions: &Option<At<Versions>>, seen: &Option<At<Versions>>, out: &mut Vec<Diagnostic>) {
    at_most(&[("versions", given(versions, file)), ("seen", given(seen, file))], out);
}

fn given<T>(key: &Option<At<T>>, file: FileId) -> Option<Place> {
    key.as_ref().map(|value| value.place(file))
}

fn exactly(row: Place, keys: &Keys<'_>, out: &mut Vec<Diagnostic>) {
    if keys.iter().all(|(_, place)| place.is_none()) {
        let names: Vec<String> = keys.iter().map(|(name, _)| format!("`{name}`")).collect();
        let message = format!("none of {} is given", names.join(", "));
        out.push(RULE.at(row, message, "no description").help("give exactly one of them"));
    }
    at_most(keys, out);
}

fn at_most(keys: &Keys<'_>, out: &mut Vec<Diagnostic>) {
    let mut given = keys.iter().filter_map(|(name, place)| Some((*name, place.clone()?)));
    let Some((first, first_place)) = given.next() else { return };
    for (name, place) in given {
        let message = format!("`{first}` and `{name}` exclude each other");
        let mut problem = RULE.at(place.clone(), message, format!("`{name}` is given"));
        if place != first_place {
            problem = problem.other(first_place.clone(), format!("`{first}` is given, too"));
        }
        out.push(problem.help("keep one of them"));
    }
}
