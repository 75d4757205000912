//! A name can be written where it has to go: into C, into Rust, into a path, into a text.

pub(super) mod spelling;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::emit::rust::OF_TOPICS;
use crate::load::Spec;
use crate::span::{At, FileId};
use crate::spec::{
    DisclosureRow, DispatchFile, FieldRow, GroupMaskFile, HooksFile, ProviderFile, RequestsFile, StructFile, ValuesFile,
};
use etwspec_catalog::casing;

pub(super) static RULE: Rule = rule!(
    "bad-name",
    Check(run),
    "A name is valid wherever it is used.",
    "Names are used in C, in Rust, in paths of generated files, and in quoted text. A C name consists of letters, \
     digits and `_`, with a letter before any digit. A `module` is a snake_case Rust name that the crate does not use \
     itself. The id of a release consists of letters, digits, `.` and `-`, the id of a point of lowercase letters. The \
     names of both contain no quotes.",
);

const C_HELP: &str = "write letters, digits and `_`, with a letter before any digit";
const TEXT_HELP: &str = "begin with a letter; quotes, backslashes and control characters are not allowed";

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    tables(spec, out);
    spec.structs.iter().for_each(|file| Names { file: file.file, out: &mut *out }.structure(&file.data));
    spec.values.iter().for_each(|file| Names { file: file.file, out: &mut *out }.values(&file.data));
    spec.masks.iter().for_each(|file| Names { file: file.file, out: &mut *out }.masks(&file.data));
    spec.requests.iter().for_each(|file| Names { file: file.file, out: &mut *out }.requests(&file.data));
    spec.hooks.iter().for_each(|file| Names { file: file.file, out: &mut *out }.hooks(&file.data));
    spec.dispatch.iter().for_each(|file| Names { file: file.file, out: &mut *out }.dispatch(&file.data));
    spec.providers.iter().for_each(|file| Names { file: file.file, out: &mut *out }.provider(&file.data));
    if let Some(file) = &spec.topics {
        let mut names = Names { file: file.file, out };
        let families = file.data.family.iter().flat_map(|row| std::iter::once(&*row.name).chain(&row.renamed_from));
        let topics = file.data.topic.iter().flat_map(|row| std::iter::once(&*row.name).chain(&row.renamed_from));
        families.chain(topics).for_each(|name| names.module(name));
    }
}

fn tables(spec: &Spec, out: &mut Vec<Diagnostic>) {
    let mut names = Names { file: spec.releases.file, out };
    for row in &spec.releases.data.release {
        let help = "write letters, digits, `.` and `-`, such as 6.1 or 10-21H2";
        names.holds(spelling::is_release(&row.id), &row.id, "is not a valid release id", help);
        names.holds(spelling::is_title(&row.name), &row.name, "is not a valid release name", TEXT_HELP);
        for point in &row.points {
            let help = "write lowercase letters, such as `early` or `late`";
            names.holds(spelling::is_point(&point.id), &point.id, "is not a valid point id", help);
            names.holds(spelling::is_title(&point.name), &point.name, "is not a valid point name", TEXT_HELP);
        }
    }
    let mut names = Names { file: spec.sources.file, out: names.out };
    for row in &spec.sources.data.source {
        let help = "write letters, digits, `_`, `-`, `.` and `/`, such as phnt/ntwmi";
        names.holds(spelling::is_source(&row.id), &row.id, "is not a valid source id", help);
    }
    let mut names = Names { file: spec.types.file, out: names.out };
    spec.types.data.types.iter().for_each(|row| names.c(&row.name));
}

/// Looks at the names of one file.
struct Names<'o> {
    file: FileId,
    out: &'o mut Vec<Diagnostic>,
}

impl Names<'_> {
    fn holds(&mut self, good: bool, name: &At<String>, what: &str, help: &str) {
        if !good {
            let message = format!("`{}` {what}", name.escape_debug());
            self.out.push(RULE.at(name.place(self.file), message, "invalid name").help(help));
        }
    }

    fn c(&mut self, name: &At<String>) {
        self.holds(spelling::is_c(name), name, "is not a valid C name", C_HELP);
    }

    /// Checks a name of C that is the name of a type in Rust.
    fn ty(&mut self, name: &At<String>) {
        self.c(name);
        let free = casing::pascal(name) != "Self";
        self.holds(free, name, "is not a valid Rust type name", "`Self` is reserved in Rust");
    }

    /// Checks a name of C that is the name of a constant in Rust, without its prefix and suffix.
    fn constant(&mut self, name: &At<String>, prefix: Option<&At<String>>, suffix: Option<&At<String>>) {
        if !spelling::is_c(name) {
            return self.c(name);
        }
        let text = |part: Option<&At<String>>| part.map(|part| part.to_string());
        let rust = casing::screaming(name, text(prefix).as_deref(), text(suffix).as_deref());
        let what = format!("would be `{rust}` in Rust, which is not a valid name");
        self.holds(spelling::is_c(&rust), name, &what, "choose a shorter prefix or suffix");
    }

    fn module(&mut self, module: &At<String>) {
        let help = "write lowercase letters, digits and `_`, such as `headers`, and no Rust keyword";
        self.holds(spelling::is_module(module), module, "is not a valid module name", help);
        let own = spelling::OWN_MODULES.iter().chain(OF_TOPICS).any(|own| *own == module.as_str());
        self.holds(!own, module, "is a module name that the crate reserves", "choose another name");
    }

    /// Checks a prefix or suffix of names.
    fn affix(&mut self, affix: &At<String>) {
        self.holds(
            spelling::is_affix(affix),
            affix,
            "is not a valid part of a C name",
            "write letters, digits and `_`",
        );
    }

    /// Names of files and functions of Windows.
    fn disclosure(&mut self, row: &Option<At<DisclosureRow>>) {
        let Some(row) = row else { return };
        row.functions.iter().for_each(|name| self.c(name));
        for place in row.headers.iter().chain(&row.symbols).chain(&row.libraries) {
            let help = "write letters, digits, `-`, `_`, `.` and spaces, such as `NTWMI.H`";
            self.holds(spelling::is_file(&place.name), &place.name, "is not a valid name of a file", help);
        }
    }

    fn structure(&mut self, data: &StructFile) {
        self.ty(&data.name);
        self.module(&data.module);
        self.disclosure(&data.disclosure);
        data.aliases.iter().for_each(|alias| self.c(&alias.name));
        data.renamed_from.iter().for_each(|name| self.ty(name));
        data.reserved.iter().for_each(|name| self.c(name));
        data.all_fields().iter().for_each(|row| self.field(row));
        for row in &data.tail {
            std::iter::once(&*row.name).chain(&row.renamed_from).for_each(|name| self.c(name));
        }
    }

    fn dispatch(&mut self, data: &DispatchFile) {
        std::iter::once(&*data.name).chain(&data.renamed_from).for_each(|name| self.ty(name));
        self.module(&data.module);
    }

    fn field(&mut self, row: &FieldRow) {
        let holds_more = row.union.is_some() || row.structure.is_some() || row.bits.is_some();
        if let Some(name) = &*row.name {
            if holds_more { self.ty(name) } else { self.c(name) }
        }
        // A type without `*` is one of the spec, whose name is checked in its own file.
        if let Some(target) = row.ty.as_ref().and_then(|ty| ty.strip_suffix('*'))
            && let Some(ty) = &*row.ty
        {
            let good = spelling::is_c(target.trim_end_matches([' ', '*']));
            self.holds(good, ty, "is not a C type", "write a pointer as `TYPE *`");
        }
        row.renamed_from.iter().for_each(|name| self.c(name));
        for bit in row.bits.iter().flat_map(|bits| bits.get()) {
            bit.name.iter().chain(&bit.renamed_from).for_each(|name| self.c(name));
        }
    }

    fn values(&mut self, data: &ValuesFile) {
        self.ty(&data.name);
        self.module(&data.module);
        self.disclosure(&data.disclosure);
        data.prefix.iter().chain(&data.other_prefixes).for_each(|prefix| self.affix(prefix));
        data.renamed_from.iter().for_each(|name| self.ty(name));
        for row in &data.value {
            for name in row.name.iter().chain(&row.aliases).chain(&row.renamed_from) {
                self.constant(name, data.prefix.as_ref(), None);
            }
        }
        if let Some(sentinel) = &data.sentinel {
            std::iter::once(&*sentinel.name).chain(&*sentinel.renamed_from).for_each(|name| self.c(name));
        }
    }

    fn masks(&mut self, data: &GroupMaskFile) {
        std::iter::once(&*data.name).chain(&data.renamed_from).for_each(|name| self.ty(name));
        self.module(&data.module);
        std::iter::once(&*data.enable_flags).chain(&data.enable_flags_renamed_from).for_each(|name| self.ty(name));
        for whole in std::iter::once(&*data.whole).chain(&data.whole_renamed_from) {
            let help = "write the name of the Rust type, such as `GroupMask`";
            self.holds(spelling::is_rust_type(whole), whole, "is not a valid Rust type name", help);
        }
        self.affix(&data.prefix);
        self.affix(&data.enable_prefix);
        for row in data.group.iter().flat_map(|group| &group.bits) {
            for name in row.name.iter().chain(&row.aliases).chain(&row.renamed_from) {
                self.constant(name, Some(&data.prefix), None);
            }
        }
        for row in &data.enable_flag {
            for name in std::iter::once(&*row.name).chain(&row.renamed_from) {
                self.constant(name, Some(&data.enable_prefix), None);
            }
        }
    }

    fn requests(&mut self, data: &RequestsFile) {
        std::iter::once(&*data.name).chain(&data.renamed_from).for_each(|name| self.ty(name));
        self.module(&data.module);
        self.disclosure(&data.disclosure);
        data.prefix.iter().chain(&data.suffix).for_each(|affix| self.affix(affix));
        for row in &data.class {
            for name in std::iter::once(&*row.name).chain(&row.aliases).chain(&row.renamed_from) {
                self.constant(name, data.prefix.as_ref(), data.suffix.as_ref());
            }
        }
        std::iter::once(&*data.sentinel.name).chain(&data.sentinel.renamed_from).for_each(|name| self.c(name));
        for row in &data.limit {
            let help = "write letters, digits, `-` and `_`, beginning with a letter";
            for name in std::iter::once(&*row.name).chain(&row.renamed_from) {
                self.holds(spelling::is_limit(name), name, "is not a valid limit name", help);
            }
        }
    }

    fn provider(&mut self, data: &ProviderFile) {
        let help = "write letters, digits, `-`, `_`, `.` and spaces, with a letter first";
        self.holds(spelling::is_provider(&data.name), &data.name, "is not a valid provider name", help);
        self.module(&data.module);
        if let Some(prefix) = &*data.prefix {
            let rest = data.name.strip_prefix(prefix.as_str());
            let rest = rest.is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
            let help = "write the beginning of the name, before a letter";
            self.holds(rest, prefix, "is not a prefix of the name", help);
        }
    }

    fn hooks(&mut self, data: &HooksFile) {
        self.c(&data.name);
        data.guid_name.iter().chain(&data.renamed_from).for_each(|name| self.c(name));
        for row in &data.event {
            let others = row.aliases.iter().chain(&row.renamed_from);
            row.name.iter().chain(&row.type_name).chain(others).for_each(|name| self.c(name));
        }
    }
}
