//! Changes the header of a buffer, whatever the release, and nothing else of it.

use etwspec::Pointer;
use etwspec::buffers::wmi_buffer_header::{V5_0Ptr32, V5_0Ptr64, V5_2Ptr32, V5_2Ptr64};
use etwspec::buffers::{EtwBufferFlag, WmiBufferHeaderPtr64};

use crate::buffer_header::{Format, HEADER};

/// Changes of a header.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Changed {
    /// The size of the buffer in the file.
    pub(crate) buffer_size: usize,
    /// End of its events.
    pub(crate) end: usize,
    pub(crate) flags: EtwBufferFlag,
    /// Sequence number, if there is one and it changes.
    pub(crate) sequence_number: Option<i64>,
}

/// Returns the header of a buffer with other events.
pub(crate) fn changed(old: &[u8; HEADER], format: Format, to: &Changed) -> [u8; HEADER] {
    let (buffer_size, end) = (to.buffer_size as u32, to.end as u32);
    macro_rules! old {
        ($header:ty, $header_value:ident => $more:block) => {{
            let mut $header_value = <$header>::from_bytes(old);
            let mut wnode = $header_value.wnode();
            wnode.set_buffer_size(buffer_size);
            $header_value.set_wnode(wnode);
            $header_value.set_saved_offset(end);
            $header_value.set_current_offset(end);
            $more
            $header_value.to_bytes()
        }};
    }
    match format {
        Format::V6_0 => {
            let mut header = WmiBufferHeaderPtr64::from_bytes(old);
            header.set_buffer_size(buffer_size);
            header.set_saved_offset(end);
            header.set_current_offset(end);
            header.set_offset(end);
            header.set_buffer_flag(to.flags);
            header.set_sequence_number(to.sequence_number.unwrap_or(header.sequence_number()));
            header.to_bytes()
        }
        Format::V5_2(Pointer::Bits32) => old!(V5_2Ptr32, header => {
            header.set_offset(end);
            header.set_buffer_flag(to.flags);
        }),
        Format::V5_2(Pointer::Bits64) => old!(V5_2Ptr64, header => {
            header.set_offset(end);
            header.set_buffer_flag(to.flags);
        }),
        Format::V5_0(Pointer::Bits32) => old!(V5_0Ptr32, header => {}),
        Format::V5_0(Pointer::Bits64) => old!(V5_0Ptr64, header => {}),
    }
}

/// Returns the same header with another sequence number, if it has one; and with the mark of the last buffer of a file.
pub(crate) fn numbered(old: &[u8; HEADER], format: Format, number: Option<i64>, last: bool) -> [u8; HEADER] {
    let Format::V6_0 = format else { return *old };
    let mut header = WmiBufferHeaderPtr64::from_bytes(old);
    header.set_sequence_number(number.unwrap_or(header.sequence_number()));
    if last {
        header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::FLUSH_MARKER));
    }
    header.to_bytes()
}
