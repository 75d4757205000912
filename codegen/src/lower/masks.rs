//! Group masks of the catalog.

use super::keys::{disputes, ids, path, text, texts, when};
use super::topics::module;
use crate::layout::Context;
use crate::load::Loaded;
use crate::spec::{EnableFlagRow, GroupMaskFile, MaskRow};
use etwspec_catalog::{CommunityGroup, EnableFlag, GroupMask, MaskGroup, MaskValue, Sets, casing};

pub(super) fn mask(ctx: &Context<'_>, file: &Loaded<GroupMaskFile>) -> GroupMask {
    let data = &file.data;
    GroupMask {
        name: data.name.to_string(),
        renamed_from: texts(&data.renamed_from),
        rust: casing::pascal(&data.name),
        mask_rust: data.whole.to_string(),
        mask_renamed_from: texts(&data.whole_renamed_from),
        module: module(ctx, &data.module),
        summary: data.summary.clone(),
        doc: data.doc.clone(),
        structure: data.structure.to_string(),
        field: data.field.to_string(),
        index_shift: *data.index_shift,
        prefix: data.prefix.to_string(),
        groups: data
            .group
            .iter()
            .map(|group| MaskGroup {
                index: *group.index,
                doc: group.doc.clone(),
                bits: group.bits.iter().map(|row| bit(ctx, row, &data.prefix)).collect(),
            })
            .collect(),
        enable_name: data.enable_flags.to_string(),
        enable_renamed_from: texts(&data.enable_flags_renamed_from),
        enable_rust: casing::pascal(&data.enable_flags),
        enable_prefix: data.enable_prefix.to_string(),
        enable_flags: data.enable_flag.iter().map(|row| flag(ctx, row, &data.enable_prefix)).collect(),
        sources: ids(data.sources.as_ref()),
        community_sources: ids(data.community_sources.as_ref()),
        community_groups: data
            .community_groups
            .iter()
            .map(|row| CommunityGroup { name: row.name.to_string(), of: texts(&row.of) })
            .collect(),
        unknown: data.unknown.clone(),
        file: path(ctx, file.file),
    }
}

fn bit(ctx: &Context<'_>, row: &MaskRow, prefix: &str) -> MaskValue {
    MaskValue {
        value: *row.value,
        name: text(row.name.as_ref()),
        renamed_from: texts(&row.renamed_from),
        deprecated: row.deprecated.clone(),
        rust: row.name.as_ref().map(|name| casing::screaming(name, Some(prefix), None)),
        aliases: texts(&row.aliases),
        community: texts(&row.community),
        when: when(&ctx.axis, row.versions.as_ref(), row.seen.as_ref()),
        status: row.status.as_ref().map(|status| **status),
        of: row.of.as_ref().map_or_else(Vec::new, |names| texts(names)),
        all: row.all,
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
        disputed: disputes(&row.disputed),
    }
}

fn flag(ctx: &Context<'_>, row: &EnableFlagRow, prefix: &str) -> EnableFlag {
    let sets = match &*row.sets {
        Some(name) => {
            let value = ctx.names.constants(name).first().and_then(|constant| constant.number());
            Sets::Bit { name: name.to_string(), value: value.map_or(0, |(value, _)| value as u32) }
        }
        None if row.control => Sets::Control,
        None => Sets::SameBit,
    };
    EnableFlag {
        value: *row.value,
        name: row.name.to_string(),
        renamed_from: texts(&row.renamed_from),
        deprecated: row.deprecated.clone(),
        rust: Some(casing::screaming(&row.name, Some(prefix), None)),
        sets,
        when: when(&ctx.axis, row.versions.as_ref(), row.seen.as_ref()),
        doc: row.doc.clone(),
        sources: ids(row.sources.as_ref()),
    }
}
