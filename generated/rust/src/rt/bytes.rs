// Copied from codegen/runtime/bytes.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Bytes at constant offsets, without a check at run time.

use core::fmt;

/// The bytes that the arms of a union share, kept as they are so that no arm is lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes<const N: usize>(pub [u8; N]);

impl<const N: usize> Default for Bytes<N> {
    fn default() -> Self {
        Bytes([0; N])
    }
}

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl<const N: usize> serde::Serialize for Bytes<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de, const N: usize> serde::Deserialize<'de> for Bytes<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Digits<const N: usize>;
        impl<const N: usize> serde::de::Visitor<'_> for Digits<N> {
            type Value = Bytes<N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} hexadecimal digits", N * 2)
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Bytes<N>, E> {
                let mut bytes = [0; N];
                let digit = |c: &u8| (*c as char).to_digit(16).map(|digit| digit as u8);
                if text.len() != N * 2 {
                    return Err(E::invalid_length(text.len(), &self));
                }
                for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
                    let (Some(high), Some(low)) = (digit(&pair[0]), digit(&pair[1])) else {
                        return Err(E::custom("not hexadecimal digits"));
                    };
                    *byte = high << 4 | low;
                }
                Ok(Bytes(bytes))
            }
        }
        deserializer.deserialize_str(Digits)
    }
}

#[cfg(feature = "proptest")]
impl<const N: usize> proptest::arbitrary::Arbitrary for Bytes<N> {
    type Parameters = ();
    type Strategy = proptest::strategy::Map<<[u8; N] as proptest::arbitrary::Arbitrary>::Strategy, fn([u8; N]) -> Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        proptest::arbitrary::any::<[u8; N]>().prop_map(Bytes)
    }
}

/// `M` bytes of `N`, from `AT`.
#[inline]
pub(crate) const fn get<const AT: usize, const M: usize, const N: usize>(bytes: &[u8; N]) -> [u8; M] {
    *part::<AT, M, N>(bytes)
}

/// `M` bytes of `N`, from `AT`, where they lie.
#[inline]
pub(crate) const fn part<const AT: usize, const M: usize, const N: usize>(bytes: &[u8; N]) -> &[u8; M] {
    const { assert!(AT + M <= N, "the part lies within the whole") };
    match bytes.split_at(AT).1.first_chunk() {
        Some(part) => part,
        // The assertion above has been made when the crate was compiled.
        None => unreachable!(),
    }
}

/// Puts `M` bytes into `N`, at `AT`.
#[inline]
pub(crate) const fn put<const AT: usize, const M: usize, const N: usize>(bytes: &mut [u8; N], part: [u8; M]) {
    const { assert!(AT + M <= N, "the part lies within the whole") };
    match bytes.split_at_mut(AT).1.first_chunk_mut() {
        Some(place) => *place = part,
        // The assertion above has been made when the crate was compiled.
        None => unreachable!(),
    }
}

/// `COUNT` elements of `STRIDE` bytes as an array of values.
#[inline]
pub(crate) fn array<T, const STRIDE: usize, const COUNT: usize>(
    bytes: &[u8],
    read: impl Fn([u8; STRIDE]) -> T,
) -> [T; COUNT] {
    let mut elements = bytes.as_chunks::<STRIDE>().0.iter();
    core::array::from_fn(|_| read(elements.next().copied().unwrap_or([0; STRIDE])))
}

/// `M` bytes of `N`, from `AT`, to be written.
#[inline]
pub(crate) const fn part_mut<const AT: usize, const M: usize, const N: usize>(bytes: &mut [u8; N]) -> &mut [u8; M] {
    const { assert!(AT + M <= N, "the part lies within the whole") };
    match bytes.split_at_mut(AT).1.first_chunk_mut() {
        Some(part) => part,
        // The assertion above has been made when the crate was compiled.
        None => unreachable!(),
    }
}

/// Writes elements one after the other.
#[inline]
pub(crate) fn fill<T, const STRIDE: usize>(bytes: &mut [u8], elements: &[T], write: impl Fn(&T) -> [u8; STRIDE]) {
    for (place, element) in bytes.as_chunks_mut::<STRIDE>().0.iter_mut().zip(elements) {
        *place = write(element);
    }
}
