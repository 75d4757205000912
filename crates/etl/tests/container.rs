//! Unpacks what other code packs, and what is damaged.

use std::io::{self, Cursor, Read};

use etwspec_corpus::pack::{FORMATS, Member, gzip, xz, zip, zstd};
use etwspec_etl::container::{Error, Format, MAX_GROWTH, MAX_NAME, MAX_WINDOW, Unpacked, members, unpack};
use proptest::prelude::*;

/// Reads an input to its end. Returns the bytes before an error, and the error.
fn read(mut from: impl Read) -> (Vec<u8>, Option<Error>) {
    let mut bytes = Vec::new();
    let error = from.read_to_end(&mut bytes).err();
    // `read_to_end` keeps what was read.
    (bytes, error.map(|error| Error::of(&error).expect("an error of this crate").clone()))
}

/// Reads a packed file as a file: a stream, or the first member of an archive.
fn file(packed: &[u8]) -> (Vec<u8>, Option<Error>) {
    let error = |error: io::Error| (Vec::new(), Error::of(&error).cloned());
    match Format::of(packed) {
        Some(Format::Zip) => match members(Cursor::new(packed)) {
            Ok(all) => all[0].open(Cursor::new(packed), MAX_WINDOW).map_or_else(error, read),
            Err(failed) => error(failed),
        },
        Some(format) => read(Unpacked::new(format, packed, MAX_WINDOW)),
        None => (Vec::new(), None),
    }
}

fn pipe(packed: &[u8]) -> (Vec<u8>, Option<Error>) {
    Format::of(packed).map_or((Vec::new(), None), |format| read(unpack(format, packed, MAX_WINDOW)))
}

/// Bytes that compress, of several blocks.
fn text(size: usize) -> Vec<u8> {
    let mut state = 1u32;
    let word = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 29) as u8
    };
    (0..size).map(word).collect()
}

#[test]
fn unpacks_every_format_from_files_and_pipes() {
    for size in [0, 1, 100_000, 600_000] {
        let bytes = text(size);
        for (extension, pack) in FORMATS {
            let packed = pack(&bytes);
            assert!(file(&packed) == (bytes.clone(), None), "{extension} of {size} bytes");
            assert!(pipe(&packed) == (bytes.clone(), None), "{extension} of {size} bytes");
        }
        for pack in [gzip, xz, zstd] {
            let twice = [pack(&bytes), pack(b"more")].concat();
            assert!(file(&twice) == ([&bytes[..], b"more"].concat(), None), "several streams");
        }
        for (method, flags, wide) in
            [(0, 0, false), (8, 8, false), (8, 8, true), (8, 0, true), (93, 0, false), (95, 0, false)]
        {
            let others = [Member::new("a folder/", b""), Member::new("PDBs/a.pdb", b"symbols")];
            let member = Member { method, flags, wide, ..Member::new("A.ETL", &bytes) };
            let packed = zip(&[&others[..], &[member]].concat());
            assert!(file(&packed) == (bytes.clone(), None), "method {method}, flags {flags}");
            assert!(pipe(&packed) == (bytes.clone(), None), "method {method}, flags {flags}");
        }
    }
    let skipped = [b"\x5A\x2A\x4D\x18\x03\0\0\0abc", &zstd(b"data")[..]].concat();
    assert_eq!(file(&skipped), (b"data".to_vec(), None));
}

#[test]
fn what_is_before_a_cut_is_read() {
    let bytes = text(600_000);
    for (extension, pack) in FORMATS {
        let packed = pack(&bytes);
        for part in 1..20 {
            let end = packed.len() * part / 20;
            let (read, error) = pipe(&packed[..end]);
            assert!(matches!(error, Some(Error::CutOff { .. })), "{extension}: {error:?}");
            assert!(bytes.starts_with(&read), "{extension} at {end}");
            // A block of Zstandard has 128 KiB.
            assert!(read.len() + (150 << 10) > bytes.len() * part / 20, "{extension} at {end}: {}", read.len());
        }
        let end = packed.len() - 1;
        assert!(file(&packed[..end]).1.is_some(), "{extension}");
    }
}

#[test]
fn changed_bytes_are_found() {
    let bytes = text(20_000);
    for (extension, pack) in FORMATS.into_iter().filter(|(extension, _)| *extension != "zst") {
        let packed = pack(&bytes);
        for at in (packed.len() / 3)..(packed.len() * 2 / 3) {
            let mut changed = packed.clone();
            changed[at] ^= 0x10;
            let (read, error) = file(&changed);
            assert!(error.is_some() || read == bytes, "{extension} at {at}");
        }
    }
}

#[test]
fn archives_name_what_is_wrong() {
    let member = |flags, method| zip(&[Member { flags, method, ..Member::new("a.etl", b"bytes") }]);
    let name = || "a.etl".to_owned();
    for read in [file, pipe] {
        assert_eq!(read(&member(1, 8)).1, Some(Error::Encrypted { name: name() }));
        assert_eq!(read(&member(0, 9)).1, Some(Error::Method { name: name(), method: 9 }));
        let other = zip(&[Member::new("a.txt", b""), Member::new("b.txt", b"")]);
        assert_eq!(read(&other).1, Some(Error::NoTrace { members: 2 }));
    }
    assert_eq!(pipe(&member(8, 0)).1, Some(Error::Unsized { name: name() }));
    assert_eq!(file(&member(8, 0)), (b"bytes".to_vec(), None));
    let two = [Member::new("a.etl", b"first"), Member::new("a.kernel.etl", b"second")];
    assert_eq!(pipe(&zip(&two)), (b"first".to_vec(), Some(Error::Another { name: "a.kernel.etl".to_owned() })));
    let all = members(Cursor::new(zip(&two))).expect("an archive");
    assert_eq!(
        all.iter().map(|member| (member.name(), member.size())).collect::<Vec<_>>(),
        [("a.etl", 5), ("a.kernel.etl", 6)]
    );
    let many: Vec<Member<'_>> = (0..300).map(|_| Member::new("a.etl", b"")).collect();
    assert_eq!(file(&zip(&many)).1, Some(Error::Members));
    let long = "a".repeat(MAX_NAME + 1);
    assert!(matches!(file(&zip(&[Member::new(&long, b"")])).1, Some(Error::Directory { .. })));
    // The only file of an archive need not be named as a trace.
    assert_eq!(file(&zip(&[Member::new("trace", b"bytes")])), (b"bytes".to_vec(), None));
}

#[test]
fn archives_from_pipes_end_with_their_directory() {
    for flags in [0, 8] {
        let whole = zip(&[Member { flags, ..Member::new("a.etl", b"bytes") }, Member::new("a.txt", b"")]);
        let other = whole.windows(4).rposition(|bytes| bytes == b"PK\x03\x04").expect("the second member");
        let [none, other_end] = [zip(&[]), zip(&[Member::new("a.txt", b"")])];
        for bytes in [&whole, &none, &other_end] {
            for end in 6..bytes.len() {
                let (_, error) = pipe(&bytes[..end]);
                assert!(matches!(error, Some(Error::CutOff { .. })), "{end}: {error:?}");
            }
        }
        let changed = [&whole[..other], b"PK\x03\x05", &whole[other + 4..]].concat();
        for damaged in [changed, [&whole[..other], b"gap!", &whole[other..]].concat(), [&whole[..], b"!"].concat()] {
            let (bytes, error) = pipe(&damaged);
            assert!(matches!(error, Some(Error::Directory { .. })), "{error:?}");
            assert_eq!(bytes, b"bytes");
        }
    }
}

#[test]
fn growth_and_windows_are_limited() {
    // Zeros: a frame of blocks that repeat a byte 128 KiB times.
    let block = [(1 << 1 | (1u32 << 17) << 3).to_le_bytes()[..3].to_vec(), vec![0]].concat();
    let frame = [&b"\x28\xB5\x2F\xFD\0\x58"[..], &block.repeat(10_000)].concat();
    let mut from = Unpacked::new(Format::Zstd, &frame[..], MAX_WINDOW);
    let error = io::copy(&mut from, &mut io::sink()).expect_err("it grows");
    assert!(matches!(Error::of(&error), Some(Error::Growth { .. })), "{error}");
    assert!(from.unpacked() < 300 << 20, "{}", from.unpacked());
    // Deflate reaches 1,032 with zeros.
    const { assert!(MAX_GROWTH < 1_032) };
    // Windows of 1 GiB and of 3.75 TiB.
    for size in [0xA0, 0xFF] {
        let window = [&b"\x28\xB5\x2F\xFD\0"[..], &[size], b"\x03\0\0a"].concat();
        assert_eq!(file(&window).1, Some(Error::Window { format: "Zstandard", most: MAX_WINDOW }));
    }
    let (_, error) = file(b"\x28\xB5\x2F\xFD\x01\x58\x07\x09\0\0a");
    assert!(matches!(&error, Some(Error::Damaged { detail, .. }) if detail == "they need a dictionary"), "{error:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_read_or_rejected(bytes in proptest::collection::vec(any::<u8>(), 0..400), of in 0..4usize, at in any::<prop::sample::Index>(), new in any::<u8>()) {
        let mut packed = FORMATS[of].1(&bytes);
        let at = at.index(packed.len());
        packed[at] = new;
        for read in [file, pipe] {
            let (unpacked, _) = read(&packed);
            prop_assert!(unpacked.len() < 1 << 20);
        }
    }
}
