//! Weight of structures: the number of fields to lay out, including nested structures.
//!
//! Nested structures grow without bound, and a structure that contains itself never ends. Both are reported by separate
//! rules, and are not laid out.

use std::collections::HashMap;

use etwspec_catalog::limits::{OPEN, Weight};

use crate::layout::{self, Context};
use crate::load::{Loaded, Spec};
use crate::span::{At, FileId};
use crate::spec::{FieldRow, StructFile};

/// The weight of each structure.
#[derive(Debug, Default)]
pub(super) struct Weights {
    of: HashMap<FileId, Weight>,
}

impl Weights {
    pub(super) fn new(ctx: &Context<'_>) -> Weights {
        let mut weights = Weights::default();
        for file in &ctx.spec.structs {
            weights.weigh(ctx, file, &mut Vec::new());
        }
        weights
    }

    /// Returns the weight of a structure.
    pub(super) fn of(&self, file: FileId) -> Weight {
        self.of.get(&file).copied().unwrap_or(Weight::ENDLESS)
    }

    fn weigh<'s>(&mut self, ctx: &Context<'s>, file: &'s Loaded<StructFile>, open: &mut Vec<FileId>) -> Weight {
        if let Some(known) = self.of.get(&file.file) {
            return *known;
        }
        if open.contains(&file.file) {
            return Weight::ENDLESS;
        }
        // The stack is finite.
        if open.len() > OPEN {
            return Weight::DEEP;
        }
        open.push(file.file);
        let fields = self.rows(ctx, layout::rows(ctx, file), open);
        let parts = file.data.tail.iter().filter_map(|row| ctx.names.structure(&row.ty));
        let mut weight = parts.fold(fields, |sum, target| sum.beside(self.weigh(ctx, target, open).within()));
        // These are not laid out with the structure, but read with it.
        for target in chosen(ctx, file) {
            let other = self.weigh(ctx, target, open);
            weight = if other.is_light() { weight } else { weight.beside(other) };
        }
        open.pop();
        self.of.insert(file.file, weight);
        weight
    }

    fn rows<'s>(&mut self, ctx: &Context<'s>, rows: &'s [At<FieldRow>], open: &mut Vec<FileId>) -> Weight {
        rows.iter().fold(Weight::ONE, |sum, row| {
            let inner = row.union.iter().chain(&row.structure).map(|members| self.rows(ctx, members, open));
            let inner = inner.collect::<Vec<_>>();
            let named = row.ty.as_ref().and_then(|ty| ctx.names.structure(ty));
            let named = named.map(|file| self.weigh(ctx, file, open));
            let inner = inner.into_iter().chain(named).fold(Weight::ONE, Weight::beside);
            sum.beside(inner.within())
        })
    }
}

/// Returns the cases of dispatches that follow a structure, and the items that may be inserted.
fn chosen<'s>(ctx: &Context<'s>, file: &'s Loaded<StructFile>) -> impl Iterator<Item = &'s Loaded<StructFile>> {
    let parts = file.data.tail.iter().filter(|row| ctx.names.structure(&row.ty).is_none()).map(|row| &*row.ty);
    parts.chain(file.data.inserted.iter().map(|row| &*row.structure)).flat_map(|name| named(ctx, name))
}

/// Returns the structures with a name: one structure, or the structures of the cases of a dispatch.
pub(super) fn named<'s>(ctx: &Context<'s>, name: &str) -> Vec<&'s Loaded<StructFile>> {
    if let Some(one) = ctx.names.structure(name) {
        return vec![one];
    }
    let dispatch = ctx.spec.dispatch.iter().find(|dispatch| dispatch.data.name.as_str() == name);
    let cases = dispatch.into_iter().flat_map(|dispatch| &dispatch.data.case);
    cases.filter_map(|case| ctx.names.structure(case.structure.as_ref()?)).collect()
}

/// Returns the structures of a spec, each with whether it is light enough to be laid out.
pub(super) fn light<'s>(spec: &'s Spec, weights: &Weights) -> impl Iterator<Item = &'s Loaded<StructFile>> {
    spec.structs.iter().filter(|file| file.data.layout.is_none() && weights.of(file.file).is_light())
}
