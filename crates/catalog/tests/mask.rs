//! Tests of group masks.

use etwspec_catalog::GroupMask;
use etwspec_catalog::query::mask::*;
use proptest::prelude::*;

use crate::catalog;

fn mask() -> GroupMask {
    catalog().masks.remove(0)
}

fn names_of(words: &[u32]) -> Vec<String> {
    let mask = mask();
    let decoded = decode(&mask, words);
    let meanings = decoded.iter().flat_map(|word| word.bits.iter().flat_map(|bit| &bit.meanings));
    meanings.filter_map(|row| row.name.clone()).collect()
}

#[test]
fn names_of_every_kind_make_words() {
    let mask = mask();
    let encode = |name: &str| encode(&mask, &[name]).expect("a name");
    assert_eq!(encode("PERF_CONTEXT_SWITCH"), [0, 4, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("context_switch"), [0, 4, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("Perf::CONTEXT_SWITCH"), [0, 4, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("EVENT_TRACE_FLAG_CSWITCH"), [0, 4, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("PFSECTION"), [0, 0x40_0000, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("0x40000020"), [0, 0, 0x20, 0, 0, 0, 0, 0]);
    assert_eq!(encode("PERF_PROC_THREAD|PERF_SYSCFG_ALL"), [3, 0, 0, 0, 0, 0, 0x1FFF_FFFF, 0]);
    // The composite PERF_DISK_IO and the flag EVENT_TRACE_FLAG_DISK_IO are different bits.
    assert_eq!(encode("DISK_IO"), [0x300, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(encode("EnableFlags::DISK_IO"), [0x100, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn enable_flags_are_flags_in_all_their_bits() {
    let mask = mask();
    let encode = |name: &str| encode_enable_flags(&mask, &[name]);
    assert_eq!(encode("DISK_IO"), Ok(0x100));
    assert_eq!(encode("PERF_CONTEXT_SWITCH, EXTENSION"), Ok(0x8000_0010));
    assert_eq!(encode("PERF_HEAP"), Err(MaskError::NoFlag { name: "PERF_HEAP".to_owned() }));
    assert_eq!(encode("0x20000000"), Ok(0x2000_0000));
    let decoded = decode_enable_flags(&mask, 0x8000_0018);
    assert_eq!(
        decoded.iter().map(|flag| (flag.bit, flag.flags.len())).collect::<Vec<_>>(),
        [(0x8, 0), (0x10, 1), (0x8000_0000, 1)]
    );
}

#[test]
fn what_selects_no_event_or_is_no_name_is_refused() {
    let mask = mask();
    let refused = |name: &str| encode(&mask, &[name]).expect_err("no bit");
    assert_eq!(refused("EXTENSION"), MaskError::Control { name: "EVENT_TRACE_FLAG_EXTENSION".to_owned() });
    assert!(matches!(refused("PERF_CONTEX_SWITCH"), MaskError::Unknown { suggestions, .. }
        if suggestions[0] == "PERF_CONTEXT_SWITCH"));
    assert!(matches!(refused("::"), MaskError::Unknown { .. }));
    assert!(matches!(refused("0x1_0000_0000"), MaskError::TooBig { .. }));
    for empty in ["", " ", "|", ", ,"] {
        assert_eq!(refused(empty), MaskError::Nothing);
        assert_eq!(encode_enable_flags(&mask, &[empty]), Err(MaskError::Nothing));
    }
    assert_eq!(refused("0x20000000"), MaskError::NoBit { text: "0x20000000".to_owned(), group: 1 });
    assert_eq!(refused("PERF_CONTEXT_SWITCH|0"), MaskError::NoBit { text: "0".to_owned(), group: 0 });
    assert_eq!(refused("0x20000000").to_string(), "0x20000000 selects group 1 and no bit");
}

#[test]
fn bits_without_a_meaning_are_told() {
    let mask = mask();
    let decoded = decode(&mask, &[0x2000_0103, 0x1008]);
    assert_eq!(decoded[0].unknown, 0x2000_0000);
    assert_eq!(decoded[0].composites.len(), 1);
    assert_eq!(decoded[0].bits[2].flags[0].name, "EVENT_TRACE_FLAG_DISK_IO");
    assert_eq!(decoded[1].unknown, 0x8);
    assert_eq!(decoded[1].bits[1].meanings.len(), 2);
    assert_eq!(decode(&mask, &[0, 0, 0, 0, 0, 0, 0x1FFF_FFFF])[6].unknown, 0);
}

proptest! {
    #[test]
    fn every_bit_of_any_words_is_told(words in proptest::collection::vec(any::<u32>(), 0..9)) {
        let mask = mask();
        let decoded = decode(&mask, &words);
        let low = |value: u32| value & !u32::MAX.checked_shl(mask.index_shift).unwrap_or(0);
        for (index, word) in decoded.iter().enumerate() {
            prop_assert_eq!(word.word, words.get(index).copied().unwrap_or(0));
            let told = word.bits.iter().fold(0, |told, bit| {
                told | if low(bit.value) == 0 { bit.value } else { low(bit.value) }
            });
            prop_assert_eq!(told, word.word);
        }
        match names_of(&words) {
            names if names.is_empty() => prop_assert_eq!(encode(&mask, &names), Err(MaskError::Nothing)),
            names => {
                let named = encode(&mask, &names).expect("its own names");
                for (named, word) in named.iter().zip(&decoded) {
                    prop_assert_eq!(named & !word.word, 0);
                }
            }
        }
    }

    #[test]
    fn no_text_panics(text in ".{0,40}") {
        let mask = mask();
        let _ = encode(&mask, &[&text]);
        let _ = encode_enable_flags(&mask, &[&text]);
    }
}
