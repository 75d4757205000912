//! Rules of information classes refer to fields of the type that they require.

use crate::check::forms::{Form, when};
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::{PlacedField, PlacedShape};
use crate::resolve::{Constant, cells};
use crate::span::{At, FileId};
use crate::spec::{ClassRow, FieldMinimum, On, PrivilegeForRow, RuleRow, Scalar};
use etwspec_catalog::axis::Cells;

pub(super) static RULE: Rule = rule!(
    "request-field",
    ByRelease(run),
    "`field-at-least` refers to an unsigned integer, and `privilege-for` to bits of the group mask in its field.",
    "The structure of the class has the field in all releases to which the rule applies. A minimum fits the field and \
     excludes a value. The field of `privilege-for` is the structure that contains the group mask, and its bits are \
     bits of that mask. Documented flags of EnableFlags are not.",
);

/// The structure of a class, in the releases to which a rule applies.
struct Target<'t, 's> {
    file: FileId,
    structure: &'t str,
    forms: Vec<(&'t Form<'s>, Cells)>,
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.requests {
        for class in &file.data.class {
            for rule in &class.rule {
                let Some(target) = target(ctx, file.file, class, rule) else { continue };
                if let Some(minimum) = &rule.field_at_least {
                    target.minimum(ctx, minimum, out);
                }
                if let Some(row) = &rule.privilege_for {
                    target.privilege(ctx, row, out);
                }
            }
        }
    }
}

fn target<'t, 's>(ctx: &'t Context<'s>, file: FileId, class: &'t ClassRow, rule: &RuleRow) -> Option<Target<'t, 's>> {
    let structure = class.structure.as_ref()?;
    let named = ctx.layout.names.structure(structure)?;
    let forms = ctx.forms.iter().find(|forms| forms.file.file == named.file)?;
    let axis = &ctx.layout.axis;
    let on = rule.on.as_ref().map(|on| **on);
    let operations = [(On::Query, &class.query), (On::Set, &class.set)];
    let mut applies = Cells::default();
    for (operation, versions) in operations {
        if let Some(versions) = &**versions
            && on.is_none_or(|on| on == operation)
        {
            applies = applies.or(cells(axis, Some(versions)));
        }
    }
    let applies = applies.and(cells(axis, rule.versions.as_ref()));
    let within = forms.forms.iter().filter(|form| form.placed.complete).map(|form| (form, form.cells.and(applies)));
    let forms = within.filter(|(_, cells)| !cells.is_empty()).collect();
    Some(Target { file, structure, forms })
}

impl Target<'_, '_> {
    fn minimum(&self, ctx: &Context<'_>, row: &At<FieldMinimum>, out: &mut Vec<Diagnostic>) {
        let (name, min) = (&row.field, *row.min);
        if min <= u64::from(row.or_zero) {
            let message = format!("the minimum excludes no value of `{}`", **name);
            let problem = RULE.at(row.min.place(self.file), message, "never violated");
            out.push(problem.help("remove the rule, or correct the minimum"));
        }
        for (form, field) in self.fields(ctx, name, out) {
            let (PlacedShape::Scalar(scalar) | PlacedShape::Bits(scalar, _)) = &field.shape else {
                return self.report(name, format!("`{}` is not an integer", **name), "not an integer", out);
            };
            let bits = match scalar {
                Scalar::Guid => return self.report(name, format!("`{}` is not an integer", **name), "a GUID", out),
                Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 => {
                    return self.report(name, format!("`{}` is a signed integer", **name), "signed", out);
                }
                scalar => scalar.size(form.pointer) * 8,
            };
            if bits < 64 && min >> bits != 0 {
                let message = format!("the minimum {min} exceeds the {bits} bits of `{}`", **name);
                return self.report(&row.min, message, "too large", out);
            }
        }
    }

    fn privilege(&self, ctx: &Context<'_>, row: &At<PrivilegeForRow>, out: &mut Vec<Diagnostic>) {
        if row.bits.is_empty() {
            let message = "`bits` is empty".to_owned();
            let problem = RULE.at(row.bits.place(self.file), message, "no bits");
            out.push(problem.help("list the bits, or write `privilege` if every request requires it"));
        }
        let fields = self.fields(ctx, &row.field, out);
        for bit in row.bits.iter() {
            let constants = ctx.layout.names.constants(bit);
            let mask = constants.iter().find_map(|constant| match constant {
                Constant::Mask(file, _) => Some(*file),
                _ => None,
            });
            let Some(mask) = mask else {
                // A name that is no constant at all is reported by another rule.
                if constants.iter().any(|constant| matches!(constant, Constant::Flag(..))) {
                    let message = format!("`{}` is a documented flag, not a bit of the group mask", **bit);
                    self.report(bit, message, "a flag of EnableFlags", out);
                }
                continue;
            };
            let contains = |field: &PlacedField<'_>| match &field.shape {
                PlacedShape::Struct(inner) => {
                    ctx.layout.names.structure(&mask.data.structure).is_some_and(|of| of.file == inner.file)
                }
                _ => false,
            };
            if fields.iter().any(|(_, field)| !contains(field)) {
                let (field, structure) = (&row.field, &mask.data.structure);
                let message = format!("`{}` is not a {}, which contains `{}`", **field, **structure, **bit);
                return self.report(field, message, "not the group mask", out);
            }
        }
    }

    /// Returns the field in each form, and reports forms without it.
    fn fields<'f>(
        &'f self,
        ctx: &Context<'_>,
        name: &At<String>,
        out: &mut Vec<Diagnostic>,
    ) -> Vec<(&'f Form<'f>, &'f PlacedField<'f>)> {
        let mut found = Vec::new();
        let mut without = Cells::default();
        for (form, cells) in &self.forms {
            let named =
                |field: &&PlacedField<'_>| field.row.name.as_ref().is_some_and(|own| own.as_str() == name.as_str());
            match form.placed.fields.iter().find(named) {
                Some(field) => found.push((*form, field)),
                None => without = without.or(*cells),
            }
        }
        // A field of no form is reported by another rule.
        if !found.is_empty() && !without.is_empty() {
            let message = format!("{} has no `{}` {}", self.structure, **name, when(ctx.layout, without));
            let problem = RULE.at(name.place(self.file), message, "the rule applies there, too");
            out.push(problem.help("add `versions` to the rule"));
        }
        found
    }

    fn report<T>(&self, at: &At<T>, message: String, label: &str, out: &mut Vec<Diagnostic>) {
        out.push(RULE.at(at.place(self.file), message, label));
    }
}
