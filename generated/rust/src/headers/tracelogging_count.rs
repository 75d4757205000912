// Generated from spec/enums/TRACELOGGING_COUNT.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::open_enum;

open_enum! {
    /// Kind of the number of elements of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_COUNT`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingCount(u8), size = 1 {
        /// `TRACELOGGING_COUNT_SCALAR`. One value. Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_SCALAR")]
        SCALAR = 0x00, "TRACELOGGING_COUNT_SCALAR";
        /// `TRACELOGGING_COUNT_CONSTANT`. An array. The description of the field contains the number of elements.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_CONSTANT")]
        CONSTANT = 0x01, "TRACELOGGING_COUNT_CONSTANT";
        /// `TRACELOGGING_COUNT_VARIABLE`. An array. The data contain the number of elements as USHORT, before the first
        /// element. Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_VARIABLE")]
        VARIABLE = 0x02, "TRACELOGGING_COUNT_VARIABLE";
        /// `TRACELOGGING_COUNT_CUSTOM`. Data in a format of the provider's own, after their size in bytes as USHORT.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_COUNT_CUSTOM")]
        CUSTOM = 0x03, "TRACELOGGING_COUNT_CUSTOM";
    }
}

static TABLE: Values = values("TRACELOGGING_COUNT", false, &[
    named("TRACELOGGING_COUNT_SCALAR", 0, &[]),
    named("TRACELOGGING_COUNT_CONSTANT", 1, &[]),
    named("TRACELOGGING_COUNT_VARIABLE", 2, &[]),
    named("TRACELOGGING_COUNT_CUSTOM", 3, &[]),
]);
