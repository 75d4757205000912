//! Compares fields and texts with their requirements.

use etwspec_catalog::axis::Pointer;

use crate::evidence::bytes::number;
use crate::evidence::plan::{Probe, Reader, Requirement};
use crate::evidence::rules::{self, Rule};
use crate::evidence::sets::{Sets, Verdict};

/// Maximum number of hits in one event.
const MAX: usize = 64;
/// 1970-01-01 and 2100-01-01 in 100 ns units since 1601. Systems that count from 1970 write the first for an absent time.
const TIMES: std::ops::RangeInclusive<u64> = 116_444_736_000_000_000..=157_469_184_000_000_000;

/// Subject of a hit.
#[derive(Clone, Copy, Debug)]
pub(crate) enum About {
    /// A value of a field.
    Value(u64),
    /// A value of a set, by the index of the set.
    Of(usize, u64, Verdict),
    /// The field alone.
    Field,
}

/// A finding of a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    pub(crate) rule: &'static Rule,
    pub(crate) item: u32,
    pub(crate) at: usize,
    pub(crate) about: About,
}

impl Hit {
    /// Returns the statement of a set about a value.
    pub(crate) fn of_set(item: u32, at: usize, set: usize, value: u64, verdict: Verdict) -> Hit {
        let rule = match verdict {
            Verdict::Unknown => &rules::VALUE_UNKNOWN,
            Verdict::Absent(_) => &rules::RELEASE_ABSENT,
            Verdict::Known(_) => &rules::RELEASE_NEW,
        };
        Hit { rule, item, at, about: About::Of(set, value, verdict) }
    }
}

/// Compares the fields of a structure.
pub(crate) struct Compare<'r, 'c> {
    pub(crate) sets: &'r mut Sets<'c>,
    pub(crate) pointer: Pointer,
    pub(crate) hits: &'r mut Vec<Hit>,
    /// Words of each group mask of the catalog, and whether one was read.
    pub(crate) masks: &'r mut [Option<Vec<u32>>],
}

impl Compare<'_, '_> {
    fn hit(&mut self, rule: &'static Rule, item: u32, at: usize, about: About) {
        if self.hits.len() < MAX {
            self.hits.push(Hit { rule, item, at, about });
        }
    }

    /// Adds the words of a group mask to those that were read.
    fn mask(&mut self, mask: usize, bytes: &[u8], at: usize, size: usize) {
        let Some(words) = self.masks.get_mut(mask) else { return };
        let words = words.get_or_insert_default();
        for index in 0..size / 4 {
            let word = number(bytes, at + 4 * index, 4).unwrap_or(0) as u32;
            if words.len() <= index {
                words.push(0);
            }
            if let Some(known) = words.get_mut(index) {
                *known |= word;
            }
        }
    }
}

impl Reader for Compare<'_, '_> {
    #[inline]
    fn probe(&mut self, probe: &Probe, bytes: &[u8], base: usize) {
        if !probe.is_in_use(bytes, base) {
            return;
        }
        let at = base + probe.at.offset;
        if let Requirement::GroupMask(mask) = probe.requirement {
            return self.mask(mask, bytes, at, probe.at.size);
        }
        let Some(value) = probe.at.read(bytes, base) else { return };
        let zero = match &probe.requirement {
            Requirement::In(set) => {
                let (set, item, hits) = (*set, probe.item, &mut *self.hits);
                return self.sets.take(set, value, probe.at.size, &mut |set, value, verdict| {
                    if hits.len() < MAX {
                        hits.push(Hit::of_set(item, at, set, value, verdict));
                    }
                });
            }
            Requirement::Reserved => &rules::RESERVED_SET,
            Requirement::Padding => &rules::PADDING_SET,
            Requirement::UnknownBits => &rules::BITS_UNKNOWN,
            Requirement::UnknownField => &rules::FIELD_UNKNOWN,
            Requirement::KernelAddress => {
                let width = 8 * probe.at.size as u32;
                let upper = match self.pointer {
                    Pointer::Bits32 => value >> 31 == 1,
                    // Addresses are sign-extended from 48 or 57 bits.
                    Pointer::Bits64 => value >> (width - 8) == 0xFF,
                };
                if value != 0 && !upper {
                    self.hit(&rules::MEANING_KERNEL, probe.item, at, About::Field);
                }
                return;
            }
            Requirement::FileTime => {
                let no_time = value == 0 || value >= i64::MAX as u64;
                if !no_time && !TIMES.contains(&value) {
                    self.hit(&rules::MEANING_TIME, probe.item, at, About::Value(value));
                }
                return;
            }
            Requirement::GroupMask(_) => return,
        };
        if value != 0 {
            // Reserved bytes and padding may contain anything: their values are no details.
            let about = match probe.requirement {
                Requirement::UnknownBits => About::Value(value),
                _ => About::Field,
            };
            self.hit(zero, probe.item, at, about);
        }
    }

    fn text(&mut self, item: u32, unit: usize, at: usize, text: &[u8], terminated: bool) {
        if !terminated {
            self.hit(&rules::TEXT_UNTERMINATED, item, at, About::Field);
        }
        let control = |unit: u16| unit < 0x20 && !matches!(unit, 9 | 10 | 13);
        let bad = if unit == 2 {
            let units = text.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]]));
            char::decode_utf16(units).any(|c| c.is_err() || c.is_ok_and(|c| u16::try_from(c as u32).is_ok_and(control)))
        } else {
            text.iter().any(|byte| control((*byte).into()))
        };
        if bad {
            self.hit(&rules::TEXT_ENCODING, item, at, About::Field);
        }
    }
}
