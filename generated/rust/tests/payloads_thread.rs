// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::thread`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn reserve_bandwidth_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth32;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_bandwidth_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth32;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth32View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period());
            let mut moved = a;
            moved.set_period(b.period());
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget());
            let mut moved = a;
            moved.set_budget(b.budget());
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_bandwidth_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth64;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_bandwidth_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth64;
    type V<'a> = etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth64View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period());
            let mut moved = a;
            moved.set_period(b.period());
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget());
            let mut moved = a;
            moved.set_budget(b.budget());
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreate32;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreate32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreate32;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreate32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period());
            let mut moved = a;
            moved.set_period(b.period());
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget());
            let mut moved = a;
            moved.set_budget(b.budget());
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_flags(), a.object_flags());
            let mut moved = a;
            moved.set_object_flags(b.object_flags());
            laws::only_moved(layout, "ObjectFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor(), a.processor());
            let mut moved = a;
            moved.set_processor(b.processor());
            laws::only_moved(layout, "Processor", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreate64;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreate64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_create::ReserveCreate64;
    type V<'a> = etwspec::payloads::thread::reserve_create::ReserveCreate64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period());
            let mut moved = a;
            moved.set_period(b.period());
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.budget(), a.budget());
            let mut moved = a;
            moved.set_budget(b.budget());
            laws::only_moved(layout, "Budget", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.object_flags(), a.object_flags());
            let mut moved = a;
            moved.set_object_flags(b.object_flags());
            laws::only_moved(layout, "ObjectFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.processor(), a.processor());
            let mut moved = a;
            moved.set_processor(b.processor());
            laws::only_moved(layout, "Processor", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_delete_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDelete32;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDelete32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_delete_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDelete32;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDelete32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_delete_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDelete64;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDelete64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_delete_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_delete::ReserveDelete64;
    type V<'a> = etwspec::payloads::thread::reserve_delete::ReserveDelete64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_join_thread_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread32;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_join_thread_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread32;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread32View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_join_thread_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread64;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_join_thread_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread64;
    type V<'a> = etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread64View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_late_count_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCount32;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCount32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_late_count_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCount32;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCount32View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.late_count_increment(), a.late_count_increment());
            let mut moved = a;
            moved.set_late_count_increment(b.late_count_increment());
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
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCount64;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCount64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_late_count_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_late_count::ReserveLateCount64;
    type V<'a> = etwspec::payloads::thread::reserve_late_count::ReserveLateCount64View<
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
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.late_count_increment(), a.late_count_increment());
            let mut moved = a;
            moved.set_late_count_increment(b.late_count_increment());
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
    type T = etwspec::payloads::thread::reserve_state::ReserveState32;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveState32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_state_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_state::ReserveState32;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveState32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dispatch_state(), a.dispatch_state());
            let mut moved = a;
            moved.set_dispatch_state(b.dispatch_state());
            laws::only_moved(layout, "DispatchState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.replenished(), a.replenished());
            let mut moved = a;
            moved.set_replenished(b.replenished());
            laws::only_moved(layout, "Replenished", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn reserve_state_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::reserve_state::ReserveState64;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveState64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn reserve_state_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::reserve_state::ReserveState64;
    type V<'a> = etwspec::payloads::thread::reserve_state::ReserveState64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.reserve(), a.reserve());
            let mut moved = a;
            moved.set_reserve(b.reserve());
            laws::only_moved(layout, "Reserve", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dispatch_state(), a.dispatch_state());
            let mut moved = a;
            moved.set_dispatch_state(b.dispatch_state());
            laws::only_moved(layout, "DispatchState", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.replenished(), a.replenished());
            let mut moved = a;
            moved.set_replenished(b.replenished());
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
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v1_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup132;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup132View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v1_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup132;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup132View<
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
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base());
            let mut moved = a;
            moved.set_stack_base(b.stack_base());
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit());
            let mut moved = a;
            moved.set_stack_limit(b.stack_limit());
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base());
            let mut moved = a;
            moved.set_user_stack_base(b.user_stack_base());
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit());
            let mut moved = a;
            moved.set_user_stack_limit(b.user_stack_limit());
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr());
            let mut moved = a;
            moved.set_start_addr(b.start_addr());
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr());
            let mut moved = a;
            moved.set_win32_start_addr(b.win32_start_addr());
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wait_mode(), a.wait_mode());
            let mut moved = a;
            moved.set_wait_mode(b.wait_mode());
            laws::only_moved(layout, "WaitMode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v1_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup164;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup164View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v1_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup164;
    type V<'a> = etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup164View<
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
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base());
            let mut moved = a;
            moved.set_stack_base(b.stack_base());
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit());
            let mut moved = a;
            moved.set_stack_limit(b.stack_limit());
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base());
            let mut moved = a;
            moved.set_user_stack_base(b.user_stack_base());
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit());
            let mut moved = a;
            moved.set_user_stack_limit(b.user_stack_limit());
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr());
            let mut moved = a;
            moved.set_start_addr(b.start_addr());
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr());
            let mut moved = a;
            moved.set_win32_start_addr(b.win32_start_addr());
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.wait_mode(), a.wait_mode());
            let mut moved = a;
            moved.set_wait_mode(b.wait_mode());
            laws::only_moved(layout, "WaitMode", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v2_type_group1_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup132;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup132View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v2_type_group1_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup132;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup132View<
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
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base());
            let mut moved = a;
            moved.set_stack_base(b.stack_base());
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit());
            let mut moved = a;
            moved.set_stack_limit(b.stack_limit());
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base());
            let mut moved = a;
            moved.set_user_stack_base(b.user_stack_base());
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit());
            let mut moved = a;
            moved.set_user_stack_limit(b.user_stack_limit());
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr());
            let mut moved = a;
            moved.set_start_addr(b.start_addr());
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr());
            let mut moved = a;
            moved.set_win32_start_addr(b.win32_start_addr());
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base());
            let mut moved = a;
            moved.set_teb_base(b.teb_base());
            laws::only_moved(layout, "TebBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag());
            let mut moved = a;
            moved.set_sub_process_tag(b.sub_process_tag());
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn thread_v2_type_group1_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup164;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup164View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn thread_v2_type_group1_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup164;
    type V<'a> = etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup164View<
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
            prop_assert_eq!(view.process_id(), a.process_id());
            let mut moved = a;
            moved.set_process_id(b.process_id());
            laws::only_moved(layout, "ProcessId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_base(), a.stack_base());
            let mut moved = a;
            moved.set_stack_base(b.stack_base());
            laws::only_moved(layout, "StackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.stack_limit(), a.stack_limit());
            let mut moved = a;
            moved.set_stack_limit(b.stack_limit());
            laws::only_moved(layout, "StackLimit", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_base(), a.user_stack_base());
            let mut moved = a;
            moved.set_user_stack_base(b.user_stack_base());
            laws::only_moved(layout, "UserStackBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.user_stack_limit(), a.user_stack_limit());
            let mut moved = a;
            moved.set_user_stack_limit(b.user_stack_limit());
            laws::only_moved(
                layout,
                "UserStackLimit",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.start_addr(), a.start_addr());
            let mut moved = a;
            moved.set_start_addr(b.start_addr());
            laws::only_moved(layout, "StartAddr", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.win32_start_addr(), a.win32_start_addr());
            let mut moved = a;
            moved.set_win32_start_addr(b.win32_start_addr());
            laws::only_moved(
                layout,
                "Win32StartAddr",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.teb_base(), a.teb_base());
            let mut moved = a;
            moved.set_teb_base(b.teb_base());
            laws::only_moved(layout, "TebBase", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag());
            let mut moved = a;
            moved.set_sub_process_tag(b.sub_process_tag());
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
fn worker_thread_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThread32;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThread32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn worker_thread_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThread32;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThread32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_routine(), a.thread_routine());
            let mut moved = a;
            moved.set_thread_routine(b.thread_routine());
            laws::only_moved(layout, "ThreadRoutine", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn worker_thread_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThread64;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThread64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn worker_thread_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::thread::worker_thread::WorkerThread64;
    type V<'a> = etwspec::payloads::thread::worker_thread::WorkerThread64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.t_thread_id(), a.t_thread_id());
            let mut moved = a;
            moved.set_t_thread_id(b.t_thread_id());
            laws::only_moved(layout, "TThreadId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.start_time(), a.start_time());
            let mut moved = a;
            moved.set_start_time(b.start_time());
            laws::only_moved(layout, "StartTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_routine(), a.thread_routine());
            let mut moved = a;
            moved.set_thread_routine(b.thread_routine());
            laws::only_moved(layout, "ThreadRoutine", &before, &from, &moved.to_bytes());
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
                        etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth32::from_slice(&
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
                        etwspec::payloads::thread::reserve_bandwidth::ReserveBandwidth64::from_slice(&
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
                        etwspec::payloads::thread::reserve_create::ReserveCreate32::from_slice(&
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
                        etwspec::payloads::thread::reserve_create::ReserveCreate64::from_slice(&
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
                        etwspec::payloads::thread::reserve_delete::ReserveDelete32::from_slice(&
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
                        etwspec::payloads::thread::reserve_delete::ReserveDelete64::from_slice(&
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
                        etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread32::from_slice(&
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
                        etwspec::payloads::thread::reserve_join_thread::ReserveJoinThread64::from_slice(&
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
                        etwspec::payloads::thread::reserve_late_count::ReserveLateCount32::from_slice(&
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
                        etwspec::payloads::thread::reserve_late_count::ReserveLateCount64::from_slice(&
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
                        etwspec::payloads::thread::reserve_state::ReserveState32::from_slice(&
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
                        etwspec::payloads::thread::reserve_state::ReserveState64::from_slice(&
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
                        etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup132::from_slice(&
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
                        etwspec::payloads::thread::thread_v1_type_group1::ThreadV1TypeGroup164::from_slice(&
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
                        etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup132::from_slice(&
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
                        etwspec::payloads::thread::thread_v2_type_group1::ThreadV2TypeGroup164::from_slice(&
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
                        etwspec::payloads::thread::worker_thread::WorkerThread32::from_slice(&
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
                        etwspec::payloads::thread::worker_thread::WorkerThread64::from_slice(&
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
