//! Numbers in bytes.

/// Reads an unsigned integer of at most 8 bytes.
#[inline]
pub(crate) fn number(bytes: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(size)?)?;
    Some(match *bytes {
        [a] => a.into(),
        [a, b] => u16::from_le_bytes([a, b]).into(),
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ if size > 8 => return None,
        _ => bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)),
    })
}

/// Returns the lowest `width` bits from `start`.
#[inline]
pub(crate) fn extract(number: u64, start: u32, width: u32) -> u64 {
    number.checked_shr(start).unwrap_or(0) & ones(width)
}

/// Returns a number with the lowest `width` bits set.
#[inline]
pub(crate) fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}
