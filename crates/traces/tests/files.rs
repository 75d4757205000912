//! A reader of the blocks of pcapng files, for tests.

use std::io;

use etwspec_traces::packets::{Capture, Components, Packet as Found, PacketFile, Summary};
use etwspec_traces::{Filter, Location, Needs, Problem, Record, Things, Traces, Wanted};

/// A packet in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Packet {
    pub(crate) interface: u32,
    /// Nanoseconds since 1970.
    pub(crate) time: u64,
    pub(crate) size: u32,
    pub(crate) bytes: Vec<u8>,
    pub(crate) options: Vec<(u16, Vec<u8>)>,
}

impl Packet {
    /// Returns the value of an option.
    pub(crate) fn option(&self, code: u16) -> Option<&[u8]> {
        self.options.iter().find(|(own, _)| *own == code).map(|(_, value)| &**value)
    }

    pub(crate) fn comment(&self) -> &str {
        std::str::from_utf8(self.option(1).unwrap_or(b"")).expect("UTF-8")
    }
}

/// A file.
#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    /// Link type, name and description of each interface.
    pub(crate) interfaces: Vec<(u16, String, String)>,
    pub(crate) packets: Vec<Packet>,
    /// Entries of journals.
    pub(crate) entries: Vec<String>,
}

fn number<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    bytes[at..at + N].try_into().expect("bytes")
}

fn options(mut bytes: &[u8]) -> Vec<(u16, Vec<u8>)> {
    let mut all = Vec::new();
    loop {
        let (code, size) = (u16::from_le_bytes(number(bytes, 0)), usize::from(u16::from_le_bytes(number(bytes, 2))));
        if code == 0 {
            assert_eq!(bytes.len(), 4, "nothing follows the end of options");
            return all;
        }
        all.push((code, bytes[4..4 + size].to_vec()));
        bytes = &bytes[4 + size.next_multiple_of(4)..];
    }
}

/// Reads a file. Checks the sizes of blocks, and that interfaces precede their packets.
pub(crate) fn read(mut bytes: &[u8]) -> File {
    let mut file = File::default();
    let mut is_first = true;
    while !bytes.is_empty() {
        let (kind, size) = (u32::from_le_bytes(number(bytes, 0)), u32::from_le_bytes(number(bytes, 4)) as usize);
        assert_eq!(size % 4, 0);
        assert_eq!(u32::from_le_bytes(number(bytes, size - 4)) as usize, size);
        let body = &bytes[8..size - 4];
        bytes = &bytes[size..];
        assert_eq!(kind == 0x0A0D_0D0A, std::mem::take(&mut is_first));
        match kind {
            0x0A0D_0D0A => assert_eq!(number(body, 0), [0x4D, 0x3C, 0x2B, 0x1A]),
            1 => {
                let all = options(&body[8..]);
                let text = |code| {
                    let value = all.iter().find(|(own, _)| *own == code).map_or(&[][..], |(_, value)| value);
                    String::from_utf8(value.to_vec()).expect("UTF-8")
                };
                assert!(all.contains(&(9, vec![9])), "nanoseconds");
                file.interfaces.push((u16::from_le_bytes(number(body, 0)), text(2), text(3)));
            }
            6 => {
                let [interface, high, low, captured, size] =
                    [0, 4, 8, 12, 16].map(|at| u32::from_le_bytes(number(body, at)));
                assert!((interface as usize) < file.interfaces.len() && captured <= size);
                let end = 20 + captured as usize;
                file.packets.push(Packet {
                    interface,
                    time: u64::from(high) << 32 | u64::from(low),
                    size,
                    bytes: body[20..end].to_vec(),
                    options: options(&body[20 + (captured as usize).next_multiple_of(4)..]),
                });
            }
            9 => file.entries.push(String::from_utf8_lossy(body).into_owned()),
            other => panic!("block {other}"),
        }
    }
    file
}

/// Passes the packets of traces on, and other events.
pub(crate) fn packets(
    traces: &[Location<'_>],
    each: &mut dyn FnMut(&Found<'_>) -> io::Result<()>,
    other: &mut dyn FnMut(),
) -> Summary {
    let mut read = |each: &mut dyn FnMut(&Found<'_>) -> io::Result<()>| -> Result<Summary, Problem> {
        let (filter, mut err, mut traces) = (Filter::default(), io::sink(), Traces::open_twice(traces)?);
        let wanted = Wanted::new(Needs { things: Some(Things::Writers), ..Needs::default() });
        let (mut readings, components) = traces.read_ahead_with(&filter, wanted, Components::default(), &mut err)?;
        let mut capture = Capture::new(components);
        readings.read(&mut traces, true, &mut err, &mut |trace, record: Record<'_>| {
            if capture.event(trace, &record, each)? {
                other();
            }
            Ok(())
        })?;
        Ok(capture.finish(each)?)
    };
    read(each).expect("the traces are readable")
}

/// Writes the packets of traces, and reads the file.
pub(crate) fn written(traces: &[&[u8]]) -> (File, Summary) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths: Vec<_> = (0..traces.len()).map(|number| folder.path().join(format!("{number}.etl"))).collect();
    paths.iter().zip(traces).for_each(|(path, bytes)| std::fs::write(path, bytes).expect("written"));
    written_of(&paths.iter().map(|path| Location::path(path)).collect::<Vec<_>>())
}

/// Writes the packets of traces at places, and reads the file.
pub(crate) fn written_of(traces: &[Location<'_>]) -> (File, Summary) {
    let mut out = Vec::new();
    let mut file = PacketFile::new(&mut out, ("", ""), Vec::new()).expect("memory can be written");
    let summary = packets(traces, &mut |packet| file.packet(packet), &mut || ());
    (read(&out), summary)
}
