//! Access to the describing tables, shared by formatting and serialization.

use core::fmt;
#[cfg(feature = "serde")]
use core::fmt::Write;

use crate::layout::{Field, Kind, Layout, Values, big_endian, little_endian};
use crate::values;

/// Fields of a form, or of a named structure or union within one.
#[derive(Clone, Copy)]
pub struct Table {
    /// The fields.
    pub fields: &'static [Field],
    /// Offset at which the bytes start.
    pub base: usize,
}

impl Table {
    /// Returns the fields of a form.
    pub const fn form(layout: &'static Layout) -> Table {
        Table { fields: layout.fields, base: 0 }
    }

    /// Returns the inner fields of the field with a path.
    pub fn inner(layout: &'static Layout, path: &str) -> Table {
        match layout.field(path) {
            Some(field) => Table { fields: field.children(), base: field.offset() },
            None => Table { fields: &[], base: 0 },
        }
    }

    /// Returns the inner fields of a field, for bytes that start at offset `base`.
    pub(crate) fn element(field: &'static Field, base: usize) -> Table {
        Table { fields: field.children(), base }
    }

    /// Visits the fields. Visits the members of a container without a name instead of the container. Stops when the
    /// function returns false.
    pub(crate) fn visit(&self, visit: &mut dyn FnMut(&'static Field) -> bool) -> bool {
        visit_fields(self.fields, visit)
    }

    /// Returns the bytes of a field, from those of the fixed part.
    pub(crate) fn bytes<'b>(&self, field: &Field, bytes: &'b [u8]) -> &'b [u8] {
        let at = field.offset().saturating_sub(self.base);
        bytes.get(at..at.saturating_add(field.size())).unwrap_or(&[])
    }

    /// Returns the end of the last field, from the start of the bytes.
    #[cfg(feature = "serde")]
    pub(crate) fn end(&self) -> usize {
        let own = self
            .fields
            .iter()
            .filter(|field| !matches!(field.kind(), Kind::Data | Kind::Open { .. } | Kind::Counted { .. }));
        own.map(|field| field.offset() + field.size()).max().unwrap_or(self.base) - self.base
    }
}

fn visit_fields(fields: &'static [Field], visit: &mut dyn FnMut(&'static Field) -> bool) -> bool {
    fields.iter().filter(|field| !field.ignored()).all(|field| match field.kind() {
        Kind::Union | Kind::Struct | Kind::Bits if field.name().is_empty() => visit_fields(field.children(), visit),
        Kind::Data | Kind::Open { .. } | Kind::Counted { .. } => true,
        _ => visit(field),
    })
}

/// Returns the number in an integer, an address or a bit-field.
pub(crate) fn number(field: &Field, bytes: &[u8]) -> u64 {
    let word = little_endian(bytes);
    match field.kind() {
        Kind::BigEndian => big_endian(bytes),
        Kind::Bit { start, width } => word >> start & u64::MAX.checked_shr(64 - width).unwrap_or(0),
        _ => word,
    }
}

/// Returns the number in a signed field.
pub(crate) fn signed(size: usize, bytes: &[u8]) -> i64 {
    let unused = 64 - 8 * size.clamp(1, 8) as u32;
    ((little_endian(bytes) << unused) as i64) >> unused
}

/// A value of an enumeration or of flags, displayed by name if it has one.
pub(crate) struct Named {
    pub(crate) values: &'static Values,
    pub(crate) number: u64,
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (values, number) = (self.values, self.number);
        if !values.flags {
            return match values::name(values, number) {
                Some(name) => f.write_str(name),
                None => write!(f, "{number:#x}"),
            };
        }
        let mut rest = number;
        let mut first = true;
        let mut separate =
            |f: &mut fmt::Formatter<'_>| if core::mem::take(&mut first) { Ok(()) } else { f.write_str(" | ") };
        for named in values.values {
            let set = number & named.value;
            match named.shift {
                Some(shift) if set != 0 => {
                    separate(f)?;
                    write!(f, "{}(", named.name)?;
                    match named.holds {
                        Some(holds) => write!(f, "{})", Named { values: holds, number: set >> shift })?,
                        None => write!(f, "{})", set >> shift)?,
                    }
                }
                None if set == named.value && rest & named.value != 0 => {
                    separate(f)?;
                    f.write_str(named.name)?;
                }
                _ => continue,
            }
            rest &= !set;
        }
        if rest != 0 || number == 0 {
            separate(f)?;
            write!(f, "{rest:#x}")?;
        }
        Ok(())
    }
}

/// Bytes as hexadecimal digits.
pub(crate) struct Hex<'b>(pub(crate) &'b [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Key of a field in a map: its name, or one derived from its offset.
#[cfg(feature = "serde")]
pub(crate) struct Key {
    pub(crate) field: &'static Field,
    /// Offset from the start of the bytes.
    pub(crate) offset: usize,
    /// Number of preceding fields with the same name.
    pub(crate) nth: usize,
}

#[cfg(feature = "serde")]
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.field.name(), self.field.kind()) {
            ("", Kind::Padding) => write!(f, "padding_{:02x}", self.offset),
            ("", Kind::Bit { start, .. }) => write!(f, "unnamed_{:02x}_{start}", self.offset),
            ("", _) => write!(f, "unnamed_{:02x}", self.offset),
            (name, _) => f.write_str(name),
        }?;
        (0..self.nth).try_for_each(|_| f.write_char('_'))
    }
}

#[cfg(feature = "serde")]
impl Table {
    /// Returns the key of a field. Fields with the same name have different keys.
    pub(crate) fn key(&self, field: &'static Field) -> Key {
        let mut nth = 0;
        if !field.name().is_empty() {
            self.visit(&mut |other| {
                let own = core::ptr::eq(other, field);
                nth += usize::from(!own && other.name() == field.name());
                !own
            });
        }
        Key { field, offset: field.offset() - self.base, nth }
    }

    /// Returns the field with a key.
    pub(crate) fn find(&self, key: &str) -> Option<&'static Field> {
        let mut found = None;
        self.visit(&mut |field| {
            let same = key.starts_with(field.name()) && is_text(&self.key(field), key);
            found = same.then_some(field);
            !same
        });
        found
    }
}

/// Returns whether a value is displayed as the given string. Does not allocate.
#[cfg(feature = "serde")]
fn is_text(shown: &impl fmt::Display, text: &str) -> bool {
    struct Rest<'t>(&'t str);
    impl Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    write!(rest, "{shown}").is_ok() && rest.0.is_empty()
}
