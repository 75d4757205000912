// Generated from spec/enums/ETW_NT_FLAGS.toml by `cargo spec generate`. Do not edit: edit that file.

/// `ETW_SYSTEM_EVENT_VERSION_MASK`. Mask of the version of the data of a system event. Documented for 6.1+.
pub const ETW_SYSTEM_EVENT_VERSION_MASK: u32 = 0x000000ff;
/// `ETW_USER_FRAMES_TO_SKIP_MASK`. Mask of the number of user-mode frames to skip in a call stack. Releases unknown.
pub const ETW_USER_FRAMES_TO_SKIP_MASK: u32 = 0x000f0000;
/// `ETW_USER_FRAMES_TO_SKIP_SHIFT`. Right shift, in bits, of the number of user-mode frames to skip. Releases unknown.
pub const ETW_USER_FRAMES_TO_SKIP_SHIFT: u32 = 0x00000010;
/// `ETW_NT_FLAGS_TRACE_EVENT_NOREG`. EVENT_HEADER without a registration. Documented for 6.1+.
pub const ETW_NT_FLAGS_TRACE_EVENT_NOREG: u32 = 0x00000700;
/// `ETW_NT_FLAGS_TRACE_INSTANCE`. EVENT_INSTANCE_GUID_HEADER. Documented for 6.1+.
pub const ETW_NT_FLAGS_TRACE_INSTANCE: u32 = 0x00000800;
/// `ETW_NT_FLAGS_TRACE_RAW`. Documented for 1511+.
pub const ETW_NT_FLAGS_TRACE_RAW: u32 = 0x00000900;
/// `ETW_NT_FLAGS_USE_NATIVE_HEADER`. 32-bit code on 64-bit Windows passes a header in the 64-bit layout. Releases
/// unknown.
pub const ETW_NT_FLAGS_USE_NATIVE_HEADER: u32 = 0x40000000;
/// `ETW_NT_FLAGS_WOW64_CALL`. The caller is 32-bit code on 64-bit Windows. Releases unknown.
pub const ETW_NT_FLAGS_WOW64_CALL: u32 = 0x80000000;
/// `ETW_SYSTEM_EVENT_V1`. Version 1 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V1: u32 = 0x00000001;
/// `ETW_SYSTEM_EVENT_V2`. Version 2 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V2: u32 = 0x00000002;
/// `ETW_SYSTEM_EVENT_V3`. Version 3 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V3: u32 = 0x00000003;
/// `ETW_SYSTEM_EVENT_V4`. Version 4 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V4: u32 = 0x00000004;
/// `ETW_SYSTEM_EVENT_V5`. Version 5 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V5: u32 = 0x00000005;
/// `ETW_SYSTEM_EVENT_V6`. Version 6 of the data of a system event. Releases unknown.
pub const ETW_SYSTEM_EVENT_V6: u32 = 0x00000006;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V1`. System event with version 1 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V1: u32 = 0x00000401;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V2`. System event with version 2 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V2: u32 = 0x00000402;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V3`. System event with version 3 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V3: u32 = 0x00000403;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V4`. System event with version 4 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V4: u32 = 0x00000404;
/// `ETW_NT_FLAGS_TRACE_SYSTEM_V5`. System event with version 5 of its data, as encoded from 6.1 on. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_SYSTEM_V5: u32 = 0x00000405;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V2`. System event with version 2 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V2: u32 = 0x40000402;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V3`. System event with version 3 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V3: u32 = 0x40000403;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V4`. System event with version 4 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V4: u32 = 0x40000404;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN_V5`. System event with version 5 of its data, for a rundown or a description of the
/// machine configuration. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN_V5: u32 = 0x40000405;
/// `ETW_NT_FLAGS_TRACE_RUNDOWN`. Same as ETW_NT_FLAGS_TRACE_RUNDOWN_V2. Releases unknown.
pub const ETW_NT_FLAGS_TRACE_RUNDOWN: u32 = 0x40000402;

/// `ETW_NT_TRACE_TYPE_MASK`. Mask of the type. It is 0x0000ffff in 6.0, 0x0000ff00 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_TRACE_TYPE_MASK")]
pub fn etw_nt_trace_type_mask(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x0000ffff),
        (6, 255, 0x0000ff00),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_HEADER`. EVENT_TRACE_HEADER. It is 0x00000001 in 5.1..6.0, 0x00000100 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_HEADER")]
pub fn etw_nt_flags_trace_header(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (1, 5, 0x00000001),
        (6, 255, 0x00000100),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_MESSAGE`. MESSAGE_TRACE_USER. It is 0x00000002 in 5.1..6.0, 0x00000200 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_MESSAGE")]
pub fn etw_nt_flags_trace_message(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (1, 5, 0x00000002),
        (6, 255, 0x00000200),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_EVENT`. EVENT_HEADER. It is 0x00000003 in 6.0, 0x00000300 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_EVENT")]
pub fn etw_nt_flags_trace_event(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000003),
        (6, 255, 0x00000300),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_SYSTEM`. System event. It is 0x00000004 in 6.0, 0x00000400 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_SYSTEM")]
pub fn etw_nt_flags_trace_system(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000004),
        (6, 255, 0x00000400),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_SECURITY`. Event of a security provider. It is 0x00000005 in 6.0, 0x00000500 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_SECURITY")]
pub fn etw_nt_flags_trace_security(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000005),
        (6, 255, 0x00000500),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}

/// `ETW_NT_FLAGS_TRACE_MARK`. Mark for kernel events. It is 0x00000006 in 6.0, 0x00000600 in 6.1+.
///
/// The value depends on the release. `None` if the value is unknown.
#[doc(alias = "ETW_NT_FLAGS_TRACE_MARK")]
pub fn etw_nt_flags_trace_mark(release: crate::rt::Release) -> Option<u32> {
    const VALUES: &[(u8, u8, u32)] = &[
        (4, 5, 0x00000006),
        (6, 255, 0x00000600),
    ];
    let holds = |(first, last, _): &&(u8, u8, u32)| *first <= release.0 && release.0 <= *last;
    VALUES.iter().find(holds).map(|(.., value)| *value)
}
