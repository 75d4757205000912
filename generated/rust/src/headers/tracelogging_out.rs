// Generated from spec/enums/TRACELOGGING_OUT.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Second byte of the type of a TraceLogging field.
    ///
    /// No known name in C; here: `TRACELOGGING_OUT`, of type `UCHAR`.
    ///
    /// Forms have the numbers of TraceLogging, which differ from those of TDH_OUT_TYPE.
    ///
    /// Source: Microsoft, *TraceLoggingDynamic.h*.
    TraceloggingOut(u8), size = 1 {
        /// `TRACELOGGING_OUT_TYPE_MASK`. Form in which the value is shown. For a structure, the number of its members.
        /// Releases unknown.
        #[doc(alias = "TRACELOGGING_OUT_TYPE_MASK")]
        OUT_TYPE_MASK = 0x7f, "TRACELOGGING_OUT_TYPE_MASK";
        /// `TRACELOGGING_OUT_CHAIN`. Tags follow. Releases unknown.
        #[doc(alias = "TRACELOGGING_OUT_CHAIN")]
        OUT_CHAIN = 0x80, "TRACELOGGING_OUT_CHAIN";
    }
}

impl TraceloggingOut {
    /// Returns the bit-field under `TRACELOGGING_OUT_TYPE_MASK`.
    pub const fn out_type(self) -> u8 {
        self.0 & 0x7f
    }

    /// Returns the flags with a value in the bit-field under `TRACELOGGING_OUT_TYPE_MASK`. Bits of the value that do
    /// not fit are dropped.
    #[must_use]
    pub const fn with_out_type(self, value: u8) -> TraceloggingOut {
        TraceloggingOut(self.0 & !0x7f | value & 0x7f)
    }
}

static TABLE: Values = values("TRACELOGGING_OUT", true, &[
    named_bits("TRACELOGGING_OUT_TYPE_MASK", 127, Some(0), Some(crate::headers::TraceloggingOutType::VALUES), &[]),
    named("TRACELOGGING_OUT_CHAIN", 128, &[]),
]);
