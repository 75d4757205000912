//! Tables of functions of types, from bytes to bytes.

use etwspec::describe::{Kind, Layout};
use etwspec::{Error, Extent, Record, Tailed};
use etwspec_runtime::private::deps::binrw::io::Cursor;
use etwspec_runtime::private::deps::binrw::{BinRead, BinResult, BinWrite};
use etwspec_runtime::private::deps::serde::{Serialize, de::DeserializeOwned};
use etwspec_runtime::tested::{Accessed, Accessors, Tested};
use proptest::arbitrary::Arbitrary;
use proptest::test_runner::TestRunner;

use super::walk::Lengths;
use super::{Sample, any, bytes_of, json};

/// Functions of a form.
pub(crate) struct Form {
    pub(crate) layout: &'static Layout,
    /// Name, and size of the fixed part in bytes, from the trait.
    pub(crate) name: &'static str,
    pub(crate) size: usize,
    /// Returns the bytes of the value that the form reads.
    pub(crate) slice: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// Returns the bytes of the owned copy of a view.
    pub(crate) view: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// Returns the bytes of the value that binrw reads.
    pub(crate) stream: fn(&mut Cursor<&[u8]>, Extent) -> BinResult<Vec<u8>>,
    /// Returns the bytes of the value, written by binrw.
    pub(crate) written: fn(&[u8]) -> Vec<u8>,
    /// Returns the bytes of the value after a round trip through JSON.
    pub(crate) json: fn(&[u8]) -> Vec<u8>,
    /// Returns the fixed part, from the view.
    pub(crate) fixed: fn(&[u8]) -> Result<Vec<u8>, Error>,
    /// Returns the bytes of an arbitrary value.
    pub(crate) sample: Sample,
    /// Returns whether an arbitrary value is the same after round trips through JSON and bytes, and its bytes.
    pub(crate) same: fn(&mut TestRunner) -> (bool, Vec<u8>),
    pub(crate) accessors: Accessors,
    /// True if the trailing padding of C is optional.
    pub(crate) unpadded: bool,
    /// True if the fixed part contains the size of the rest.
    pub(crate) announced: bool,
    /// Returns the sizes of the parts of the tail, from the view.
    pub(crate) parts: Option<fn(&[u8]) -> Result<Lengths, Error>>,
}

/// Functions that differ between kinds of forms.
pub(crate) trait FormKind<T> {
    const NAME: &'static str;
    const SIZE: usize;
    fn read(bytes: &[u8]) -> Result<T, Error>;
    fn own(value: &T) -> Vec<u8>;
    fn stream(stream: &mut Cursor<&[u8]>, extent: Extent) -> BinResult<T>;
    fn sample(runner: &mut TestRunner) -> Vec<u8>;
}

/// Forms of a fixed size.
pub(crate) struct Fixed;

/// Forms with an array or with parts of variable length.
pub(crate) struct Tail;

/// Headers that announce inserted items.
pub(crate) struct Inserting;

impl<T: Record + for<'a> BinRead<Args<'a> = ()>> FormKind<T> for Fixed {
    const NAME: &'static str = T::NAME;
    const SIZE: usize = T::SIZE;

    fn read(bytes: &[u8]) -> Result<T, Error> {
        T::from_prefix(bytes)
    }

    fn own(value: &T) -> Vec<u8> {
        value.bytes().to_vec()
    }

    fn stream(stream: &mut Cursor<&[u8]>, _: Extent) -> BinResult<T> {
        T::read_le_args(stream, ())
    }

    fn sample(runner: &mut TestRunner) -> Vec<u8> {
        bytes_of(runner, T::SIZE)
    }
}

macro_rules! tails {
    ($($kind:ident $args:ty: $extent:ident => $value:expr;)*) => {$(
        impl<T: Tailed + Arbitrary + for<'a> BinRead<Args<'a> = $args>> FormKind<T> for $kind {
            const NAME: &'static str = T::NAME;
            const SIZE: usize = T::FIXED;

            fn read(bytes: &[u8]) -> Result<T, Error> {
                T::from_slice(bytes)
            }

            fn own(value: &T) -> Vec<u8> {
                let mut bytes = Vec::new();
                value.append_to(&mut bytes).expect("writes what was read");
                bytes
            }

            fn stream(stream: &mut Cursor<&[u8]>, $extent: Extent) -> BinResult<T> {
                T::read_le_args(stream, $value)
            }

            fn sample(runner: &mut TestRunner) -> Vec<u8> {
                <Self as FormKind<T>>::own(&any(runner))
            }
        }
    )*};
}

tails! {
    Tail Extent: extent => extent;
    Inserting (): _extent => ();
}

impl Form {
    /// Returns the functions of a form of a kind.
    pub(crate) const fn of<T, K>() -> Form
    where
        T: Tested + Clone + PartialEq + Arbitrary + Serialize + DeserializeOwned + for<'a> BinWrite<Args<'a> = ()>,
        K: FormKind<T>,
    {
        Form {
            layout: T::LAYOUT,
            name: K::NAME,
            size: K::SIZE,
            slice: |bytes| K::read(bytes).map(|value| K::own(&value)),
            view: |bytes| T::viewed(bytes).map(|value| K::own(&value)),
            stream: |stream, extent| K::stream(stream, extent).map(|value| K::own(&value)),
            written: |bytes| {
                let mut out = Cursor::new(Vec::new());
                read::<T, K>(bytes).write_le(&mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes| K::own(&json(&read::<T, K>(bytes))),
            fixed: T::viewed_fixed,
            sample: K::sample,
            same: |runner| {
                let value: T = any(runner);
                let bytes = K::own(&value);
                (json(&value) == value && read::<T, K>(&bytes) == value, bytes)
            },
            accessors: T::Fixed::ACCESSORS,
            unpadded: false,
            announced: announced(T::LAYOUT),
            parts: None,
        }
    }

    /// Makes the trailing padding of C optional.
    #[allow(dead_code, reason = "tables may have no such form")]
    pub(crate) const fn unpadded(mut self) -> Form {
        self.unpadded = true;
        self
    }

    /// Sets the sizes of parts after the fixed part.
    pub(crate) const fn with_parts(mut self, parts: fn(&[u8]) -> Result<Lengths, Error>) -> Form {
        self.parts = Some(parts);
        self.announced = self.layout.total.is_some();
        self
    }
}

/// Reads a value of a form.
pub(crate) fn read<T, K: FormKind<T>>(bytes: &[u8]) -> T {
    K::read(bytes).expect("bytes of a value")
}

/// Returns whether the fixed part contains the size of what follows: a count, or bits for inserted items.
const fn announced(layout: &Layout) -> bool {
    let last_is_counted = match layout.fields.split_last() {
        Some((last, _)) => matches!(last.kind(), Kind::Counted { .. }),
        None => false,
    };
    last_is_counted || !layout.inserted.is_empty()
}

/// A header that contains the total size of the event.
pub(crate) struct Payload {
    pub(crate) layout: &'static Layout,
    /// Returns an arbitrary header, and the offset of the payload that it states.
    pub(crate) header: fn(&mut TestRunner) -> (Vec<u8>, usize),
    /// Returns the offset of the payload and the payload, from a view.
    pub(crate) view: fn(&[u8]) -> Result<(usize, Vec<u8>), Error>,
}
