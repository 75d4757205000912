// Generated from spec/enums/BUFFER_CONSTANTS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `MIN_ETW_BUFFER_SIZE`. Minimum buffer size, in kilobytes. Releases unknown.
pub const MIN_ETW_BUFFER_SIZE: u32 = 0x00000001;
/// `MAX_ETW_BUFFER_SIZE_WIN7`. Maximum buffer size before 6.2, in kilobytes. Releases unknown.
pub const MAX_ETW_BUFFER_SIZE_WIN7: u32 = 0x00000400;
/// `MAX_ETW_EVENT_SIZE`. Maximum event size, in bytes, including its header: the greatest USHORT. Releases unknown.
pub const MAX_ETW_EVENT_SIZE: u32 = 0x0000ffff;
/// `DEFAULT_TRACE_ALIGNMENT`. Alignment of events in a buffer, in bytes. Releases unknown.
pub const DEFAULT_TRACE_ALIGNMENT: u32 = 0x00000008;
/// `ETW_PROCESSOR_INDEX_MASK`. Bits of ProcessorIndex of ETW_BUFFER_CONTEXT that contain the processor. Releases
/// unknown.
pub const ETW_PROCESSOR_INDEX_MASK: u32 = 0x000007ff;

/// `MAX_ETW_BUFFER_SIZE`. Maximum buffer size, in kilobytes. MAX_ETW_BUFFER_SIZE_WIN7 is its other name. It is
/// 0x00000400 in 5.0..6.1, 0x00004000 in 6.2+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "MAX_ETW_BUFFER_SIZE")]
pub fn max_etw_buffer_size(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (0, 6, 0x00000400),
        (7, 255, 0x00004000),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
