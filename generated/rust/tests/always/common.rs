// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `common`.
mod sid_sid {
use crate::laws;
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

tailed!(true, |view: V<'_>| Ok(view.to_value()), extent => extent);
#[test]
fn what_a_stream_does_not_have_is_refused() {
    laws::bounded(&FORM);
}

#[test]
fn a_count_of_more_than_there_is_is_refused() {
    laws::overclaimed(&FORM, some);
}

}

mod kprofile_source_values {
use crate::laws;
use etwspec::common::KprofileSource as T;
enumeration!(u32);
}

mod ntstatus_values {
use crate::laws;
use etwspec::common::Ntstatus as T;
enumeration!(u32);
}
