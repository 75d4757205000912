//! Getters and setters access the bits that the arguments of `fixed!` state, and no others. The laws compare these
//! arguments with the tables.

#![allow(dead_code, unreachable_pub, clippy::wrong_self_convention, reason = "the macro defines types of other crates")]

use crate::private::*;

static LAYOUT: Layout = layout("SAMPLE", "Sample").size(SIZE);

const SIZE: usize = 32;

fixed! {
    /// Members of each kind, none of them aligned.
    owned Sample / SampleView: lone, name = "SAMPLE", size = 32, table = Table::form(&LAYOUT), layout = LAYOUT;
    fields {
        /// Unsigned.
        word / set_word: u16, at = 1;
        /// Signed.
        signed / set_signed: i64, at = 3;
        /// Bytes.
        raw / set_raw: [u8; 4], at = 11;
    }
    bits {
        /// Bits of two bytes.
        middle / set_middle: u16, at = 15, size = 2, bits = 3..12;
        /// All bits of an integer.
        whole / set_whole: u32, at = 17, size = 4, bits = 0..32;
        /// Highest bit.
        highest / set_highest: u64, at = 21, size = 8, bits = 63..64;
    }
    typed {
        /// Time.
        time / set_time: FileTime, raw = signed / set_signed;
    }
    converted {
        /// Half.
        half: u16, raw = word, |raw| raw / 2;
    }
}

/// Checks a getter, and its setter if it has one: of all bits of the structure, exactly `width` from bit `start` count.
fn accesses<T: PartialEq + core::fmt::Debug>(
    (start, width): (usize, usize),
    [zeros, ones]: [T; 2],
    get: fn(&Sample) -> T,
    of_view: fn(&SampleView<'_>) -> T,
    set: fn(&mut Sample, bool),
) {
    let mut mask = [0; SIZE];
    (start..start + width).for_each(|bit| mask[bit / 8] |= 1 << (bit % 8));
    let others = mask.map(|byte| !byte);
    for (bytes, expected) in [(mask, &ones), (others, &zeros)] {
        assert_eq!(get(&Sample::from_bytes(&bytes)), *expected);
        assert_eq!(of_view(&SampleView::new(&bytes).expect("enough bytes")), *expected);
    }
    let (mut none, mut all) = (Sample::default(), Sample::from_bytes(&[0xFF; SIZE]));
    set(&mut none, true);
    set(&mut all, false);
    assert_eq!((none.to_bytes(), all.to_bytes()), (mask, others));
}

macro_rules! accesses {
    ($get:ident $set:ident, $bits:expr, $zeros:expr, $ones:expr) => {
        accesses(
            $bits,
            [$zeros, $ones],
            |s| s.$get(),
            |s| s.$get(),
            |s, ones| {
                s.$set(if ones { $ones } else { $zeros });
            },
        )
    };
}

#[test]
fn getters_and_setters_access_exactly_their_bits() {
    accesses!(word set_word, (8, 16), 0, 0xFFFF);
    accesses!(signed set_signed, (24, 64), 0, -1);
    accesses!(raw set_raw, (88, 32), [0; 4], [0xFF; 4]);
    accesses!(middle set_middle, (123, 9), 0, 0x1FF);
    accesses!(whole set_whole, (136, 32), 0, u32::MAX);
    accesses!(highest set_highest, (231, 1), 0, 1);
    accesses!(time set_time, (24, 64), FileTime(0), FileTime(-1));
}

#[test]
fn bits_beyond_the_field_are_dropped() {
    let mut sample = Sample::default();
    sample.set_middle(0xFFFF);
    assert_eq!(sample.middle(), 0x1FF);
    assert_eq!(sample.to_bytes().map(u8::count_ones).iter().sum::<u32>(), 9);
}

#[test]
fn bytes_are_little_endian() {
    let bytes: [u8; SIZE] = core::array::from_fn(|at| at as u8);
    let sample = Sample::from_bytes(&bytes);
    assert_eq!((sample.word(), sample.half()), (0x0201, 0x0100));
    assert_eq!((sample.signed(), sample.raw()), (0x0A09_0807_0605_0403, [11, 12, 13, 14]));
    assert_eq!((sample.middle(), sample.whole()), (0x100F >> 3 & 0x1FF, 0x1413_1211));
}
