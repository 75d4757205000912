// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::thread`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_anti_starvation_boost_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEvent;
    type V<'a> = etwspec::payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_anti_starvation_boost_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEvent;
    type V<'a> = etwspec::payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor_index(), a.processor_index);
            let mut moved = a;
            moved.processor_index = b.processor_index;
            laws::only_moved(
                layout,
                "ProcessorIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_priority(), a.old_priority);
            let mut moved = a;
            moved.old_priority = b.old_priority;
            laws::only_moved(layout, "OldPriority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.spare_byte(), a.spare_byte);
            let mut moved = a;
            moved.spare_byte = b.spare_byte;
            laws::only_moved(layout, "SpareByte", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_clear_priority_floor_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_clear_priority_floor_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_boost(), a.io_boost());
            let mut moved = a;
            moved.set_io_boost(b.io_boost());
            laws::only_moved(layout, "IoBoost", &before, &from, &moved.to_bytes());
            moved.set_io_boost(!0u16);
            laws::only_moved(layout, "IoBoost", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.cpu_boosts_bitmap(), a.cpu_boosts_bitmap());
            let mut moved = a;
            moved.set_cpu_boosts_bitmap(b.cpu_boosts_bitmap());
            laws::only_moved(
                layout,
                "CpuBoostsBitmap",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_cpu_boosts_bitmap(!0u16);
            laws::only_moved(
                layout,
                "CpuBoostsBitmap",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.boost_bitmap(), a.boost_bitmap());
            let mut moved = a;
            moved.set_boost_bitmap(b.boost_bitmap());
            laws::only_moved(layout, "BoostBitmap", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_clear_priority_floor_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_clear_priority_floor_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.io_boost(), a.io_boost());
            let mut moved = a;
            moved.set_io_boost(b.io_boost());
            laws::only_moved(layout, "IoBoost", &before, &from, &moved.to_bytes());
            moved.set_io_boost(!0u16);
            laws::only_moved(layout, "IoBoost", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.cpu_boosts_bitmap(), a.cpu_boosts_bitmap());
            let mut moved = a;
            moved.set_cpu_boosts_bitmap(b.cpu_boosts_bitmap());
            laws::only_moved(
                layout,
                "CpuBoostsBitmap",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_cpu_boosts_bitmap(!0u16);
            laws::only_moved(
                layout,
                "CpuBoostsBitmap",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.boost_bitmap(), a.boost_bitmap());
            let mut moved = a;
            moved.set_boost_bitmap(b.boost_bitmap());
            laws::only_moved(layout, "BoostBitmap", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_no_entries_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_no_entries_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_no_entries_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_no_entries_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_set_priority_floor_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_set_priority_floor_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX86;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_cpu_priority_floor(), a.new_cpu_priority_floor);
            let mut moved = a;
            moved.new_cpu_priority_floor = b.new_cpu_priority_floor;
            laws::only_moved(
                layout,
                "NewCpuPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_cpu_priority(), a.old_cpu_priority);
            let mut moved = a;
            moved.old_cpu_priority = b.old_cpu_priority;
            laws::only_moved(
                layout,
                "OldCpuPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_io_priority_floor(), a.new_io_priority_floor());
            let mut moved = a;
            moved.set_new_io_priority_floor(b.new_io_priority_floor());
            laws::only_moved(
                layout,
                "NewIoPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_io_priority_floor(!0u8);
            laws::only_moved(
                layout,
                "NewIoPriorityFloor",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_io_priority(), a.old_io_priority());
            let mut moved = a;
            moved.set_old_io_priority(b.old_io_priority());
            laws::only_moved(layout, "OldIoPriority", &before, &from, &moved.to_bytes());
            moved.set_old_io_priority(!0u8);
            laws::only_moved(
                layout,
                "OldIoPriority",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.new_io_qo_s_priority_floor(), a.new_io_qo_s_priority_floor()
            );
            let mut moved = a;
            moved.set_new_io_qo_s_priority_floor(b.new_io_qo_s_priority_floor());
            laws::only_moved(
                layout,
                "NewIoQoSPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_io_qo_s_priority_floor(!0u8);
            laws::only_moved(
                layout,
                "NewIoQoSPriorityFloor",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_io_qo_s_priority(), a.old_io_qo_s_priority());
            let mut moved = a;
            moved.set_old_io_qo_s_priority(b.old_io_qo_s_priority());
            laws::only_moved(
                layout,
                "OldIoQoSPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_io_qo_s_priority(!0u8);
            laws::only_moved(
                layout,
                "OldIoQoSPriority",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.io_priorities(), a.io_priorities());
            let mut moved = a;
            moved.set_io_priorities(b.io_priorities());
            laws::only_moved(layout, "IoPriorities", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.executing_dpc(), a.executing_dpc());
            let mut moved = a;
            moved.set_executing_dpc(b.executing_dpc());
            laws::only_moved(layout, "ExecutingDpc", &before, &from, &moved.to_bytes());
            moved.set_executing_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecutingDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wakeup_boost(), a.wakeup_boost());
            let mut moved = a;
            moved.set_wakeup_boost(b.wakeup_boost());
            laws::only_moved(layout, "WakeupBoost", &before, &from, &moved.to_bytes());
            moved.set_wakeup_boost(!0u8);
            laws::only_moved(
                layout,
                "WakeupBoost",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.boosted_outstanding_irps(), a.boosted_outstanding_irps()
            );
            let mut moved = a;
            moved.set_boosted_outstanding_irps(b.boosted_outstanding_irps());
            laws::only_moved(
                layout,
                "BoostedOutstandingIrps",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_boosted_outstanding_irps(!0u8);
            laws::only_moved(
                layout,
                "BoostedOutstandingIrps",
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
            Ok(())
        },
    );
}
#[test]
fn etw_autoboost_set_priority_floor_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_autoboost_set_priority_floor_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX64;
    type V<'a> = etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.lock(), a.lock);
            let mut moved = a;
            moved.lock = b.lock;
            laws::only_moved(layout, "Lock", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_cpu_priority_floor(), a.new_cpu_priority_floor);
            let mut moved = a;
            moved.new_cpu_priority_floor = b.new_cpu_priority_floor;
            laws::only_moved(
                layout,
                "NewCpuPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_cpu_priority(), a.old_cpu_priority);
            let mut moved = a;
            moved.old_cpu_priority = b.old_cpu_priority;
            laws::only_moved(
                layout,
                "OldCpuPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_io_priority_floor(), a.new_io_priority_floor());
            let mut moved = a;
            moved.set_new_io_priority_floor(b.new_io_priority_floor());
            laws::only_moved(
                layout,
                "NewIoPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_io_priority_floor(!0u8);
            laws::only_moved(
                layout,
                "NewIoPriorityFloor",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_io_priority(), a.old_io_priority());
            let mut moved = a;
            moved.set_old_io_priority(b.old_io_priority());
            laws::only_moved(layout, "OldIoPriority", &before, &from, &moved.to_bytes());
            moved.set_old_io_priority(!0u8);
            laws::only_moved(
                layout,
                "OldIoPriority",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.new_io_qo_s_priority_floor(), a.new_io_qo_s_priority_floor()
            );
            let mut moved = a;
            moved.set_new_io_qo_s_priority_floor(b.new_io_qo_s_priority_floor());
            laws::only_moved(
                layout,
                "NewIoQoSPriorityFloor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_new_io_qo_s_priority_floor(!0u8);
            laws::only_moved(
                layout,
                "NewIoQoSPriorityFloor",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_io_qo_s_priority(), a.old_io_qo_s_priority());
            let mut moved = a;
            moved.set_old_io_qo_s_priority(b.old_io_qo_s_priority());
            laws::only_moved(
                layout,
                "OldIoQoSPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_io_qo_s_priority(!0u8);
            laws::only_moved(
                layout,
                "OldIoQoSPriority",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.io_priorities(), a.io_priorities());
            let mut moved = a;
            moved.set_io_priorities(b.io_priorities());
            laws::only_moved(layout, "IoPriorities", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.executing_dpc(), a.executing_dpc());
            let mut moved = a;
            moved.set_executing_dpc(b.executing_dpc());
            laws::only_moved(layout, "ExecutingDpc", &before, &from, &moved.to_bytes());
            moved.set_executing_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecutingDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wakeup_boost(), a.wakeup_boost());
            let mut moved = a;
            moved.set_wakeup_boost(b.wakeup_boost());
            laws::only_moved(layout, "WakeupBoost", &before, &from, &moved.to_bytes());
            moved.set_wakeup_boost(!0u8);
            laws::only_moved(
                layout,
                "WakeupBoost",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.boosted_outstanding_irps(), a.boosted_outstanding_irps()
            );
            let mut moved = a;
            moved.set_boosted_outstanding_irps(b.boosted_outstanding_irps());
            laws::only_moved(
                layout,
                "BoostedOutstandingIrps",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_boosted_outstanding_irps(!0u8);
            laws::only_moved(
                layout,
                "BoostedOutstandingIrps",
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
            Ok(())
        },
    );
}
#[test]
fn etw_ideal_processor_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEvent;
    type V<'a> = etwspec::payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ideal_processor_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEvent;
    type V<'a> = etwspec::payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_ideal_processor(), a.old_ideal_processor);
            let mut moved = a;
            moved.old_ideal_processor = b.old_ideal_processor;
            laws::only_moved(
                layout,
                "OldIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_ideal_processor(), a.new_ideal_processor);
            let mut moved = a;
            moved.new_ideal_processor = b.new_ideal_processor;
            laws::only_moved(
                layout,
                "NewIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_kqueue_dequeue_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX86;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kqueue_dequeue_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX86;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.entry_count(), a.entry_count);
            let mut moved = a.clone();
            moved.entry_count = b.entry_count;
            laws::only_moved(
                layout,
                "EntryCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_kqueue_dequeue_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX64;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<
        T,
        _,
    >(layout, |bytes| V::new(bytes).map(|view| view.to_value()), true);
    laws::bounded::<T>();
    laws::overclaimed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kqueue_dequeue_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX64;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.entry_count(), a.entry_count);
            let mut moved = a.clone();
            moved.entry_count = b.entry_count;
            laws::only_moved(
                layout,
                "EntryCount",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_kqueue_enqueue_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX86;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kqueue_enqueue_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX86;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.entry(), a.entry);
            let mut moved = a;
            moved.entry = b.entry;
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_kqueue_enqueue_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX64;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_kqueue_enqueue_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX64;
    type V<'a> = etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.entry(), a.entry);
            let mut moved = a;
            moved.entry = b.entry;
            laws::only_moved(layout, "Entry", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_priority_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_priority_event::EtwPriorityEvent;
    type V<'a> = etwspec::payloads::thread::etw_priority_event::EtwPriorityEventView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_priority_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_priority_event::EtwPriorityEvent;
    type V<'a> = etwspec::payloads::thread::etw_priority_event::EtwPriorityEventView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_priority(), a.old_priority);
            let mut moved = a;
            moved.old_priority = b.old_priority;
            laws::only_moved(layout, "OldPriority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_priority(), a.new_priority);
            let mut moved = a;
            moved.new_priority = b.new_priority;
            laws::only_moved(layout, "NewPriority", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dynamic_priority(), a.dynamic_priority);
            let mut moved = a;
            moved.dynamic_priority = b.dynamic_priority;
            laws::only_moved(
                layout,
                "DynamicPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_ready_thread_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_ready_thread_event::EtwReadyThreadEvent;
    type V<'a> = etwspec::payloads::thread::etw_ready_thread_event::EtwReadyThreadEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_ready_thread_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_ready_thread_event::EtwReadyThreadEvent;
    type V<'a> = etwspec::payloads::thread::etw_ready_thread_event::EtwReadyThreadEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.adjust_reason(), a.adjust_reason);
            let mut moved = a;
            moved.adjust_reason = b.adjust_reason;
            laws::only_moved(layout, "AdjustReason", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.adjust_increment(), a.adjust_increment);
            let mut moved = a;
            moved.adjust_increment = b.adjust_increment;
            laws::only_moved(
                layout,
                "AdjustIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.executing_dpc(), a.executing_dpc());
            let mut moved = a;
            moved.set_executing_dpc(b.executing_dpc());
            laws::only_moved(layout, "ExecutingDpc", &before, &from, &moved.to_bytes());
            moved.set_executing_dpc(!0u8);
            laws::only_moved(
                layout,
                "ExecutingDpc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.kernel_stack_not_resident(), a.kernel_stack_not_resident()
            );
            let mut moved = a;
            moved.set_kernel_stack_not_resident(b.kernel_stack_not_resident());
            laws::only_moved(
                layout,
                "KernelStackNotResident",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_kernel_stack_not_resident(!0u8);
            laws::only_moved(
                layout,
                "KernelStackNotResident",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.process_out_of_memory(), a.process_out_of_memory());
            let mut moved = a;
            moved.set_process_out_of_memory(b.process_out_of_memory());
            laws::only_moved(
                layout,
                "ProcessOutOfMemory",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_process_out_of_memory(!0u8);
            laws::only_moved(
                layout,
                "ProcessOutOfMemory",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.direct_switch_attempt(), a.direct_switch_attempt());
            let mut moved = a;
            moved.set_direct_switch_attempt(b.direct_switch_attempt());
            laws::only_moved(
                layout,
                "DirectSwitchAttempt",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_direct_switch_attempt(!0u8);
            laws::only_moved(
                layout,
                "DirectSwitchAttempt",
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
            prop_assert_eq!(view.spare_byte(), a.spare_byte);
            let mut moved = a;
            moved.spare_byte = b.spare_byte;
            laws::only_moved(layout, "SpareByte", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_thread_affinity_event_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX86;
    type V<'a> = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_thread_affinity_event_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX86;
    type V<'a> = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.mask(), a.mask);
            let mut moved = a;
            moved.mask = b.mask;
            laws::only_moved(layout, "Mask", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.group(), a.group);
            let mut moved = a;
            moved.group = b.group;
            laws::only_moved(layout, "Group", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_thread_affinity_event_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX64;
    type V<'a> = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_thread_affinity_event_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX64;
    type V<'a> = etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.mask(), a.mask);
            let mut moved = a;
            moved.mask = b.mask;
            laws::only_moved(layout, "Mask", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.group(), a.group);
            let mut moved = a;
            moved.group = b.group;
            laws::only_moved(layout, "Group", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.reserved(), a.reserved);
            let mut moved = a;
            moved.reserved = b.reserved;
            laws::only_moved(layout, "Reserved", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_thread_event_subprocesstag_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstag;
    type V<'a> = etwspec::payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstagView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_thread_event_subprocesstag_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstag;
    type V<'a> = etwspec::payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstagView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.header().to_value(), a.header);
            let mut moved = a;
            moved.header = b.header;
            laws::only_moved(layout, "Header", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_tag(), a.old_tag);
            let mut moved = a;
            moved.old_tag = b.old_tag;
            laws::only_moved(layout, "OldTag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_tag(), a.new_tag);
            let mut moved = a;
            moved.new_tag = b.new_tag;
            laws::only_moved(layout, "NewTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_thread_set_name_event_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEvent;
    type V<'a> = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn etw_thread_set_name_event_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEvent;
    type V<'a> = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEventView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_thread_set_name_event_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEvent;
    type V<'a> = etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEventView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    { let part = tail.thread_name; Some(part.as_bytes().len() + if part
                    .is_terminated() { 2 } else { 0 }) },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_ccswap_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::perfinfo_ccswap::PerfinfoCcswap;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap::PerfinfoCcswapView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ccswap_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap::PerfinfoCcswap;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap::PerfinfoCcswapView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.data_type(), a.data_type());
            let mut moved = a;
            moved.set_data_type(b.data_type());
            laws::only_moved(layout, "DataType", &before, &from, &moved.to_bytes());
            moved.set_data_type(etwspec::payloads::thread::PerfinfoCcswapType(!0u32));
            laws::only_moved(layout, "DataType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.time_delta(), a.time_delta());
            let mut moved = a;
            moved.set_time_delta(b.time_delta());
            laws::only_moved(layout, "TimeDelta", &before, &from, &moved.to_bytes());
            moved.set_time_delta(!0u32);
            laws::only_moved(
                layout,
                "TimeDelta",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_id_index(), a.old_thread_id_index());
            let mut moved = a;
            moved.set_old_thread_id_index(b.old_thread_id_index());
            laws::only_moved(
                layout,
                "OldThreadIdIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_id_index(!0u32);
            laws::only_moved(
                layout,
                "OldThreadIdIndex",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state_wr(), a.old_thread_state_wr());
            let mut moved = a;
            moved.set_old_thread_state_wr(b.old_thread_state_wr());
            laws::only_moved(
                layout,
                "OldThreadStateWr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_state_wr(!0u32);
            laws::only_moved(
                layout,
                "OldThreadStateWr",
                &before,
                laws::ONES,
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
            moved.set_old_thread_priority(!0u32);
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                laws::ONES,
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
            moved.set_new_thread_wait_time(!0u32);
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ccswap_buffer_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBuffer;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBufferView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn perfinfo_ccswap_buffer_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBuffer;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBufferView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.first_time_stamp(), a.first_time_stamp);
            let mut moved = a.clone();
            moved.first_time_stamp = b.first_time_stamp;
            laws::only_moved(
                layout,
                "FirstTimeStamp",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.tid_table(), a.tid_table);
            let mut moved = a.clone();
            moved.tid_table = b.tid_table;
            laws::only_moved(
                layout,
                "TidTable",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_base_priority(), a.thread_base_priority);
            let mut moved = a.clone();
            moved.thread_base_priority = b.thread_base_priority;
            laws::only_moved(
                layout,
                "ThreadBasePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ccswap_buffer_v6_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBuffer;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBufferView<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![{ let part = tail.records; Some(part.as_bytes().len()) },],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn perfinfo_ccswap_idle_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdle;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ccswap_idle_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdle;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdleView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.data_type(), a.data_type());
            let mut moved = a;
            moved.set_data_type(b.data_type());
            laws::only_moved(layout, "DataType", &before, &from, &moved.to_bytes());
            moved.set_data_type(etwspec::payloads::thread::PerfinfoCcswapType(!0u32));
            laws::only_moved(layout, "DataType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.time_delta(), a.time_delta());
            let mut moved = a;
            moved.set_time_delta(b.time_delta());
            laws::only_moved(layout, "TimeDelta", &before, &from, &moved.to_bytes());
            moved.set_time_delta(!0u32);
            laws::only_moved(
                layout,
                "TimeDelta",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ccswap_idle_short_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShort;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShortView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ccswap_idle_short_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShort;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShortView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.data_type(), a.data_type());
            let mut moved = a;
            moved.set_data_type(b.data_type());
            laws::only_moved(layout, "DataType", &before, &from, &moved.to_bytes());
            moved.set_data_type(etwspec::payloads::thread::PerfinfoCcswapType(!0u32));
            laws::only_moved(layout, "DataType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.time_delta(), a.time_delta());
            let mut moved = a;
            moved.set_time_delta(b.time_delta());
            laws::only_moved(layout, "TimeDelta", &before, &from, &moved.to_bytes());
            moved.set_time_delta(!0u16);
            laws::only_moved(
                layout,
                "TimeDelta",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn perfinfo_ccswap_lite_v6_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLite;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLiteView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn perfinfo_ccswap_lite_v6_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLite;
    type V<'a> = etwspec::payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLiteView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.data_type(), a.data_type());
            let mut moved = a;
            moved.set_data_type(b.data_type());
            laws::only_moved(layout, "DataType", &before, &from, &moved.to_bytes());
            moved.set_data_type(etwspec::payloads::thread::PerfinfoCcswapType(!0u32));
            laws::only_moved(layout, "DataType", &before, laws::ONES, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id_index(), a.old_thread_id_index());
            let mut moved = a;
            moved.set_old_thread_id_index(b.old_thread_id_index());
            laws::only_moved(
                layout,
                "OldThreadIdIndex",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_id_index(!0u32);
            laws::only_moved(
                layout,
                "OldThreadIdIndex",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_pri_inc(), a.old_thread_pri_inc());
            let mut moved = a;
            moved.set_old_thread_pri_inc(b.old_thread_pri_inc());
            laws::only_moved(
                layout,
                "OldThreadPriInc",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_pri_inc(!0u32);
            laws::only_moved(
                layout,
                "OldThreadPriInc",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state_wr(), a.old_thread_state_wr());
            let mut moved = a;
            moved.set_old_thread_state_wr(b.old_thread_state_wr());
            laws::only_moved(
                layout,
                "OldThreadStateWr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            moved.set_old_thread_state_wr(!0u32);
            laws::only_moved(
                layout,
                "OldThreadStateWr",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.time_delta(), a.time_delta());
            let mut moved = a;
            moved.set_time_delta(b.time_delta());
            laws::only_moved(layout, "TimeDelta", &before, &from, &moved.to_bytes());
            moved.set_time_delta(!0u32);
            laws::only_moved(
                layout,
                "TimeDelta",
                &before,
                laws::ONES,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn reserve_bandwidth_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX86;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_bandwidth_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX86;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget);
            let mut moved = a;
            moved.budget = b.budget;
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_bandwidth_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX64;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_bandwidth_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX64;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget);
            let mut moved = a;
            moved.budget = b.budget;
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreateX86;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreateX86;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreateX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget);
            let mut moved = a;
            moved.budget = b.budget;
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_flags(), a.object_flags);
            let mut moved = a;
            moved.object_flags = b.object_flags;
            laws::only_moved(layout, "ObjectFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor(), a.processor);
            let mut moved = a;
            moved.processor = b.processor;
            laws::only_moved(layout, "Processor", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreateX64;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreateX64;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreateX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget);
            let mut moved = a;
            moved.budget = b.budget;
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_flags(), a.object_flags);
            let mut moved = a;
            moved.object_flags = b.object_flags;
            laws::only_moved(layout, "ObjectFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor(), a.processor);
            let mut moved = a;
            moved.processor = b.processor;
            laws::only_moved(layout, "Processor", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_delete_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDeleteX86;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDeleteX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_delete_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDeleteX86;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDeleteX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_delete_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDeleteX64;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDeleteX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_delete_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDeleteX64;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDeleteX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_join_thread_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX86;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_join_thread_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX86;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_join_thread_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX64;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_join_thread_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX64;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_late_count_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX86;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_late_count_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX86;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.late_count_increment(), a.late_count_increment);
            let mut moved = a;
            moved.late_count_increment = b.late_count_increment;
            laws::only_moved(
                layout,
                "LateCountIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn reserve_late_count_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX64;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_late_count_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX64;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCountX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.late_count_increment(), a.late_count_increment);
            let mut moved = a;
            moved.late_count_increment = b.late_count_increment;
            laws::only_moved(
                layout,
                "LateCountIncrement",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn reserve_state_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_state::ReserveStateX86;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveStateX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_state_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_state::ReserveStateX86;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveStateX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dispatch_state(), a.dispatch_state);
            let mut moved = a;
            moved.dispatch_state = b.dispatch_state;
            laws::only_moved(layout, "DispatchState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.replenished(), a.replenished);
            let mut moved = a;
            moved.replenished = b.replenished;
            laws::only_moved(layout, "Replenished", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_state_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_state::ReserveStateX64;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveStateX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_state_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_state::ReserveStateX64;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveStateX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve);
            let mut moved = a;
            moved.reserve = b.reserve;
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dispatch_state(), a.dispatch_state);
            let mut moved = a;
            moved.dispatch_state = b.dispatch_state;
            laws::only_moved(layout, "DispatchState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.replenished(), a.replenished);
            let mut moved = a;
            moved.replenished = b.replenished;
            laws::only_moved(layout, "Replenished", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v0_type_group1_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1;
    type V<'a> = etwspec::payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v0_type_group1_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1;
    type V<'a> = etwspec::payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v1_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v1_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X86;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a;
            moved.stack_base = b.stack_base;
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a;
            moved.stack_limit = b.stack_limit;
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a;
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a;
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr);
            let mut moved = a;
            moved.start_addr = b.start_addr;
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr);
            let mut moved = a;
            moved.win32_start_addr = b.win32_start_addr;
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wait_mode(), a.wait_mode);
            let mut moved = a;
            moved.wait_mode = b.wait_mode;
            laws::only_moved(layout, "WaitMode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v1_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v1_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X64;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a;
            moved.stack_base = b.stack_base;
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a;
            moved.stack_limit = b.stack_limit;
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a;
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a;
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr);
            let mut moved = a;
            moved.start_addr = b.start_addr;
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr);
            let mut moved = a;
            moved.win32_start_addr = b.win32_start_addr;
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wait_mode(), a.wait_mode);
            let mut moved = a;
            moved.wait_mode = b.wait_mode;
            laws::only_moved(layout, "WaitMode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v2_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X86;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v2_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X86;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a;
            moved.stack_base = b.stack_base;
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a;
            moved.stack_limit = b.stack_limit;
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a;
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a;
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr);
            let mut moved = a;
            moved.start_addr = b.start_addr;
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr);
            let mut moved = a;
            moved.win32_start_addr = b.win32_start_addr;
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base);
            let mut moved = a;
            moved.teb_base = b.teb_base;
            laws::only_moved(layout, "TebBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v2_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X64;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v2_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X64;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a;
            moved.stack_base = b.stack_base;
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a;
            moved.stack_limit = b.stack_limit;
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a;
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a;
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr);
            let mut moved = a;
            moved.start_addr = b.start_addr;
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr);
            let mut moved = a;
            moved.win32_start_addr = b.win32_start_addr;
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base);
            let mut moved = a;
            moved.teb_base = b.teb_base;
            laws::only_moved(layout, "TebBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
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
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id);
            let mut moved = a;
            moved.new_thread_id = b.new_thread_id;
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id);
            let mut moved = a;
            moved.old_thread_id = b.old_thread_id;
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority);
            let mut moved = a;
            moved.new_thread_priority = b.new_thread_priority;
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority);
            let mut moved = a;
            moved.old_thread_priority = b.old_thread_priority;
            laws::only_moved(
                layout,
                "OldThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_quantum(), a.new_thread_quantum);
            let mut moved = a;
            moved.new_thread_quantum = b.new_thread_quantum;
            laws::only_moved(
                layout,
                "NewThreadQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_quantum(), a.old_thread_quantum);
            let mut moved = a;
            moved.old_thread_quantum = b.old_thread_quantum;
            laws::only_moved(
                layout,
                "OldThreadQuantum",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason);
            let mut moved = a;
            moved.old_thread_wait_reason = b.old_thread_wait_reason;
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode);
            let mut moved = a;
            moved.old_thread_wait_mode = b.old_thread_wait_mode;
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state);
            let mut moved = a;
            moved.old_thread_state = b.old_thread_state;
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor
            );
            let mut moved = a;
            moved.old_thread_ideal_processor = b.old_thread_ideal_processor;
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
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id);
            let mut moved = a;
            moved.new_thread_id = b.new_thread_id;
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id);
            let mut moved = a;
            moved.old_thread_id = b.old_thread_id;
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority);
            let mut moved = a;
            moved.new_thread_priority = b.new_thread_priority;
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority);
            let mut moved = a;
            moved.old_thread_priority = b.old_thread_priority;
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
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason);
            let mut moved = a;
            moved.old_thread_wait_reason = b.old_thread_wait_reason;
            laws::only_moved(
                layout,
                "OldThreadWaitReason",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_wait_mode(), a.old_thread_wait_mode);
            let mut moved = a;
            moved.old_thread_wait_mode = b.old_thread_wait_mode;
            laws::only_moved(
                layout,
                "OldThreadWaitMode",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state);
            let mut moved = a;
            moved.old_thread_state = b.old_thread_state;
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor
            );
            let mut moved = a;
            moved.old_thread_ideal_processor = b.old_thread_ideal_processor;
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time);
            let mut moved = a;
            moved.new_thread_wait_time = b.new_thread_wait_time;
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum
            );
            let mut moved = a;
            moved.old_thread_remaining_quantum = b.old_thread_remaining_quantum;
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
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id);
            let mut moved = a;
            moved.new_thread_id = b.new_thread_id;
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id);
            let mut moved = a;
            moved.old_thread_id = b.old_thread_id;
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority);
            let mut moved = a;
            moved.new_thread_priority = b.new_thread_priority;
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority);
            let mut moved = a;
            moved.old_thread_priority = b.old_thread_priority;
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
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason);
            let mut moved = a;
            moved.old_thread_wait_reason = b.old_thread_wait_reason;
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
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state);
            let mut moved = a;
            moved.old_thread_state = b.old_thread_state;
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor
            );
            let mut moved = a;
            moved.old_thread_ideal_processor = b.old_thread_ideal_processor;
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time);
            let mut moved = a;
            moved.new_thread_wait_time = b.new_thread_wait_time;
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum
            );
            let mut moved = a;
            moved.old_thread_remaining_quantum = b.old_thread_remaining_quantum;
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
            prop_assert_eq!(view.new_thread_id(), a.new_thread_id);
            let mut moved = a;
            moved.new_thread_id = b.new_thread_id;
            laws::only_moved(layout, "NewThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.old_thread_id(), a.old_thread_id);
            let mut moved = a;
            moved.old_thread_id = b.old_thread_id;
            laws::only_moved(layout, "OldThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.new_thread_priority(), a.new_thread_priority);
            let mut moved = a;
            moved.new_thread_priority = b.new_thread_priority;
            laws::only_moved(
                layout,
                "NewThreadPriority",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.old_thread_priority(), a.old_thread_priority);
            let mut moved = a;
            moved.old_thread_priority = b.old_thread_priority;
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
            prop_assert_eq!(view.old_thread_wait_reason(), a.old_thread_wait_reason);
            let mut moved = a;
            moved.old_thread_wait_reason = b.old_thread_wait_reason;
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
            prop_assert_eq!(view.old_thread_state(), a.old_thread_state);
            let mut moved = a;
            moved.old_thread_state = b.old_thread_state;
            laws::only_moved(
                layout,
                "OldThreadState",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_ideal_processor(), a.old_thread_ideal_processor
            );
            let mut moved = a;
            moved.old_thread_ideal_processor = b.old_thread_ideal_processor;
            laws::only_moved(
                layout,
                "OldThreadIdealProcessor",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.new_thread_wait_time(), a.new_thread_wait_time);
            let mut moved = a;
            moved.new_thread_wait_time = b.new_thread_wait_time;
            laws::only_moved(
                layout,
                "NewThreadWaitTime",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(
                view.old_thread_remaining_quantum(), a.old_thread_remaining_quantum
            );
            let mut moved = a;
            moved.old_thread_remaining_quantum = b.old_thread_remaining_quantum;
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
fn wmi_extended_thread_information_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_extended_thread_information_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a.clone();
            moved.stack_base = b.stack_base;
            laws::only_moved(
                layout,
                "StackBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a.clone();
            moved.stack_limit = b.stack_limit;
            laws::only_moved(
                layout,
                "StackLimit",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a.clone();
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(
                layout,
                "UserStackBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a.clone();
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_address(), a.start_address());
            let mut moved = a.clone();
            moved.set_start_address(b.start_address());
            laws::only_moved(
                layout,
                "StartAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.affinity(), a.affinity());
            let mut moved = a.clone();
            moved.set_affinity(b.affinity());
            laws::only_moved(
                layout,
                "Affinity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.win32_start_address(), a.win32_start_address);
            let mut moved = a.clone();
            moved.win32_start_address = b.win32_start_address;
            laws::only_moved(
                layout,
                "Win32StartAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base);
            let mut moved = a.clone();
            moved.teb_base = b.teb_base;
            laws::only_moved(layout, "TebBase", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a.clone();
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(
                layout,
                "SubProcessTag",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.base_priority(), a.base_priority);
            let mut moved = a.clone();
            moved.base_priority = b.base_priority;
            laws::only_moved(
                layout,
                "BasePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.page_priority(), a.page_priority);
            let mut moved = a.clone();
            moved.page_priority = b.page_priority;
            laws::only_moved(
                layout,
                "PagePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.io_priority(), a.io_priority);
            let mut moved = a.clone();
            moved.io_priority = b.io_priority;
            laws::only_moved(
                layout,
                "IoPriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_extended_thread_information_v5_0x86_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.thread_name { Some(part) => Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_extended_thread_information_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_extended_thread_information_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_base(), a.stack_base);
            let mut moved = a.clone();
            moved.stack_base = b.stack_base;
            laws::only_moved(
                layout,
                "StackBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_limit(), a.stack_limit);
            let mut moved = a.clone();
            moved.stack_limit = b.stack_limit;
            laws::only_moved(
                layout,
                "StackLimit",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base);
            let mut moved = a.clone();
            moved.user_stack_base = b.user_stack_base;
            laws::only_moved(
                layout,
                "UserStackBase",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit);
            let mut moved = a.clone();
            moved.user_stack_limit = b.user_stack_limit;
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_address(), a.start_address());
            let mut moved = a.clone();
            moved.set_start_address(b.start_address());
            laws::only_moved(
                layout,
                "StartAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.affinity(), a.affinity());
            let mut moved = a.clone();
            moved.set_affinity(b.affinity());
            laws::only_moved(
                layout,
                "Affinity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.win32_start_address(), a.win32_start_address);
            let mut moved = a.clone();
            moved.win32_start_address = b.win32_start_address;
            laws::only_moved(
                layout,
                "Win32StartAddress",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base);
            let mut moved = a.clone();
            moved.teb_base = b.teb_base;
            laws::only_moved(layout, "TebBase", &before, &from, &moved.fixed_to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a.clone();
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(
                layout,
                "SubProcessTag",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.base_priority(), a.base_priority);
            let mut moved = a.clone();
            moved.base_priority = b.base_priority;
            laws::only_moved(
                layout,
                "BasePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.page_priority(), a.page_priority);
            let mut moved = a.clone();
            moved.page_priority = b.page_priority;
            laws::only_moved(
                layout,
                "PagePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.io_priority(), a.io_priority);
            let mut moved = a.clone();
            moved.io_priority = b.io_priority;
            laws::only_moved(
                layout,
                "IoPriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_extended_thread_information_v5_0x64_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.thread_name { Some(part) => Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_extended_thread_information64_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::tailed::<T, _>(layout, |bytes| V::new(bytes)?.to_value(), false);
    laws::bounded::<T>();
}
#[test]
fn wmi_extended_thread_information64_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.fixed_to_bytes(), b.fixed_to_bytes());
            let bytes = a
                .to_vec()
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            let view = V::new(&bytes)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a.clone();
            moved.process_id = b.process_id;
            laws::only_moved(
                layout,
                "ProcessId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a.clone();
            moved.thread_id = b.thread_id;
            laws::only_moved(
                layout,
                "ThreadId",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_base64(), a.stack_base64);
            let mut moved = a.clone();
            moved.stack_base64 = b.stack_base64;
            laws::only_moved(
                layout,
                "StackBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.stack_limit64(), a.stack_limit64);
            let mut moved = a.clone();
            moved.stack_limit64 = b.stack_limit64;
            laws::only_moved(
                layout,
                "StackLimit64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_base64(), a.user_stack_base64);
            let mut moved = a.clone();
            moved.user_stack_base64 = b.user_stack_base64;
            laws::only_moved(
                layout,
                "UserStackBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.user_stack_limit64(), a.user_stack_limit64);
            let mut moved = a.clone();
            moved.user_stack_limit64 = b.user_stack_limit64;
            laws::only_moved(
                layout,
                "UserStackLimit64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.start_address64(), a.start_address64());
            let mut moved = a.clone();
            moved.set_start_address64(b.start_address64());
            laws::only_moved(
                layout,
                "StartAddress64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.affinity(), a.affinity());
            let mut moved = a.clone();
            moved.set_affinity(b.affinity());
            laws::only_moved(
                layout,
                "Affinity",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.win32_start_address64(), a.win32_start_address64);
            let mut moved = a.clone();
            moved.win32_start_address64 = b.win32_start_address64;
            laws::only_moved(
                layout,
                "Win32StartAddress64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.teb_base64(), a.teb_base64);
            let mut moved = a.clone();
            moved.teb_base64 = b.teb_base64;
            laws::only_moved(
                layout,
                "TebBase64",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a.clone();
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(
                layout,
                "SubProcessTag",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.base_priority(), a.base_priority);
            let mut moved = a.clone();
            moved.base_priority = b.base_priority;
            laws::only_moved(
                layout,
                "BasePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.page_priority(), a.page_priority);
            let mut moved = a.clone();
            moved.page_priority = b.page_priority;
            laws::only_moved(
                layout,
                "PagePriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.io_priority(), a.io_priority);
            let mut moved = a.clone();
            moved.io_priority = b.io_priority;
            laws::only_moved(
                layout,
                "IoPriority",
                &before,
                &from,
                &moved.fixed_to_bytes(),
            );
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a.clone();
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.fixed_to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_extended_thread_information64_v5_0_parts_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64;
    type V<'a> = etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64View<
        'a,
    >;
    laws::walk::tail::<
        T,
    >(
        T::LAYOUT,
        |bytes| {
            let view = V::new(bytes)?;
            view.to_value()?;
            let tail = view.tail()?;
            Ok((
                vec![
                    match tail.thread_name { Some(part) => Some(part.as_bytes().len() +
                    if part.is_terminated() { 2 } else { 0 }), None => None },
                ],
                tail.rest.len(),
            ))
        },
    );
}
#[test]
fn wmi_thread_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::wmi_thread_information::WmiThreadInformation;
    type V<'a> = etwspec::payloads::thread::wmi_thread_information::WmiThreadInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_thread_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::wmi_thread_information::WmiThreadInformation;
    type V<'a> = etwspec::payloads::thread::wmi_thread_information::WmiThreadInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.process_id(), a.process_id);
            let mut moved = a;
            moved.process_id = b.process_id;
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_id(), a.thread_id);
            let mut moved = a;
            moved.thread_id = b.thread_id;
            laws::only_moved(layout, "ThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn worker_thread_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThreadX86;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThreadX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn worker_thread_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThreadX86;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThreadX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_routine(), a.thread_routine);
            let mut moved = a;
            moved.thread_routine = b.thread_routine;
            laws::only_moved(layout, "ThreadRoutine", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn worker_thread_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThreadX64;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThreadX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn worker_thread_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThreadX64;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThreadX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id);
            let mut moved = a;
            moved.t_thread_id = b.t_thread_id;
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time);
            let mut moved = a;
            moved.start_time = b.start_time;
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_routine(), a.thread_routine);
            let mut moved = a;
            moved.thread_routine = b.thread_routine;
            laws::only_moved(layout, "ThreadRoutine", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_anti_starvation_boost_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_anti_starvation_boost_event::Any;
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
                    layout.name == "ETW_ANTI_STARVATION_BOOST_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_anti_starvation_boost_event::EtwAntiStarvationBoostEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn etw_autoboost_clear_priority_floor_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::Any;
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
                    layout.name == "ETW_AUTOBOOST_CLEAR_PRIORITY_FLOOR_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_clear_priority_floor_event::EtwAutoboostClearPriorityFloorEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
#[test]
fn etw_autoboost_no_entries_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_autoboost_no_entries_event::Any;
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
                    layout.name == "ETW_AUTOBOOST_NO_ENTRIES_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_no_entries_event::EtwAutoboostNoEntriesEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
#[test]
fn etw_autoboost_set_priority_floor_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::Any;
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
                    layout.name == "ETW_AUTOBOOST_SET_PRIORITY_FLOOR_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_autoboost_set_priority_floor_event::EtwAutoboostSetPriorityFloorEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
#[test]
fn etw_ideal_processor_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_ideal_processor_event::Any;
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
                    layout.name == "ETW_IDEAL_PROCESSOR_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_ideal_processor_event::EtwIdealProcessorEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
#[test]
fn etw_kqueue_dequeue_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_kqueue_dequeue_event::Any;
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
                    layout.name == "ETW_KQUEUE_DEQUEUE_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_kqueue_dequeue_event::EtwKqueueDequeueEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
#[test]
fn etw_kqueue_enqueue_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_kqueue_enqueue_event::Any;
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
                    layout.name == "ETW_KQUEUE_ENQUEUE_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_kqueue_enqueue_event::EtwKqueueEnqueueEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
#[test]
fn etw_priority_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_priority_event::Any;
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
                    layout.name == "ETW_PRIORITY_EVENT" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_priority_event::EtwPriorityEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn etw_ready_thread_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_ready_thread_event::Any;
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
                    layout.name == "ETW_READY_THREAD_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_ready_thread_event::EtwReadyThreadEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn etw_thread_affinity_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_thread_affinity_event::Any;
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
                    layout.name == "ETW_THREAD_AFFINITY_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_thread_affinity_event::EtwThreadAffinityEventX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
#[test]
fn etw_thread_event_subprocesstag_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_thread_event_subprocesstag::Any;
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
                    layout.name == "ETW_THREAD_EVENT_SUBPROCESSTAG"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_thread_event_subprocesstag::EtwThreadEventSubprocesstag::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
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
#[test]
fn etw_thread_set_name_event_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::etw_thread_set_name_event::Any;
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
                    layout.name == "ETW_THREAD_SET_NAME_EVENT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::etw_thread_set_name_event::EtwThreadSetNameEvent::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
#[test]
fn perfinfo_ccswap_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::perfinfo_ccswap::Any;
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
                    layout.name == "PERFINFO_CCSWAP" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::perfinfo_ccswap::PerfinfoCcswap::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn perfinfo_ccswap_buffer_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::perfinfo_ccswap_buffer::Any;
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
                    layout.name == "PERFINFO_CCSWAP_BUFFER"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::perfinfo_ccswap_buffer::PerfinfoCcswapBuffer::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..88 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
#[test]
fn perfinfo_ccswap_idle_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::perfinfo_ccswap_idle::Any;
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
                    layout.name == "PERFINFO_CCSWAP_IDLE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::perfinfo_ccswap_idle::PerfinfoCcswapIdle::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
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
#[test]
fn perfinfo_ccswap_idle_short_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::perfinfo_ccswap_idle_short::Any;
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
                    layout.name == "PERFINFO_CCSWAP_IDLE_SHORT"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::perfinfo_ccswap_idle_short::PerfinfoCcswapIdleShort::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..2 {
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
#[test]
fn perfinfo_ccswap_lite_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::perfinfo_ccswap_lite::Any;
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
                    layout.name == "PERFINFO_CCSWAP_LITE"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V6_0(form))) => {
                    prop_assert_eq!(layout.form, "V6_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::perfinfo_ccswap_lite::PerfinfoCcswapLite::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V6_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
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
#[test]
fn reserve_bandwidth_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_bandwidth::Any;
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
                    layout.name == "ReserveBandwidth" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidthX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
#[test]
fn reserve_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_create::Any;
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
                    layout.name == "ReserveCreate" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_create::ReserveCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..17 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_create::ReserveCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..21 {
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
#[test]
fn reserve_delete_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_delete::Any;
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
                    layout.name == "ReserveDelete" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_delete::ReserveDeleteX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..4 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_delete::ReserveDeleteX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn reserve_join_thread_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_join_thread::Any;
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
                    layout.name == "ReserveJoinThread" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_join_thread::ReserveJoinThreadX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
#[test]
fn reserve_late_count_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_late_count::Any;
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
                    layout.name == "ReserveLateCount" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_late_count::ReserveLateCountX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_late_count::ReserveLateCountX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..12 {
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
#[test]
fn reserve_state_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::reserve_state::Any;
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
                    layout.name == "ReserveState" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_state::ReserveStateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..6 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::reserve_state::ReserveStateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..10 {
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
#[test]
fn thread_v0_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::thread_v0_type_group1::Any;
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
                    layout.name == "Thread_V0_TypeGroup1"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::thread_v0_type_group1::ThreadV0TypeGroup1::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn thread_v1_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::thread_v1_type_group1::Any;
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
                    layout.name == "Thread_V1_TypeGroup1"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..33 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..57 {
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
#[test]
fn thread_v2_type_group1_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::thread_v2_type_group1::Any;
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
                    layout.name == "Thread_V2_TypeGroup1"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..40 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup1X64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..68 {
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
#[test]
fn wmi_extended_thread_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::wmi_extended_thread_information::Any;
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
                    layout.name == "WMI_EXTENDED_THREAD_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..44 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_extended_thread_information::WmiExtendedThreadInformationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
#[test]
fn wmi_extended_thread_information64_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::wmi_extended_thread_information64::Any;
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
                    layout.name == "WMI_EXTENDED_THREAD_INFORMATION64"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_extended_thread_information64::WmiExtendedThreadInformation64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..72 {
                        prop_assert!(
                            Any::from_slice(& bytes[..len], release, pointer).is_err(),
                            "{len} bytes are too few"
                        );
                    }
                    laws::json(&any)?;
                    prop_assert_eq!(read, Some(any));
                }
                (Some(_), Err(_)) => {}
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
#[test]
fn wmi_thread_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::wmi_thread_information::Any;
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
                    layout.name == "WMI_THREAD_INFORMATION"
                        && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0(form))) => {
                    prop_assert_eq!(layout.form, "V5_0");
                    prop_assert_eq!(
                        etwspec::payloads::thread::wmi_thread_information::WmiThreadInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..8 {
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
#[test]
fn worker_thread_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::thread::worker_thread::Any;
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
                    layout.name == "WorkerThread" && layout.holds(release, pointer)
                });
            let mut stream = binrw::io::Cursor::new(&bytes);
            let read = <Any as binrw::BinRead>::read_le_args(
                    &mut stream,
                    (release, pointer),
                )
                .ok();
            match (layout, Any::from_slice(&bytes, release, pointer)) {
                (None, Err(etwspec::Error::NoForm { .. })) => prop_assert_eq!(read, None),
                (Some(layout), Ok(Any::V5_0X86(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X86");
                    prop_assert_eq!(
                        etwspec::payloads::thread::worker_thread::WorkerThreadX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::thread::worker_thread::WorkerThreadX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..20 {
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
#[test]
fn perfinfo_ccswap_type_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::PerfinfoCcswapType;
    laws::values::<T>(T::NAMES, T::from_name, T::name);
}
#[test]
fn etw_thread_flag_names_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::EtwThreadFlag;
    laws::values::<
        T,
    >(
        T::NAMES,
        T::from_name,
        |value| T::NAMES.iter().find(|(_, other)| *other == value).map(|(name, _)| *name),
    );
    laws::run(
        &any::<T>(),
        |value| {
            let named = value.names().fold(T::from(0), |all, (_, bits)| all | bits);
            prop_assert_eq!(named | value.unnamed(), value, "no bit is lost");
            Ok(())
        },
    );
}
