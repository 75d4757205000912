// Generated from spec/enums/EVENT_WRITE_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// How EventWriteEx writes an event.
    ///
    /// No known name in C; here: `EVENT_WRITE_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - The effect of each flag.
    /// - Which releases support each flag.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*.
    EventWriteFlag(u32), size = 4 {
        /// `EVENT_WRITE_FLAG_NO_FAULTING`. Releases unknown.
        #[doc(alias = "EVENT_WRITE_FLAG_NO_FAULTING")]
        NO_FAULTING = 0x00000001, "EVENT_WRITE_FLAG_NO_FAULTING";
        /// `EVENT_WRITE_FLAG_INPRIVATE`. The event is marked as private (inferred from the name). Releases unknown.
        #[doc(alias = "EVENT_WRITE_FLAG_INPRIVATE")]
        INPRIVATE = 0x00000002, "EVENT_WRITE_FLAG_INPRIVATE";
    }
}

static TABLE: Values = values("EVENT_WRITE_FLAG", true, &[
    named("EVENT_WRITE_FLAG_NO_FAULTING", 1, &[]),
    named("EVENT_WRITE_FLAG_INPRIVATE", 2, &[]),
]);
