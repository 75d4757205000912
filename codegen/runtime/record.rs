//! What all generated structures have in common, and how binrw reads and writes them.

use super::Error;
use super::elements::sealed::Sealed;

/// A structure of a fixed size: every one of its bytes belongs to a field, to a union or to padding, so that bytes and
/// values stand for each other.
pub trait Record: Sealed + Copy + Default {
    /// Microsoft's name of the structure, or this project's where there is none.
    const NAME: &'static str;

    /// The size in bytes.
    const SIZE: usize;

    /// Reads it from the start of the bytes.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than [`SIZE`](Record::SIZE) bytes.
    #[inline]
    fn from_prefix(bytes: &[u8]) -> Result<Self, Error> {
        let too_short = Error::TooShort { name: Self::NAME, needed: Self::SIZE, have: bytes.len() };
        let own = bytes.get(..Self::SIZE).ok_or(too_short)?;
        let mut value = Self::default();
        value.bytes_mut().copy_from_slice(own);
        Ok(value)
    }

    /// Returns the bytes.
    fn bytes(&self) -> &[u8];

    /// Returns the bytes, to change them. Every value of every byte is valid.
    fn bytes_mut(&mut self) -> &mut [u8];
}

/// A structure with something of variable length after its fixed part.
#[cfg(feature = "alloc")]
pub trait Tailed: Sealed + Sized {
    /// Microsoft's name of the structure, or this project's where there is none.
    const NAME: &'static str;

    /// The bytes that are always there.
    const FIXED: usize;

    /// How many bytes follow the fixed part: so many, or all that there are.
    ///
    /// # Errors
    ///
    /// [`Error::TooShort`] if there are fewer than [`FIXED`](Tailed::FIXED) bytes.
    fn tail_len(fixed: &[u8]) -> Result<Option<u64>, Error>;

    /// Reads it from all of the bytes.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    fn from_slice(bytes: &[u8]) -> Result<Self, Error>;

    /// Appends its bytes.
    ///
    /// # Errors
    ///
    /// As the structure's `to_vec`.
    fn append_to(&self, out: &mut alloc::vec::Vec<u8>) -> Result<(), Error>;
}

/// How far a structure with an open array goes when it is read from a stream.
#[cfg(feature = "binrw")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// To the end of the stream.
    #[default]
    ToEnd,
    /// So many bytes, the fixed part included. More than the stream has left is refused before memory is taken.
    Bytes(u64),
}

#[cfg(feature = "binrw")]
mod stream {
    use alloc::vec::Vec;
    use binrw::BinResult;
    use binrw::io::{ErrorKind, Read, Seek, SeekFrom, Write};

    use super::{Error, Extent, Tailed};

    /// Runs a reader and, if it fails, puts the stream back to where it was.
    #[inline]
    pub(crate) fn or_rewind<R: Seek, T>(reader: &mut R, read: impl FnOnce(&mut R) -> BinResult<T>) -> BinResult<T> {
        let start = reader.stream_position()?;
        read(reader).inspect_err(|_| drop(reader.seek(SeekFrom::Start(start))))
    }

    /// Reads a structure of a fixed size.
    #[inline]
    pub(crate) fn read_fixed<T: super::Record, R: Read + Seek>(reader: &mut R) -> BinResult<T> {
        or_rewind(reader, |reader| {
            let mut value = T::default();
            reader.read_exact(value.bytes_mut())?;
            Ok(value)
        })
    }

    /// How many bytes the stream has left.
    fn left<R: Seek>(reader: &mut R) -> BinResult<u64> {
        let here = reader.stream_position()?;
        let end = reader.seek(SeekFrom::End(0))?;
        reader.seek(SeekFrom::Start(here))?;
        Ok(end.saturating_sub(here))
    }

    pub(crate) fn read_tailed<T: Tailed, R: Read + Seek>(reader: &mut R, extent: Extent) -> BinResult<T> {
        or_rewind(reader, |reader| {
            let start = reader.stream_position()?;
            let left = left(reader)?;
            let fixed = T::FIXED as u64;
            let short = |needed: u64| {
                let (needed, have) = (needed.try_into().unwrap_or(usize::MAX), left.try_into().unwrap_or(usize::MAX));
                Error::TooShort { name: T::NAME, needed, have }.at(start)
            };
            let whole = match extent {
                Extent::ToEnd => left,
                Extent::Bytes(bytes) if bytes <= left => bytes,
                Extent::Bytes(bytes) => return Err(short(bytes)),
            };
            if whole < fixed {
                return Err(short(fixed));
            }
            // All that is taken is known to be there.
            let mut bytes = Vec::new();
            reader.by_ref().take(fixed).read_to_end(&mut bytes)?;
            let tail = T::tail_len(&bytes).map_err(|error| error.at(start))?.unwrap_or(whole - fixed);
            if tail > whole - fixed {
                return Err(short(fixed.saturating_add(tail)));
            }
            reader.by_ref().take(tail).read_to_end(&mut bytes)?;
            T::from_slice(&bytes).map_err(|error| error.at(start))
        })
    }

    /// Reads so many bytes; no more memory is taken than the stream has bytes.
    pub(crate) fn read_bytes<R: Read + Seek>(reader: &mut R, bytes: u64) -> BinResult<Vec<u8>> {
        let mut read = Vec::new();
        reader.by_ref().take(bytes).read_to_end(&mut read)?;
        if read.len() as u64 == bytes { Ok(read) } else { Err(binrw::Error::Io(ErrorKind::UnexpectedEof.into())) }
    }

    pub(crate) fn write_tailed<T: Tailed, W: Write + Seek>(value: &T, writer: &mut W) -> BinResult<()> {
        let mut bytes = Vec::new();
        let pos = writer.stream_position()?;
        value.append_to(&mut bytes).map_err(|error| error.at(pos))?;
        Ok(writer.write_all(&bytes)?)
    }
}

#[cfg(feature = "binrw")]
pub(crate) use stream::{or_rewind, read_bytes, read_fixed, read_tailed, write_tailed};

/// Tells binrw that a type has a byte order of its own: the one that ETW always writes.
#[cfg(feature = "binrw")]
macro_rules! little_endian {
    ($type:ty) => {
        impl ::binrw::meta::ReadEndian for $type {
            const ENDIAN: ::binrw::meta::EndianKind = ::binrw::meta::EndianKind::Endian(::binrw::Endian::Little);
        }

        impl ::binrw::meta::WriteEndian for $type {
            const ENDIAN: ::binrw::meta::EndianKind = ::binrw::meta::EndianKind::Endian(::binrw::Endian::Little);
        }
    };
}
#[cfg(feature = "binrw")]
pub(crate) use little_endian;

/// Implements binrw's traits for a structure of a fixed size: all its bytes in one read, or in one write.
///
/// The data are little-endian whatever byte order is asked for.
#[cfg(feature = "binrw")]
macro_rules! binrw_fixed {
    ($type:ident, $size:literal) => {
        $crate::rt::record::little_endian!($type);

        impl ::binrw::BinRead for $type {
            type Args<'a> = ();

            #[inline]
            fn read_options<R: ::binrw::io::Read + ::binrw::io::Seek>(
                reader: &mut R,
                _: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<Self> {
                $crate::rt::record::read_fixed(reader)
            }
        }

        impl ::binrw::BinWrite for $type {
            type Args<'a> = ();

            #[inline]
            fn write_options<W: ::binrw::io::Write + ::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<()> {
                Ok(::binrw::io::Write::write_all(writer, &self.0)?)
            }
        }
    };
}
#[cfg(not(feature = "binrw"))]
macro_rules! binrw_fixed {
    ($($tokens:tt)*) => {};
}
pub(crate) use binrw_fixed;

/// Implements binrw's traits for a structure with something of variable length after its fixed part.
///
/// The data are little-endian whatever byte order is asked for.
#[cfg(feature = "binrw")]
macro_rules! binrw_tailed {
    ($type:ty) => {
        $crate::rt::record::little_endian!($type);

        impl ::binrw::BinRead for $type {
            type Args<'a> = $crate::rt::Extent;

            fn read_options<R: ::binrw::io::Read + ::binrw::io::Seek>(
                reader: &mut R,
                _: ::binrw::Endian,
                extent: $crate::rt::Extent,
            ) -> ::binrw::BinResult<Self> {
                $crate::rt::record::read_tailed(reader, extent)
            }
        }

        impl ::binrw::BinWrite for $type {
            type Args<'a> = ();

            fn write_options<W: ::binrw::io::Write + ::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<()> {
                $crate::rt::record::write_tailed(self, writer)
            }
        }
    };
}
#[cfg(feature = "binrw")]
pub(crate) use binrw_tailed;

/// Implements binrw's traits for a header after which its fixed part announces items.
///
/// The data are little-endian whatever byte order is asked for.
#[cfg(feature = "binrw")]
macro_rules! binrw_inserted {
    ($type:ty) => {
        $crate::rt::record::little_endian!($type);

        impl ::binrw::BinRead for $type {
            type Args<'a> = ();

            #[inline]
            fn read_options<R: ::binrw::io::Read + ::binrw::io::Seek>(
                reader: &mut R,
                _: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<Self> {
                $crate::rt::record::or_rewind(reader, |reader| {
                    let mut fixed = [0; <$type>::FIXED_SIZE];
                    ::binrw::io::Read::read_exact(reader, &mut fixed)?;
                    let announced = <$type as $crate::rt::Tailed>::tail_len(&fixed);
                    let inserted = match announced.ok().flatten().unwrap_or(0) {
                        0 => ::alloc::vec::Vec::new(),
                        bytes => $crate::rt::record::read_bytes(reader, bytes)?,
                    };
                    Ok(<$type>::with_inserted(fixed, inserted))
                })
            }
        }

        impl ::binrw::BinWrite for $type {
            type Args<'a> = ();

            #[inline]
            fn write_options<W: ::binrw::io::Write + ::binrw::io::Seek>(
                &self,
                writer: &mut W,
                _: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<()> {
                $crate::rt::record::write_tailed(self, writer)
            }
        }
    };
}
#[cfg(feature = "binrw")]
pub(crate) use binrw_inserted;

/// Returns the form that a release has with a pointer size, in a table of the first and last release of each.
pub(crate) fn form_in(
    forms: &[(super::Pointer, u8, u8, u8)],
    release: super::Release,
    pointer: super::Pointer,
) -> Option<u8> {
    let holds = |(own, first, last, _): &&(super::Pointer, u8, u8, u8)| {
        *own == pointer && *first <= release.0 && release.0 <= *last
    };
    forms.iter().find(holds).map(|(.., form)| *form)
}

/// The choice among the forms of a structure by release and pointer size.
macro_rules! any_form {
    ($name:literal {
        $($(#[$meta:meta])* $variant:ident($type:ident, $kind:ident) = $index:literal,)*
    } $($pointer:ident $first:literal..=$last:literal => $form:literal,)*) => {
        #[doc = concat!($name, " in the form of a release and a pointer size.")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum Any {
            $($(#[$meta])* $variant($type),)*
        }

        impl Any {
            /// Reads the form of a release and a pointer size, as that form's `from_slice`.
            ///
            /// # Errors
            ///
            /// [`Error::NoForm`](crate::Error::NoForm) if the tables have none, else those of the form.
            #[inline]
            pub fn from_slice(
                bytes: &[u8],
                release: $crate::rt::Release,
                pointer: $crate::rt::Pointer,
            ) -> Result<Self, $crate::rt::Error> {
                match Self::form(release, pointer) {
                    $(Some($index) => $type::from_slice(bytes).map(Any::$variant),)*
                    _ => Err($crate::rt::Error::NoForm { name: $name, release, pointer }),
                }
            }

            /// Its bytes.
            ///
            /// # Errors
            ///
            /// Those of the form's `to_vec`; a form of a fixed size has none.
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, $crate::rt::Error> {
                match self {
                    $(Any::$variant(form) => $crate::rt::any_form!(@$kind form),)*
                }
            }

            /// The index of the form that a release and a pointer size have.
            #[inline]
            fn form(release: $crate::rt::Release, pointer: $crate::rt::Pointer) -> Option<u8> {
                const FORMS: &[($crate::rt::Pointer, u8, u8, u8)] =
                    &[$(($crate::rt::Pointer::$pointer, $first, $last, $form),)*];
                $crate::rt::record::form_in(FORMS, release, pointer)
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
        $crate::rt::binrw_any!($name { $($index => $variant($type),)* });
    };
    (@fixed $form:ident) => { Ok($form.0.to_vec()) };
    (@tailed $form:ident) => { $form.to_vec() };
}
pub(crate) use any_form;

/// Implements binrw's traits for a structure whose form is chosen by release and pointer size.
#[cfg(feature = "binrw")]
macro_rules! binrw_any {
    ($name:literal { $($index:literal => $variant:ident($type:ty),)* }) => {
        $crate::rt::record::little_endian!(Any);

        impl ::binrw::BinRead for Any {
            type Args<'a> = ($crate::rt::Release, $crate::rt::Pointer);

            fn read_options<R: ::binrw::io::Read + ::binrw::io::Seek>(
                reader: &mut R,
                endian: ::binrw::Endian,
                (release, pointer): ($crate::rt::Release, $crate::rt::Pointer),
            ) -> ::binrw::BinResult<Self> {
                match Any::form(release, pointer) {
                    $(
                        Some($index) => {
                            let form: $type = ::binrw::BinRead::read_options(reader, endian, Default::default())?;
                            Ok(Any::$variant(form))
                        }
                    )*
                    _ => {
                        let pos = ::binrw::io::Seek::stream_position(reader)?;
                        Err($crate::rt::Error::NoForm { name: $name, release, pointer }.at(pos))
                    }
                }
            }
        }

        impl ::binrw::BinWrite for Any {
            type Args<'a> = ();

            fn write_options<W: ::binrw::io::Write + ::binrw::io::Seek>(
                &self,
                writer: &mut W,
                endian: ::binrw::Endian,
                (): (),
            ) -> ::binrw::BinResult<()> {
                match self {
                    $(Any::$variant(form) => ::binrw::BinWrite::write_options(form, writer, endian, ()),)*
                }
            }
        }
    };
}
#[cfg(feature = "binrw")]
pub(crate) use binrw_any;
