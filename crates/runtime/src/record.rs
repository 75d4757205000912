//! Traits of all generated structures, and their implementation of binrw.
//!
//! # Design
//!
//! binrw is implemented, not derived. A fixed part is one read; derived code reads field by field and compiles more
//! slowly.

use crate::error::Error;
use crate::lists::Release;
use crate::release::Pointer;
use crate::sealed::Sealed;

/// A structure of a fixed size.
///
/// Padding and unknown bits are stored, so that reading and writing preserves every byte.
pub trait Record: Copy + Default {
    /// Microsoft's name of the structure, or this project's if Microsoft has none.
    const NAME: &'static str;

    /// Size in bytes.
    const SIZE: usize = size_of::<Self>();

    /// Reads the structure from the start of the bytes. Bytes after it are ignored.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than [`SIZE`](Record::SIZE) bytes.
    #[inline]
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        let too_short = Error::TooShort { name: Self::NAME, needed: Self::SIZE, have: bytes.len() };
        let own = bytes.get(..Self::SIZE).ok_or(too_short)?;
        let mut value = Self::default();
        value.bytes_mut(Internal).copy_from_slice(own);
        Ok(value)
    }

    /// Returns the bytes.
    fn bytes(&self) -> &[u8];

    /// Returns the bytes mutably. Any bytes are valid.
    #[doc(hidden)]
    fn bytes_mut(&mut self, internal: Internal) -> &mut [u8];
}

/// An argument that only generated code names, so that only generated code implements [`Record`].
#[derive(Clone, Copy, Debug)]
pub struct Internal;

impl<T: Record> Sealed for T {}

/// A structure with a part of variable length after its fixed part.
#[cfg(feature = "alloc")]
pub trait Tailed: Sealed + Sized {
    /// Microsoft's name of the structure, or this project's if Microsoft has none.
    const NAME: &'static str;

    /// Size of the fixed part in bytes.
    const FIXED: usize;

    /// Returns the number of bytes that follow the fixed part. `None` if the structure extends to the end of the bytes.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than [`FIXED`](Tailed::FIXED) bytes.
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error>;

    /// Reads the structure from all of the bytes.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    fn from_slice(bytes: &[u8]) -> Result<Self, Error>;

    /// Appends the bytes of the structure to a vector.
    ///
    /// # Errors
    ///
    /// As the structure's `to_vec`.
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error>;
}

/// End of a structure with an open array, when read from a stream.
#[cfg(feature = "binrw")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// The structure extends to the end of the stream.
    #[default]
    ToEnd,
    /// Size in bytes, including the fixed part. A size beyond the end of the stream is rejected before memory is
    /// allocated.
    Bytes(u64),
}

#[cfg(feature = "binrw")]
mod stream {
    use alloc::vec::Vec;
    use binrw::BinResult;
    use binrw::io::{ErrorKind, Read, Seek, SeekFrom, Write};

    use super::{Error, Extent, Tailed};

    /// Runs a reader with the position of the stream. If it fails, restores the position.
    #[inline]
    pub fn or_rewind<R: Seek, T>(reader: &mut R, read: impl FnOnce(&mut R, u64) -> BinResult<T>) -> BinResult<T> {
        let start = reader.stream_position()?;
        read(reader, start).inspect_err(|_| drop(reader.seek(SeekFrom::Start(start))))
    }

    /// Returns the error for a structure that begins at a position of the stream and needs more bytes than follow.
    fn short<R: Seek, T>(reader: &mut R, name: &'static str, start: u64, needed: u64) -> BinResult<T> {
        reader.seek(SeekFrom::Start(start))?;
        let [needed, have] = [needed, left(reader)?].map(|bytes| bytes.try_into().unwrap_or(usize::MAX));
        Err(Error::TooShort { name, needed, have }.at(start))
    }

    /// Reads the first bytes of a structure that begins at a position of the stream.
    #[inline]
    pub fn fill<R: Read + Seek>(reader: &mut R, name: &'static str, start: u64, bytes: &mut [u8]) -> BinResult<()> {
        reader.read_exact(bytes).or_else(|error| match error.kind() {
            ErrorKind::UnexpectedEof => short(reader, name, start, bytes.len() as u64),
            _ => Err(error.into()),
        })
    }

    /// Reads a structure of a fixed size.
    #[inline]
    pub fn read_fixed<T: super::Record, R: Read + Seek>(reader: &mut R) -> BinResult<T> {
        or_rewind(reader, |reader, start| {
            let mut value = T::default();
            fill(reader, T::NAME, start, value.bytes_mut(super::Internal))?;
            Ok(value)
        })
    }

    /// Returns the number of bytes left in the stream.
    fn left<R: Seek>(reader: &mut R) -> BinResult<u64> {
        let here = reader.stream_position()?;
        let end = reader.seek(SeekFrom::End(0))?;
        reader.seek(SeekFrom::Start(here))?;
        Ok(end.saturating_sub(here))
    }

    /// Reads a structure with a part of variable length.
    pub fn read_tailed<T: Tailed, R: Read + Seek>(reader: &mut R, extent: Extent) -> BinResult<T> {
        or_rewind(reader, |reader, start| {
            let left = left(reader)?;
            let fixed = T::FIXED as u64;
            let whole = match extent {
                Extent::ToEnd => left,
                Extent::Bytes(bytes) if bytes <= left => bytes,
                Extent::Bytes(bytes) => return short(reader, T::NAME, start, bytes),
            };
            if whole < fixed {
                return short(reader, T::NAME, start, fixed);
            }
            // The stream contains all bytes that are allocated here.
            let mut bytes = Vec::new();
            reader.by_ref().take(fixed).read_to_end(&mut bytes)?;
            let tail = T::tail_len(&bytes).map_err(|error| error.at(start))?.unwrap_or(whole - fixed);
            if tail > whole - fixed {
                return short(reader, T::NAME, start, fixed.saturating_add(tail));
            }
            reader.by_ref().take(tail).read_to_end(&mut bytes)?;
            T::from_slice(&bytes).map_err(|error| error.at(start))
        })
    }

    /// Reads the items after the fixed part of a structure. Allocates no more memory than the stream has bytes.
    pub fn read_inserted<T: Tailed, R: Read + Seek>(reader: &mut R, start: u64, bytes: u64) -> BinResult<Vec<u8>> {
        let mut read = Vec::new();
        reader.by_ref().take(bytes).read_to_end(&mut read)?;
        let is_whole = read.len() as u64 == bytes;
        if is_whole { Ok(read) } else { short(reader, T::NAME, start, (T::FIXED as u64).saturating_add(bytes)) }
    }

    /// Writes a structure with a part of variable length.
    pub fn write_tailed<T: Tailed, W: Write + Seek>(value: &T, writer: &mut W) -> BinResult<()> {
        let mut bytes = Vec::new();
        let pos = writer.stream_position()?;
        value.append_to(&mut bytes).map_err(|error| error.at(pos))?;
        Ok(writer.write_all(&bytes)?)
    }
}

#[cfg(feature = "binrw")]
pub use stream::{fill, or_rewind, read_fixed, read_inserted, read_tailed, write_tailed};

/// Declares a type as little-endian to binrw. ETW always writes little-endian.
#[cfg(feature = "binrw")]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_little_endian {
    ($type:ty) => {
        impl $crate::private::deps::binrw::meta::ReadEndian for $type {
            const ENDIAN: $crate::private::deps::binrw::meta::EndianKind =
                $crate::private::deps::binrw::meta::EndianKind::Endian($crate::private::deps::binrw::Endian::Little);
        }

        impl $crate::private::deps::binrw::meta::WriteEndian for $type {
            const ENDIAN: $crate::private::deps::binrw::meta::EndianKind =
                $crate::private::deps::binrw::meta::EndianKind::Endian($crate::private::deps::binrw::Endian::Little);
        }
    };
}

/// Implements binrw's traits for a structure of a fixed size, with a single read or write.
///
/// The data is little-endian; the requested byte order is ignored.
#[cfg(feature = "binrw")]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_fixed {
    ($type:ident, $size:literal) => {
        $crate::binrw_little_endian!($type);

        impl $crate::private::deps::binrw::BinRead for $type {
            type Args<'a> = ();

            #[inline]
            fn read_options<R: $crate::private::deps::binrw::io::Read + $crate::private::deps::binrw::io::Seek>(
                reader: &mut R,
                _: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<Self> {
                $crate::private::read_fixed(reader)
            }
        }

        impl $crate::private::deps::binrw::BinWrite for $type {
            type Args<'a> = ();

            #[inline]
            fn write_options<W: $crate::private::deps::binrw::io::Write + $crate::private::deps::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<()> {
                Ok($crate::private::deps::binrw::io::Write::write_all(writer, &self.0)?)
            }
        }
    };
}
#[cfg(not(feature = "binrw"))]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_fixed {
    ($($tokens:tt)*) => {};
}

/// Implements binrw's traits for a structure with a part of variable length after its fixed part.
///
/// The data is little-endian; the requested byte order is ignored.
#[cfg(feature = "binrw")]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_tailed {
    ($type:ty) => {
        $crate::binrw_little_endian!($type);

        impl $crate::private::deps::binrw::BinRead for $type {
            type Args<'a> = $crate::private::Extent;

            fn read_options<R: $crate::private::deps::binrw::io::Read + $crate::private::deps::binrw::io::Seek>(
                reader: &mut R,
                _: $crate::private::deps::binrw::Endian,
                extent: $crate::private::Extent,
            ) -> $crate::private::deps::binrw::BinResult<Self> {
                $crate::private::read_tailed(reader, extent)
            }
        }

        impl $crate::private::deps::binrw::BinWrite for $type {
            type Args<'a> = ();

            fn write_options<W: $crate::private::deps::binrw::io::Write + $crate::private::deps::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<()> {
                $crate::private::write_tailed(self, writer)
            }
        }
    };
}

/// Implements binrw's traits for a header that announces inserted items.
///
/// The data is little-endian; the requested byte order is ignored.
#[cfg(feature = "binrw")]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_inserted {
    ($type:ty) => {
        $crate::binrw_little_endian!($type);

        impl $crate::private::deps::binrw::BinRead for $type {
            type Args<'a> = ();

            #[inline]
            fn read_options<R: $crate::private::deps::binrw::io::Read + $crate::private::deps::binrw::io::Seek>(
                reader: &mut R,
                _: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<Self> {
                $crate::private::or_rewind(reader, |reader, start| {
                    let mut fixed = [0; <$type>::FIXED_SIZE];
                    $crate::private::fill(reader, <$type as $crate::private::Tailed>::NAME, start, &mut fixed)?;
                    let announced = <$type as $crate::private::Tailed>::tail_len(&fixed);
                    let inserted = match announced.ok().flatten().unwrap_or(0) {
                        0 => ::alloc::vec::Vec::new(),
                        bytes => $crate::private::read_inserted::<$type, _>(reader, start, bytes)?,
                    };
                    Ok(<$type>::with_inserted(fixed, inserted))
                })
            }
        }

        impl $crate::private::deps::binrw::BinWrite for $type {
            type Args<'a> = ();

            #[inline]
            fn write_options<W: $crate::private::deps::binrw::io::Write + $crate::private::deps::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<()> {
                $crate::private::write_tailed(self, writer)
            }
        }
    };
}

/// Returns the form for a release and a pointer size, from a table with the first and last release of each form.
pub fn form_in(forms: &[(Pointer, u8, u8, u8)], release: Release, pointer: Pointer) -> Option<u8> {
    let holds =
        |(own, first, last, _): &&(Pointer, u8, u8, u8)| *own == pointer && *first <= release.0 && release.0 <= *last;
    forms.iter().find(holds).map(|(.., form)| *form)
}

/// Defines the choice among the forms of a structure by release and pointer size.
#[doc(hidden)]
#[macro_export]
macro_rules! any_form {
    ($name:literal {
        $($(#[$meta:meta])* $variant:ident($type:ident, $kind:ident) = $index:literal,)*
    } $($pointer:ident $first:literal..=$last:literal => $form:literal,)*) => {
        #[doc = concat!("`", $name, "` in any of its forms, selected at run time by release and pointer size.")]
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum Any {
            $($(#[$meta])* $variant($type),)*
        }

        impl Eq for Any {}

        impl Any {
            /// Reads the form of a release and a pointer size, which are those of the machine that wrote the bytes.
            ///
            /// # Errors
            ///
            /// [`Error::NoForm`](crate::Error::NoForm) if no form is known, and the errors of the form's `from_slice`.
            #[inline]
            pub fn from_slice(
                bytes: &[u8],
                release: $crate::private::Release,
                pointer: $crate::private::Pointer,
            ) -> Result<Self, $crate::private::Error> {
                match Self::form(release, pointer) {
                    $(Some($index) => $type::from_slice(bytes).map(Any::$variant),)*
                    _ => Err($crate::private::Error::NoForm { name: $name, release, pointer }),
                }
            }

            /// Returns the bytes of the form.
            ///
            /// # Errors
            ///
            /// The errors of the form's `to_vec`. A form of a fixed size returns none.
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, $crate::private::Error> {
                match self {
                    $(Any::$variant(form) => $crate::any_form!(@$kind form),)*
                }
            }

            /// Returns the index of the form for a release and a pointer size.
            #[inline]
            fn form(release: $crate::private::Release, pointer: $crate::private::Pointer) -> Option<u8> {
                const FORMS: &[($crate::private::Pointer, u8, u8, u8)] =
                    &[$(($crate::private::Pointer::$pointer, $first, $last, $form),)*];
                $crate::private::form_in(FORMS, release, pointer)
            }
        }

        $(
            impl From<$type> for Any {
                #[inline]
                fn from(form: $type) -> Self {
                    Any::$variant(form)
                }
            }
        )*

        #[cfg(feature = "binrw")]
        $crate::binrw_any!($name { $($index => $variant($type),)* });
    };
    (@fixed $form:ident) => { Ok($form.0.to_vec()) };
    (@tailed $form:ident) => { $form.to_vec() };
}

/// Implements binrw's traits for a structure whose form is selected by release and pointer size.
#[cfg(feature = "binrw")]
#[doc(hidden)]
#[macro_export]
macro_rules! binrw_any {
    ($name:literal { $($index:literal => $variant:ident($type:ty),)* }) => {
        $crate::binrw_little_endian!(Any);

        impl $crate::private::deps::binrw::BinRead for Any {
            type Args<'a> = ($crate::private::Release, $crate::private::Pointer);

            fn read_options<R: $crate::private::deps::binrw::io::Read + $crate::private::deps::binrw::io::Seek>(
                reader: &mut R,
                endian: $crate::private::deps::binrw::Endian,
                (release, pointer): ($crate::private::Release, $crate::private::Pointer),
            ) -> $crate::private::deps::binrw::BinResult<Self> {
                match Any::form(release, pointer) {
                    $(
                        Some($index) => {
                            let form: $type = $crate::private::deps::binrw::BinRead::read_options(reader, endian, Default::default())?;
                            Ok(Any::$variant(form))
                        }
                    )*
                    _ => {
                        let pos = $crate::private::deps::binrw::io::Seek::stream_position(reader)?;
                        Err($crate::private::Error::NoForm { name: $name, release, pointer }.at(pos))
                    }
                }
            }
        }

        impl $crate::private::deps::binrw::BinWrite for Any {
            type Args<'a> = ();

            fn write_options<W: $crate::private::deps::binrw::io::Write + $crate::private::deps::binrw::io::Seek>(
                &self,
                writer: &mut W,
                endian: $crate::private::deps::binrw::Endian,
                (): (),
            ) -> $crate::private::deps::binrw::BinResult<()> {
                match self {
                    $(Any::$variant(form) => $crate::private::deps::binrw::BinWrite::write_options(form, writer, endian, ()),)*
                }
            }
        }
    };
}
