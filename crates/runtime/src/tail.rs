//! Reading and writing of the parts that follow a fixed part.
//!
//! # Design
//!
//! A tail is decoded in one pass without allocation. Bytes after the last known part are `rest`. A writer rejects
//! values that a reader would split differently, such as a string that contains a zero.

use crate::elements::{Element, Elements};
use crate::error::Error;
use crate::text::{AnsiStr, Utf16Str};

/// A borrowed view of a structure whose length is determined by its bytes.
pub trait Split<'a>: Copy {
    /// Owned form of the structure.
    #[cfg(feature = "alloc")]
    type Owned;

    /// Returns a view of the structure at the start of the bytes, and the bytes after it.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), Error>;

    /// Returns an owned copy.
    ///
    /// # Errors
    ///
    /// As the structure's `from_slice`.
    #[cfg(feature = "alloc")]
    fn to_owned_value(&self) -> Result<Self::Owned, Error>;
}

/// Function that splits the first item from the bytes after it.
type Step<'a, V> = fn(&'a [u8]) -> Result<(V, &'a [u8]), Error>;

/// A sequence of structures of variable length in borrowed bytes.
#[derive(Clone, Copy)]
pub struct Items<'a, V> {
    bytes: &'a [u8],
    step: Step<'a, V>,
}

impl<'a, V> Items<'a, V> {
    /// Returns an iterator over the structures, in order.
    pub fn iter(&self) -> impl Iterator<Item = V> + use<'a, V> {
        let (mut bytes, step) = (self.bytes, self.step);
        core::iter::from_fn(move || {
            if bytes.is_empty() {
                return None;
            }
            // The bytes were validated when the sequence was created.
            let (item, rest) = step(bytes).ok()?;
            bytes = rest;
            Some(item)
        })
    }

    /// Returns the bytes of the sequence.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns whether the sequence is empty.
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

/// A sequence of strings in borrowed bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Texts<'a, T> {
    bytes: &'a [u8],
    of: core::marker::PhantomData<T>,
}

/// A borrowed string that ends with a zero or with the bytes.
pub trait Text<'a>: Sized + Copy {
    /// Returns the string at the start of the bytes, and the bytes after it.
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

impl<'a, T: Text<'a> + core::fmt::Debug> core::fmt::Debug for Texts<'a, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: Text<'a>> Texts<'a, T> {
    /// Returns the sequence of the strings in bytes.
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Texts { bytes, of: core::marker::PhantomData }
    }

    /// Returns an iterator over the strings, in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + use<'a, T> {
        let mut bytes = self.bytes;
        core::iter::from_fn(move || {
            if bytes.is_empty() {
                return None;
            }
            let (text, rest) = T::split_text(bytes);
            // A single byte is not a string of two-byte units.
            let stuck = rest.len() == bytes.len();
            bytes = rest;
            (!stuck).then_some(text)
        })
    }

    /// Returns the bytes of the sequence.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }
}

/// Returns the bytes after a fixed part of `fixed` bytes, if a field states the total size.
#[inline]
pub fn within<'a>(
    name: &'static str,
    field: &'static str,
    fixed: usize,
    stated: u64,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    let have = (fixed + rest.len()) as u64;
    match stated.checked_sub(fixed as u64) {
        None => Err(Error::BadCount { name, field, stated, have: fixed as u64 }),
        Some(_) if stated > have => {
            let needed = usize::try_from(stated).unwrap_or(usize::MAX);
            Err(Error::TooShort { name, needed, have: fixed + rest.len() })
        }
        Some(len) => Ok(&rest[..len as usize]),
    }
}

/// Returns the payload after a header, from offset `begin` to `total`. `rest` starts at offset `fixed`.
#[inline]
pub fn event_data<'a>(
    name: &'static str,
    field: &'static str,
    fixed: usize,
    begin: usize,
    total: usize,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    if total < begin {
        return Err(Error::BadCount { name, field, stated: total as u64, have: begin as u64 });
    }
    match rest.get(begin - fixed..total - fixed) {
        Some(data) => Ok(data),
        None => Err(Error::TooShort { name, needed: total, have: fixed + rest.len() }),
    }
}

/// Returns the first `end` bytes and the bytes after them.
#[inline]
pub fn split_at<'a>(name: &'static str, bytes: &'a [u8], end: usize) -> Result<(&'a [u8], &'a [u8]), Error> {
    bytes.split_at_checked(end).ok_or(Error::TooShort { name, needed: end, have: bytes.len() })
}

/// Returns the bytes of the number of elements that `field` states.
#[inline]
pub fn counted<'a>(
    name: &'static str,
    field: &'static str,
    stride: usize,
    stated: u64,
    rest: &'a [u8],
) -> Result<&'a [u8], Error> {
    let have = (rest.len() / stride) as u64;
    if stated > have {
        return Err(Error::BadCount { name, field, stated, have });
    }
    Ok(&rest[..stated as usize * stride])
}

/// Rejects bytes that are not a whole number of elements.
#[inline]
pub fn whole_elements(name: &'static str, element: usize, rest: &[u8]) -> Result<(), Error> {
    match rest.len() % element {
        0 => Ok(()),
        left => Err(Error::PartialElement { name, element, left }),
    }
}

/// Returns an element of a linked list and the bytes from the next element. `next` is its offset, or 0 in the last.
pub fn linked<'a, V>(
    bytes: &'a [u8],
    field: &'static str,
    next: u64,
    view: fn(&'a [u8]) -> Result<V, Error>,
) -> Result<(V, &'a [u8]), Error> {
    match usize::try_from(next).ok().filter(|&next| next < bytes.len()) {
        Some(0) => Ok((view(bytes)?, &[])),
        Some(next) => Ok((view(&bytes[..next])?, &bytes[next..])),
        None => Err(Error::BadCount { name: "a list", field, stated: next, have: bytes.len() as u64 }),
    }
}

/// Remaining bytes, from which parts are read.
pub struct Left<'a> {
    name: &'static str,
    whole: usize,
    bytes: &'a [u8],
}

impl<'a> Left<'a> {
    /// Starts after the fixed part of the structure `name`.
    #[inline]
    pub fn new(name: &'static str, fixed: usize, bytes: &'a [u8]) -> Self {
        Left { name, whole: fixed + bytes.len(), bytes }
    }

    /// Returns all remaining bytes.
    #[inline]
    pub fn rest(self) -> &'a [u8] {
        self.bytes
    }

    /// Returns whether a number of bytes remains.
    #[inline]
    pub fn has(&self, bytes: usize) -> bool {
        self.bytes.len() >= bytes.max(1)
    }

    /// Reads `N` bytes.
    #[inline]
    pub fn chunk<const N: usize>(&mut self) -> Result<&'a [u8; N], Error> {
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

    /// Reads the number of elements that `field` states.
    #[inline]
    pub fn counted<T: Element>(&mut self, stated: u64, field: &'static str) -> Result<Elements<'a, T>, Error> {
        let have = (self.bytes.len() / T::SIZE) as u64;
        if stated > have {
            return Err(Error::BadCount { name: self.name, field, stated, have });
        }
        let (elements, rest) = self.bytes.split_at(stated as usize * T::SIZE);
        self.bytes = rest;
        Ok(Elements::new(elements))
    }

    /// Reads all whole elements.
    #[inline]
    pub fn open<T: Element>(&mut self) -> Elements<'a, T> {
        let (elements, rest) = self.bytes.split_at(self.bytes.len() - self.bytes.len() % T::SIZE);
        self.bytes = rest;
        Elements::new(elements)
    }

    /// Reads a string.
    #[inline]
    pub fn text<T: Text<'a>>(&mut self) -> T {
        let (text, rest) = T::split_text(self.bytes);
        self.bytes = rest;
        text
    }

    /// Reads a number of strings, or all strings if no number is stated.
    pub fn texts<T: Text<'a>>(&mut self, stated: Option<u64>, field: &'static str) -> Result<Texts<'a, T>, Error> {
        let (from, mut have) = (self.bytes, 0);
        while stated.is_none_or(|stated| have < stated) {
            let (_, rest) = T::split_text(self.bytes);
            if rest.len() == self.bytes.len() {
                match stated {
                    None => break,
                    Some(stated) => return Err(Error::BadCount { name: self.name, field, stated, have }),
                }
            }
            self.bytes = rest;
            have += 1;
        }
        Ok(Texts::new(&from[..from.len() - self.bytes.len()]))
    }

    /// Reads a structure whose length is determined by its bytes.
    #[inline]
    pub fn item<V: Split<'a>>(&mut self) -> Result<V, Error> {
        let (item, rest) = V::split(self.bytes)?;
        self.bytes = rest;
        Ok(item)
    }

    /// Reads a sequence of structures: the stated number, as long as `more` returns true, or to the end of the bytes.
    ///
    /// `announced_by` is the field by which an element announces another. The other must then be present.
    pub fn items<V: Copy>(
        &mut self,
        step: Step<'a, V>,
        stated: Option<(u64, &'static str)>,
        more: fn(&V) -> bool,
        announced_by: Option<&'static str>,
    ) -> Result<Items<'a, V>, Error> {
        let (from, mut have) = (self.bytes, 0);
        loop {
            match stated {
                None if self.bytes.is_empty() && have > 0 => match announced_by {
                    Some(field) => return Err(Error::BadCount { name: self.name, field, stated: 1, have: 0 }),
                    None => break,
                },
                Some((stated, _)) if have == stated => break,
                Some((stated, field)) if self.bytes.is_empty() => {
                    return Err(Error::BadCount { name: self.name, field, stated, have });
                }
                None if self.bytes.is_empty() => break,
                _ => {}
            }
            let (item, rest) = step(self.bytes)?;
            if rest.len() == self.bytes.len() {
                // A structure without bytes would repeat for ever.
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
pub use put::Put;

#[cfg(feature = "alloc")]
mod put {
    use alloc::vec::Vec;

    use crate::elements::Element;
    use crate::error::Error;
    use crate::record::Tailed;
    use crate::text::{AnsiString, Utf16String};

    /// Appends parts. Rejects parts that would be read back as different ones.
    pub struct Put<'o> {
        name: &'static str,
        out: &'o mut Vec<u8>,
        /// A part that extends to the end, and the length that the output must not reach for that.
        bound: Option<(&'static str, usize)>,
    }

    impl<'o> Put<'o> {
        /// Creates an appender for a structure with a name.
        pub fn new(name: &'static str, out: &'o mut Vec<u8>) -> Self {
            Put { name, out, bound: None }
        }

        /// Appends bytes.
        pub fn bytes(&mut self, bytes: &[u8]) {
            self.out.extend_from_slice(bytes);
        }

        /// Requires that fewer than a number of bytes follow.
        pub fn limit(&mut self, part: &'static str, bytes: usize) {
            let end = self.out.len() + bytes.max(1);
            if self.bound.is_none_or(|(_, bound)| end < bound) {
                self.bound = Some((part, end));
            }
        }

        /// Rejects a count that differs from the number present.
        pub fn count(&self, field: &'static str, stated: u64, have: usize) -> Result<(), Error> {
            match have as u64 {
                have if have == stated => Ok(()),
                have => Err(Error::BadCount { name: self.name, field, stated, have }),
            }
        }

        /// Appends an element.
        pub fn element<T: Element>(&mut self, element: &T) {
            element.with_le(|bytes| self.out.extend_from_slice(bytes));
        }

        /// Appends elements.
        pub fn elements<T: Element>(&mut self, elements: &[T]) {
            elements.iter().for_each(|element| element.with_le(|bytes| self.out.extend_from_slice(bytes)));
        }

        /// Appends a string of 8-bit characters.
        pub fn ansi(&mut self, part: &'static str, text: &AnsiString) -> Result<(), Error> {
            text.append_to(self.out);
            self.text(part, text.terminated, text.is_whole(), 1)
        }

        /// Appends a string in UTF-16.
        pub fn utf16(&mut self, part: &'static str, text: &Utf16String) -> Result<(), Error> {
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

        /// Appends a structure and returns its size in bytes.
        pub fn tailed<T: Tailed>(&mut self, value: &T) -> Result<usize, Error> {
            let from = self.out.len();
            value.append_to(self.out)?;
            Ok(self.out.len() - from)
        }

        /// Appends the bytes after the last part and checks the limit.
        pub fn finish(mut self, rest: &[u8]) -> Result<(), Error> {
            self.bytes(rest);
            match self.bound {
                Some((part, bound)) if self.out.len() >= bound => Err(Error::Ambiguous { name: self.name, part }),
                _ => Ok(()),
            }
        }
    }
}
