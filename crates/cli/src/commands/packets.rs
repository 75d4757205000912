//! `etwspec packets`.

use clap::Args;
use etwspec_console::problem::Exit;
use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem};
use etwspec_etl::damage::Damages;
use etwspec_traces::lines::Sentences;
use etwspec_traces::packets::{Capture, Entry, Options, Summary};
use etwspec_traces::report::add_to;
use etwspec_traces::{Filter, Needs, Record, Traces, Wanted};

use crate::arguments::{CodePageArg, OutputArg};
use crate::trace::schema_files::SchemaArgs;
use crate::trace::{Input, TraceArgs};

/// Write the packets of traces to a pcapng file, for Wireshark.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct PacketsArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    output: OutputArg,
    /// Write other events, too: their messages or fields, as entries of a systemd journal.
    #[arg(long)]
    events: bool,
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
}

const AFTER: &str = "\
Traces of `netsh trace start capture=yes`, of `pktmon start --capture` and of remote access contain packets. Several traces become \
one file in order of time. They are read twice, so standard input is not accepted.

Bytes of packets are those of the events, and times have nanoseconds. Each interface of the capture driver, port of a virtual switch, \
component of the network stack and user of remote access is an interface of the file. A packet that several of them logged appears \
once for each; its packet ID is the same in all components (frame.packet_id in Wireshark).

The comment of a packet has the reason of a drop with the component, the ports of a virtual switch that the packet goes to, and the \
process that ran when the packet was logged. This is often another process than that of the connection, because drivers log packets \
in interrupts. A dropped packet has a verdict, as in files of etl2pcapng.

The parts of a packet that is several events, as before Windows 8.1, are joined. If its end is missing, the comment says so. Parts \
without a beginning, and packets that begin with a header of HTTP, TCP or UDP, are left out; a warning counts them. If the size of a \
packet that is cut is not in the event, it is that of its IP header.

Packets of Wi-Fi are logged after they are decrypted, but may have the protected bit: enable \"Ignore the Protection bit\" in \
Wireshark's preferences of IEEE 802.11.

Wireshark shows entries of a systemd journal (--events) between the packets, with the name of the provider and the message of the \
event, or its name and fields.

Exit status:
  0  Success
  1  A trace is damaged; its intact packets are in the file
  2  A trace cannot be read, or the file cannot be written
  3  The traces contain no packets

Examples:
  etwspec packets NetTrace.etl -o packets.pcapng
  etwspec packets PktMon.etl -o - | tshark -r - -Y frame.verdict.ebpf_xdp
  etwspec packets before.etl after.etl -o both.pcapng --events";

pub(crate) fn packets(args: &PacketsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.code_page.apply();
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let given = args.schemas.read(console)?;
        // Only a terminal has a width.
        if console.width.is_some() {
            return Err(Problem::new("cannot write packets to a terminal").help("name a file with -o"));
        }
        let traces = Traces::open_twice(&sources)?.with_schemas(given);
        let filter = Filter::default();
        let schemas = Needs { schemas: args.events, ..Needs::default() };
        let mut readings = traces.read_ahead(&filter, Wanted::new(schemas), console.err)?;
        let mut sentences: Vec<Sentences> =
            traces.inputs().iter().map(|input| Sentences::new(input.log_file())).collect();
        let mut damages = vec![Damages::default(); traces.inputs().len()];
        let options = options(traces.inputs());
        let summary = Capture::new(&traces.in_memory()).write_pcapng(
            &options,
            &mut console.out,
            add_to(&mut damages),
            |trace, event, state| {
                let schemas = &mut readings.all.get_mut(trace).filter(|_| args.events)?.known.schemas;
                schemas.read_event(event);
                let (identifier, message) = sentences.get_mut(trace)?.of(Record { event, state, schemas });
                let process = state.writer().process.map(|process| process.to_string()).unwrap_or_default();
                Some(Entry { message, identifier, process })
            },
        )?;
        readings.add_damages(&damages, console.err)?;
        traces.check_unchanged()?;
        note_missing(&summary, console)?;
        let outcome = readings.finish(&traces, console.err)?.outcome;
        if summary.packets == 0 {
            writeln!(
                console.err,
                "note: no packets; `netsh trace start capture=yes` and `pktmon start --capture` log packets, and `etwspec stats` \
                 lists the events of a trace"
            )?;
            return Err(Problem::Printed(Exit::NoMatch));
        }
        outcome.result()
    })
}

/// Returns the options of a file with the packets of traces.
fn options(inputs: &[Input<'_>]) -> Options {
    let mut options = Options::default();
    options.program = crate::PROGRAM.to_owned();
    let system = |input: &Input<'_>| {
        let log_file = input.log_file()?;
        let (major, minor) = log_file.os_version;
        Some(format!("Windows {major}.{minor} build {}", log_file.build))
    };
    let mut systems: Vec<String> = inputs.iter().filter_map(system).collect();
    systems.dedup();
    options.os = systems.join(", ");
    if let [_, _, ..] = inputs {
        options.traces = inputs.iter().map(|input| input.name().to_owned()).collect();
    }
    options
}

/// Prints warnings about packets that are not in a file, or not whole.
fn note_missing(summary: &Summary, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut note = |number: u64, one: &str, is: &str| -> Result<(), Problem> {
        if number > 0 {
            writeln!(console.err, "warning: {} {is}", count(number, one))?;
        }
        Ok(())
    };
    note(summary.incomplete, "packet", "without an end: the trace lacks parts")?;
    note(summary.parts, "part", "of packets left out, because the trace lacks their beginning")?;
    note(summary.without_link, "packet", "left out, because they begin with no header of a link or of IP")?;
    note(summary.undecodable, "packet", "left out, because the event cannot be decoded")?;
    note(summary.without_time, "packet", "without a known time")
}
