//! Bytes of unknown meaning.

use core::fmt;

use crate::elements::Element;
use crate::sealed::Sealed;

/// Bytes of unknown meaning, read and written unchanged.
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

impl<const N: usize> Sealed for Bytes<N> {}

impl<const N: usize> Element for Bytes<N> {
    const SIZE: usize = N;

    #[inline]
    fn from_le(bytes: &[u8]) -> Self {
        Bytes(bytes.first_chunk().copied().unwrap_or([0; N]))
    }

    #[inline]
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.0);
    }
}
