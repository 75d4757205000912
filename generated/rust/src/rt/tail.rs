// Copied from codegen/runtime/tail.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What follows a fixed part: parts one after the other, taken from the bytes that are left.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use super::elements::Element;
use super::{AnsiStr, Elements, Error, Utf16Str};

/// A borrowed view of something that tells its own length.
pub trait Split<'a>: Copy {
    /// The value, owned.
    #[cfg(feature = "alloc")]
    type Owned;

    /// The view of what begins with the bytes, and the bytes behind it.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error>;

    /// The value, owned.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<Self::Owned, Error>;
}

/// How one of several is told from the bytes behind it.
type Step<'a, V> = fn(&'a [u8]) -> Result<(V, &'a [u8]), Error>;

/// Structures of different lengths, one after the other in borrowed bytes.
#[derive(Clone, Copy)]
pub struct Items<'a, V> {
    bytes: &'a [u8],
    step: Step<'a, V>,
}

impl<'a, V> Items<'a, V> {
    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = V> + use<'a, V> {
        let (mut bytes, step) = (self.bytes, self.step);
        core::iter::from_fn(move || {
            if bytes.is_empty() {
                return None;
            }
            // That they can be told apart was found out when the bytes were taken.
            let (item, rest) = step(bytes).ok()?;
            bytes = rest;
            Some(item)
        })
    }

    /// Their bytes.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

impl<V: core::fmt::Debug> core::fmt::Debug for Items<'_, V> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<V> PartialEq for Items<'_, V> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

/// Texts one after the other in borrowed bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texts<'a, T> {
    bytes: &'a [u8],
    of: core::marker::PhantomData<T>,
}

/// A text that is told from the bytes behind it.
pub trait Text<'a>: Sized + Copy {
    /// The text at the start of the bytes, and the bytes behind it.
    fn split_text(bytes: &'a [u8]) -> (Self, &'a [u8]);
}

impl<'a> Text<'a> for AnsiStr<'a> {
    #[inline]
    fn split_text(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        AnsiStr::split(bytes)
    }
}

impl<'a> Text<'a> for Utf16Str<'a> {
    #[inline]
    fn split_text(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        Utf16Str::split(bytes)
    }
}

impl<'a, T: Text<'a>> Texts<'a, T> {
    /// All of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + use<'a, T> {
        let mut bytes = self.bytes;
        core::iter::from_fn(move || {
            if bytes.is_empty() {
                return None;
            }
            let (text, rest) = T::split_text(bytes);
            // A single byte is no text of units of two.
            let stuck = rest.len() == bytes.len();
            bytes = rest;
            (!stuck).then_some(text)
        })
    }

    /// Their bytes.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// What follows a fixed part of `fixed` bytes, if a field says that the whole has `says`.
#[inline]
pub(crate) fn within<'a>(
    name: &'static str,
    field: &'static str,
    fixed: usize,
    says: u64,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    let have = (fixed + rest.len()) as u64;
    match says.checked_sub(fixed as u64) {
        None => Err(Error::BadCount { name, field, says, have: fixed as u64 }),
        Some(_) if says > have => {
            let needed = usize::try_from(says).unwrap_or(usize::MAX);
            Err(Error::TooShort { name, needed, have: fixed + rest.len() })
        }
        Some(len) => Ok(&rest[..len as usize]),
    }
}

/// The event data of a header: from `begin` to `total`, of which `rest` has what follows the first `fixed` bytes.
#[inline]
pub(crate) fn event_data<'a>(
    name: &'static str,
    field: &'static str,
    fixed: usize,
    begin: usize,
    total: usize,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    if total < begin {
        return Err(Error::BadCount { name, field, says: total as u64, have: begin as u64 });
    }
    match rest.get(begin - fixed..total - fixed) {
        Some(data) => Ok(data),
        None => Err(Error::TooShort { name, needed: total, have: fixed + rest.len() }),
    }
}

/// The first `end` bytes, and the bytes after them.
#[inline]
pub(crate) fn split_at<'a>(name: &'static str, bytes: &'a [u8], end: usize) -> Result<(&'a [u8], &'a [u8]), Error> {
    bytes.split_at_checked(end).ok_or(Error::TooShort { name, needed: end, have: bytes.len() })
}

/// The bytes of as many elements as `field` announces.
#[inline]
pub(crate) fn counted<'a>(
    name: &'static str,
    field: &'static str,
    stride: usize,
    says: u64,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    let have = (rest.len() / stride) as u64;
    if says > have {
        return Err(Error::BadCount { name, field, says, have });
    }
    Ok(&rest[..says as usize * stride])
}

/// Refuses bytes that are not a whole number of elements.
#[inline]
pub(crate) fn whole_elements(name: &'static str, element: usize, rest: &[u8]) -> Result<(), Error> {
    match rest.len() % element {
        0 => Ok(()),
        left => Err(Error::PartialElement { name, element, left }),
    }
}

/// A structure that says in a field how many bytes on the next one begins, or 0, and the bytes from there.
pub(crate) fn linked<'a, V>(
    bytes: &'a [u8],
    field: &'static str,
    next: u64,
    view: fn(&'a [u8]) -> Result<V, Error>,
) -> Result<(V, &'a [u8]), Error> {
    match usize::try_from(next).ok().filter(|&next| next < bytes.len()) {
        Some(0) => Ok((view(bytes)?, &[])),
        Some(next) => Ok((view(&bytes[..next])?, &bytes[next..])),
        None => Err(Error::BadCount { name: "a list", field, says: next, have: bytes.len() as u64 }),
    }
}

/// The bytes that are left, from which parts are taken.
pub(crate) struct Left<'a> {
    name: &'static str,
    whole: usize,
    bytes: &'a [u8],
}

impl<'a> Left<'a> {
    /// What is left of `name` after its fixed part.
    #[inline]
    pub(crate) fn new(name: &'static str, fixed: usize, bytes: &'a [u8]) -> Self {
        Left { name, whole: fixed + bytes.len(), bytes }
    }

    /// All that is left.
    #[inline]
    pub(crate) fn rest(self) -> &'a [u8] {
        self.bytes
    }

    /// Whether so many bytes are left.
    #[inline]
    pub(crate) fn has(&self, bytes: usize) -> bool {
        self.bytes.len() >= bytes.max(1)
    }

    /// So many bytes.
    #[inline]
    pub(crate) fn chunk<const N: usize>(&mut self) -> Result<&'a [u8; N], Error> {
        match self.bytes.split_first_chunk() {
            Some((chunk, rest)) => {
                self.bytes = rest;
                Ok(chunk)
            }
            None => {
                let needed = self.whole - self.bytes.len() + N;
                Err(Error::TooShort { name: self.name, needed, have: self.whole })
            }
        }
    }

    /// As many elements as `field` says.
    #[inline]
    pub(crate) fn counted<T: Element>(&mut self, says: u64, field: &'static str) -> Result<Elements<'a, T>, Error> {
        let have = (self.bytes.len() / T::SIZE) as u64;
        if says > have {
            return Err(Error::BadCount { name: self.name, field, says, have });
        }
        let (elements, rest) = self.bytes.split_at(says as usize * T::SIZE);
        self.bytes = rest;
        Ok(Elements::new(elements))
    }

    /// As many whole elements as there are.
    #[inline]
    pub(crate) fn open<T: Element>(&mut self) -> Elements<'a, T> {
        let (elements, rest) = self.bytes.split_at(self.bytes.len() - self.bytes.len() % T::SIZE);
        self.bytes = rest;
        Elements::new(elements)
    }

    /// A text.
    #[inline]
    pub(crate) fn text<T: Text<'a>>(&mut self) -> T {
        let (text, rest) = T::split_text(self.bytes);
        self.bytes = rest;
        text
    }

    /// So many texts, or as many as there are.
    pub(crate) fn texts<T: Text<'a>>(&mut self, says: Option<u64>, field: &'static str) -> Result<Texts<'a, T>, Error> {
        let (from, mut have) = (self.bytes, 0);
        while says.is_none_or(|says| have < says) {
            let (_, rest) = T::split_text(self.bytes);
            if rest.len() == self.bytes.len() {
                match says {
                    None => break,
                    Some(says) => return Err(Error::BadCount { name: self.name, field, says, have }),
                }
            }
            self.bytes = rest;
            have += 1;
        }
        Ok(Texts { bytes: &from[..from.len() - self.bytes.len()], of: core::marker::PhantomData })
    }

    /// A structure that tells its own length.
    #[inline]
    pub(crate) fn item<V: Split<'a>>(&mut self) -> Result<V, Error> {
        let (item, rest) = V::split(self.bytes)?;
        self.bytes = rest;
        Ok(item)
    }

    /// Structures one after the other: so many if `field` says so, as long as one says that another follows, or to the
    /// end.
    pub(crate) fn items<V: Copy>(
        &mut self,
        step: Step<'a, V>,
        says: Option<(u64, &'static str)>,
        more: fn(&V) -> bool,
    ) -> Result<Items<'a, V>, Error> {
        let (from, mut have) = (self.bytes, 0);
        loop {
            match says {
                Some((says, _)) if have == says => break,
                Some((says, field)) if self.bytes.is_empty() => {
                    return Err(Error::BadCount { name: self.name, field, says, have });
                }
                None if self.bytes.is_empty() => break,
                _ => {}
            }
            let (item, rest) = step(self.bytes)?;
            if rest.len() == self.bytes.len() {
                // What has no bytes could go on for ever.
                return Err(Error::PartialElement { name: self.name, element: 0, left: rest.len() });
            }
            (self.bytes, have) = (rest, have + 1);
            if !more(&item) {
                break;
            }
        }
        Ok(Items { bytes: &from[..from.len() - self.bytes.len()], step })
    }
}

#[cfg(feature = "alloc")]
#[allow(unused_imports)]
pub(crate) use put::Put;

#[cfg(feature = "alloc")]
mod put {
    use alloc::vec::Vec;

    use crate::rt::{AnsiString, Element, Error, Tailed, Utf16String};

    /// Appends parts one after the other, and makes sure that a reader would find the same parts again.
    pub(crate) struct Put<'o> {
        name: &'static str,
        out: &'o mut Vec<u8>,
        /// Something that goes on to the end, and the length that all may have at most for that.
        bound: Option<(&'static str, usize)>,
    }

    impl<'o> Put<'o> {
        pub(crate) fn new(name: &'static str, out: &'o mut Vec<u8>) -> Self {
            Put { name, out, bound: None }
        }

        pub(crate) fn bytes(&mut self, bytes: &[u8]) {
            self.out.extend_from_slice(bytes);
        }

        /// Fewer than so many bytes may follow.
        pub(crate) fn limit(&mut self, part: &'static str, bytes: usize) {
            let end = self.out.len() + bytes.max(1);
            if self.bound.is_none_or(|(_, bound)| end < bound) {
                self.bound = Some((part, end));
            }
        }

        /// Refuses a count that is not that of what is there.
        pub(crate) fn count(&self, field: &'static str, says: u64, have: usize) -> Result<(), Error> {
            match have as u64 {
                have if have == says => Ok(()),
                have => Err(Error::BadCount { name: self.name, field, says, have }),
            }
        }

        pub(crate) fn element<T: Element>(&mut self, element: &T) {
            element.with_le(|bytes| self.out.extend_from_slice(bytes));
        }

        pub(crate) fn elements<T: Element>(&mut self, elements: &[T]) {
            elements.iter().for_each(|element| element.with_le(|bytes| self.out.extend_from_slice(bytes)));
        }

        pub(crate) fn ansi(&mut self, part: &'static str, text: &AnsiString) -> Result<(), Error> {
            text.append_to(self.out);
            self.text(part, text.terminated, text.is_whole(), 1)
        }

        pub(crate) fn utf16(&mut self, part: &'static str, text: &Utf16String) -> Result<(), Error> {
            text.append_to(self.out);
            self.text(part, text.terminated, text.is_whole(), 2)
        }

        fn text(&mut self, part: &'static str, terminated: bool, whole: bool, unit: usize) -> Result<(), Error> {
            if !whole {
                return Err(Error::Ambiguous { name: self.name, part });
            }
            if !terminated {
                self.limit(part, unit);
            }
            Ok(())
        }

        /// A structure that tells its own length; how many bytes it has.
        pub(crate) fn tailed<T: Tailed>(&mut self, value: &T) -> Result<usize, Error> {
            let from = self.out.len();
            value.append_to(self.out)?;
            Ok(self.out.len() - from)
        }

        /// The bytes after the last part.
        pub(crate) fn finish(mut self, rest: &[u8]) -> Result<(), Error> {
            self.bytes(rest);
            match self.bound {
                Some((part, bound)) if self.out.len() >= bound => Err(Error::Ambiguous { name: self.name, part }),
                _ => Ok(()),
            }
        }
    }
}
