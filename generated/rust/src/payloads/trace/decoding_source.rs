// Generated from spec/enums/DECODING_SOURCE.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of a schema.
    ///
    /// In C: `DECODING_SOURCE`, of type `ULONG`.
    ///
    /// Unknown:
    ///
    /// - First release of each value.
    ///
    /// Source: Microsoft, *windows_sys::Win32::System::Diagnostics::Etw*; The mingw-w64 developers, *tdh.h*.
    #[doc(alias = "DECODING_SOURCE")]
    DecodingSource(u32), size = 4 {
        /// `DecodingSourceXMLFile`. Instrumentation manifest. Releases unknown.
        #[doc(alias = "DecodingSourceXMLFile")]
        XML_FILE = 0x00000000, "DecodingSourceXMLFile";
        /// `DecodingSourceWbem`. MOF class. Releases unknown.
        #[doc(alias = "DecodingSourceWbem")]
        WBEM = 0x00000001, "DecodingSourceWbem";
        /// `DecodingSourceWPP`. Trace message format of WPP. Releases unknown.
        #[doc(alias = "DecodingSourceWPP")]
        WPP = 0x00000002, "DecodingSourceWPP";
        /// `DecodingSourceTlg`. Metadata of TraceLogging in the event. Releases unknown.
        #[doc(alias = "DecodingSourceTlg")]
        TLG = 0x00000003, "DecodingSourceTlg";
    }
}

static TABLE: Values = values("DECODING_SOURCE", false, &[
    named("DecodingSourceXMLFile", 0, &[]),
    named("DecodingSourceWbem", 1, &[]),
    named("DecodingSourceWPP", 2, &[]),
    named("DecodingSourceTlg", 3, &[]),
]);
