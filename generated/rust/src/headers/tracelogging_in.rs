// Generated from spec/enums/TRACELOGGING_IN.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// First byte of the type of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_IN`, of type `UCHAR`.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingIn(u8), size = 1 {
        /// `TRACELOGGING_IN_TYPE_MASK`. Type of the bytes. 24 is a structure: the number of its members is in the
        /// second byte. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_TYPE_MASK")]
        IN_TYPE_MASK = 0x1f, "TRACELOGGING_IN_TYPE_MASK";
        /// `TRACELOGGING_IN_COUNT_MASK`. Kind of the number of elements. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_COUNT_MASK")]
        IN_COUNT_MASK = 0x60, "TRACELOGGING_IN_COUNT_MASK";
        /// `TRACELOGGING_IN_CHAIN`. A second byte follows. Releases unknown.
        #[doc(alias = "TRACELOGGING_IN_CHAIN")]
        IN_CHAIN = 0x80, "TRACELOGGING_IN_CHAIN";
    }
}

impl TraceloggingIn {
    /// Returns the bit-field under `TRACELOGGING_IN_TYPE_MASK`.
    pub const fn in_type(self) -> u8 {
        self.0 & 0x1f
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_IN_TYPE_MASK`. Bits of the value that do not
    /// fit are dropped.
    #[must_use]
    pub const fn with_in_type(self, value: u8) -> TraceloggingIn {
        TraceloggingIn(self.0 & !0x1f | value & 0x1f)
    }

    /// Returns the bit-field under `TRACELOGGING_IN_COUNT_MASK`.
    pub const fn in_count(self) -> u8 {
        (self.0 & 0x60) >> 5
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_IN_COUNT_MASK`. Bits of the value that do
    /// not fit are dropped.
    #[must_use]
    pub const fn with_in_count(self, value: u8) -> TraceloggingIn {
        TraceloggingIn(self.0 & !0x60 | value << 5 & 0x60)
    }
}

static TABLE: Values = values("TRACELOGGING_IN", true, &[
    named_bits("TRACELOGGING_IN_TYPE_MASK", 31, Some(0), Some(crate::headers::TdhInType::VALUES), &[]),
    named_bits("TRACELOGGING_IN_COUNT_MASK", 96, Some(5), Some(crate::headers::TraceloggingCount::VALUES), &[]),
    named("TRACELOGGING_IN_CHAIN", 128, &[]),
]);
