// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::thread`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn wmi_contextswap_v5_1_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_contextswap::V5_1;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_contextswap_v5_1_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_contextswap::V5_1;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V5_1View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id());
            let mut moved = a;
            moved.set_new_thread_id(b.new_thread_id());
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id());
            let mut moved = a;
            moved.set_old_thread_id(b.old_thread_id());
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority());
            let mut moved = a;
            moved.set_new_thread_priority(b.new_thread_priority());
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority());
            let mut moved = a;
            moved.set_old_thread_priority(b.old_thread_priority());
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_quantum(), a.new_thread_quantum());
            let mut moved = a;
            moved.set_new_thread_quantum(b.new_thread_quantum());
            laws::only_moved(
                layout,
                "NewThreadQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_quantum(), a.old_thread_quantum());
            let mut moved = a;
            moved.set_old_thread_quantum(b.old_thread_quantum());
            laws::only_moved(
                layout,
                "OldThreadQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason());
            let mut moved = a;
            moved.set_old_thread_wait_reason(b.old_thread_wait_reason());
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode());
            let mut moved = a;
            moved.set_old_thread_wait_mode(b.old_thread_wait_mode());
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state());
            let mut moved = a;
            moved.set_old_thread_state(b.old_thread_state());
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor()
            );
            let mut moved = a;
            moved.set_old_thread_ideal_processor(b.old_thread_ideal_processor());
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_contextswap_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_contextswap::V6_0;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_contextswap_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_contextswap::V6_0;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V6_0View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id());
            let mut moved = a;
            moved.set_new_thread_id(b.new_thread_id());
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id());
            let mut moved = a;
            moved.set_old_thread_id(b.old_thread_id());
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority());
            let mut moved = a;
            moved.set_new_thread_priority(b.new_thread_priority());
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority());
            let mut moved = a;
            moved.set_old_thread_priority(b.old_thread_priority());
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.previous_c_state(), a.previous_c_state());
            let mut moved = a;
            moved.set_previous_c_state(b.previous_c_state());
            laws::only_moved(
                layout,
                "PreviousCState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_rank(), a.old_thread_rank());
            let mut moved = a;
            moved.set_old_thread_rank(b.old_thread_rank());
            laws::only_moved(layout, "OldThreadRank", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.new_thread_priority_decrement(), a.new_thread_priority_decrement()
            );
            let mut moved = a;
            moved.set_new_thread_priority_decrement(b.new_thread_priority_decrement());
            laws::only_moved(
                layout,
                "NewThreadPriorityDecrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_byte(), a.spare_byte());
            let mut moved = a;
            moved.set_spare_byte(b.spare_byte());
            laws::only_moved(layout, "SpareByte", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason());
            let mut moved = a;
            moved.set_old_thread_wait_reason(b.old_thread_wait_reason());
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode());
            let mut moved = a;
            moved.set_old_thread_wait_mode(b.old_thread_wait_mode());
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state());
            let mut moved = a;
            moved.set_old_thread_state(b.old_thread_state());
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor()
            );
            let mut moved = a;
            moved.set_old_thread_ideal_processor(b.old_thread_ideal_processor());
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time());
            let mut moved = a;
            moved.set_new_thread_wait_time(b.new_thread_wait_time());
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum()
            );
            let mut moved = a;
            moved.set_old_thread_remaining_quantum(b.old_thread_remaining_quantum());
            laws::only_moved(
                layout,
                "OldThreadRemainingQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_contextswap_v1703_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_contextswap::V1703;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V1703View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_contextswap_v1703_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_contextswap::V1703;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::V1703View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id());
            let mut moved = a;
            moved.set_new_thread_id(b.new_thread_id());
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id());
            let mut moved = a;
            moved.set_old_thread_id(b.old_thread_id());
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority());
            let mut moved = a;
            moved.set_new_thread_priority(b.new_thread_priority());
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority());
            let mut moved = a;
            moved.set_old_thread_priority(b.old_thread_priority());
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.previous_c_state(), a.previous_c_state());
            let mut moved = a;
            moved.set_previous_c_state(b.previous_c_state());
            laws::only_moved(
                layout,
                "PreviousCState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_rank(), a.old_thread_rank());
            let mut moved = a;
            moved.set_old_thread_rank(b.old_thread_rank());
            laws::only_moved(layout, "OldThreadRank", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.new_thread_priority_decrement(), a.new_thread_priority_decrement()
            );
            let mut moved = a;
            moved.set_new_thread_priority_decrement(b.new_thread_priority_decrement());
            laws::only_moved(
                layout,
                "NewThreadPriorityDecrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_byte(), a.spare_byte());
            let mut moved = a;
            moved.set_spare_byte(b.spare_byte());
            laws::only_moved(layout, "SpareByte", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason());
            let mut moved = a;
            moved.set_old_thread_wait_reason(b.old_thread_wait_reason());
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode());
            let mut moved = a;
            moved.set_old_thread_wait_mode(b.old_thread_wait_mode());
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_wait_mode(!0u8);
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_bam_epp_important(), a.old_thread_bam_epp_important()
            );
            let mut moved = a;
            moved.set_old_thread_bam_epp_important(b.old_thread_bam_epp_important());
            laws::only_moved(
                layout,
                "OldThreadBamEppImportant",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_bam_epp_important(!0u8);
            laws::only_moved(
                layout,
                "OldThreadBamEppImportant",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.new_thread_bam_epp_important(), a.new_thread_bam_epp_important()
            );
            let mut moved = a;
            moved.set_new_thread_bam_epp_important(b.new_thread_bam_epp_important());
            laws::only_moved(
                layout,
                "NewThreadBamEppImportant",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_thread_bam_epp_important(!0u8);
            laws::only_moved(
                layout,
                "NewThreadBamEppImportant",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u8);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state());
            let mut moved = a;
            moved.set_old_thread_state(b.old_thread_state());
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor()
            );
            let mut moved = a;
            moved.set_old_thread_ideal_processor(b.old_thread_ideal_processor());
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time());
            let mut moved = a;
            moved.set_new_thread_wait_time(b.new_thread_wait_time());
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum()
            );
            let mut moved = a;
            moved.set_old_thread_remaining_quantum(b.old_thread_remaining_quantum());
            laws::only_moved(
                layout,
                "OldThreadRemainingQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_contextswap_v1709_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_contextswap::WmiContextswap;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::WmiContextswapView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_contextswap_v1709_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_contextswap::WmiContextswap;
    type V<'a> = etwspec::payloads::thread::wmi_contextswap::WmiContextswapView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id());
            let mut moved = a;
            moved.set_new_thread_id(b.new_thread_id());
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id());
            let mut moved = a;
            moved.set_old_thread_id(b.old_thread_id());
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority());
            let mut moved = a;
            moved.set_new_thread_priority(b.new_thread_priority());
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority());
            let mut moved = a;
            moved.set_old_thread_priority(b.old_thread_priority());
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.previous_c_state(), a.previous_c_state());
            let mut moved = a;
            moved.set_previous_c_state(b.previous_c_state());
            laws::only_moved(
                layout,
                "PreviousCState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_rank(), a.old_thread_rank());
            let mut moved = a;
            moved.set_old_thread_rank(b.old_thread_rank());
            laws::only_moved(layout, "OldThreadRank", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.new_thread_priority_decrement(), a.new_thread_priority_decrement()
            );
            let mut moved = a;
            moved.set_new_thread_priority_decrement(b.new_thread_priority_decrement());
            laws::only_moved(
                layout,
                "NewThreadPriorityDecrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.spare_byte(), a.spare_byte());
            let mut moved = a;
            moved.set_spare_byte(b.spare_byte());
            laws::only_moved(layout, "SpareByte", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason());
            let mut moved = a;
            moved.set_old_thread_wait_reason(b.old_thread_wait_reason());
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode());
            let mut moved = a;
            moved.set_old_thread_wait_mode(b.old_thread_wait_mode());
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_wait_mode(!0u8);
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_bam_qos_level(), a.old_thread_bam_qos_level()
            );
            let mut moved = a;
            moved.set_old_thread_bam_qos_level(b.old_thread_bam_qos_level());
            laws::only_moved(
                layout,
                "OldThreadBamQosLevel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_bam_qos_level(!0u8);
            laws::only_moved(
                layout,
                "OldThreadBamQosLevel",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.new_thread_bam_qos_level(), a.new_thread_bam_qos_level()
            );
            let mut moved = a;
            moved.set_new_thread_bam_qos_level(b.new_thread_bam_qos_level());
            laws::only_moved(
                layout,
                "NewThreadBamQosLevel",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_thread_bam_qos_level(!0u8);
            laws::only_moved(
                layout,
                "NewThreadBamQosLevel",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved());
            let mut moved = a;
            moved.set_reserved(b.reserved());
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            moved.set_reserved(!0u8);
            laws::only_moved(layout, "Reserved", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags());
            let mut moved = a;
            moved.set_flags(b.flags());
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state());
            let mut moved = a;
            moved.set_old_thread_state(b.old_thread_state());
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor()
            );
            let mut moved = a;
            moved.set_old_thread_ideal_processor(b.old_thread_ideal_processor());
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time());
            let mut moved = a;
            moved.set_new_thread_wait_time(b.new_thread_wait_time());
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum()
            );
            let mut moved = a;
            moved.set_old_thread_remaining_quantum(b.old_thread_remaining_quantum());
            laws::only_moved(
                layout,
                "OldThreadRemainingQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_contextswap_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::wmi_contextswap::Any;
    laws::run(
        &(
            any::<etwspec::Release>(),
            any::<bool>(),
            proptest::collection::vec(any::<u8>(), 0x200),
        ),
        |(release, wide, bytes)| {
            let pointer = if wide {
                etwspec::Pointer::Bits64
            } else {
                etwspec::Pointer::Bits32
            };
            let layout = etwspec::describe::layouts()
                .iter()
                .find(|layout| {
                    layout.name == "WMI_CONTEXTSWAP" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_1(form))) => {
                    prop_assert_eq!(layout.form, "V5_1");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_contextswap::V5_1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_1(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..16 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_contextswap::V6_0::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1703(form))) => {
                    prop_assert_eq!(layout.form, "V1703");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_contextswap::V1703::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1703(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V1709(form))) => {
                    prop_assert_eq!(layout.form, "V1709");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_contextswap::WmiContextswap::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V1709(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..24 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (layout, form) => {
                    return Err(
                        TestCaseError::fail(
                            format!(
                                "{:?} is read as {form:?}", layout.map(| layout | layout
                                .form)
                            ),
                        ),
                    );
                }
            }
            Ok(())
        },
    );
}
