//! Every place of a spec at which something that is defined elsewhere is mentioned: releases, sources, names.
//!
//! The rules about unknown names then need no walk of their own, and a new key of the language is added in one place.

use crate::load::{Loaded, Spec};
use crate::span::{At, FileId, Place};
use crate::spec::{
    CaseValue, ClassRow, Count, DisclosureRow, DispatchFile, DisputeRow, EventRow, FieldRow, GroupMaskFile, HooksFile,
    MaskRow, ObservedFile, Offset, Part, Parts, ProviderFile, ReferencesFile, RequestsFile, RuleRow, SentinelRow,
    StructFile, TailRow, ValueRow, ValuesFile, Versions,
};

/// Kind of a name that is referred to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Struct,
    Values,
    StructOrValues,
    Constant,
    /// A constant whose number is used.
    Number,
    /// A status, whose number is used.
    Status,
    /// A bit of a mask, or a documented flag that is the same bit.
    MaskPart,
    Hook,
}

/// All mentions of a spec.
#[derive(Debug, Default)]
pub(super) struct Mentions<'s> {
    pub(super) versions: Vec<(Place, &'s Versions)>,
    pub(super) source_lists: Vec<(FileId, &'s At<Vec<At<String>>>)>,
    pub(super) names: Vec<(Place, &'s str, What)>,
    pub(super) disputes: Vec<Disputed<'s>>,
}

/// The disputes of a row, and the sources of the row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disputed<'s> {
    pub(super) file: FileId,
    pub(super) rows: &'s [At<DisputeRow>],
    /// Sources of the row, or else the sources of its file.
    pub(super) sources: Option<&'s At<Vec<At<String>>>>,
    /// Name and type that the row states.
    pub(super) stated: [Option<&'s At<String>>; 2],
}

/// Collects for one file.
struct Collector<'m, 's> {
    file: FileId,
    out: &'m mut Mentions<'s>,
}

impl<'s> Mentions<'s> {
    /// Returns all mentions, in the order of the files.
    pub(super) fn new(spec: &'s Spec) -> Mentions<'s> {
        let mut out = Mentions::default();
        spec.structs.iter().for_each(|file| Collector { file: file.file, out: &mut out }.structure(file));
        spec.values.iter().for_each(|file| Collector { file: file.file, out: &mut out }.values(file));
        spec.masks.iter().for_each(|file| Collector { file: file.file, out: &mut out }.masks(file));
        spec.requests.iter().for_each(|file| Collector { file: file.file, out: &mut out }.requests(file));
        spec.hooks.iter().for_each(|file| Collector { file: file.file, out: &mut out }.hooks(file));
        spec.dispatch.iter().for_each(|file| Collector { file: file.file, out: &mut out }.dispatch(file));
        spec.providers.iter().for_each(|file| Collector { file: file.file, out: &mut out }.provider(file));
        spec.references.iter().for_each(|file| Collector { file: file.file, out: &mut out }.references(file));
        spec.observed.iter().for_each(|file| Collector { file: file.file, out: &mut out }.observed(file));
        out
    }
}

type Sources = Option<At<Vec<At<String>>>>;

impl<'s> Collector<'_, 's> {
    fn versions(&mut self, versions: &'s Option<At<Versions>>) {
        self.out.versions.extend(versions.iter().map(|versions| (versions.place(self.file), versions.get())));
    }

    fn sources(&mut self, sources: &'s Sources) {
        self.out.source_lists.extend(sources.iter().map(|list| (self.file, list)));
    }

    fn disputes(
        &mut self,
        rows: &'s [At<DisputeRow>],
        own: &'s Sources,
        of_file: &'s Sources,
        stated: [Option<&'s At<String>>; 2],
    ) {
        if !rows.is_empty() {
            let sources = own.as_ref().or(of_file.as_ref());
            self.out.disputes.push(Disputed { file: self.file, rows, sources, stated });
        }
    }

    fn name(&mut self, name: &'s At<String>, what: What) {
        self.out.names.push((name.place(self.file), name.as_str(), what));
    }

    fn maybe(&mut self, name: &'s Option<At<String>>, what: What) {
        if let Some(name) = name {
            self.name(name, what);
        }
    }

    fn disclosure(&mut self, row: &'s Option<At<DisclosureRow>>) {
        let Some(row) = row else { return };
        let places = row.headers.iter().chain(&row.symbols).chain(&row.libraries);
        places.for_each(|place| self.versions(&place.versions));
        if let Some(by) = &row.superseded_by {
            self.versions(&by.versions);
            self.name(&by.name, What::StructOrValues);
        }
        self.sources(&row.sources);
    }

    fn offset(&mut self, offset: &'s Option<At<Offset>>) {
        if let Some(offset) = offset
            && let Offset::List(rows) = offset.get()
        {
            let place = offset.place(self.file);
            self.out.versions.extend(rows.iter().map(|row| (place.clone(), &*row.versions)));
        }
    }

    fn structure(&mut self, file: &'s Loaded<StructFile>) {
        let data = &file.data;
        self.versions(&data.versions);
        self.versions(&data.seen);
        self.sources(&data.sources);
        self.offset(&data.size);
        self.disputes(&data.disputed, &data.sources, &None, [Some(&data.name), None]);
        self.disclosure(&data.disclosure);
        for alias in &data.aliases {
            self.versions(&alias.versions);
            self.versions(&alias.seen);
            self.sources(&alias.sources);
        }
        if let Some(prefix) = &data.prefix_of {
            self.name(&prefix.structure, What::Struct);
        }
        data.all_fields().into_iter().for_each(|row| self.field(row, &data.sources));
        data.tail.iter().for_each(|row| self.tail(row, &data.sources));
        for row in &data.inserted {
            self.name(&row.structure, What::Struct);
            self.sources(&row.sources);
            row.only_for.iter().flat_map(|list| list.get()).for_each(|hook| self.name(hook, What::Hook));
        }
    }

    fn field(&mut self, row: &'s FieldRow, of_file: &'s Sources) {
        self.versions(&row.versions);
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [row.name.as_ref(), row.ty.as_ref()]);
        self.offset(&row.at);
        self.maybe(&row.values, What::Values);
        self.count(&row.count);
        self.sources(&row.meaning_sources);
        for bit in row.bits.iter().flat_map(|bits| bits.get()) {
            self.maybe(&bit.values, What::Values);
            self.sources(&bit.meaning_sources);
        }
    }

    fn tail(&mut self, row: &'s At<TailRow>, of_file: &'s Sources) {
        self.versions(&row.versions);
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [Some(&row.name), Some(&row.ty)]);
        self.maybe(&row.values, What::Values);
        self.sources(&row.meaning_sources);
        self.count(&row.count);
    }

    fn count(&mut self, count: &'s Option<At<Count>>) {
        if let Some(count) = count
            && let Count::Constant(name) = count.get()
        {
            self.out.names.push((count.place(self.file), name, What::Number));
        }
    }

    fn dispatch(&mut self, file: &'s Loaded<DispatchFile>) {
        self.sources(&file.data.sources);
        for row in &file.data.case {
            self.versions(&row.versions);
            self.sources(&row.sources);
            self.maybe(&row.structure, What::Struct);
            if let CaseValue::Name(name) = row.value.get() {
                self.out.names.push((row.value.place(self.file), name, What::Constant));
            }
        }
    }

    fn observed(&mut self, file: &'s Loaded<ObservedFile>) {
        self.sources(&file.data.sources);
        for trace in &file.data.trace {
            trace.structs.iter().for_each(|row| self.name(&row.structure, What::Struct));
            trace.values.iter().for_each(|row| self.name(&row.name, What::Constant));
        }
    }

    fn values(&mut self, file: &'s Loaded<ValuesFile>) {
        self.versions(&file.data.complete);
        self.sources(&file.data.sources);
        self.disclosure(&file.data.disclosure);
        file.data.value.iter().for_each(|row| self.value(row, &file.data.sources));
        if let Some(sentinel) = &file.data.sentinel {
            self.sentinel(sentinel);
        }
    }

    fn value(&mut self, row: &'s ValueRow, of_file: &'s Sources) {
        self.versions(&row.versions);
        self.versions(&row.seen);
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [row.name.as_ref(), None]);
        self.maybe(&row.holds, What::Values);
        self.maybe(&row.structure, What::Struct);
        for with in &row.with {
            self.versions(&with.versions);
            self.name(&with.name, What::Constant);
        }
        let Some(of) = &*row.of else { return };
        let parts: Vec<&'s Part> = match of.get() {
            Parts::Both(parts) => parts.iter().collect(),
            Parts::ByPointer(by) => by.ptr32.iter().chain(&by.ptr64).collect(),
        };
        for part in parts {
            let name = match part {
                Part::Name(name) => name,
                Part::Shifted(part) => &part.name,
            };
            self.out.names.push((of.place(self.file), name, What::Constant));
        }
    }

    fn sentinel(&mut self, row: &'s SentinelRow) {
        for value in &row.values {
            self.out.versions.push((value.versions.place(self.file), value.versions.get()));
            self.sources(&value.sources);
        }
    }

    fn masks(&mut self, file: &'s Loaded<GroupMaskFile>) {
        self.sources(&file.data.sources);
        self.sources(&file.data.community_sources);
        self.name(&file.data.structure, What::Struct);
        file.data.group.iter().flat_map(|group| &group.bits).for_each(|row| self.mask(row, &file.data.sources));
        let of_groups = file.data.community_groups.iter().flat_map(|row| row.of.get());
        of_groups.for_each(|part| self.name(part, What::MaskPart));
        for row in &file.data.enable_flag {
            self.versions(&row.versions);
            self.versions(&row.seen);
            self.sources(&row.sources);
        }
    }

    fn mask(&mut self, row: &'s MaskRow, of_file: &'s Sources) {
        self.versions(&row.versions);
        self.versions(&row.seen);
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [row.name.as_ref(), None]);
        row.of.iter().flat_map(|parts| parts.get()).for_each(|part| self.name(part, What::MaskPart));
    }

    fn requests(&mut self, file: &'s Loaded<RequestsFile>) {
        let data = &file.data;
        self.versions(&data.complete);
        self.sources(&data.sources);
        self.maybe(&data.invalid_class, What::Status);
        self.disclosure(&data.disclosure);
        self.sentinel(&data.sentinel);
        for limit in &data.limit {
            self.out.versions.push((limit.versions.place(self.file), limit.versions.get()));
            self.sources(&limit.sources);
        }
        data.class.iter().for_each(|row| self.class(row, &data.sources));
    }

    fn class(&mut self, row: &'s ClassRow, of_file: &'s Sources) {
        [&row.versions, &row.query, &row.set].into_iter().for_each(|versions| self.versions(versions));
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [Some(&row.name), row.structure.as_ref()]);
        self.maybe(&row.structure, What::Struct);
        row.rule.iter().for_each(|rule| self.rule(rule));
    }

    fn rule(&mut self, row: &'s RuleRow) {
        self.versions(&row.versions);
        self.sources(&row.sources);
        row.exactly.iter().flat_map(|list| list.get()).for_each(|name| self.name(name, What::Struct));
        self.maybe(&row.at_least, What::Struct);
        self.maybe(&row.logger_can_have, What::Struct);
        self.maybe(&row.permission, What::Number);
        self.maybe(&row.logger_mode_with, What::Number);
        self.maybe(&row.logger_mode_without, What::Number);
        self.maybe(&row.otherwise, What::Status);
        if let Some(logger) = &row.logger {
            self.name(&logger.kernel, What::Number);
        }
        let bits = row.privilege_for.iter().flat_map(|row| row.bits.get());
        bits.for_each(|name| self.name(name, What::MaskPart));
    }

    fn hooks(&mut self, file: &'s Loaded<HooksFile>) {
        self.versions(&file.data.seen);
        self.sources(&file.data.sources);
        self.sources(&file.data.mof_sources);
        self.sources(&file.data.community_sources);
        file.data.event.iter().for_each(|row| self.event(row, &file.data.sources));
    }

    fn provider(&mut self, file: &'s Loaded<ProviderFile>) {
        self.sources(&file.data.sources);
        file.data.event.iter().for_each(|row| self.sources(&row.sources));
    }

    fn references(&mut self, file: &'s Loaded<ReferencesFile>) {
        self.sources(&file.data.sources);
        for row in &file.data.reference {
            self.sources(&row.sources);
            for event in &row.event {
                self.sources(&event.sources);
                let hooks = event.hooks.iter().flat_map(|hooks| hooks.iter());
                let names = hooks.filter(|name| !name.starts_with("0x"));
                names.for_each(|name| self.name(name, What::Hook));
            }
        }
        for row in &file.data.list {
            self.sources(&row.sources);
            row.event.iter().for_each(|event| self.sources(&event.sources));
        }
    }

    fn event(&mut self, row: &'s EventRow, of_file: &'s Sources) {
        self.versions(&row.versions);
        self.versions(&row.seen);
        self.sources(&row.sources);
        self.disputes(&row.disputed, &row.sources, of_file, [row.name.as_ref(), None]);
        self.versions(&row.type_defined);
        row.needs.iter().for_each(|bit| self.name(bit, What::MaskPart));
        let event = row.consumer_event.iter().filter(|name| !name.starts_with("0x"));
        event.for_each(|name| self.name(name, What::Hook));
        for payload in &row.payload {
            self.name(&payload.structure, What::Struct);
            self.versions(&payload.versions);
            self.sources(&payload.sources);
        }
    }
}
