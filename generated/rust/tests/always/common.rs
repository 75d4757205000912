// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `common`.
mod sid_sid {
use etwspec_runtime::laws;
use etwspec::common::sid::{ Sid as T, SidView as V };
const MEMBERS: &[&str] = &[
    "Revision",
    "SubAuthorityCount",
    "IdentifierAuthority",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.revision() } else { from.revision() }; value.set_revision(it); None }
        1 => { let it = if way == laws::Way::View { view.sub_authority_count() } else { from.sub_authority_count() }; value.set_sub_authority_count(it); None }
        2 => { let it = if way == laws::Way::View { view.identifier_authority() } else { from.identifier_authority() }; value.set_identifier_authority(it); None }
        _ => None,
    }
}

law_tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    laws::bounded(&FORM);
}

#[test]
fn rejects_count_beyond_bytes() {
    laws::excess_count(&FORM, some);
}

}

mod adjust_reason_values {
use etwspec_runtime::laws;
use etwspec::common::AdjustReason as T;
law_enumeration!(u8);
}

mod kprocessor_mode_values {
use etwspec_runtime::laws;
use etwspec::common::KprocessorMode as T;
law_enumeration!(u8);
}

mod kprofile_source_values {
use etwspec_runtime::laws;
use etwspec::common::KprofileSource as T;
law_enumeration!(u32);
}

mod kthread_state_values {
use etwspec_runtime::laws;
use etwspec::common::KthreadState as T;
law_enumeration!(u8);
}

mod kwait_reason_values {
use etwspec_runtime::laws;
use etwspec::common::KwaitReason as T;
law_enumeration!(u8);
}

mod ntstatus_values {
use etwspec_runtime::laws;
use etwspec::common::Ntstatus as T;
law_enumeration!(u32);
}
