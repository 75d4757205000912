// Generated from spec/enums/MANIFEST_OPCODE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Name of a predefined opcode in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_OPCODE`, of type `UCHAR`.
    ///
    /// Names are `OPCODE_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *OpcodeType Complex Type*.
    ManifestOpcode(u8), size = 1 {
        /// `OPCODE_win_Info`. Informational event. Releases unknown.
        #[doc(alias = "OPCODE_win_Info")]
        WIN_INFO = 0x00, "OPCODE_win_Info";
        /// `OPCODE_win_Start`. Start of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Start")]
        WIN_START = 0x01, "OPCODE_win_Start";
        /// `OPCODE_win_Stop`. Stop of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Stop")]
        WIN_STOP = 0x02, "OPCODE_win_Stop";
        /// `OPCODE_win_DC_Start`. Object that existed when data collection started. Releases unknown.
        #[doc(alias = "OPCODE_win_DC_Start")]
        WIN_DC_START = 0x03, "OPCODE_win_DC_Start";
        /// `OPCODE_win_DC_Stop`. Object that existed when data collection stopped. Releases unknown.
        #[doc(alias = "OPCODE_win_DC_Stop")]
        WIN_DC_STOP = 0x04, "OPCODE_win_DC_Stop";
        /// `OPCODE_win_Extension`. Continuation of another event. Releases unknown.
        #[doc(alias = "OPCODE_win_Extension")]
        WIN_EXTENSION = 0x05, "OPCODE_win_Extension";
        /// `OPCODE_win_Reply`. Reply. Releases unknown.
        #[doc(alias = "OPCODE_win_Reply")]
        WIN_REPLY = 0x06, "OPCODE_win_Reply";
        /// `OPCODE_win_Resume`. Resumption of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Resume")]
        WIN_RESUME = 0x07, "OPCODE_win_Resume";
        /// `OPCODE_win_Suspend`. Suspension of an activity. Releases unknown.
        #[doc(alias = "OPCODE_win_Suspend")]
        WIN_SUSPEND = 0x08, "OPCODE_win_Suspend";
        /// `OPCODE_win_Send`. Message sent. Releases unknown.
        #[doc(alias = "OPCODE_win_Send")]
        WIN_SEND = 0x09, "OPCODE_win_Send";
        /// `OPCODE_win_Receive`. Message received. Releases unknown.
        #[doc(alias = "OPCODE_win_Receive")]
        WIN_RECEIVE = 0xf0, "OPCODE_win_Receive";
    }
}

static TABLE: Values = values("MANIFEST_OPCODE", false, &[
    named("OPCODE_win_Info", 0, &[]),
    named("OPCODE_win_Start", 1, &[]),
    named("OPCODE_win_Stop", 2, &[]),
    named("OPCODE_win_DC_Start", 3, &[]),
    named("OPCODE_win_DC_Stop", 4, &[]),
    named("OPCODE_win_Extension", 5, &[]),
    named("OPCODE_win_Reply", 6, &[]),
    named("OPCODE_win_Resume", 7, &[]),
    named("OPCODE_win_Suspend", 8, &[]),
    named("OPCODE_win_Send", 9, &[]),
    named("OPCODE_win_Receive", 240, &[]),
]);
