// Generated from spec/enums/EVENT_ACTIVITY_CTRL.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Operation on the activity ID of a thread.
    ///
    /// No known name in C; here: `EVENT_ACTIVITY_CTRL`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases support each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *evntprov.h*.
    EventActivityCtrl(u32), size = 4 {
        /// `EVENT_ACTIVITY_CTRL_GET_ID`. Get the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_GET_ID")]
        GET_ID = 0x00000001, "EVENT_ACTIVITY_CTRL_GET_ID";
        /// `EVENT_ACTIVITY_CTRL_SET_ID`. Set the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_SET_ID")]
        SET_ID = 0x00000002, "EVENT_ACTIVITY_CTRL_SET_ID";
        /// `EVENT_ACTIVITY_CTRL_CREATE_ID`. Create an activity ID. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_CREATE_ID")]
        CREATE_ID = 0x00000003, "EVENT_ACTIVITY_CTRL_CREATE_ID";
        /// `EVENT_ACTIVITY_CTRL_GET_SET_ID`. Exchange the activity ID of the thread. Releases unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_GET_SET_ID")]
        GET_SET_ID = 0x00000004, "EVENT_ACTIVITY_CTRL_GET_SET_ID";
        /// `EVENT_ACTIVITY_CTRL_CREATE_SET_ID`. Create an activity ID and exchange that of the thread for it. Releases
        /// unknown.
        #[doc(alias = "EVENT_ACTIVITY_CTRL_CREATE_SET_ID")]
        CREATE_SET_ID = 0x00000005, "EVENT_ACTIVITY_CTRL_CREATE_SET_ID";
    }
}

static TABLE: Values = values("EVENT_ACTIVITY_CTRL", false, &[
    named("EVENT_ACTIVITY_CTRL_GET_ID", 1, &[]),
    named("EVENT_ACTIVITY_CTRL_SET_ID", 2, &[]),
    named("EVENT_ACTIVITY_CTRL_CREATE_ID", 3, &[]),
    named("EVENT_ACTIVITY_CTRL_GET_SET_ID", 4, &[]),
    named("EVENT_ACTIVITY_CTRL_CREATE_SET_ID", 5, &[]),
]);
