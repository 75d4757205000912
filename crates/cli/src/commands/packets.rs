//! `etwspec packets`.

use clap::Args;
use etwspec_console::problem::Exit;
use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem};
use etwspec_traces::lines::Sentences;
use etwspec_traces::packets::{Capture, Components, PacketFile, Summary};
use etwspec_traces::{Filter, Needs, Record, Things, Traces, Wanted};

use crate::arguments::OutputArg;
use crate::trace::schema_files::DecodingArgs;
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
    decoding: DecodingArgs,
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
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let given = args.decoding.read(console)?;
        // Only a terminal has a width.
        if console.width.is_some() {
            return Err(Problem::new("cannot write packets to a terminal").help("name a file with -o"));
        }
        let mut traces = given.add_to(Traces::open_twice(&sources)?);
        let (filter, Console { out, err, .. }) = (Filter::default(), &mut *console);
        let needs = Needs { things: Some(Things::Writers), schemas: args.events, fields: false };
        let (mut readings, components) =
            traces.read_ahead_with(&filter, Wanted::new(needs), Components::default(), err)?;
        let mut sentences: Vec<Sentences> =
            traces.inputs().iter().map(|input| Sentences::new(input.log_file())).collect();
        let (system, names) = described(traces.inputs());
        let mut file = PacketFile::new(out, (&system, crate::PROGRAM), names)?;
        let mut capture = Capture::new(components);
        readings.read(&mut traces, true, err, &mut |trace, record: Record<'_>| {
            let is_other = capture.event(trace, &record, &mut |packet| file.packet(packet))?;
            if let Some(sentences) = sentences.get_mut(trace).filter(|_| is_other && args.events) {
                let process = record.state.writer().process.map(|process| process.to_string()).unwrap_or_default();
                let time = capture.time(trace, record.event);
                let (identifier, message) = sentences.of(record);
                let fields = [("_PID", &*process), ("SYSLOG_IDENTIFIER", &identifier), ("MESSAGE", &message)];
                file.entry(time, &fields)?;
            }
            Ok(())
        })?;
        let summary = capture.finish(&mut |packet| file.packet(packet))?;
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

/// Returns the operating systems of traces, and the names of several traces.
fn described(inputs: &[Input<'_>]) -> (String, Vec<String>) {
    let system = |input: &Input<'_>| {
        let log_file = input.log_file()?;
        let (major, minor) = log_file.os_version;
        Some(format!("Windows {major}.{minor} build {}", log_file.build))
    };
    let mut systems: Vec<String> = inputs.iter().filter_map(system).collect();
    systems.dedup();
    let names = inputs.iter().filter(|_| inputs.len() > 1).map(|input| input.name().to_owned());
    (systems.join(", "), names.collect())
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
