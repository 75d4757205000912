//! Constants of sets, masks and flags.

use std::collections::HashSet;

use super::Scope;
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};
use crate::spec::ValueKind;
use etwspec_catalog::casing;

/// Items that every set has beside its values.
const OWN: [&str; 2] = ["CLASS", "VALUES"];

pub(super) fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    for file in &spec.values {
        let is_type = *file.data.kind != ValueKind::Constants;
        let mut set = Set::new(file.file, if is_type { &OWN } else { &[] }, out);
        let prefix = file.data.prefix.as_ref().filter(|_| is_type);
        for row in file.data.value.iter().filter(|row| row.value.is_some()) {
            row.name.iter().chain(&row.aliases).for_each(|name| set.add(name, prefix, None));
        }
    }
    for file in &spec.requests {
        let mut set = Set::new(file.file, &OWN, out);
        for row in &file.data.class {
            let names = std::iter::once(&*row.name).chain(&row.aliases);
            names.for_each(|name| set.add(name, file.data.prefix.as_ref(), file.data.suffix.as_ref()));
        }
    }
    for file in &spec.masks {
        let mut bits = Set { whole: false, ..Set::new(file.file, &["NAMES"], out) };
        for row in file.data.group.iter().flat_map(|group| &group.bits) {
            row.name.iter().chain(&row.aliases).for_each(|name| bits.add(name, Some(&file.data.prefix), None));
        }
        let mut flags = Set { whole: false, ..Set::new(file.file, &["VALUES", "CONTROL"], out) };
        file.data.enable_flag.iter().for_each(|row| flags.add(&row.name, Some(&file.data.enable_prefix), None));
    }
}

/// The constants of one set.
struct Set<'s, 'o> {
    file: FileId,
    scope: Scope,
    names: HashSet<&'s str>,
    /// True if a name whose short form is taken keeps its prefix.
    whole: bool,
    out: &'o mut Vec<Diagnostic>,
}

impl<'s, 'o> Set<'s, 'o> {
    fn new(file: FileId, own: &'static [&'static str], out: &'o mut Vec<Diagnostic>) -> Set<'s, 'o> {
        Set { file, scope: Scope::with(own), names: HashSet::new(), whole: true, out }
    }

    fn add(&mut self, name: &'s At<String>, prefix: Option<&At<String>>, suffix: Option<&At<String>>) {
        // A repeated name is the same constant, or another rule reports it as a duplicate.
        if !self.names.insert(name.as_str()) {
            return;
        }
        let text = |part: Option<&'_ At<String>>| part.map(|part| part.to_string());
        let mut rust = casing::screaming(name, text(prefix).as_deref(), text(suffix).as_deref());
        if self.whole && self.scope.has(&rust) {
            rust = casing::screaming(name, None, None);
        }
        self.scope.add(&rust, name, name.place(self.file), self.out);
    }
}
