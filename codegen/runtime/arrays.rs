//! Arrays of any length as lists of serde, which knows them up to 32 elements.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
    array: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(array)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>, T: Deserialize<'de> + Copy + Default, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    struct List<T, const N: usize>(PhantomData<T>);
    impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for List<T, N> {
        type Value = [T; N];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{N} elements")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<[T; N], A::Error> {
            let mut array = [T::default(); N];
            for (index, place) in array.iter_mut().enumerate() {
                *place = list.next_element()?.ok_or_else(|| A::Error::invalid_length(index, &self))?;
            }
            match list.next_element::<serde::de::IgnoredAny>()? {
                None => Ok(array),
                Some(_) => Err(A::Error::invalid_length(N + 1, &self)),
            }
        }
    }
    deserializer.deserialize_seq(List(PhantomData))
}
