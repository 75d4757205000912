//! Extended data item of a record.

use etwspec::headers::EventHeaderExtType;

/// Extended data item: a stack trace, an identifier, the fields of a TraceLogging event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item<'a> {
    /// Type of the data.
    pub ext_type: EventHeaderExtType,
    /// Data. Views such as [`EventExtendedItemStackTrace64View`](etwspec::headers::EventExtendedItemStackTrace64View)
    /// read it.
    pub data: &'a [u8],
}
