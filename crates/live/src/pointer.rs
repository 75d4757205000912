//! Records and items that Windows points to.
#![allow(unsafe_code)]

use core::slice;

use etwspec::buffers::EtwBufferContext;
use etwspec::headers::EventHeaderExtendedDataItem;
use etwspec::headers::event_header::EventHeaderFixed;

/// Record in the form of the machine's pointer size.
#[cfg(target_pointer_width = "32")]
pub(crate) use etwspec::headers::EventRecordPtr32 as EventRecord;
#[cfg(not(target_pointer_width = "32"))]
pub(crate) use etwspec::headers::EventRecordPtr64 as EventRecord;

use crate::item::Item;

/// Items in an array of EVENT_HEADER_EXTENDED_DATA_ITEM, whose data are valid as long as the array is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointers<'a>(&'a [[u8; EventHeaderExtendedDataItem::SIZE]]);

impl<'a> Iterator for Pointers<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        let item = EventHeaderExtendedDataItem::from_bytes(first);
        // SAFETY: `parts`, which alone creates this type, requires that the data are valid for `'a`.
        let data = unsafe { bytes(item.data_ptr() as usize, item.data_size()) };
        Some(Item { ext_type: item.ext_type(), data })
    }
}

/// Parts of a record: header, buffer context, items and user data.
pub(crate) type Parts<'a> = (EventHeaderFixed, EtwBufferContext, Pointers<'a>, &'a [u8]);

/// Reads a structure.
///
/// # Safety
///
/// The items, their data and the user data whose addresses the structure contains are valid and unchanged for `'a`.
pub(crate) unsafe fn parts<'a>(record: &[u8; EventRecord::SIZE]) -> Parts<'a> {
    let record = EventRecord::from_bytes(record);
    let (items, count) = (record.extended_data() as usize, usize::from(record.extended_data_count()));
    let items = match items == 0 {
        true => &[][..],
        // SAFETY: the caller guarantees that the array is valid for `'a`. Arrays of bytes have no alignment.
        false => unsafe { slice::from_raw_parts(core::ptr::with_exposed_provenance(items), count) },
    };
    // SAFETY: the caller guarantees that the data are valid for `'a`.
    let data = unsafe { bytes(record.user_data() as usize, record.user_data_length()) };
    let header = EventHeaderFixed::from_bytes(&record.event_header().0);
    (header, record.buffer_context(), Pointers(items), data)
}

/// Returns the bytes at an address.
///
/// # Safety
///
/// The address is 0, or that of at least `size` bytes that are valid and unchanged for `'a`.
unsafe fn bytes<'a>(address: usize, size: u16) -> &'a [u8] {
    match address {
        0 => &[],
        // SAFETY: the caller guarantees it.
        address => unsafe { slice::from_raw_parts(core::ptr::with_exposed_provenance(address), size.into()) },
    }
}
