//! Information classes of the catalog.

use super::disclosure::disclosure;
use super::hooks::value;
use super::keys::{canonical, disputes, ids, path, text, texts, when};
use super::topics::module;
use super::values::sentinel;
use crate::layout::Context;
use crate::load::Loaded;
use crate::resolve::{Constant, scalar_of};
use crate::span::At;
use crate::spec::{ClassRow, PrivilegeForRow, RequestsFile, RuleRow, Scalar, ValueKind};
use etwspec_catalog::{
    Class, Effect, Limit, MaskBits, Requests, Requirement, Rule, StatusCode, Value, ValueSet, casing,
};

/// Returns the enumeration of the classes as a set of values.
pub(super) fn set(ctx: &Context<'_>, file: &Loaded<RequestsFile>) -> ValueSet {
    let data = &file.data;
    let prefix = data.prefix.as_ref().map(|prefix| prefix.as_str());
    let suffix = data.suffix.as_ref().map(|suffix| suffix.as_str());
    ValueSet {
        name: data.name.to_string(),
        own_name: false,
        renamed_from: texts(&data.renamed_from),
        deprecated: data.deprecated.clone(),
        reserved: Vec::new(),
        rust: casing::pascal(&data.name),
        module: module(ctx, &data.module),
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        kind: ValueKind::Enumeration,
        ty: data.ty.to_string(),
        scalar: scalar_of(&ctx.names, &data.ty).unwrap_or(Scalar::U32),
        meaning: None,
        class_guid: None,
        sdk_releases: false,
        complete: data.complete.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        rows: None,
        values: data
            .class
            .iter()
            .map(|row| Value {
                name: Some(row.name.to_string()),
                renamed_from: texts(&row.renamed_from),
                deprecated: row.deprecated.clone(),
                rust: Some(casing::screaming(&row.name, prefix, suffix)),
                aliases: texts(&row.aliases),
                doc: row.doc.clone(),
                structure: text(row.structure.as_ref()),
                sources: ids(row.sources.as_ref()),
                disputed: disputes(&row.disputed),
                ..value(*row.value, when(&ctx.axis, row.versions.as_ref(), None))
            })
            .collect(),
        sentinel: Some(sentinel(&ctx.axis, &data.sentinel)),
        sources: ids(data.sources.as_ref()),
        unknown: data.unknown.clone(),
        disclosure: disclosure(&ctx.axis, data.disclosure.as_ref()),
        file: path(ctx, file.file),
    }
}

pub(super) fn requests(ctx: &Context<'_>, file: &Loaded<RequestsFile>) -> Requests {
    let data = &file.data;
    Requests {
        name: data.name.to_string(),
        prefix: text(data.prefix.as_ref()),
        suffix: text(data.suffix.as_ref()),
        invalid_class: data.invalid_class.as_ref().map(|name| status(ctx, name)),
        limits: data
            .limit
            .iter()
            .map(|row| Limit {
                name: row.name.to_string(),
                renamed_from: texts(&row.renamed_from),
                value: row.value.as_ref().map(|value| **value),
                decided_by: text(row.decided_by.as_ref()),
                releases: canonical(&ctx.axis, &row.versions),
                doc: row.doc.clone(),
                sources: ids(row.sources.as_ref()),
            })
            .collect(),
        classes: data.class.iter().map(|row| class(ctx, row)).collect(),
    }
}

fn class(ctx: &Context<'_>, row: &ClassRow) -> Class {
    Class {
        value: u32::try_from(*row.value).unwrap_or(u32::MAX),
        name: row.name.to_string(),
        renamed_from: texts(&row.renamed_from),
        deprecated: row.deprecated.clone(),
        aliases: texts(&row.aliases),
        when: when(&ctx.axis, row.versions.as_ref(), None),
        query: row.query.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        set: row.set.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        structure: text(row.structure.as_ref()),
        ordered: row.ordered,
        doc: row.doc.clone(),
        rules: row.rule.iter().filter_map(|rule_row| rule(ctx, rule_row)).collect(),
        effect: row.effect.as_ref().map(|effect| Effect {
            gives: effect.gives.to_string(),
            from: effect.from.to_string(),
            until: effect.until.to_string(),
        }),
        sources: ids(row.sources.as_ref()),
        disputed: disputes(&row.disputed),
        unknown: row.unknown.clone(),
    }
}

fn rule(ctx: &Context<'_>, row: &RuleRow) -> Option<Rule> {
    Some(Rule {
        asks: asks(ctx, row)?,
        on: row.on.as_ref().map(|on| **on),
        otherwise: row.otherwise.as_ref().map(|name| status(ctx, name)),
        typically: row.typically,
        releases: row.versions.as_ref().map(|versions| canonical(&ctx.axis, versions)),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    })
}

fn asks(ctx: &Context<'_>, row: &RuleRow) -> Option<Requirement> {
    let name = |at: &Option<At<String>>| at.as_ref().map(|name| name.to_string());
    if let Some(names) = &*row.exactly {
        return Some(Requirement::Exactly(texts(names)));
    }
    if let Some(count) = &row.elements {
        return Some(Requirement::Elements {
            of: count.of.to_string(),
            min: count.min,
            max: count.max,
            max_limit: name(&count.max_limit),
        });
    }
    if let Some(element) = &row.each_element {
        return Some(Requirement::EachElement { of: element.of.to_string(), equals: element.equals });
    }
    if let Some(minimum) = &row.field_at_least {
        let (field, min) = (minimum.field.to_string(), *minimum.min);
        return Some(Requirement::FieldAtLeast { field, min, or_zero: minimum.or_zero });
    }
    if let Some(row) = &row.privilege_for {
        return Some(privilege_for(ctx, row));
    }
    if let Some(logger) = &row.logger {
        return Some(Requirement::Logger {
            field: logger.id.field.to_string(),
            mask: logger.id.mask,
            kernel: logger.kernel.to_string(),
            kernel_id: number(ctx, &logger.kernel),
        });
    }
    let named = |name: &At<String>| (name.to_string(), number(ctx, name) as u32);
    None.or_else(|| name(&row.at_least).map(Requirement::AtLeast))
        .or_else(|| name(&row.at_least_to).map(Requirement::AtLeastTo))
        .or_else(|| name(&row.whole_elements).map(Requirement::WholeElements))
        .or_else(|| name(&row.privilege).map(Requirement::Privilege))
        .or_else(|| row.permission.as_ref().map(named).map(|(name, value)| Requirement::Permission { name, value }))
        .or_else(|| {
            row.logger_mode_with.as_ref().map(named).map(|(name, value)| Requirement::LoggerModeWith { name, value })
        })
        .or_else(|| {
            row.logger_mode_without
                .as_ref()
                .map(named)
                .map(|(name, value)| Requirement::LoggerModeWithout { name, value })
        })
        .or_else(|| name(&row.logger_can_have).map(Requirement::LoggerCanHave))
        .or_else(|| name(&row.not_yet).map(Requirement::NotYet))
        .or_else(|| name(&row.every_processor).map(Requirement::EveryProcessor))
}

/// Resolves bits to words of the group mask in the field. A rule of `check` rejects bits of other masks.
fn privilege_for(ctx: &Context<'_>, row: &PrivilegeForRow) -> Requirement {
    let mut field = row.field.to_string();
    let mut bits = Vec::new();
    for name in row.bits.iter() {
        let masks = ctx.names.constants(name).iter().filter_map(|constant| match constant {
            Constant::Mask(file, mask) => Some((*file, *mask)),
            _ => None,
        });
        let Some((file, mask)) = masks.into_iter().next() else { continue };
        let (value, shift) = (*mask.value, *file.data.index_shift);
        let word = value.checked_shr(shift).unwrap_or(0);
        let of_index = u32::MAX.checked_shl(shift).unwrap_or(0);
        bits.push(MaskBits { name: name.to_string(), word, mask: value & !of_index });
        field = format!("{}.{}", *row.field, *file.data.field);
    }
    Requirement::PrivilegeFor { privilege: row.privilege.to_string(), field, bits }
}

fn status(ctx: &Context<'_>, name: &str) -> StatusCode {
    StatusCode { name: name.to_owned(), value: number(ctx, name) as u32 }
}

/// Returns the number of a constant. A rule of `check` rejects a name without a number.
fn number(ctx: &Context<'_>, name: &str) -> u64 {
    ctx.names.constants(name).first().and_then(|constant| constant.number()).map_or(0, |(value, _)| value)
}
