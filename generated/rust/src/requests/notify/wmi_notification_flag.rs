// Generated from spec/enums/WMI_NOTIFICATION_FLAG.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Options of a request for notifications of Windows Management Instrumentation.
    ///
    /// No known name in C; here: `WMI_NOTIFICATION_FLAG`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each flag.
    ///
    /// Source: Winsider Seminars & Solutions and contributors, *ntwmi.h*.
    WmiNotificationFlag(u32), size = 4 {
        /// `NOTIFICATION_CALLBACK_DIRECT`. The callback is called immediately, on a thread of its own. Releases
        /// unknown.
        #[doc(alias = "NOTIFICATION_CALLBACK_DIRECT")]
        CALLBACK_DIRECT = 0x00000004, "NOTIFICATION_CALLBACK_DIRECT";
        /// `NOTIFICATION_CHECK_ACCESS`. Only check whether the caller may receive events. No other flag may be set.
        /// Releases unknown.
        #[doc(alias = "NOTIFICATION_CHECK_ACCESS")]
        CHECK_ACCESS = 0x00000008, "NOTIFICATION_CHECK_ACCESS";
        /// `NOTIFICATION_LIGHTWEIGHT_FLAG`. Enable lightweight notification. Releases unknown.
        #[doc(alias = "NOTIFICATION_LIGHTWEIGHT_FLAG")]
        LIGHTWEIGHT_FLAG = 0x00000020, "NOTIFICATION_LIGHTWEIGHT_FLAG";
        /// `NOTIFICATION_TRACE_FLAG`. Enable or disable a GUID for tracing. Releases unknown.
        #[doc(alias = "NOTIFICATION_TRACE_FLAG")]
        TRACE_FLAG = 0x00010000, "NOTIFICATION_TRACE_FLAG";
    }
}

static TABLE: Values = values("WMI_NOTIFICATION_FLAG", true, &[
    named("NOTIFICATION_CALLBACK_DIRECT", 4, &[]),
    named("NOTIFICATION_CHECK_ACCESS", 8, &[]),
    named("NOTIFICATION_LIGHTWEIGHT_FLAG", 32, &[]),
    named("NOTIFICATION_TRACE_FLAG", 65536, &[]),
]);
