// Generated from spec/enums/MANIFEST_KEYWORD.toml by `cargo spec generate`. Do not edit: edit that file.

#[allow(unused_imports, reason = "a set may have no value, or none with a known release")]
use crate::rt::{Values, named, named_bits, values};
#[allow(unused_imports, reason = "a set may have no value with a known release")]
use crate::rt::Release;
use crate::rt::flags;

flags! {
    /// Name of a predefined keyword in instrumentation manifests.
    ///
    /// No known name in C; here: `MANIFEST_KEYWORD`, of type `ULONGLONG`.
    ///
    /// Names are `KEYWORD_` and a qualified XML name, in which `_` replaces the colon.
    ///
    /// Source: Microsoft, *StandardEventKeywords*.
    ManifestKeyword(u64), size = 8 {
        /// `KEYWORD_win_ResponseTime`. Response time. Releases unknown.
        #[doc(alias = "KEYWORD_win_ResponseTime")]
        WIN_RESPONSE_TIME = 0x0001000000000000, "KEYWORD_win_ResponseTime";
        /// `KEYWORD_win_WDIContext`. Context of diagnostics. Releases unknown.
        #[doc(alias = "KEYWORD_win_WDIContext")]
        WIN_WDI_CONTEXT = 0x0002000000000000, "KEYWORD_win_WDIContext";
        /// `KEYWORD_win_WDIDiag`. Diagnostics. Releases unknown.
        #[doc(alias = "KEYWORD_win_WDIDiag")]
        WIN_WDI_DIAG = 0x0004000000000000, "KEYWORD_win_WDIDiag";
        /// `KEYWORD_win_SQM`. Software quality metrics. Releases unknown.
        #[doc(alias = "KEYWORD_win_SQM")]
        WIN_SQM = 0x0008000000000000, "KEYWORD_win_SQM";
        /// `KEYWORD_win_AuditFailure`. Failed attempt, in the security log. Releases unknown.
        #[doc(alias = "KEYWORD_win_AuditFailure")]
        WIN_AUDIT_FAILURE = 0x0010000000000000, "KEYWORD_win_AuditFailure";
        /// `KEYWORD_win_AuditSuccess`. Successful attempt, in the security log. Releases unknown.
        #[doc(alias = "KEYWORD_win_AuditSuccess")]
        WIN_AUDIT_SUCCESS = 0x0020000000000000, "KEYWORD_win_AuditSuccess";
        /// `KEYWORD_win_CorrelationHint`. Hint for the correlation of events. Releases unknown.
        #[doc(alias = "KEYWORD_win_CorrelationHint")]
        WIN_CORRELATION_HINT = 0x0040000000000000, "KEYWORD_win_CorrelationHint";
        /// `KEYWORD_win_EventlogClassic`. Event of the classic event log. Releases unknown.
        #[doc(alias = "KEYWORD_win_EventlogClassic")]
        WIN_EVENTLOG_CLASSIC = 0x0080000000000000, "KEYWORD_win_EventlogClassic";
    }
}

static TABLE: Values = values("MANIFEST_KEYWORD", true, &[
    named("KEYWORD_win_ResponseTime", 281474976710656, &[]),
    named("KEYWORD_win_WDIContext", 562949953421312, &[]),
    named("KEYWORD_win_WDIDiag", 1125899906842624, &[]),
    named("KEYWORD_win_SQM", 2251799813685248, &[]),
    named("KEYWORD_win_AuditFailure", 4503599627370496, &[]),
    named("KEYWORD_win_AuditSuccess", 9007199254740992, &[]),
    named("KEYWORD_win_CorrelationHint", 18014398509481984, &[]),
    named("KEYWORD_win_EventlogClassic", 36028797018963968, &[]),
]);
