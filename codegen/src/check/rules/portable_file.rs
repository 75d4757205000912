//! Names become names of files, which every file system must be able to store side by side.

use std::collections::HashMap;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId, Place};
use etwspec_catalog::casing::{self, is_device};

pub(super) static RULE: Rule = rule!(
    "portable-file",
    Check(run),
    "Names that become files can be stored on every system.",
    "A structure, a set of values, a dispatch, a group mask, an information class, a group of kernel events and a \
     topic each become a page of the site, and most of them a module of the crate. Windows reserves CON, PRN, AUX, \
     NUL, COM0 to COM9 and LPT0 to LPT9, in any case and with any ending. Windows and macOS do not distinguish names \
     by case.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let topics = spec.topics.iter().flat_map(|file| {
        let families = file.data.family.iter().map(|row| &*row.name);
        families.chain(file.data.topic.iter().map(|row| &*row.name)).map(|name| (file.file, name))
    });
    let classes = spec.requests.iter().flat_map(|file| {
        std::iter::once(&*file.data.name)
            .chain(file.data.class.iter().map(|row| &*row.name))
            .map(|name| (file.file, name))
    });
    let modules: [Vec<(FileId, &At<String>)>; 4] = [
        spec.structs.iter().map(|file| (file.file, &*file.data.name)).collect(),
        spec.values.iter().map(|file| (file.file, &*file.data.name)).collect(),
        spec.dispatch.iter().map(|file| (file.file, &*file.data.name)).collect(),
        spec.masks.iter().map(|file| (file.file, &*file.data.name)).collect(),
    ];
    for names in modules {
        Folder { own: &[], modules: true, known: HashMap::new(), out: &mut *out }.names(names);
    }
    let hooks = spec.hooks.iter().map(|file| (file.file, &*file.data.name)).collect();
    // A page lists all groups of kernel events.
    let providers = spec.providers.iter().map(|file| (file.file, &*file.data.name)).collect();
    for (own, names) in
        [(&[][..], classes.collect()), (&["index"], hooks), (&["index"], providers), (&[], topics.collect())]
    {
        Folder { own, modules: false, known: HashMap::new(), out: &mut *out }.names(names);
    }
}

/// Names of files in one folder.
struct Folder<'s, 'o> {
    /// Names of files that the folder has anyway, in lower case.
    own: &'static [&'static str],
    /// True if each name is a module of the crate too.
    modules: bool,
    /// Names in lower case, with the first of each.
    known: HashMap<String, (&'s str, Place)>,
    out: &'o mut Vec<Diagnostic>,
}

impl<'s> Folder<'s, '_> {
    fn names(&mut self, names: Vec<(FileId, &'s At<String>)>) {
        for (file, name) in names {
            self.name(file, name);
        }
    }

    fn name(&mut self, file: FileId, name: &'s At<String>) {
        let (place, shown) = (name.place(file), name.escape_debug());
        if is_device(name) || is_device(&casing::snake(name)) {
            let message = format!("`{shown}` would name a file that Windows reserves for a device");
            let problem = RULE.at(place, message, "reserved name");
            self.out.push(problem.help("choose another name; if it is Microsoft's, add a word to it"));
            return;
        }
        let lower = name.to_lowercase();
        if self.own.contains(&lower.as_str()) {
            let message = format!("`{shown}` would name a file that the site has itself");
            self.out.push(RULE.at(place, message, "reserved name").help("choose another name"));
            return;
        }
        match self.known.get(&lower) {
            // The same name again is reported by another rule, as is the same module of Rust.
            Some((first, other)) if *first != name.as_str() && !(self.modules && same_module(first, name)) => {
                let message = format!("`{shown}` differs from `{}` only by case", first.escape_debug());
                let problem = RULE.at(place, message, "the same file on Windows and macOS");
                self.out.push(problem.other(other.clone(), "the other name").help("rename one of the two"));
            }
            Some(_) => {}
            None => {
                self.known.insert(lower, (name, place));
            }
        }
    }
}

fn same_module(a: &str, b: &str) -> bool {
    casing::snake(a) == casing::snake(b)
}
