// Generated from spec/enums/WMIDPREQUESTCODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Request to a data provider of Windows Management Instrumentation.
    ///
    /// In C: `WMIDPREQUESTCODE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - Which releases define each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *wmistr.h*.
    #[doc(alias = "WMIDPREQUESTCODE")]
    Wmidprequestcode(u32), size = 4 {
        /// `WMI_GET_ALL_DATA`. Query all instances of a block. Releases unknown.
        #[doc(alias = "WMI_GET_ALL_DATA")]
        GET_ALL_DATA = 0x00000000, "WMI_GET_ALL_DATA";
        /// `WMI_GET_SINGLE_INSTANCE`. Query one instance of a block. Releases unknown.
        #[doc(alias = "WMI_GET_SINGLE_INSTANCE")]
        GET_SINGLE_INSTANCE = 0x00000001, "WMI_GET_SINGLE_INSTANCE";
        /// `WMI_SET_SINGLE_INSTANCE`. Set one instance of a block. Releases unknown.
        #[doc(alias = "WMI_SET_SINGLE_INSTANCE")]
        SET_SINGLE_INSTANCE = 0x00000002, "WMI_SET_SINGLE_INSTANCE";
        /// `WMI_SET_SINGLE_ITEM`. Set one item of an instance. Releases unknown.
        #[doc(alias = "WMI_SET_SINGLE_ITEM")]
        SET_SINGLE_ITEM = 0x00000003, "WMI_SET_SINGLE_ITEM";
        /// `WMI_ENABLE_EVENTS`. Enable an event. Releases unknown.
        #[doc(alias = "WMI_ENABLE_EVENTS")]
        ENABLE_EVENTS = 0x00000004, "WMI_ENABLE_EVENTS";
        /// `WMI_DISABLE_EVENTS`. Disable an event. Releases unknown.
        #[doc(alias = "WMI_DISABLE_EVENTS")]
        DISABLE_EVENTS = 0x00000005, "WMI_DISABLE_EVENTS";
        /// `WMI_ENABLE_COLLECTION`. Begin collecting an expensive block. Releases unknown.
        #[doc(alias = "WMI_ENABLE_COLLECTION")]
        ENABLE_COLLECTION = 0x00000006, "WMI_ENABLE_COLLECTION";
        /// `WMI_DISABLE_COLLECTION`. End collecting an expensive block. Releases unknown.
        #[doc(alias = "WMI_DISABLE_COLLECTION")]
        DISABLE_COLLECTION = 0x00000007, "WMI_DISABLE_COLLECTION";
        /// `WMI_REGINFO`. Query or update the registration of a driver. Releases unknown.
        #[doc(alias = "WMI_REGINFO")]
        REGINFO = 0x00000008, "WMI_REGINFO";
        /// `WMI_EXECUTE_METHOD`. Execute a method. Releases unknown.
        #[doc(alias = "WMI_EXECUTE_METHOD")]
        EXECUTE_METHOD = 0x00000009, "WMI_EXECUTE_METHOD";
        /// `WMI_CAPTURE_STATE`. Capture the state of a provider. Releases unknown.
        #[doc(alias = "WMI_CAPTURE_STATE")]
        CAPTURE_STATE = 0x0000000a, "WMI_CAPTURE_STATE";
    }
}

static TABLE: Values = values("WMIDPREQUESTCODE", false, &[
    named("WMI_GET_ALL_DATA", 0, &[]),
    named("WMI_GET_SINGLE_INSTANCE", 1, &[]),
    named("WMI_SET_SINGLE_INSTANCE", 2, &[]),
    named("WMI_SET_SINGLE_ITEM", 3, &[]),
    named("WMI_ENABLE_EVENTS", 4, &[]),
    named("WMI_DISABLE_EVENTS", 5, &[]),
    named("WMI_ENABLE_COLLECTION", 6, &[]),
    named("WMI_DISABLE_COLLECTION", 7, &[]),
    named("WMI_REGINFO", 8, &[]),
    named("WMI_EXECUTE_METHOD", 9, &[]),
    named("WMI_CAPTURE_STATE", 10, &[]),
]);
