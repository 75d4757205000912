//! The header of a buffer: where its fields are in each release, and what is read of it.

use etwspec::Pointer;
use etwspec::buffers::wmi_buffer_header::{V5_0X64View, V5_0X86View, V5_2X64View, V5_2X86View};
use etwspec::buffers::{EtwBufferFlag, EtwBufferType, WmiBufferHeaderX64, WmiBufferHeaderX64View};

use crate::kind::Versions;

/// What has to be known of a file to read its buffers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Context {
    pub(crate) format: Format,
    /// The size of the buffers, as the file says it.
    pub(crate) nominal: Option<u32>,
    pub(crate) versions: Versions,
}

/// The bytes of a buffer's header, in all releases.
pub(crate) const HEADER: usize = WmiBufferHeaderX64::SIZE;

/// The most bytes that a buffer has: what Windows lets a session ask for (16,384 KB).
pub(crate) const MOST: usize = 16 << 20;

/// Where the fields of a buffer's header are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Format {
    /// Releases 5.0 and 5.1.
    V5_0(Pointer),
    /// Release 5.2.
    V5_2(Pointer),
    /// Since 6.0: what is read here has not moved.
    #[default]
    V6_0,
}

/// What is read of a buffer's header: the same in all releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BufferHeader {
    /// The bytes of the buffer, header included: in the file, if it is compressed, in memory and in the file otherwise.
    pub buffer_size: u32,
    /// Where its events end by one field.
    pub saved_offset: u32,
    /// Where its events end by the other. Some buffers hold events between the two.
    pub offset: u32,
    /// When it was written out, by the session's clock, or by the system's.
    pub time_stamp: i64,
    /// The how manieth of the session it is; nothing before 6.0.
    pub sequence_number: Option<i64>,
    /// The processor that it belongs to.
    pub processor: u16,
    /// The session that it belongs to.
    pub logger_id: u16,
    /// What is special about it.
    pub flags: EtwBufferFlag,
    /// What sort of events it holds.
    pub buffer_type: EtwBufferType,
}

impl BufferHeader {
    /// Reads the header at the start of the bytes; nothing if there are too few.
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
                let view = WmiBufferHeaderX64View::new(bytes).ok()?;
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
                old!(V5_2X86View<'_>, V5_2X86View::offset, V5_2X86View::buffer_flag, V5_2X86View::buffer_type)
            }
            Format::V5_2(Pointer::Bits64) => {
                old!(V5_2X64View<'_>, V5_2X64View::offset, V5_2X64View::buffer_flag, V5_2X64View::buffer_type)
            }
            Format::V5_0(Pointer::Bits32) => {
                old!(V5_0X86View<'_>, V5_0X86View::current_offset, |_| EtwBufferFlag::NORMAL, |_| {
                    EtwBufferType::GENERIC
                })
            }
            Format::V5_0(Pointer::Bits64) => {
                old!(V5_0X64View<'_>, V5_0X64View::current_offset, |_| EtwBufferFlag::NORMAL, |_| {
                    EtwBufferType::GENERIC
                })
            }
        })
    }

    /// Whether what follows the header is compressed.
    pub fn is_compressed(&self) -> bool {
        self.flags.contains(EtwBufferFlag::COMPRESSED)
    }

    /// Where the events end in memory, of a buffer of so many bytes: the larger of the two fields that say so and lie
    /// within; nothing if neither does.
    pub(crate) fn end(&self, size: usize) -> Option<usize> {
        let ends = [self.saved_offset as usize, self.offset as usize];
        ends.into_iter().filter(|end| (HEADER..=size).contains(end)).max()
    }
}
