//! How much there is to lay out in a structure, what it holds included.
//!
//! Structures that hold structures that hold structures grow without bound, and one that holds itself never ends. Both
//! are reported by rules of their own, and are not laid out.

use std::collections::HashMap;

use crate::layout::{self, Context};
use crate::load::{Loaded, Spec};
use crate::span::{At, FileId};
use crate::spec::{FieldRow, StructFile};

/// The most members, those of inner structures included, that are laid out.
pub(super) const HEAVY: u64 = 50_000;
/// How deep inner structures and unions go at most, within one table and through others.
pub(super) const DEEP: u32 = 12;

/// The weight of each structure.
#[derive(Debug, Default)]
pub(super) struct Weights {
    of: HashMap<FileId, Weight>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weight {
    /// Members, saturating.
    pub(super) members: u64,
    /// Levels of nesting.
    pub(super) depth: u32,
    /// It holds itself, or something that does.
    pub(super) endless: bool,
}

impl Weight {
    const ONE: Weight = Weight { members: 1, depth: 1, endless: false };
    const ENDLESS: Weight = Weight { members: u64::MAX, depth: u32::MAX, endless: true };

    /// Whether it can be laid out in reasonable time.
    pub(super) fn is_light(self) -> bool {
        !self.endless && self.members <= HEAVY && self.depth <= DEEP
    }

    fn beside(self, other: Weight) -> Weight {
        Weight {
            members: self.members.saturating_add(other.members),
            depth: self.depth.max(other.depth),
            endless: self.endless || other.endless,
        }
    }

    /// A member is laid out twice: for its alignment, then at its place.
    fn within(self) -> Weight {
        Weight { members: self.members.saturating_mul(2), depth: self.depth.saturating_add(1), endless: self.endless }
    }
}

impl Weights {
    pub(super) fn new(ctx: &Context<'_>) -> Weights {
        let mut weights = Weights::default();
        for file in &ctx.spec.structs {
            weights.weigh(ctx, file, &mut Vec::new());
        }
        weights
    }

    /// The weight of a structure.
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
        // A chain of structures as long as this is too deep anyway, and the stack is finite.
        if open.len() > 64 {
            return Weight { endless: false, ..Weight::ENDLESS };
        }
        open.push(file.file);
        let fields = self.rows(ctx, layout::rows(ctx, file), open);
        let parts = file.data.tail.iter().filter_map(|row| ctx.names.structure(&row.ty));
        let weight = parts.fold(fields, |sum, target| sum.beside(self.weigh(ctx, target, open).within()));
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

/// The structures of a spec, each with whether it is light enough to be laid out.
pub(super) fn light<'s>(spec: &'s Spec, weights: &Weights) -> impl Iterator<Item = &'s Loaded<StructFile>> {
    spec.structs.iter().filter(|file| file.data.layout.is_none() && weights.of(file.file).is_light())
}
