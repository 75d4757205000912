//! Releases, and the modules and types of topics.

use std::collections::{BTreeMap, HashSet};

use super::reserved::{OF_DISPATCH, OF_PAYLOADS, OF_RUNTIME, OF_RUST, OF_TOPICS, OF_VALUES};
use super::{Scope, TakenName, clash};
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};
use crate::spec::ValueKind;
use etwspec_catalog::casing;

/// Items of the topic of a group mask that are not named after the tables.
const OF_MASKS: [&str; 3] = ["NotEvents", "UnknownName", "Words"];

pub(super) fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    releases(ctx, out);
    modules(ctx, out);
    types(ctx, out);
}

fn releases(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let file = ctx.layout.spec.releases.file;
    let (mut ids, mut names, mut used) = (Scope::default(), Scope::default(), HashSet::new());
    for row in &ctx.layout.spec.releases.data.release {
        // An id that is used twice, in whatever case, is reported as that.
        if used.insert(row.id.to_lowercase()) {
            ids.add(&casing::release(&row.id, None).to_lowercase(), &row.id, row.id.place(file), out);
        }
        // Constants of releases have the name up to a comma.
        let plain = row.name.split(',').next().unwrap_or_default().replace(" Version", "");
        names.add(&casing::screaming(&plain, None, None), &row.name, row.name.place(file), out);
    }
}

/// Checks the modules: the describing tables are in one folder for all topics.
fn modules(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| (file.file, &file.data.name));
    let values = spec.values.iter().map(|file| (file.file, &file.data.name));
    let masks = spec.masks.iter().map(|file| (file.file, &file.data.name));
    let requests = spec.requests.iter().map(|file| (file.file, &file.data.name));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &file.data.name));
    let mut scope = Scope::default();
    scope.own(OF_TOPICS);
    if spec.hooks.iter().any(|file| !file.data.event.is_empty()) {
        scope.own(OF_PAYLOADS);
    }
    // In the folder of a family, its own items are beside its topics.
    for topic in spec.topics.iter().flat_map(|file| file.data.topic.iter().map(move |row| (file.file, row))) {
        let (file, row) = topic;
        let family = row.family.as_ref().filter(|family| family.as_str() != row.name.as_str());
        let beside = spec.structs.iter().find(|other| {
            family.is_some_and(|family| family.as_str() == other.data.module.as_str())
                && casing::snake(&other.data.name) == row.name.as_str()
        });
        if let Some(other) = beside {
            let place = Some(other.data.name.place(other.file));
            let taken = TakenName { rust: row.name.to_string(), name: other.data.name.to_string(), place };
            out.push(clash(&taken, &row.name, row.name.place(file)));
        }
    }
    let mut names = HashSet::new();
    for (file, name) in structs.chain(values).chain(masks).chain(requests).chain(dispatch) {
        // A name that is used twice is reported as that.
        if names.insert(name.as_str()) {
            scope.add(&casing::snake(name), name, name.place(file), out);
        }
    }
    // A former name of a structure is a module, too.
    for file in &spec.structs {
        for former in file.data.renamed_from.iter().filter(|former| names.insert(former.as_str())) {
            if casing::snake(former) != casing::snake(&file.data.name) {
                scope.add(&casing::snake(former), former, former.place(file.file), out);
            }
        }
    }
}

fn types(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let mut topics = Topics::default();
    spec.masks.iter().for_each(|file| topics.scope(&file.data.module).own(&OF_MASKS));
    for file in &spec.structs {
        let (module, name) = (&file.data.module, &file.data.name);
        let rust = casing::pascal(name);
        if topics.add(module, &rust, file.file, name, out) {
            topics.add(module, &format!("{rust}View"), file.file, name, out);
        }
    }
    let mut payloads = HashSet::new();
    for file in &spec.structs {
        let Some(name) = file.data.payload_type.as_ref().filter(|name| payloads.insert(name.as_str())) else {
            continue;
        };
        topics.add(&file.data.module, &format!("{}Payload", **name), file.file, name, out);
    }
    for file in spec.values.iter().filter(|file| *file.data.kind != ValueKind::Constants) {
        unreserved(OF_VALUES, file.file, &file.data.name, out);
        topics.add(&file.data.module, &casing::pascal(&file.data.name), file.file, &file.data.name, out);
    }
    for file in &spec.dispatch {
        let (module, name) = (&file.data.module, &file.data.name);
        unreserved(OF_DISPATCH, file.file, name, out);
        let rust = casing::pascal(name);
        if topics.add(module, &rust, file.file, name, out) {
            topics.add(module, &format!("{rust}View"), file.file, name, out);
        }
    }
    for file in &spec.requests {
        unreserved(OF_VALUES, file.file, &file.data.name, out);
        topics.add(&file.data.module, &casing::pascal(&file.data.name), file.file, &file.data.name, out);
    }
    for file in &spec.masks {
        let data = &file.data;
        [&*data.name, &*data.whole, &*data.enable_flags]
            .iter()
            .for_each(|name| unreserved(OF_VALUES, file.file, name, out));
        topics.add(&data.module, &casing::pascal(&data.name), file.file, &data.name, out);
        topics.add(&data.module, &data.whole, file.file, &data.whole, out);
        topics.add(&data.module, &casing::pascal(&data.enable_flags), file.file, &data.enable_flags, out);
    }
    former_types(ctx, &mut topics, out);
}

/// Checks former names of types, which are aliases beside all types of the topic.
fn former_types(ctx: &Context<'_>, topics: &mut Topics, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| {
        (
            file.file,
            &file.data.module,
            &*file.data.name,
            &*file.data.renamed_from,
            OF_RUNTIME.as_slice(),
            &["", "View"][..],
        )
    });
    let sets =
        spec.values.iter().filter(|file| *file.data.kind != ValueKind::Constants).map(|file| {
            (file.file, &file.data.module, &*file.data.name, &*file.data.renamed_from, OF_VALUES, &[""][..])
        });
    let dispatches = spec.dispatch.iter().map(|file| {
        let suffixes = &["", "View", "Kind"][..];
        (file.file, &file.data.module, &*file.data.name, &*file.data.renamed_from, OF_DISPATCH, suffixes)
    });
    let requests = spec
        .requests
        .iter()
        .map(|file| (file.file, &file.data.module, &*file.data.name, &*file.data.renamed_from, OF_VALUES, &[""][..]));
    let masks = spec.masks.iter().flat_map(|file| {
        let data = &file.data;
        [
            (&*data.name, &*data.renamed_from),
            (&*data.whole, &*data.whole_renamed_from),
            (&*data.enable_flags, &*data.enable_flags_renamed_from),
        ]
        .map(|(name, former)| (file.file, &data.module, name, former, OF_VALUES, &[""][..]))
    });
    let all = structs.chain(sets).chain(dispatches).chain(requests).chain(masks);
    for (file, module, name, former, own, suffixes) in all {
        for old in former.iter().filter(|old| casing::pascal(old) != casing::pascal(name)) {
            unreserved(own, file, old, out);
            let rust = casing::pascal(old);
            for suffix in suffixes {
                if !topics.add(module, &format!("{rust}{suffix}"), file, old, out) {
                    break;
                }
            }
        }
    }
}

/// Reports a type whose name generated code uses. The name of a structure is checked with its members.
fn unreserved(own: &[&str], file: FileId, name: &At<String>, out: &mut Vec<Diagnostic>) {
    let rust = casing::pascal(name);
    if own.contains(&rust.as_str()) || OF_RUST.contains(&rust.as_str()) {
        out.push(clash(&TakenName::own(&rust), name, name.place(file)));
    }
}

/// The types of each topic.
#[derive(Default)]
struct Topics {
    scopes: BTreeMap<String, Scope>,
    /// Names that were added, each with its Rust name: one that is used twice is reported as that.
    names: HashSet<(String, String)>,
}

impl Topics {
    fn scope(&mut self, module: &str) -> &mut Scope {
        self.scopes.entry(module.to_owned()).or_default()
    }

    fn add(&mut self, module: &str, rust: &str, file: FileId, name: &At<String>, out: &mut Vec<Diagnostic>) -> bool {
        let new = self.names.insert((name.to_string(), rust.to_owned()));
        new && self.scope(module).add(rust, name, name.place(file), out)
    }
}
