//! `new`: writes a skeleton of a table or row.

use std::io::{Error, ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use etwspec_catalog::Provider;
use etwspec_codegen::load::{self, Draft};
use etwspec_codegen::schema::{Kind, TODO};
use etwspec_codegen::{did_you_mean, output};
use etwspec_console::{Console, Problem, read_regular, visible};

use crate::failed::{failed, problem_from_text};
use crate::skeleton::{self, Head};
use crate::spec::SpecArgs;

/// Write a new table or row, to be filled in.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER, arg_required_else_help = true)]
pub(crate) struct NewArgs {
    #[command(subcommand)]
    what: What,
}

const AFTER: &str = "\
What must be filled in is marked with TODO; `cargo spec check` reports it. A file or row that exists is never changed.

Examples:
  cargo spec new struct EXAMPLE_RECORD --module trace --source phnt/ntwmi
  cargo spec new struct EXAMPLE_RECORD --from-c example.h
  cargo spec new struct EXAMPLE_RECORD --from-hexdump payload.txt
  cargo spec new enum EXAMPLE_KIND
  cargo spec new event PERFINFO_LOG_TYPE_EXAMPLE --group wnf
  cargo spec new class EXAMPLE_CLASS --guid 0F0E0D0C-0B0A-0908-0706-050403020100
  cargo spec new provider Example-Provider --from example.man";

/// Reads the facts about a provider from a trace, a manifest or a TMF file: path, and name or GUID of the provider.
type ReadProvider<'r> = &'r dyn Fn(&Path, &str, &mut Console<'_>) -> Result<Provider, Problem>;

#[derive(Clone, Debug, Subcommand)]
enum What {
    /// A structure: a file in structs/
    Struct(StructArgs),
    /// An enumeration, flags or constants: a file in enums/
    Enum(HeadArgs),
    /// An event: a row in the table of its group or class, in the order of types
    Event(EventArgs),
    /// A class of classic events: a file in classes/
    Class(ClassArgs),
    /// A provider of events: a file in providers/
    Provider(ProviderArgs),
}

#[derive(Clone, Debug, Args)]
struct HeadArgs {
    /// Name, as Microsoft writes it.
    name: String,
    /// Topic of topics.toml.
    #[arg(long, value_name = "TOPIC")]
    module: Option<String>,
    /// Description, in one sentence.
    #[arg(long, value_name = "TEXT")]
    summary: Option<String>,
    /// Id of a source in sources.toml; may be repeated.
    #[arg(long = "source", value_name = "ID")]
    sources: Vec<String>,
    #[command(flatten)]
    spec: SpecArgs,
}

#[derive(Clone, Debug, Args)]
struct StructArgs {
    #[command(flatten)]
    head: HeadArgs,
    /// Read the declaration from C, and compute its offsets. `-` is standard input.
    #[arg(long, value_name = "FILE", conflicts_with = "from_hexdump")]
    from_c: Option<PathBuf>,
    /// Lay fields over the bytes of a hexadecimal dump. `-` is standard input.
    #[arg(long, value_name = "FILE")]
    from_hexdump: Option<PathBuf>,
}

#[derive(Clone, Debug, Args)]
struct EventArgs {
    /// Name of the hook ID, as Microsoft writes it.
    name: String,
    /// Group or class: the name of its file or its own name.
    #[arg(long)]
    group: String,
    /// Event type: the low byte of the hook ID [default: the next that is free].
    #[arg(long = "type", value_name = "N", value_parser = byte)]
    ty: Option<u32>,
    #[command(flatten)]
    spec: SpecArgs,
}

#[derive(Clone, Debug, Args)]
struct ClassArgs {
    #[command(flatten)]
    head: HeadArgs,
    /// GUID of the class.
    #[arg(long)]
    guid: Option<String>,
}

#[derive(Clone, Debug, Args)]
struct ProviderArgs {
    #[command(flatten)]
    head: HeadArgs,
    /// GUID of the provider.
    #[arg(long, conflicts_with = "from")]
    guid: Option<String>,
    /// Read the events of the provider from a trace, an instrumentation manifest (.man), or messages of WPP (.tmf, .pdb).
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

fn byte(text: &str) -> Result<u32, String> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let number = digits.map_or_else(|| text.parse(), |digits| u8::from_str_radix(digits, 16));
    number.map(u32::from).map_err(|_| "write a number from 0 to 255, such as `0x7F`".to_owned())
}

/// Writes the skeleton. `read_provider` reads files of schemas, if this program can.
pub(crate) fn new(
    args: &NewArgs,
    read_provider: Option<ReadProvider<'_>>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    match &args.what {
        What::Struct(args) => new_struct(args, console),
        What::Enum(args) => file(Kind::Enum, args, console, |head| Ok(skeleton::values(head))),
        What::Class(args) => {
            file(Kind::Classes, &args.head, console, |head| Ok(skeleton::class(head, args.guid.as_deref())))
        }
        What::Event(args) => new_event(args, console),
        What::Provider(args) => new_provider(args, read_provider, console),
    }
}

fn new_provider(args: &ProviderArgs, read: Option<ReadProvider<'_>>, console: &mut Console<'_>) -> Result<(), Problem> {
    let Some(from) = &args.from else {
        return file(Kind::Provider, &args.head, console, |head| {
            Ok(skeleton::provider_with_one_event(head, args.guid.as_deref()))
        });
    };
    let read = read.ok_or_else(|| {
        Problem::new("this program cannot read schemas of events").help("build it with the feature `traces`")
    })?;
    let path = unused(Kind::Provider, &args.head)?;
    let provider = read(from, &args.head.name, console)?;
    write(&path, &args.head, console, |head| Ok(skeleton::provider(head, None, &provider)))
}

fn new_struct(args: &StructArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let dir = args.head.spec.folder()?;
    if let Some(path) = &args.from_c {
        let text = input(path, console)?;
        let draft = draft(dir, &[Kind::Struct, Kind::Enum], "its types and constants are unknown", console)?;
        return file(Kind::Struct, &args.head, console, |head| {
            skeleton::from_c(head, &text, &draft.spec).map_err(|error| rejected(path, &error.to_string()))
        });
    }
    if let Some(path) = &args.from_hexdump {
        let text = input(path, console)?;
        let bytes = skeleton::read_hexdump(&text).map_err(|error| {
            rejected(path, &error.to_string()).help("write bytes as `xxd`, `hexdump -C` or `etwspec hex` show them")
        })?;
        return file(Kind::Struct, &args.head, console, |head| Ok(skeleton::from_hexdump(head, &bytes)));
    }
    file(Kind::Struct, &args.head, console, |head| Ok(skeleton::structure(head)))
}

fn new_event(args: &EventArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let dir = args.spec.folder()?;
    check_name(&args.name)?;
    let draft = draft(dir, &[Kind::Hooks, Kind::Classes], "its names were not compared", console)?;
    let (path, text, ty) = skeleton::event(&draft, &args.group, &args.name, args.ty)
        .map_err(|error| problem_from_text(&error.to_string()))?;
    output::write_file(dir, &path, text.as_bytes()).map_err(|error| failed(error, dir, console))?;
    writeln!(console.out, "added {} with type 0x{ty:02X} to {}", args.name, dir.join(&path).display())?;
    if args.ty.is_none() {
        writeln!(
            console.out,
            "note: 0x{ty:02X} is the next type that is free, not that of a source; pass --type if it differs"
        )?;
    }
    next(&text, console)
}

/// Reads the tables as far as possible: others may still be written. Notes tables of `kinds` that cannot be read.
fn draft(dir: &Path, kinds: &[Kind], lacks: &str, console: &mut Console<'_>) -> Result<Draft, Problem> {
    let draft = load::draft(dir).map_err(|error| failed(error, dir, console))?;
    for path in draft.unread.iter().filter(|path| Kind::of(path).is_some_and(|kind| kinds.contains(&kind))) {
        let path = dir.join(path).display().to_string();
        writeln!(console.err, "note: {} cannot be read, so {lacks}; `check` lists its problems", visible(&path))?;
    }
    Ok(draft)
}

/// Writes a new file.
fn file(
    kind: Kind,
    args: &HeadArgs,
    console: &mut Console<'_>,
    text: impl FnOnce(&Head) -> Result<String, Problem>,
) -> Result<(), Problem> {
    let path = unused(kind, args)?;
    write(&path, args, console, text)
}

/// Returns the path of a table that does not exist yet.
fn unused(kind: Kind, args: &HeadArgs) -> Result<String, Problem> {
    let dir = args.spec.folder()?;
    if kind != Kind::Provider {
        check_name(&args.name)?;
    }
    let path = skeleton::path(kind, &args.name).ok_or_else(|| match kind {
        Kind::Provider => Problem::new(format!("`{}` cannot be the name of a file", args.name.escape_debug()))
            .help(format!("choose a name such as `{}`", skeleton::portable_name(&args.name))),
        _ => invalid_name(&args.name),
    })?;
    match dir.join(&path).symlink_metadata().is_ok() {
        true => Err(Problem::new(format!("{} exists already", dir.join(&path).display()))
            .help("edit it, or choose another name")),
        false => Ok(path),
    }
}

fn write(
    path: &str,
    args: &HeadArgs,
    console: &mut Console<'_>,
    text: impl FnOnce(&Head) -> Result<String, Problem>,
) -> Result<(), Problem> {
    let dir = args.spec.folder()?;
    let HeadArgs { name, module, summary, sources, .. } = args.clone();
    if module.is_some() || !sources.is_empty() {
        let spec = load::draft(dir).map_err(|error| failed(error, dir, console))?.spec;
        let topics = spec.topics.iter().flat_map(|file| &file.data.topic).map(|row| row.name.as_str());
        let ids: Vec<&str> = spec.sources.data.source.iter().map(|row| row.id.as_str()).collect();
        let topics: Vec<&str> = topics.collect();
        let topic = module.iter().filter(|_| !topics.is_empty()).map(|name| (name, "topic", "--module", &topics));
        let mut named = topic.chain(sources.iter().map(|id| (id, "source", "--source", &ids)));
        if let Some((name, what, option, known)) = named.find(|(name, .., known)| !known.contains(&name.as_str())) {
            let help = did_you_mean::help(name, known.iter().copied());
            let problem = Problem::new(format!("{option}: unknown {what} `{}`", visible(name)));
            return Err(problem.help(help.unwrap_or_else(|| format!("add the {what} to {what}s.toml first"))));
        }
    }
    let text = text(&Head { name, module, summary, sources })?;
    output::write_file(dir, path, text.as_bytes()).map_err(|error| failed(error, dir, console))?;
    writeln!(console.out, "wrote {}", dir.join(path).display())?;
    next(&text, console)
}

fn next(text: &str, console: &mut Console<'_>) -> Result<(), Problem> {
    match text.matches(&format!("\"{TODO}\"")).count() {
        0 => writeln!(console.out, "next: run `check`")?,
        count => writeln!(console.out, "next: fill in {count} x {TODO}, then run `check`")?,
    }
    Ok(())
}

fn check_name(name: &str) -> Result<(), Problem> {
    let first = name.starts_with(|char: char| char.is_ascii_alphabetic() || char == '_');
    let valid = first && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    if valid { Ok(()) } else { Err(invalid_name(name)) }
}

fn invalid_name(name: &str) -> Problem {
    Problem::new(format!("`{}` cannot be a name", name.escape_debug()))
        .help("a name consists of letters, digits and `_`, as in C")
}

/// Maximum size of an input, in bytes.
const LIMIT: u64 = 1 << 20;

/// The text of a file, or of standard input.
fn input(path: &Path, console: &mut Console<'_>) -> Result<String, Problem> {
    if path == Path::new("-") {
        let mut text = String::new();
        console
            .input
            .take(LIMIT)
            .read_to_string(&mut text)
            .map_err(|error| Problem::new(format!("cannot read standard input: {error}")).help("pass text"))?;
        return Ok(text);
    }
    let read = |path| {
        let bytes = read_regular(path, LIMIT)?;
        String::from_utf8(bytes).map_err(|_| Error::new(ErrorKind::InvalidData, "it is not text in UTF-8"))
    };
    read(path)
        .map_err(|error| Problem::new(format!("cannot read {}: {error}", path.display())).help("name a text file"))
}

fn rejected(path: &Path, text: &str) -> Problem {
    problem_from_text(&format!("{}: {text}", path.display()))
}
