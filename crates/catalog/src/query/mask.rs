//! Conversion between group masks and names.

use super::number;
use super::suggest::{closest, squash};
use crate::{CommunityGroup, EnableFlag, GroupMask, MaskValue, Sets};

/// Error of converting names to a mask.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MaskError {
    /// No bit or flag has the name.
    #[error("no bit of the group mask is called `{name}`")]
    Unknown {
        /// Name.
        name: String,
        /// Similar names.
        suggestions: Vec<String>,
    },
    /// The flag controls the treatment of other flags and selects no event.
    #[error("{name} selects no event: it specifies how EnableFlags are read, and owns no bit of the mask")]
    Control {
        /// Name of the flag.
        name: String,
    },
    /// No documented flag sets these bits.
    #[error("no documented flag of EnableFlags sets {name}")]
    NoFlag {
        /// Name of the bits.
        name: String,
    },
    /// The list of names is empty.
    #[error("there are no names to make a mask of")]
    Nothing,
    /// The number selects a group and none of its bits.
    #[error("{text} selects group {group} and no bit")]
    NoBit {
        /// Number as written.
        text: String,
        /// Index of the group.
        group: usize,
    },
    /// The number has more than 32 bits.
    #[error("`{text}` has more than 32 bits")]
    TooBig {
        /// Number as written.
        text: String,
    },
}

/// Returns the number of words of the mask.
pub fn words(mask: &GroupMask) -> usize {
    1 << 32u32.saturating_sub(mask.index_shift).min(8)
}

/// Returns the bits of a value within its word.
fn low(mask: &GroupMask, value: u32) -> u32 {
    value & !u32::MAX.checked_shl(mask.index_shift).unwrap_or(0)
}

/// Returns the index of a value's word.
fn index(mask: &GroupMask, value: u32) -> usize {
    value.checked_shr(mask.index_shift).unwrap_or(0) as usize
}

/// Meaning of a name.
#[derive(Clone, Copy)]
enum Named<'a> {
    Bit(&'a MaskValue),
    Flag(&'a EnableFlag),
}

/// Returns the words of a mask with these bits: names of bits or documented flags, values in hexadecimal, or names that
/// tools use for several bits.
pub fn encode<S: AsRef<str>>(mask: &GroupMask, names: &[S]) -> Result<Vec<u32>, MaskError> {
    let mut made = vec![0; words(mask)];
    for name in some(mask, names)? {
        let value = match find(mask, name, false)? {
            Ok(Named::Bit(bit)) => bit.value,
            Ok(Named::Flag(flag)) => {
                mapped(mask, flag).ok_or_else(|| MaskError::Control { name: flag.name.clone() })?
            }
            Err(value) if low(mask, value) == 0 => {
                return Err(MaskError::NoBit { text: name.to_owned(), group: index(mask, value) });
            }
            Err(value) => value,
        };
        made[index(mask, value)] |= low(mask, value);
    }
    Ok(made)
}

/// Returns the EnableFlags with these names, or that set the bits with these names.
pub fn encode_enable_flags<S: AsRef<str>>(mask: &GroupMask, names: &[S]) -> Result<u32, MaskError> {
    let mut made = 0;
    for name in some(mask, names)? {
        made |= match find(mask, name, true)? {
            Ok(Named::Flag(flag)) => flag.value,
            Ok(Named::Bit(bit)) => flags_for(mask, bit)?,
            Err(value) => value,
        };
    }
    Ok(made)
}

/// Returns the value of the bit that a documented flag sets, including the group index; none for a control flag.
pub fn mapped(mask: &GroupMask, flag: &EnableFlag) -> Option<u32> {
    match &flag.sets {
        // The top bits of EnableFlags are flags; as a value of the mask they would name another group.
        Sets::SameBit => Some(flag.value).filter(|&value| low(mask, value) == value),
        Sets::Bit { value, .. } => Some(*value),
        Sets::Control => None,
    }
}

fn flags_for(mask: &GroupMask, bit: &MaskValue) -> Result<u32, MaskError> {
    let mut made = 0;
    let mut rest = low(mask, bit.value);
    while rest != 0 {
        let lowest = rest & rest.wrapping_neg();
        rest &= !lowest;
        let value = lowest | (bit.value & !low(mask, u32::MAX));
        let flag = mask.enable_flags.iter().find(|flag| mapped(mask, flag) == Some(value));
        let no_flag = || MaskError::NoFlag { name: bit.name.clone().unwrap_or_else(|| format!("0x{value:08X}")) };
        made |= flag.ok_or_else(no_flag)?.value;
    }
    Ok(made)
}

/// Splits texts into names, which are separated by `|`, `+`, commas or spaces, and replaces those for several bits by the names
/// of the bits. Rejects an empty list: it is more likely an empty variable than intended.
fn some<'n, S: AsRef<str>>(mask: &'n GroupMask, names: &'n [S]) -> Result<Vec<&'n str>, MaskError> {
    let is_separator = |c: char| matches!(c, '|' | '+' | ',') || c.is_whitespace();
    let mut all = Vec::new();
    for name in names.iter().flat_map(|name| name.as_ref().split(is_separator)).filter(|name| !name.is_empty()) {
        match group(mask, name) {
            Some(group) => all.extend(group.of.iter().map(String::as_str)),
            None => all.push(name),
        }
    }
    if all.is_empty() { Err(MaskError::Nothing) } else { Ok(all) }
}

/// Returns the group of bits with a name. An exact spelling has precedence over names of bits, which ignore case and separators.
/// Names of bits have precedence over other spellings.
fn group<'a>(mask: &'a GroupMask, name: &str) -> Option<&'a CommunityGroup> {
    let groups = || mask.community_groups.iter();
    let exact = groups().find(|group| group.name == name);
    exact.or_else(|| {
        groups().find(|group| group.name.eq_ignore_ascii_case(name)).filter(|_| find(mask, name, false).is_err())
    })
}

/// Returns the meaning of a name or number. A whole name has precedence over a shortened one, and the requested kind, bits
/// or flags, over the other.
fn find<'a>(mask: &'a GroupMask, name: &str, flags_first: bool) -> Result<Result<Named<'a>, u32>, MaskError> {
    if name.starts_with(|c: char| c.is_ascii_digit())
        && let Some(number) = number::parse(name)
    {
        return u32::try_from(number).map(Err).map_err(|_| MaskError::TooBig { text: name.to_owned() });
    }
    // `Perf::CONTEXT_SWITCH` and `EnableFlags::CSWITCH` are unambiguous.
    let (ty, short) = name.rsplit_once("::").map_or(("", name), |(ty, short)| (squash_last(ty), short));
    let wanted = squash(short);
    let is = |text: &str| squash(text) == wanted;
    let bits = || mask.groups.iter().flat_map(|group| &group.bits);
    let own_bit = || bits().find(|bit| bit.name.iter().chain(&bit.aliases).any(|name| is(name))).map(Named::Bit);
    let short_bit = || {
        let short = |name: &String| name.strip_prefix(&mask.prefix).is_some_and(is);
        let rust = |bit: &MaskValue| bit.rust.as_deref().is_some_and(is);
        bits()
            .find(|bit| rust(bit) || bit.name.iter().chain(&bit.aliases).any(short))
            .or_else(|| bits().find(|bit| bit.community.iter().any(|name| is(name))))
            .map(Named::Bit)
    };
    let own_flag = || mask.enable_flags.iter().find(|flag| is(&flag.name)).map(Named::Flag);
    let short_flag = || {
        let short = |flag: &&EnableFlag| {
            flag.name.strip_prefix(&mask.enable_prefix).is_some_and(is) || flag.rust.as_deref().is_some_and(is)
        };
        mask.enable_flags.iter().find(short).map(Named::Flag)
    };
    let found = if !ty.is_empty() && ty.eq_ignore_ascii_case(&mask.enable_rust) {
        short_flag()
    } else if !ty.is_empty() && ty.eq_ignore_ascii_case(&mask.rust) {
        short_bit()
    } else if flags_first {
        own_flag().or_else(own_bit).or_else(short_flag).or_else(short_bit)
    } else {
        own_bit().or_else(own_flag).or_else(short_bit).or_else(short_flag)
    };
    found.filter(|_| !wanted.is_empty()).map(Ok).ok_or_else(|| {
        let names =
            bits().flat_map(|bit| bit.name.iter().chain(&bit.aliases).chain(&bit.community)).map(String::as_str);
        let flags = mask.enable_flags.iter().map(|flag| &flag.name);
        let names = names.chain(flags.chain(mask.community_groups.iter().map(|group| &group.name)).map(String::as_str));
        MaskError::Unknown { name: name.to_owned(), suggestions: closest(name, names, 5) }
    })
}

fn squash_last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// Decoded word of a mask.
#[derive(Clone, Debug)]
pub struct Word<'a> {
    /// Index.
    pub index: usize,
    /// Value of the word.
    pub word: u32,
    /// Bits that are set, lowest first.
    pub bits: Vec<SetBit<'a>>,
    /// Names of several bits, all of which are set.
    pub composites: Vec<&'a MaskValue>,
    /// Bits without a known meaning that are not part of a name for all bits.
    pub unknown: u32,
}

/// Bit that is set.
#[derive(Clone, Debug)]
pub struct SetBit<'a> {
    /// Value, including the group index; only the bit, if it is above those that values can express.
    pub value: u32,
    /// Meanings; several if they differ by release.
    pub meanings: Vec<&'a MaskValue>,
    /// Documented flags that set it.
    pub flags: Vec<&'a EnableFlag>,
}

/// Decodes the words of a mask. Missing words are zero.
pub fn decode<'a>(mask: &'a GroupMask, given: &[u32]) -> Vec<Word<'a>> {
    (0..words(mask)).map(|index| word(mask, index, given.get(index).copied().unwrap_or(0))).collect()
}

fn word(mask: &GroupMask, index: usize, word: u32) -> Word<'_> {
    let group = mask.groups.iter().find(|group| group.index as usize == index);
    let meanings = || group.into_iter().flat_map(|group| &group.bits);
    let encoded = (index as u32).checked_shl(mask.index_shift).unwrap_or(0);
    let (mut bits, mut unknown) = (Vec::new(), 0);
    for at in 0..32 {
        let bit = 1u32 << at;
        if word & bit == 0 {
            continue;
        }
        if low(mask, bit) == 0 {
            unknown |= bit;
            bits.push(SetBit { value: bit, meanings: Vec::new(), flags: Vec::new() });
            continue;
        }
        let value = encoded | bit;
        let meanings: Vec<&MaskValue> = meanings().filter(|row| row.value == value && row.of.is_empty()).collect();
        let flags: Vec<&EnableFlag> =
            mask.enable_flags.iter().filter(|flag| mapped(mask, flag) == Some(value)).collect();
        if flags.is_empty() && !meanings.iter().any(|row| row.name.is_some()) {
            unknown |= bit;
        }
        bits.push(SetBit { value, meanings, flags });
    }
    let complete = |row: &&MaskValue| {
        let bits = low(mask, row.value);
        (row.all || !row.of.is_empty()) && bits != 0 && word & bits == bits
    };
    let composites: Vec<&MaskValue> = meanings().filter(complete).collect();
    for composite in composites.iter().filter(|row| row.all) {
        unknown &= !low(mask, composite.value);
    }
    Word { index, word, bits, composites, unknown }
}

/// Bit of EnableFlags that is set.
#[derive(Clone, Debug)]
pub struct SetFlag<'a> {
    /// Value of the bit.
    pub bit: u32,
    /// Flags; several if the names differ by release.
    pub flags: Vec<&'a EnableFlag>,
}

/// Decodes EnableFlags, lowest bit first.
pub fn decode_enable_flags(mask: &GroupMask, flags: u32) -> Vec<SetFlag<'_>> {
    (0..32)
        .map(|at| 1u32 << at)
        .filter(|bit| flags & bit != 0)
        .map(|bit| SetFlag { bit, flags: mask.enable_flags.iter().filter(|flag| flag.value == bit).collect() })
        .collect()
}
