//! `etwspec help`: commands, and topics that several commands share.

use clap::{Args, Command};
use etwspec_catalog::query::suggest::closest;
use etwspec_console::{Console, Problem, visible};
use etwspec_etl::columns::EventColumn;
use etwspec_traces::field::selectable;

/// Print the help of a command or a topic.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct HelpArgs {
    /// Command, such as `dump` or `mask encode`, or topic: filters, json or otlp.
    #[arg(value_name = "COMMAND|TOPIC")]
    name: Vec<String>,
}

const AFTER: &str = "\
Examples:
  etwspec help dump
  etwspec help filters";

/// Topics by name. `{columns}` is replaced by the columns that all events can have.
const TOPICS: [(&str, &str); 3] = [("filters", FILTERS), ("json", JSON), ("otlp", OTLP)];

const FILTERS: &str = "\
Filters select the events that a command reads. An event must match all options. An option that is given several times matches any \
of its values. --limit counts the events that match.

--provider takes
  - the GUID of a provider, an event class or a message source
  - the name of a provider: Microsoft-Windows-DNS-Client
  - a group of kernel events: Thread, ThreadGuid
  - a kernel event: ContextSwap, PERFINFO_LOG_TYPE_CONTEXTSWAP, 0x0524

--event takes
  - an event ID, event type or message number: 17
  - the hook ID or the name of a kernel event: 0x0524, ContextSwap
  - the name of an event in its schema: GC/Start, PROVIDER/GC/Start

--process takes the ID or the name of the process that logged the event: 4210, svchost.exe, sv*. --pid and --tid take IDs; -1 is an \
unknown process or thread. Names are in any case, and * and ? match any characters and one character.

--level takes a number, or critical, error, warning, information or verbose. --keyword takes a mask; repeat it for other masks.

--from and --to take
  - a time in UTC: 2021-05-04T18:02:11.25Z, '2021-05-04 18:02', 18:02:11
  - a time by the clock of the traced machine: '18:02 local'
  - a time since the start of the session: +1.5s (units: d, h, m, s, ms, us)

Expressions

--where takes tests that are joined by and, or, not and parentheses:
  - FIELD                 the event has the field
  - FIELD = VALUE         also !=, <, <=, > and >=
  - FIELD ~ PATTERN       text with * and ?
  - FIELD in VALUE        one of several values, or a network: DestinationAddress in 10.0.0.0/8
  - FIELD has FLAG        a flag by its name, or any bit of a number: Flags has 0x10
After ~, in and has, several values are a list: (VALUE, ...). A list of the event matches if one of its elements does.

Values are
  - numbers, decimal or hexadecimal, also for fields that are strings in JSON
  - text, in any case; in single or double quotation marks unless it is a word
  - names of values and flags, as in FIELD_name and FIELD_names: OldThreadState = Waiting
  - times, as in --from; with spaces, in quotation marks: '2021-05-04 18:02 local'
  - IP addresses and, after = and in, networks

event, provider and process compare like the options of these names; after ~, with patterns: event ~ Context*. Other options are \
short for expressions: --level 3 for level <= 3, --from TIME for time >= TIME.

A test is unknown if the event does not have the field or if the value cannot be compared. The negation of an unknown test is \
unknown. `and` is false if one part is false, and `or` is true if one part is true. Only events for which the expression is true \
match. If the expression contains a negation, a note counts the events for which it is unknown.

Fields

Columns that all events can have: {columns}. process_by is the source of pid, tid and process: the header, the payload, or the processor, \
which runs a thread by the context switches of the trace.

All other names are fields of the data, in any case, with paths such as Packet.Size or Counter[2]. Names with spaces are in quotation \
marks in expressions. A name in the spelling of a column is the column; data.NAME is always a field. FIELD_refers_to, or FIELD_name, is \
the name of what a field refers to, such as the path of a file object. Events may use different names for a field: PID is ProcessId. A \
name that is neither in the tables nor in a schema of the trace is an error.

Examples:
  etwspec dump trace.etl --provider Thread --limit 20
  etwspec dump trace.etl --event GC/Start --level verbose --keyword 0x1
  etwspec dump trace.etl --from '18:02 local' --to '18:03 local'
  etwspec dump trace.etl --where 'FileName ~ *.dll and not process in (System, csrss.exe)'
  etwspec stats trace.etl --where 'size > 4096 or DestinationAddress in 10.0.0.0/8'";

const JSON: &str = "\
`etwspec dump --format json` prints an object for each event. A field has the same type in every event, whatever the pointer size \
and the version:
  - Integers with more than 53 bits in any layout, or with pointer size, are decimal strings:
    many readers cannot represent them as numbers. All other integers, and IDs of processes and
    threads, are numbers.
  - Addresses, flags, statuses, keywords and hook IDs are hexadecimal strings.
  - Raw bytes are strings of hex digits.
  - GUIDs, IP addresses and times are strings in their usual notation; ports are numbers.
  - Booleans are true or false.
  - Fields without a value are left out.

Members beside a field:
  - FIELD_name   name of an enumeration value
  - FIELD_names  list of the names of flags
  - FIELD_unit   unit of a duration
  - FIELD_raw    number of a time stamp, or of seconds since 1970, such as TimeDateStamp of an
                 image, which may be a hash. A date of 0 is null. The table and `data` of CSV
                 have NUMBER(DATE).

Members of an event:
  - names  names of what fields refer to, such as the path of a file object
  - rest   bytes that no table describes
  - bytes  the payload, if its layout is unknown
  - fit    cut-off if values were left out because of a limit
  - at     offset of the event: `etwspec hex FILE@AT` shows its bytes
`etwspec help filters` lists the columns that all events can have.

Limits: the names and values of an event have at most 160 times its size, or 160 KiB if it is small. In the table and in `data` of CSV, \
names of what fields refer to have at most 48 times its size, or 48 KiB; `(… (cut off))` replaces the first name beyond the limit. A \
message that is cut off ends in `… (cut off)`.

Text: 8-bit text is UTF-8 if it is valid, or else in the code page that --code-page names. Other bytes are escapes (\\x{e4}), as are \
unpaired surrogates of UTF-16 (\\u{d800}). \\x{5c} is a backslash that would begin an escape.

Counts

In JSON, `etwspec stats --by` prints an object with the list `groups`: `keys` by name, `events`, `bytes`, and for measured fields the number of \
`values`, `sum`, `mean` and `percentiles` by name. `others` has the events of groups that are not listed, and `lost_events` is the number of events that the sessions lost. `limited` is true if more groups \
exist than are counted. Without --by, the list `files` has an object for each trace, with its name in `file`. `providers` also contains classic \
events: `id` is the event type, repeated in the key `type`.

At most 65,536 groups are counted, or 4,096 with percentiles, with values of at most 16 MiB; --memory 128 doubles these limits. The others \
are counted together as (others), so that totals are exact, a note reports them, and the exit status is 1.

CSV

If --event or --where names one type of event, each field of its data has a column, in any version, and so has each name of what a field \
refers to. A trace that is read once has such columns for kernel events only. Otherwise, all data is in the column `data`. With --fields, the \
columns are those fields.

CSV follows RFC 4180: a cell with line breaks or tabs is in quotation marks. Other control characters are escapes (\\u{1b}). On a terminal, \
line breaks and tabs are escapes too. \\u{5c} is a backslash that would begin an escape.

An apostrophe precedes text that begins with =, +, -, @, a line break or a tab and is not a negative number, so that a spreadsheet does \
not evaluate it. It also precedes such text after apostrophes. --keep-formulas prints the text unchanged.

Examples:
  etwspec dump trace.etl --format json | jq -c 'select(.pid == 4)'
  etwspec dump trace.etl --event ContextSwap --format csv -o switches.csv";

const OTLP: &str = "\
`etwspec dump --format otlp` prints OTLP JSON: one message per line, with a log record of OpenTelemetry. It follows the mapping of ETW \
in the logs data model:
  - the level is the severity
  - the header is in attributes etw.*, and the activity ID is etw.activity.id
  - fields of the data are attributes, with the members beside them that `etwspec help json` lists
  - the event name is the name of the event, or etw. and its number
  - the scope is the provider
  - keywords are signed integers with the same bits
  - the body, the trace ID and the span ID are empty

`etwspec dump --format timesketch` prints JSON lines for a timeline of Timesketch, which imports files whose names end in .jsonl:
  - the message is the message of the event, or its name and fields
  - fields of the data are text; a field of a structure has both names, such as Packet_Size
  - a field with the name of another member begins with data_

Both formats have members of their own, so that --fields cannot select them.

Examples:
  etwspec dump trace.etl --format otlp -o logs.jsonl
  etwspec dump trace.etl --format timesketch -o trace.jsonl";

pub(crate) fn help(args: &HelpArgs, program: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut command = match &args.name[..] {
        // `json` has the values of all formats.
        [name]
            if let Some((_, text)) =
                TOPICS.iter().find(|(topic, _)| topic == name || ["json", "formats"] == [*topic, name]) =>
        {
            // The same width as other help.
            let columns: Vec<&str> = selectable().map(EventColumn::name).collect();
            let text = text.replace("{columns}", &columns.join(", "));
            Command::new("help").about(text).help_template("{about}\n").max_term_width(100)
        }
        words => find(program, &words.join(" "), &TOPICS.map(|(topic, _)| topic))?,
    };
    let text = command.render_long_help();
    match console.color_out {
        true => write!(console.out, "{}", text.ansi())?,
        false => write!(console.out, "{text}")?,
    }
    Ok(())
}

/// Returns all commands with their names, such as `mask encode`. The name of the program itself is empty.
pub(crate) fn commands(mut program: Command) -> Vec<(String, Command)> {
    fn collect(command: &Command, name: &str, all: &mut Vec<(String, Command)>) {
        all.push((name.to_owned(), command.clone()));
        // Commands with commands get a `help` of their own.
        for inner in command.get_subcommands().filter(|inner| name.is_empty() || inner.get_name() != "help") {
            collect(inner, format!("{name} {}", inner.get_name()).trim_start(), all);
        }
    }
    // Gives each command its full name.
    program.build();
    let mut all = Vec::new();
    collect(&program, "", &mut all);
    all
}

/// Returns the command with a name. Errors suggest commands and `topics`.
pub(crate) fn find(program: Command, wanted: &str, topics: &[&str]) -> Result<Command, Problem> {
    let mut all = commands(program);
    if let Some(at) = all.iter().position(|(name, _)| name == wanted) {
        return Ok(all.swap_remove(at).1);
    }
    let names = all.iter().map(|(name, _)| name.as_str()).chain(topics.iter().copied());
    Err(Problem::new(format!("no command is named `{}`", visible(wanted)))
        .suggest(&closest(wanted, names, 3), "list the commands with `etwspec help`"))
}
