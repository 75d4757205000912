//! Recognizes files of other formats by their first bytes.

/// A file format, and what to do with such a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Format {
    /// Name with an article: `a gzip file`.
    pub name: &'static str,
    /// Command that decompresses the file to standard output, if it is a compressed stream: `gzip -dc`.
    pub unpack: Option<&'static str>,
    /// Advice for all other formats, if there is any.
    pub help: Option<&'static str>,
}

/// Number of bytes that identify every format, except some texts.
pub const PREFIX: usize = 32;

const EXTRACT: Option<&str> = Some("extract the .etl file from it first");

/// Offset of the magic bytes, the magic bytes, name, decompression command, advice.
type Row = (usize, &'static [u8], &'static str, Option<&'static str>, Option<&'static str>);

const FORMATS: [Row; 30] = [
    (0, b"\x1F\x8B", "a gzip file", Some("gzip -dc"), None),
    (0, b"\x28\xB5\x2F\xFD", "a Zstandard file", Some("zstd -dc"), None),
    (0, b"\xFD7zXZ\0", "an xz file", Some("xz -dc"), None),
    (0, b"BZh", "a bzip2 file", Some("bzip2 -dc"), None),
    (0, b"\x04\x22\x4D\x18", "an LZ4 file", Some("lz4 -dc"), None),
    (0, b"PK\x03\x04", "a zip archive", None, EXTRACT),
    (0, b"MSCF", "a cabinet (.cab)", None, Some("extract the .etl file from it first, with `expand` or `cabextract`")),
    (0, b"7z\xBC\xAF\x27\x1C", "a 7-Zip archive", None, EXTRACT),
    (0, b"Rar!", "a RAR archive", None, EXTRACT),
    (0, b"ElfFile\0", "an event log (.evtx)", None, Some("event logs are not traces; use an event log viewer")),
    (4, b"LfLe", "an event log (.evt)", None, Some("event logs are not traces; use an event log viewer")),
    (0, b"\x0A\x0D\x0D\x0A", "a packet capture (pcapng)", None, None),
    (0, b"\xD4\xC3\xB2\xA1", "a packet capture (pcap)", None, None),
    (0, b"\xA1\xB2\xC3\xD4", "a packet capture (pcap)", None, None),
    (0, b"Nettrace", "a .NET EventPipe trace (.nettrace)", None, None),
    (4, b"!FastSerialization.1", "a TraceEvent file (.etlx or .netperf)", None, Some("name the original .etl file")),
    (0, b"PERFILE2", "a Linux perf recording", None, None),
    (0, b"\xC1\x1F\xFC\xC1", "a trace in the Common Trace Format", None, None),
    (0, b"MDMP", "a minidump", None, None),
    (0, b"PAGEDU", "a Windows memory dump", None, None),
    (0, b"regf", "a registry hive", None, None),
    (0, b"Microsoft C/C++", "a symbol file (.pdb)", None, None),
    (0, b"MZ", "a program (.exe, .dll or .sys)", None, None),
    (0, b"FOMB", "a compiled MOF file (.bmf)", None, None),
    (0, b"CRIM", "a WEVT_TEMPLATE resource", None, None),
    (0, b"WEVT", "a part of a WEVT_TEMPLATE resource", None, None),
    (0, b"\x7FELF", "a program (ELF)", None, None),
    (0, b"SQLite format 3\0", "a SQLite database", None, None),
    (0, b"%PDF", "a PDF document", None, None),
    (0, b"version https://git-lfs", "a Git LFS pointer", None, Some("fetch the file with `git lfs pull`")),
];

/// Returns the format of a file that starts with `bytes`, if it is known. `None` for text, unless it is MOF.
///
/// ```
/// let format = etwspec_etl::buffers::formats::known(b"MZ\x90\0").expect("a program");
/// assert_eq!(format.name, "a program (.exe, .dll or .sys)");
/// ```
pub fn known(bytes: &[u8]) -> Option<Format> {
    let has = |at: usize, magic: &[u8]| bytes.get(at..).is_some_and(|rest| rest.starts_with(magic));
    let known = FORMATS.iter().find(|(at, magic, ..)| has(*at, magic));
    let mof = || is_mof(bytes).then_some(Format { name: "a MOF file (.mof)", unpack: None, help: None });
    known.map(|&(_, _, name, unpack, help)| Format { name, unpack, help }).or_else(mof)
}

/// Returns the format of a file that starts with `bytes`: a known format, or text.
pub fn format(bytes: &[u8]) -> Option<Format> {
    known(bytes).or_else(|| text(bytes))
}

/// Returns whether bytes begin as classes in MOF do, after comments.
fn is_mof(bytes: &[u8]) -> bool {
    // In UTF-16, each second byte of ASCII is zero.
    let ascii: Vec<u8> = bytes.iter().take(1 << 14).copied().filter(|byte| byte.is_ascii() && *byte != 0).collect();
    let mut rest = ascii.as_slice();
    loop {
        rest = rest.trim_ascii_start();
        let comment: Option<&[u8]> = match rest {
            [b'/', b'/', ..] => Some(b"\n"),
            [b'/', b'*', ..] => Some(b"*/"),
            _ => None,
        };
        let Some(end) = comment else { break };
        let Some(at) = rest.windows(end.len()).position(|window| window == end) else { return false };
        rest = rest.get(at + end.len()..).unwrap_or_default();
    }
    let begins = |word: &[u8]| rest.get(..word.len()).is_some_and(|first| first.eq_ignore_ascii_case(word));
    [&b"#pragma"[..], b"[Dynamic", b"class ", b"instance of "].into_iter().any(begins)
}

/// Returns a text format, if the first bytes are text.
fn text(bytes: &[u8]) -> Option<Format> {
    let named = |name| Some(Format { name, unpack: None, help: None });
    match bytes {
        [0xFF, 0xFE, b'<', ..] | [0xEF, 0xBB, 0xBF, b'<', ..] | [b'<', b'?' | b'!' | b'A'..=b'z', ..] => {
            named("XML or HTML")
        }
        [0xFF, 0xFE, letter, 0, ..] if letter.is_ascii() => named("UTF-16 text"),
        [] => None,
        some => {
            let some = some.get(..PREFIX).unwrap_or(some);
            let written = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
            if some.iter().all(written) { named("plain text") } else { None }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognizes_formats_by_first_bytes() {
        let name = |bytes: &[u8]| format(bytes).map(|format| format.name);
        assert_eq!(name(b"\x1F\x8B\x08\0\0"), Some("a gzip file"));
        assert_eq!(name(b"\x30\0\0\0LfLe\x01"), Some("an event log (.evt)"));
        assert_eq!(name(b"\x14\0\0\0!FastSerialization.1"), Some("a TraceEvent file (.etlx or .netperf)"));
        assert_eq!(name(b"\xFF\xFEh\0e\0"), Some("UTF-16 text"));
        for text in ["#PRAGMA AUTORECOVER", "// a\n/* b */ [Dynamic, Guid(\"{}\")]\nclass A : EventTrace {}"] {
            let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            assert_eq!((name(text.as_bytes()), name(&wide)), (Some("a MOF file (.mof)"), Some("a MOF file (.mof)")));
        }
        assert_eq!((name(b"/* never closed"), name(b"// PDB: a.pdb")), (Some("plain text"), Some("plain text")));
        assert_eq!(name(b"<?xml version"), Some("XML or HTML"));
        assert_eq!(name(b"PDB: a text\r\n"), Some("plain text"));
    }

    #[test]
    fn does_not_mistake_buffer_headers_for_other_formats() {
        for size in [0x400u32, 0x1000, 0x2000, 0x1_0000, 0x10_0000, 0x100_0000] {
            let header = [size.to_le_bytes(), (size / 2).to_le_bytes(), size.to_le_bytes()].concat();
            assert_eq!(format(&header), None);
        }
        assert_eq!((format(&[]), format(&[0; 72]), format(&[0xFF; 72])), (None, None, None));
    }
}
