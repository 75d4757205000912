//! Payloads of events: bytes with the layout that they have, and fields under one name in all layouts.

use core::fmt::{self, Debug};

use crate::elements::Element;
use crate::error::Error;
use crate::fit::Fit;
use crate::layout::{Content, Layout, Many, big_endian, little_endian};
use crate::piece::{Value, What};
use crate::show;
use crate::storage::{BitValue, load_bits};
use crate::table::{self, Hex, Named, Table};
use crate::tail::Texts;
use crate::text::{AnsiStr, Text, Utf16Str};

/// Payload of an event: its bytes, and the layout that they have.
///
/// The payload types dereference to this type.
#[derive(Clone, Copy)]
pub struct PayloadData<'a> {
    bytes: &'a [u8],
    form: &'static PayloadForm,
    other_pointer: bool,
}

/// A layout of a payload type, and the location of each of the type's fields in it.
#[derive(Debug)]
pub struct PayloadForm {
    /// Layout.
    pub layout: &'static Layout,
    /// Locations, by field.
    pub slots: &'static [Slot],
}

/// Location of a field in one layout.
#[derive(Clone, Copy, Debug)]
pub enum Slot {
    /// The layout has no such field.
    Absent,
    /// An unsigned integer, an address, a GUID, a structure or bytes: offset and size.
    At(u16, u16),
    /// A signed integer: offset and size.
    Signed(u16, u16),
    /// An unsigned integer with the most significant byte first: offset and size.
    Big(u16, u16),
    /// Bits of an integer: its offset and size, the lowest bit, and the number of bits.
    Bits(u16, u8, u8, u8),
    /// Characters, up to the first zero: offset, size, and the size of a character.
    Chars(u16, u16, u8),
    /// A part of the tail, by index.
    Part(u8),
}

impl<'a> PayloadData<'a> {
    #[doc(hidden)]
    pub fn new(form: &'static PayloadForm, bytes: &'a [u8], other_pointer: bool) -> Result<Self, Error> {
        let Layout { name, fixed, .. } = *form.layout;
        match bytes.len() {
            have if have < fixed => Err(Error::TooShort { name, needed: fixed, have }),
            _ => Ok(PayloadData { bytes, form, other_pointer }),
        }
    }

    /// Returns the table that describes the layout. Its `name` and `form` name the structure and the form.
    #[inline]
    pub fn layout(&self) -> &'static Layout {
        self.form.layout
    }

    /// Returns whether the bytes have a layout, such as the `LAYOUT` of an owned form. The form's view then reads
    /// [`bytes`](Self::bytes).
    #[inline]
    pub fn has_layout(&self, layout: &'static Layout) -> bool {
        core::ptr::eq(self.form.layout, layout)
    }

    /// Returns how the bytes compare with the layout. Fields are certain only if it is [`Fit::Exact`].
    pub fn fit(&self) -> Fit {
        self.form.layout.fit(self.bytes)
    }

    /// Returns whether the layout is that of the other pointer size than the one of the event's header, because only
    /// that one explains all bytes.
    #[inline]
    pub fn has_other_pointer_size(&self) -> bool {
        self.other_pointer
    }

    /// Returns the bytes.
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    #[inline]
    fn slot(&self, slot: usize) -> Slot {
        self.form.slots.get(slot).copied().unwrap_or(Slot::Absent)
    }

    #[inline]
    fn at(&self, offset: u16, size: u16) -> &'a [u8] {
        self.bytes.get(usize::from(offset)..).and_then(|bytes| bytes.get(..usize::from(size))).unwrap_or(&[])
    }

    /// Returns the bytes of a part of the tail, or `None` if it is absent, or if the bytes do not match the layout.
    fn part(&self, index: u8) -> Option<&'a [u8]> {
        let part = self.form.layout.tail.get(usize::from(index))?;
        for piece in self.form.layout.walk(self.bytes) {
            match piece.what {
                What::End(ended) if core::ptr::eq(ended, part) => return Some(piece.bytes),
                What::Rest(_) => return None,
                _ => {}
            }
        }
        None
    }

    /// Returns a number that all layouts have.
    #[doc(hidden)]
    #[inline]
    pub fn number<T: BitValue>(&self, slot: usize) -> T {
        self.find_number(slot).unwrap_or(T::from_bits(0))
    }

    /// Returns a number.
    #[doc(hidden)]
    #[inline]
    pub fn find_number<T: BitValue>(&self, slot: usize) -> Option<T> {
        let bits = match self.slot(slot) {
            Slot::At(offset, size) => load_bits(self.bytes, offset.into(), size.into(), 0, 8 * u32::from(size)),
            Slot::Signed(offset, size) => table::signed(size.into(), self.at(offset, size)) as u64,
            Slot::Big(offset, size) => big_endian(self.at(offset, size)),
            Slot::Bits(offset, size, start, width) => {
                load_bits(self.bytes, offset.into(), size.into(), start.into(), width.into())
            }
            Slot::Part(index) => match self.form.layout.tail.get(usize::from(index))?.content {
                Content::Value(element) => match element.value(self.part(index)?)? {
                    Value::Unsigned(number) => number,
                    Value::Signed(number) => number as u64,
                    Value::Guid(_) => return None,
                },
                _ => return None,
            },
            Slot::Chars(..) | Slot::Absent => return None,
        };
        Some(T::from_bits(bits))
    }

    /// Returns a GUID, or a structure of a fixed size.
    #[doc(hidden)]
    #[inline]
    pub fn find_value<T: Element>(&self, slot: usize) -> Option<T> {
        self.find_bytes(slot).filter(|bytes| bytes.len() >= T::SIZE).map(T::from_le)
    }

    /// Returns a GUID, or a structure of a fixed size, that all layouts have.
    #[doc(hidden)]
    #[inline]
    pub fn value<T: Element + Default>(&self, slot: usize) -> T {
        self.find_value(slot).unwrap_or_default()
    }

    /// Returns the view of a structure.
    #[doc(hidden)]
    #[inline]
    pub fn find_view<T>(&self, slot: usize, new: fn(&'a [u8]) -> Result<T, Error>) -> Option<T> {
        new(self.find_bytes(slot)?).ok()
    }

    /// Returns the bytes of a field that all layouts have.
    #[doc(hidden)]
    #[inline]
    pub fn field_bytes(&self, slot: usize) -> &'a [u8] {
        self.find_bytes(slot).unwrap_or_default()
    }

    /// Returns the bytes of a field.
    #[doc(hidden)]
    #[inline]
    pub fn find_bytes(&self, slot: usize) -> Option<&'a [u8]> {
        match self.slot(slot) {
            Slot::At(offset, size)
            | Slot::Signed(offset, size)
            | Slot::Big(offset, size)
            | Slot::Chars(offset, size, _) => Some(self.at(offset, size)),
            Slot::Part(index) => self.part(index),
            Slot::Bits(..) | Slot::Absent => None,
        }
    }

    /// Returns a string that all layouts have.
    #[doc(hidden)]
    #[inline]
    pub fn text(&self, slot: usize) -> Text<'a> {
        self.find_text(slot).unwrap_or_default()
    }

    /// Returns a string.
    #[doc(hidden)]
    pub fn find_text(&self, slot: usize) -> Option<Text<'a>> {
        let unit = match self.slot(slot) {
            Slot::Chars(.., unit) => usize::from(unit),
            Slot::Part(index) => match self.form.layout.tail.get(usize::from(index))?.content {
                Content::Text { unit } => unit,
                _ => return None,
            },
            _ => return None,
        };
        let bytes = self.find_bytes(slot)?;
        Some(match unit {
            2 => Text::Utf16(Utf16Str::split(bytes).0),
            _ => Text::Ansi(AnsiStr::split(bytes).0),
        })
    }

    /// Returns an array of unsigned integers.
    #[doc(hidden)]
    pub fn find_numbers(&self, slot: usize) -> Option<Numbers<'a>> {
        let Slot::Part(index) = self.slot(slot) else { return None };
        match self.form.layout.tail.get(usize::from(index))?.content {
            Content::Value(element) => Some(Numbers::new(self.part(index)?, element.size as usize)),
            _ => None,
        }
    }
}

/// Two payloads are equal if their bytes and layouts are.
impl PartialEq for PayloadData<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.has_layout(other.form.layout) && self.bytes == other.bytes
    }
}

impl Eq for PayloadData<'_> {}

/// Writes the fields by name, and the parts of the tail: text as text, other parts as hexadecimal digits.
impl Debug for PayloadData<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = self.form.layout;
        let mut shown = f.debug_struct(layout.name);
        show::fields(&mut shown, Table::form(layout), self.bytes);
        for (index, part) in (0u8..).zip(layout.tail) {
            let Some(bytes) = self.part(index) else { continue };
            match (part.content, part.many) {
                (Content::Text { unit: 2 }, Many::One) => shown.field(part.name, &Utf16Str::split(bytes).0),
                (Content::Text { unit: 2 }, _) => shown.field(part.name, &Texts::<Utf16Str<'_>>::new(bytes)),
                (Content::Text { .. }, Many::One) => shown.field(part.name, &AnsiStr::split(bytes).0),
                (Content::Text { .. }, _) => shown.field(part.name, &Texts::<AnsiStr<'_>>::new(bytes)),
                (Content::Value(element), Many::One) => match (part.values, element.value(bytes)) {
                    (Some(values), Some(Value::Unsigned(number))) => {
                        shown.field(part.name, &format_args!("{}", Named { values, number }))
                    }
                    (_, Some(Value::Unsigned(number))) => shown.field(part.name, &number),
                    (_, Some(Value::Signed(number))) => shown.field(part.name, &number),
                    (_, Some(Value::Guid(guid))) => shown.field(part.name, &format_args!("{guid}")),
                    (_, None) => shown.field(part.name, &format_args!("{}", Hex(bytes))),
                },
                _ => shown.field(part.name, &format_args!("{}", Hex(bytes))),
            };
        }
        shown.finish()
    }
}

/// An array of unsigned integers in borrowed bytes. Their size depends on the layout of the data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Numbers<'a> {
    bytes: &'a [u8],
    size: usize,
}

impl<'a> Numbers<'a> {
    #[doc(hidden)]
    pub fn new(bytes: &'a [u8], size: usize) -> Self {
        let size = size.clamp(1, 8);
        Numbers { bytes: &bytes[..bytes.len() - bytes.len() % size], size }
    }

    /// Returns the number of elements.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.size
    }

    /// Returns whether there are no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns an iterator over the elements, in order.
    #[inline]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = u64> + use<'a> {
        self.bytes.chunks_exact(self.size).map(little_endian)
    }
}

impl fmt::Debug for Numbers<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Defines a payload type with its getters: each has a method of [`PayloadData`] and the index of the field.
#[doc(hidden)]
#[macro_export]
macro_rules! payload_type {
    ($(#[$meta:meta])* $name:ident {
        $($(#[$get_meta:meta])* fn $get:ident -> $ty:ty = $read:ident($slot:literal $(, $new:path)?);)*
    }) => {
        $crate::wrapper!($(#[$meta])* $name($crate::payload::PayloadData<'a>) deref);

        impl<'a> $name<'a> {
            $(
                $(#[$get_meta])*
                #[inline]
                pub fn $get(&self) -> $ty {
                    self.0.$read($slot $(, $new)?)
                }
            )*
        }

        $crate::tested!(payload $name { $($get: $ty = $read($slot);)* });
    };
}
