//! Compression and decompression of buffers, against a decoder that is nothing but the description.

use etwspec_etl::buffers::xpress::{XpressErrorKind, compress, decompress};
use proptest::collection::vec;
use proptest::prelude::*;

/// Decodes by section 2.4 of [MS-XCA], one byte at a time. Returns the output and the error, if any.
fn described(input: &[u8], most: usize) -> (Vec<u8>, Option<XpressErrorKind>) {
    let mut out = Vec::new();
    let error = describe(&mut input.iter().copied(), most, &mut out).err();
    (out, error)
}

fn describe(
    input: &mut (impl ExactSizeIterator<Item = u8> + Clone),
    most: usize,
    out: &mut Vec<u8>,
) -> Result<(), XpressErrorKind> {
    let number = |input: &mut dyn Iterator<Item = u8>, bytes: u32| {
        (0..bytes)
            .try_fold(0u32, |all, at| Some(all | u32::from(input.next()?) << (8 * at)))
            .ok_or(XpressErrorKind::Cut)
    };
    let (mut flags, mut flag_count, mut high_half) = (0, 0, None);
    while out.len() < most {
        if flag_count == 0 {
            flags = number(input, 4)?;
            flag_count = 32;
        }
        flag_count -= 1;
        if flags & 1 << flag_count == 0 {
            out.push(number(input, 1)? as u8);
            continue;
        }
        if input.len() == 0 {
            break;
        }
        let pair = number(input, 2)? as usize;
        let (back, mut length) = (pair / 8 + 1, pair % 8);
        if length == 7 {
            length = match high_half.take() {
                Some(half) => half,
                None => {
                    let halves = number(input, 1)? as usize;
                    high_half = Some(halves / 16);
                    halves % 16
                }
            };
            if length == 15 {
                length = number(input, 1)? as usize;
                if length == 255 {
                    let mut whole = number(input, 2)?;
                    if whole == 0 {
                        whole = number(input, 4)?;
                    }
                    if whole < 15 + 7 {
                        return Err(XpressErrorKind::BadLength { length: whole });
                    }
                    length = whole as usize - (15 + 7);
                }
                length += 15;
            }
            length += 7;
        }
        let start = out.len().checked_sub(back).ok_or(XpressErrorKind::BeforeStart { back })?;
        for at in start..start + (length + 3).min(most - out.len()) {
            out.push(out[at]);
        }
    }
    Ok(())
}

/// Compares the decoder with the reference, for an output of a given size.
fn agrees(input: &[u8], most: usize) -> Result<(), TestCaseError> {
    let (expected, error) = described(input, most);
    // Whatever was in the output before.
    let mut out = vec![0xA5; most];
    match decompress(input, &mut out) {
        Ok(written) => {
            prop_assert_eq!(error, None);
            prop_assert_eq!(written, expected.len());
        }
        Err(found) => {
            prop_assert_eq!(error, Some(found.kind()));
            prop_assert_eq!(found.written(), expected.len());
            prop_assert!(found.at() <= input.len());
            // The input before that place is valid without the rest: no error occurs before it.
            if found.kind() != XpressErrorKind::Cut {
                let before = described(&input[..found.at()], most);
                prop_assert!(matches!(before.1, None | Some(XpressErrorKind::Cut)), "{:?}", before.1);
            }
        }
    }
    prop_assert_eq!(&out[..expected.len()], expected);
    Ok(())
}

fn compressed(input: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    compress(input, &mut out);
    out
}

/// Checks that data roundtrips and respects the size limit.
fn comes_back(input: &[u8]) -> Result<(), TestCaseError> {
    let compressed = compressed(input);
    prop_assert!(compressed.len() <= input.len() + input.len() / 8 + 4);
    prop_assert_eq!(described(&compressed, usize::MAX), (input.to_vec(), None));
    for surplus in [0, 1, 100] {
        let mut out = vec![0xA5; input.len() + surplus];
        prop_assert_eq!(decompress(&compressed, &mut out), Ok(input.len()));
        prop_assert_eq!(&out[..input.len()], input);
    }
    Ok(())
}

/// A literal, or a match with the length as it is written: less 3.
#[derive(Clone, Debug)]
enum Token {
    Literal(u8),
    Match { back: u16, length: u32, whole: bool },
}

fn token() -> impl Strategy<Value = Token> {
    let back = prop_oneof![40 => 1u16..8, 40 => 1u16..50, 1 => 1u16..=8192];
    let length = prop_oneof![6 => 0u32..30, 2 => 0u32..400, 1 => 250u32..70_000];
    prop_oneof![
        any::<u8>().prop_map(Token::Literal),
        (back, length, prop::bool::weighted(0.05)).prop_map(|(back, length, whole)| Token::Match {
            back,
            length,
            whole
        }),
    ]
}

/// Writes tokens as they are, sensible or not: a length as a whole also where it would fit in the stages.
fn written(tokens: &[Token]) -> Vec<u8> {
    let (mut out, mut half_at) = (Vec::new(), None);
    for word in tokens.chunks(32) {
        let flags_at = out.len();
        let mut flags = u32::MAX;
        out.extend([0; 4]);
        for (at, token) in word.iter().enumerate() {
            let &Token::Match { back, length, whole } = token else {
                flags &= !(1 << (31 - at));
                out.extend(if let Token::Literal(byte) = token { Some(*byte) } else { None });
                continue;
            };
            let whole = whole || length >= 7 + 15 + 255;
            let first = if whole { 7 } else { length.min(7) };
            out.extend(((back - 1) << 3 | first as u16).to_le_bytes());
            if first < 7 {
                continue;
            }
            let half = if whole { 15 } else { (length - 7).min(15) };
            match half_at.take() {
                Some(at) => out[at] |= (half as u8) << 4,
                None => {
                    half_at = Some(out.len());
                    out.push(half as u8);
                }
            }
            if whole {
                out.push(255);
                match u16::try_from(length) {
                    Ok(length) if length > 0 => out.extend(length.to_le_bytes()),
                    _ => {
                        out.extend([0; 2]);
                        out.extend(length.to_le_bytes());
                    }
                }
            } else if half == 15 {
                out.push((length - 7 - 15) as u8);
            }
        }
        out[flags_at..flags_at + 4].copy_from_slice(&flags.to_le_bytes());
    }
    out
}

/// Generates bytes similar to events: records of a few sizes that are much like one before, some zeros, some noise.
fn records() -> impl Strategy<Value = Vec<u8>> {
    let record = (0usize..6, any::<u32>(), vec(any::<u8>(), 0..6), 0usize..40);
    vec(record, 0..150).prop_map(|records| {
        let mut bytes = Vec::new();
        for (kind, time, noise, zeros) in records {
            bytes.extend([kind as u8 * 8, 0, 0x14, 0xC0, kind as u8, 0, 0, 0]);
            bytes.extend(u64::from(time).to_le_bytes());
            bytes.extend(b"\\Device\\HarddiskVolume1\\Windows\\".iter().take(kind * 7));
            bytes.extend(noise);
            bytes.resize(bytes.len() + zeros, 0);
        }
        bytes
    })
}

proptest! {
    #[test]
    fn roundtrips_any_bytes(input in vec(any::<u8>(), 0..2000)) {
        comes_back(&input)?;
    }

    #[test]
    fn roundtrips_repetitive_bytes(input in vec(0u8..3, 0..6000)) {
        comes_back(&input)?;
    }

    #[test]
    fn roundtrips_bytes_like_events(input in records()) {
        comes_back(&input)?;
    }

    #[test]
    fn matches_reference_on_any_bytes(input in vec(any::<u8>(), 0..400), most in 0usize..2000) {
        agrees(&input, most)?;
    }

    #[test]
    fn matches_reference_on_any_tokens(
        tokens in vec(token(), 0..300), first in vec(any::<u8>(), 0..100), most in 0usize..200_000, cut in 0usize..40,
    ) {
        let tokens = first.into_iter().map(Token::Literal).chain(tokens).collect::<Vec<_>>();
        let input = written(&tokens);
        agrees(&input, most)?;
        agrees(&input[..input.len().saturating_sub(cut)], most)?;
    }

    #[test]
    fn matches_reference_on_damaged_bytes(
        input in records(), damage in vec((any::<prop::sample::Index>(), any::<u8>()), 1..4), short in 0usize..100,
    ) {
        let mut compressed = compressed(&input);
        for (at, byte) in damage {
            *at.get_mut(&mut compressed) = byte;
        }
        agrees(&compressed, input.len())?;
        agrees(&compressed, input.len().saturating_sub(short))?;
        agrees(&compressed, input.len() + short)?;
    }
}

/// The first example of section 3.1 of [MS-XCA], where nothing repeats.
#[test]
fn matches_example_of_ms_xca() {
    let letters = *b"abcdefghijklmnopqrstuvwxyz";
    let compressed_letters = [&[0x3f, 0x00, 0x00, 0x00], &letters[..]].concat();
    let mut out = [0; 26];
    assert_eq!(decompress(&compressed_letters, &mut out), Ok(26));
    assert_eq!(out, letters);
    assert_eq!(compressed(&letters), compressed_letters);
}

/// The second example of section 3.1 of [MS-XCA], with a length that continues in a half and a byte, and is then in
/// full.
#[test]
fn matches_repetitive_example_of_ms_xca() {
    let repeated = b"abc".repeat(100);
    let compressed_repeated = [0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01];
    let mut out = [0; 300];
    assert_eq!(decompress(&compressed_repeated, &mut out), Ok(300));
    assert_eq!(out[..], repeated);
    assert_eq!(compressed(&repeated), compressed_repeated);
}

#[test]
fn errors_contain_kind_offset_and_progress() {
    let told = |input: &[u8]| {
        let error = decompress(input, &mut [0; 300]).expect_err("the input is wrong");
        (error.kind(), error.at(), error.written())
    };
    assert_eq!(told(&[]), (XpressErrorKind::Cut, 0, 0));
    assert_eq!(told(&[0xff, 0xff, 0xff, 0x1f, 0x61, 0x62]), (XpressErrorKind::Cut, 6, 2));
    assert_eq!(told(&[0xff, 0xff, 0xff, 0x7f, 0x61, 0x08, 0x00]), (XpressErrorKind::BeforeStart { back: 2 }, 5, 1));
    let bad = [0xff, 0xff, 0xff, 0x7f, 0x61, 0x07, 0x00, 0x0f, 0xff, 0x15, 0x00];
    assert_eq!(told(&bad), (XpressErrorKind::BadLength { length: 21 }, 5, 1));
    let error = decompress(&bad, &mut [0; 300]).expect_err("the length is wrong");
    assert_eq!(
        error.to_string(),
        "the match at byte 5 of the compressed bytes spells out a length of 21; 1 bytes came out before it"
    );
}

/// In four bytes; the output is full long before.
#[test]
fn stops_match_at_end_of_output() {
    let input = [0xff, 0xff, 0xff, 0x7f, 0x61, 0x07, 0x00, 0x0f, 0xff, 0, 0, 0xff, 0xff, 0xff, 0xff];
    let mut out = vec![0; 100_000];
    assert_eq!(decompress(&input, &mut out), Ok(100_000));
    assert!(out.iter().all(|&byte| byte == 0x61));
}

/// Longer than two bytes can say, and longer than the encoder remembers places.
#[test]
fn roundtrips_long_input() {
    let zeros = vec![0; 1 << 18];
    assert_eq!(compressed(&zeros).len(), 4 + 1 + 2 + 1 + 1 + 6);
    comes_back(&zeros).expect("zeros come back");
    let mut state = 1u32;
    let numbers: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 28) as u8
    })
    .take(300_000)
    .collect();
    comes_back(&numbers).expect("numbers come back");
}

#[test]
fn appends_compressed_bytes() {
    let mut out = b"header".to_vec();
    compress(b"abcabcabc", &mut out);
    assert_eq!(out[..6], *b"header");
    assert_eq!(described(&out[6..], 100), (b"abcabcabc".to_vec(), None));
}
