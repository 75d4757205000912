// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Property tests of the types of topic `masks`.
use proptest::prelude::*;

use etwspec_runtime::laws;
mod perfinfo_groupmask_v5_1 {
use etwspec_runtime::laws;
use etwspec::masks::perfinfo_groupmask::{ V5_1 as T, V5_1View as V };
const MEMBERS: &[&str] = &[
    "Masks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.masks() } else { from.masks() }; value.set_masks(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_groupmask_perfinfo_groupmask {
use etwspec_runtime::laws;
use etwspec::masks::perfinfo_groupmask::{ PerfinfoGroupmask as T, PerfinfoGroupmaskView as V };
const MEMBERS: &[&str] = &[
    "Masks",
];
fn set(value: &mut T, from: &T, view: V<'_>, way: laws::Way, member: usize) -> Option<u64> {
    match member {
        0 => { let it = if way == laws::Way::View { view.masks() } else { from.masks() }; value.set_masks(it); None }
        _ => None,
    }
}

law_fixed!(false);
}

mod perfinfo_groupmask_any {
use etwspec_runtime::laws;
use etwspec::masks::perfinfo_groupmask::{Any, V5_1, PerfinfoGroupmask, };
law_any! {
    "PERFINFO_GROUPMASK", false,
    0: "V5_1" V5_1(V5_1), 36;
    1: "PerfinfoGroupmask" PerfinfoGroupmask(PerfinfoGroupmask), 32;
}

}

mod event_trace_flag_values {
use etwspec_runtime::laws;
use etwspec::masks::EventTraceFlag as T;
law_flags!(u32);
}

#[test]
fn perf_roundtrips_as_text_and_words() {
    type Mask = etwspec::masks::GroupMask;
    type Value = etwspec::masks::Perf;
    for (name, value) in Value::NAMES {
        assert_eq!(Value::from_name(name), Some(*value));
        assert_eq!(value.name().and_then(Value::from_name), Some(*value));
        assert_eq!(Value::new(value.index(), value.bits()), Some(*value));
        assert_eq!(law_json!(*value), *value, "roundtrips as JSON");
        let mut mask = Mask::new();
        mask.enable(*value);
        assert!(mask.contains(*value) && mask.iter_names().any(|(other, _)| other == *name), "{name}");
        assert_eq!(Ok(mask), name.parse());
        mask.disable(*value);
        assert_eq!(mask, Mask::new());
    }
    laws::run(laws::MANY, &any::<Mask>(), |mask| {
        prop_assert_eq!(mask.to_string().parse(), Ok(mask));
        prop_assert_eq!(Mask::from(etwspec::masks::PerfinfoGroupmask::from(mask)), mask);
        let mut back = Mask::from_words(mask.unreachable_bits());
        mask.iter_names().for_each(|(_, value)| back.enable(value));
        mask.unnamed().for_each(|value| back.enable(value));
        prop_assert_eq!(back, mask, "no bit is lost");
        prop_assert_eq!(law_json!(mask), mask, "roundtrips as JSON");
        Ok(())
    });
}

#[test]
fn perf_documented_flags_set_their_bits() {
    type Mask = etwspec::masks::GroupMask;
    type Flags = etwspec::masks::EventTraceFlag;
    for (name, flag) in Flags::named_values() {
        let mut mask = Mask::new();
        match flag.sets() {
            Some(value) => {
                assert_eq!(mask.enable_flags(flag), Ok(()), "{name}");
                assert!(mask.contains(value), "{name}");
                assert!(mask.to_enable_flags().contains(flag), "{name}");
            }
            None => {
                assert!(Flags::CONTROL.contains(flag), "{name}");
                assert!(mask.enable_flags(flag).is_err(), "{name}");
                assert_eq!(mask, Mask::new(), "a flag that selects no event sets nothing");
            }
        }
    }
}
