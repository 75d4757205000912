// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `common`.
mod sid_sid {
use crate::invariants;
use etwspec::common::sid::{ Sid as T, SidView as V };
const MEMBERS: &[&str] = &[
    "Revision",
    "SubAuthorityCount",
    "IdentifierAuthority",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: invariants::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == invariants::Way::View { view.revision() } else { from.revision() }; value.set_revision(it); None }
        1 => { let it = if way == invariants::Way::View { view.sub_authority_count() } else { from.sub_authority_count() }; value.set_sub_authority_count(it); None }
        2 => { let it = if way == invariants::Way::View { view.identifier_authority() } else { from.identifier_authority() }; value.set_identifier_authority(it); None }
        _ => None,
    }
}

tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn rejects_extent_beyond_stream() {
    invariants::bounded(&FORM);
}

#[test]
fn rejects_count_beyond_bytes() {
    invariants::excess_count(&FORM, some);
}

}

mod adjust_reason_values {
use crate::invariants;
use etwspec::common::AdjustReason as T;
enumeration!(u8);
}

mod kprocessor_mode_values {
use crate::invariants;
use etwspec::common::KprocessorMode as T;
enumeration!(u8);
}

mod kprofile_source_values {
use crate::invariants;
use etwspec::common::KprofileSource as T;
enumeration!(u32);
}

mod kthread_state_values {
use crate::invariants;
use etwspec::common::KthreadState as T;
enumeration!(u8);
}

mod kwait_reason_values {
use crate::invariants;
use etwspec::common::KwaitReason as T;
enumeration!(u8);
}

mod ntstatus_values {
use crate::invariants;
use etwspec::common::Ntstatus as T;
enumeration!(u32);
}
