//! Buffer headers: their layout by release, and the fields that are read.

use etwspec::Pointer;
use etwspec::buffers::wmi_buffer_header::{V5_0Ptr32View, V5_0Ptr64View, V5_2Ptr32View, V5_2Ptr64View};
use etwspec::buffers::{EtwBufferFlag, EtwBufferType, WmiBufferHeaderPtr64, WmiBufferHeaderPtr64View};

use crate::kind::Versions;

/// Properties of a file that reading its buffers requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Context {
    pub(crate) format: Format,
    /// Buffer size in bytes, from the header of the log file.
    pub(crate) nominal: Option<u32>,
    pub(crate) versions: Versions,
}

impl Context {
    /// Returns the buffer size in the header of the log file, if it is valid.
    pub(crate) fn nominal(&self) -> Option<usize> {
        self.nominal.map(|nominal| nominal as usize).filter(|nominal| (HEADER..=MAX).contains(nominal))
    }
}

/// Size of a buffer header in bytes, in all releases.
pub(crate) const HEADER: usize = WmiBufferHeaderPtr64::SIZE;

/// Maximum size of a buffer in bytes: the limit that Windows sets for a session (16,384 KB).
pub(crate) const MAX: usize = 16 << 20;

/// Layout of a buffer header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Format {
    /// Releases 5.0 and 5.1.
    V5_0(Pointer),
    /// Release 5.2.
    V5_2(Pointer),
    /// Release 6.0 and later: the fields that are read have not moved.
    #[default]
    V6_0,
}

/// Fields of a buffer header, in one form for all releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BufferHeader {
    /// Size of the buffer in the file in bytes, header included.
    pub buffer_size: u32,
    /// End of the events, from SavedOffset.
    pub saved_offset: u32,
    /// End of the events, from Offset. The first buffer of a file may contain events between the two.
    pub offset: u32,
    /// Time stamp of the flush, by the clock of the session or of the system.
    pub time_stamp: i64,
    /// Sequence number within the session; `None` before 6.0.
    pub sequence_number: Option<i64>,
    /// Processor whose events the buffer contains.
    pub processor: u16,
    /// Logger ID of the session.
    pub logger_id: u16,
    /// Flags.
    pub flags: EtwBufferFlag,
    /// Type of the events.
    pub buffer_type: EtwBufferType,
}

impl BufferHeader {
    /// Reads the header at the start of the bytes; `None` if there are too few.
    pub(crate) fn read(bytes: &[u8], format: Format) -> Option<Self> {
        macro_rules! old {
            ($view:ty, $offset:expr, $flags:expr, $kind:expr) => {{
                let view = <$view>::new(bytes).ok()?;
                let context = view.client_context();
                BufferHeader {
                    buffer_size: view.wnode().buffer_size(),
                    saved_offset: view.saved_offset(),
                    offset: $offset(&view),
                    time_stamp: view.time_stamp(),
                    sequence_number: None,
                    processor: context.processor_number().into(),
                    logger_id: context.logger_id(),
                    flags: $flags(&view),
                    buffer_type: $kind(&view),
                }
            }};
        }
        Some(match format {
            Format::V6_0 => {
                let view = WmiBufferHeaderPtr64View::new(bytes).ok()?;
                let (flags, context) = (view.buffer_flag(), view.client_context());
                BufferHeader {
                    buffer_size: view.buffer_size(),
                    saved_offset: view.saved_offset(),
                    offset: view.offset(),
                    time_stamp: view.time_stamp(),
                    sequence_number: Some(view.sequence_number()),
                    processor: match flags.contains(EtwBufferFlag::PROC_INDEX) {
                        true => context.processor_index(),
                        false => context.processor_number().into(),
                    },
                    logger_id: context.logger_id(),
                    flags,
                    buffer_type: view.buffer_type(),
                }
            }
            Format::V5_2(Pointer::Bits32) => {
                old!(V5_2Ptr32View<'_>, V5_2Ptr32View::offset, V5_2Ptr32View::buffer_flag, V5_2Ptr32View::buffer_type)
            }
            Format::V5_2(Pointer::Bits64) => {
                old!(V5_2Ptr64View<'_>, V5_2Ptr64View::offset, V5_2Ptr64View::buffer_flag, V5_2Ptr64View::buffer_type)
            }
            Format::V5_0(Pointer::Bits32) => {
                old!(V5_0Ptr32View<'_>, V5_0Ptr32View::current_offset, |_| EtwBufferFlag::NORMAL, |_| {
                    EtwBufferType::GENERIC
                })
            }
            Format::V5_0(Pointer::Bits64) => {
                old!(V5_0Ptr64View<'_>, V5_0Ptr64View::current_offset, |_| EtwBufferFlag::NORMAL, |_| {
                    EtwBufferType::GENERIC
                })
            }
        })
    }

    /// Returns whether the bytes after the header are compressed.
    pub fn is_compressed(&self) -> bool {
        self.flags.contains(EtwBufferFlag::COMPRESSED)
    }

    /// Returns the end of the events in a decompressed buffer of `size` bytes: the larger of the two fields that lie
    /// within it, or `None` if neither does.
    pub(crate) fn end(&self, size: usize) -> Option<usize> {
        let ends = [self.saved_offset as usize, self.offset as usize];
        ends.into_iter().filter(|end| (HEADER..=size).contains(end)).max()
    }
}

#[cfg(test)]
mod tests {
    use etwspec::Release;
    use etwspec::buffers::max_etw_buffer_size;

    #[test]
    fn largest_buffer_is_that_of_the_tables() {
        assert_eq!(max_etw_buffer_size(Release::NEWEST).map(|kilobytes| kilobytes as usize * 1024), Some(super::MAX));
    }
}
