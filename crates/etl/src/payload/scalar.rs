//! Values of a fixed size: which kind of value a field has, by its bytes and its meaning.

use etwspec::describe::ElementKind;
use etwspec::{FileTime, Guid, Meaning};

use super::field::Value;

/// Kind of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Unsigned,
    Signed,
    Address,
    /// A number that is written in hexadecimal.
    Hex,
    Boolean,
    Tag,
    Guid,
    Ipv4,
    Ipv6,
    Mac,
    /// A number with the most significant byte first.
    BigEndian,
    Time,
    /// Seconds since 1970.
    UnixTime,
    /// Point in time by the clock of the session.
    Stamp,
}

/// Returns the kind of a value. `units` distinguishes numbers of pointer size from addresses.
pub(super) fn scalar(kind: ElementKind, meaning: Option<Meaning>, units: &str, size: usize) -> Scalar {
    use Meaning as M;
    if kind == ElementKind::Guid {
        return Scalar::Guid;
    }
    match meaning {
        Some(M::FileTime) if size == 8 => Scalar::Time,
        Some(M::UnixTime) => Scalar::UnixTime,
        Some(M::TimeStamp) if size == 8 => Scalar::Stamp,
        Some(M::NetworkPort) if size == 2 => Scalar::BigEndian,
        Some(M::Ipv4Address) if size == 4 => Scalar::Ipv4,
        Some(M::Ipv6Address) if size == 16 => Scalar::Ipv6,
        Some(M::MacAddress) if size >= 6 => Scalar::Mac,
        Some(M::Boolean) => Scalar::Boolean,
        Some(M::Tag) if size >= 4 => Scalar::Tag,
        Some(M::Flags | M::Hex | M::AccessMask | M::ProcessorMask | M::NtStatus | M::Hresult | M::HookId) => {
            Scalar::Hex
        }
        Some(meaning) if is_address(meaning) => Scalar::Address,
        Some(M::Identifier) | None if kind == ElementKind::Address && units.is_empty() => Scalar::Address,
        _ if kind == ElementKind::Signed => Scalar::Signed,
        _ if kind == ElementKind::BigEndian => Scalar::BigEndian,
        _ => Scalar::Unsigned,
    }
}

fn is_address(meaning: Meaning) -> bool {
    use Meaning as M;
    matches!(
        meaning,
        M::Address
            | M::CodeAddress
            | M::DataAddress
            | M::KernelObject
            | M::ModuleBase
            | M::PhysicalAddress
            | M::PageFrameNumber
            | M::ProcessObject
            | M::ThreadObject
            | M::FileObject
            | M::FileKey
            | M::Irp
            | M::RegistryKeyHandle
            | M::DeviceObject
            | M::DriverObject
            | M::TimerObject
            | M::Handle
            | M::Heap
            | M::JobObject
            | M::ThreadPool
    )
}

/// Returns the kind of a value in an array of bytes that has a meaning as a whole.
pub(super) fn of_bytes(meaning: Option<Meaning>, count: usize) -> Option<Scalar> {
    match (meaning?, count) {
        (Meaning::Ipv4Address, 4) => Some(Scalar::Ipv4),
        (Meaning::Ipv6Address, 16) => Some(Scalar::Ipv6),
        (Meaning::MacAddress, 6..) => Some(Scalar::Mac),
        _ => None,
    }
}

/// Returns an unsigned number of up to eight bytes.
#[inline]
pub(super) fn number(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => a.into(),
        [a, b] => u16::from_le_bytes([a, b]).into(),
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte)),
    }
}

#[inline]
pub(super) fn signed(bytes: &[u8]) -> i64 {
    let unused = 64 - 8 * bytes.len().clamp(1, 8) as u32;
    ((number(bytes) << unused) as i64) >> unused
}

/// Returns the value in bytes of its size.
#[inline]
pub(super) fn value<'a>(of: Scalar, bytes: &'a [u8]) -> Value<'a> {
    match of {
        Scalar::Unsigned => Value::Unsigned(number(bytes)),
        Scalar::Signed => Value::Signed(signed(bytes)),
        Scalar::Address => Value::Address(number(bytes)),
        Scalar::Hex => Value::Hex(number(bytes)),
        Scalar::Boolean => Value::Boolean(number(bytes)),
        Scalar::Tag => Value::Tag(number(bytes) as u32),
        Scalar::Guid => Value::Guid(bytes.first_chunk().map(|bytes| Guid::from_bytes(*bytes)).unwrap_or_default()),
        Scalar::Ipv4 => Value::Ipv4(bytes.first_chunk::<4>().copied().unwrap_or_default().into()),
        Scalar::Ipv6 => Value::Ipv6(bytes.first_chunk::<16>().copied().unwrap_or_default().into()),
        Scalar::Mac => Value::Mac(bytes),
        Scalar::BigEndian => Value::Unsigned(bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte))),
        Scalar::Time => Value::Time(FileTime(signed(bytes))),
        Scalar::UnixTime => Value::Time(FileTime::from_unix_seconds(signed_or_unsigned(bytes))),
        Scalar::Stamp => Value::Stamp(signed(bytes)),
    }
}

impl<'a> Value<'a> {
    /// Returns the value of bytes with a meaning, if the meaning gives a form that the number does not show: an address
    /// of a network, a port, a point in time, a tag. `None` for other meanings, and for bytes that it does not fit.
    ///
    /// ```
    /// use etwspec_etl::payload::Value;
    /// use etwspec_etl::etwspec::Meaning;
    ///
    /// let port = Value::with_meaning(Meaning::NetworkPort, &[0x01, 0xBD]);
    /// assert!(matches!(port, Some(Value::Unsigned(445))));
    /// ```
    pub fn with_meaning(meaning: Meaning, bytes: &'a [u8]) -> Option<Value<'a>> {
        let of = of_bytes(Some(meaning), bytes.len());
        let of = of.unwrap_or_else(|| scalar(ElementKind::Unsigned, Some(meaning), "", bytes.len()));
        use Scalar::{Address, Boolean, Guid, Hex, Signed, Unsigned};
        let shown = !matches!(of, Unsigned | Signed | Address | Hex | Boolean | Guid);
        (shown && (1..=16).contains(&bytes.len())).then(|| value(of, bytes))
    }
}

/// Returns the value of bits, shifted to the lowest position.
#[inline]
pub(super) fn value_of_bits(of: Scalar, bits: u64) -> Value<'static> {
    match of {
        Scalar::Hex => Value::Hex(bits),
        Scalar::Boolean => Value::Boolean(bits),
        Scalar::Address => Value::Address(bits),
        _ => Value::Unsigned(bits),
    }
}

/// Returns seconds: 32 bits are unsigned, 64 bits are signed.
fn signed_or_unsigned(bytes: &[u8]) -> i64 {
    if bytes.len() < 8 { number(bytes) as i64 } else { signed(bytes) }
}
