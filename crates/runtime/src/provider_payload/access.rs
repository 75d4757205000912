//! Access to fields by their slot in the layout.

use super::place::Place;
use super::value::{FieldBytes, FieldValue, FieldValues};
use super::walk::Fields;
use crate::error::Error;

impl<'a> Fields<'a> {
    #[inline]
    fn slot(&self, slot: usize) -> Option<(u16, &'static Place, usize)> {
        let index = *self.layout.slots.get(slot)?;
        let place = self.place(index)?;
        Some((index, place, self.locate(index, place, self.start())?))
    }

    /// Returns the name of a field, if the version has it.
    #[cfg(feature = "proptest")]
    pub(crate) fn name(&self, slot: usize) -> Option<&'static str> {
        let index = *self.layout.slots.get(slot)?;
        Some(self.place(index)?.field.name)
    }

    /// Returns the value of a field, if the version has it.
    pub fn find<T: FieldValue<'a>>(&self, slot: usize) -> Option<T> {
        let (index, place, at) = self.slot(slot)?;
        let span = self.walk().element(index, place, at, None).ok()?;
        Some(T::of(&FieldBytes { fields: self, index, place, span }))
    }

    /// Returns the value of a field that all versions have.
    pub fn get<T: FieldValue<'a>>(&self, slot: usize) -> T {
        self.find(slot).unwrap_or_else(T::none)
    }

    /// Returns the elements of a field, if the version has it.
    pub fn find_all<T>(&self, slot: usize) -> Option<FieldValues<'a, T>> {
        let (index, place, at) = self.slot(slot)?;
        Some(self.elements(index, place, at))
    }

    /// Returns the elements of a field that all versions have.
    pub fn all<T>(&self, slot: usize) -> FieldValues<'a, T> {
        self.find_all(slot).unwrap_or(FieldValues::new(Fields::NONE, 0, 0, 0))
    }

    /// Returns a structure of another part of the crate in the bytes of a field. `None` if the version does not have the
    /// field, or its bytes are no such structure.
    pub fn view<T>(&self, slot: usize, new: fn(&'a [u8]) -> Result<T, Error>) -> Option<T> {
        new(self.find(slot)?).ok()
    }

    pub(super) fn elements<T>(&self, index: u16, place: &Place, at: usize) -> FieldValues<'a, T> {
        let left = usize::try_from(self.quantity(place.field.count, None)).unwrap_or(0);
        FieldValues::new(*self, index, at, left)
    }
}
