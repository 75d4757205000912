//! Records at the addresses of a structure.
#![allow(unsafe_code)]

use core::ffi::c_void;

use crate::pointer::parts;
use crate::record::Record;
#[cfg(feature = "trace")]
use crate::replay::OwnedRecord;

impl<'a> Record<'a> {
    /// Reads an EVENT_RECORD. `None` if the pointer is null.
    ///
    /// The records of `windows`, `windows-sys`, `ferrisetw` and `one_collect` are all this structure, in the form of the
    /// pointer size of the consumer.
    ///
    /// # Safety
    ///
    /// `record` is null or points to an EVENT_RECORD, as a consumer's callback receives it. The structure, its extended
    /// data items with their data, and its user data are valid and unchanged for `'a`: they are until the callback
    /// returns. Pass the record to a function whose signature does not name its lifetime, and it cannot be kept longer.
    pub unsafe fn from_ptr(record: *const c_void) -> Option<Record<'a>> {
        if record.is_null() {
            return None;
        }
        // SAFETY: the pointer is not null, and the caller guarantees that it points to the structure. Any bytes are valid.
        Some(unsafe { Record::of_pointers(parts(&*record.cast())) })
    }
}

#[cfg(feature = "trace")]
impl OwnedRecord {
    /// Returns the record.
    pub fn record(&self) -> Record<'_> {
        // SAFETY: the addresses in the structure are those of items and data that `self` owns and does not change.
        unsafe { Record::of_pointers(parts(self.structure())) }
    }
}
