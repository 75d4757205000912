//! Elements of arrays whose length depends on the data.

use core::fmt;
use core::marker::PhantomData;

use crate::guid::Guid;
use crate::record::Record;
use crate::sealed::Sealed;

/// A type of array elements: an integer, a GUID, bytes or a structure of a fixed size.
pub trait Element: Sealed + Copy {
    /// Size in bytes.
    const SIZE: usize;

    /// Decodes an element from its first `SIZE` bytes. Missing bytes count as zero.
    fn from_le(bytes: &[u8]) -> Self;

    /// Passes the bytes of the element to a function, in order, in one or more calls.
    fn with_le(&self, put: impl FnMut(&[u8]));

    /// Writes the element to the start of the bytes.
    #[inline]
    fn write_le(&self, out: &mut [u8]) {
        let mut rest = out;
        self.with_le(|bytes| {
            if let Some((place, behind)) = core::mem::take(&mut rest).split_at_mut_checked(bytes.len()) {
                place.copy_from_slice(bytes);
                rest = behind;
            }
        });
    }
}

impl<T: Sealed, const N: usize> Sealed for [T; N] {}

impl<T: Element, const N: usize> Element for [T; N] {
    const SIZE: usize = T::SIZE * N;

    #[inline]
    fn from_le(bytes: &[u8]) -> Self {
        core::array::from_fn(|index| T::from_le(bytes.get(index * T::SIZE..).unwrap_or(&[])))
    }

    #[inline]
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        self.iter().for_each(|element| element.with_le(&mut put));
    }
}

macro_rules! integers {
    ($($int:ty)*) => {$(
        impl Sealed for $int {}

        impl Element for $int {
            const SIZE: usize = size_of::<$int>();

            #[inline]
            fn from_le(bytes: &[u8]) -> Self {
                <$int>::from_le_bytes(bytes.first_chunk().copied().unwrap_or_default())
            }

            #[inline]
            fn with_le(&self, mut put: impl FnMut(&[u8])) {
                put(&self.to_le_bytes());
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 i8 i16 i32 i64);

impl<T: Record> Element for T {
    const SIZE: usize = <T as Record>::SIZE;

    #[inline]
    fn from_le(bytes: &[u8]) -> Self {
        T::from_prefix(bytes).unwrap_or_default()
    }

    #[inline]
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(self.bytes());
    }
}

impl Sealed for Guid {}

impl Element for Guid {
    const SIZE: usize = Guid::SIZE;

    #[inline]
    fn from_le(bytes: &[u8]) -> Self {
        Guid::from_bytes(bytes.first_chunk().copied().unwrap_or_default())
    }

    #[inline]
    fn with_le(&self, mut put: impl FnMut(&[u8])) {
        put(&self.to_bytes());
    }
}

/// An array in borrowed bytes. Elements are decoded on access.
#[derive(Clone, Copy)]
pub struct Elements<'a, T> {
    bytes: &'a [u8],
    of: PhantomData<T>,
}

impl<T: Element + fmt::Debug> fmt::Debug for Elements<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T> PartialEq for Elements<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl<T> Eq for Elements<'_, T> {}

impl<'a, T: Element> Elements<'a, T> {
    /// Creates an array over the bytes. Bytes after the last whole element are ignored.
    #[inline]
    pub fn new(bytes: &'a [u8]) -> Self {
        let whole = bytes.len() - bytes.len() % T::SIZE;
        Elements { bytes: &bytes[..whole], of: PhantomData }
    }

    /// Returns the number of elements.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / T::SIZE
    }

    /// Returns whether there are no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns the element at an index, or `None` if the index is out of range.
    #[inline]
    pub fn get(&self, index: usize) -> Option<T> {
        let from = index.checked_mul(T::SIZE)?;
        self.bytes.get(from..from.checked_add(T::SIZE)?).map(T::from_le)
    }

    /// Returns an iterator over the elements, in order.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = T> + use<'a, T> {
        self.bytes.chunks_exact(T::SIZE).map(T::from_le)
    }

    /// Returns the bytes of the elements.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// Decodes all elements of the bytes.
#[cfg(feature = "alloc")]
pub fn to_vec<T: Element>(bytes: &[u8]) -> alloc::vec::Vec<T> {
    bytes.chunks_exact(T::SIZE).map(T::from_le).collect()
}
