// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::threadpool`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn etw_tp_event_callback_cancel_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_cancel_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count);
            let mut moved = a;
            moved.cancel_count = b.cancel_count;
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_cancel_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_cancel_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count);
            let mut moved = a;
            moved.cancel_count = b.cancel_count;
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_enqueue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_enqueue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_enqueue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_enqueue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_start_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_start_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_start_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_callback_start_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback(), a.callback);
            let mut moved = a;
            moved.callback = b.callback;
            laws::only_moved(layout, "Callback", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.context(), a.context);
            let mut moved = a;
            moved.context = b.context;
            laws::only_moved(layout, "Context", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_close_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_close_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_close_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_close_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_create_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_create_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_create_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_create_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_th_max_set_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_th_max_set_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_th_max_set_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_th_max_set_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_th_min_set_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_th_min_set_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_pool_th_min_set_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_pool_th_min_set_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_cancelled_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_cancelled_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX86View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_cancelled_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_cancelled_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX64View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_cancel_nttimer_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_cancel_nttimer_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX86View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_cancel_nttimer_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_cancel_nttimer_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX64View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX86View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.window_length(), a.window_length);
            let mut moved = a;
            moved.window_length = b.window_length;
            laws::only_moved(layout, "WindowLength", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX64View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.window_length(), a.window_length);
            let mut moved = a;
            moved.window_length = b.window_length;
            laws::only_moved(layout, "WindowLength", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_begin_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_begin_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX86View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_begin_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_begin_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX64View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_end_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_end_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX86View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_expiration_end_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_expiration_end_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX64View<
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
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_set_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_set_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX86View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.window_length(), a.window_length);
            let mut moved = a;
            moved.window_length = b.window_length;
            laws::only_moved(layout, "WindowLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.absolute(), a.absolute);
            let mut moved = a;
            moved.absolute = b.absolute;
            laws::only_moved(layout, "Absolute", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_set_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_set_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX64View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.timer(), a.timer);
            let mut moved = a;
            moved.timer = b.timer;
            laws::only_moved(layout, "Timer", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.period(), a.period);
            let mut moved = a;
            moved.period = b.period;
            laws::only_moved(layout, "Period", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.window_length(), a.window_length);
            let mut moved = a;
            moved.window_length = b.window_length;
            laws::only_moved(layout, "WindowLength", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.absolute(), a.absolute);
            let mut moved = a;
            moved.absolute = b.absolute;
            laws::only_moved(layout, "Absolute", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_set_nttimer_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_set_nttimer_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX86View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tolerable_delay(), a.tolerable_delay);
            let mut moved = a;
            moved.tolerable_delay = b.tolerable_delay;
            laws::only_moved(
                layout,
                "TolerableDelay",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_timer_set_nttimer_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_timer_set_nttimer_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX64View<
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
            prop_assert_eq!(view.due_time(), a.due_time);
            let mut moved = a;
            moved.due_time = b.due_time;
            laws::only_moved(layout, "DueTime", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.sub_queue(), a.sub_queue);
            let mut moved = a;
            moved.sub_queue = b.sub_queue;
            laws::only_moved(layout, "SubQueue", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.tolerable_delay(), a.tolerable_delay);
            let mut moved = a;
            moved.tolerable_delay = b.tolerable_delay;
            laws::only_moved(
                layout,
                "TolerableDelay",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_worker_numanode_switch_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_worker_numanode_switch_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX86;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_node(), a.current_node);
            let mut moved = a;
            moved.current_node = b.current_node;
            laws::only_moved(layout, "CurrentNode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_node(), a.next_node);
            let mut moved = a;
            moved.next_node = b.next_node;
            laws::only_moved(layout, "NextNode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_group(), a.current_group);
            let mut moved = a;
            moved.current_group = b.current_group;
            laws::only_moved(layout, "CurrentGroup", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_group(), a.next_group);
            let mut moved = a;
            moved.next_group = b.next_group;
            laws::only_moved(layout, "NextGroup", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_worker_count(), a.current_worker_count);
            let mut moved = a;
            moved.current_worker_count = b.current_worker_count;
            laws::only_moved(
                layout,
                "CurrentWorkerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.next_worker_count(), a.next_worker_count);
            let mut moved = a;
            moved.next_worker_count = b.next_worker_count;
            laws::only_moved(
                layout,
                "NextWorkerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_worker_numanode_switch_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn etw_tp_event_worker_numanode_switch_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX64;
    type V<'a> = etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_node(), a.current_node);
            let mut moved = a;
            moved.current_node = b.current_node;
            laws::only_moved(layout, "CurrentNode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_node(), a.next_node);
            let mut moved = a;
            moved.next_node = b.next_node;
            laws::only_moved(layout, "NextNode", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_group(), a.current_group);
            let mut moved = a;
            moved.current_group = b.current_group;
            laws::only_moved(layout, "CurrentGroup", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.next_group(), a.next_group);
            let mut moved = a;
            moved.next_group = b.next_group;
            laws::only_moved(layout, "NextGroup", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.current_worker_count(), a.current_worker_count);
            let mut moved = a;
            moved.current_worker_count = b.current_worker_count;
            laws::only_moved(
                layout,
                "CurrentWorkerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.next_worker_count(), a.next_worker_count);
            let mut moved = a;
            moved.next_worker_count = b.next_worker_count;
            laws::only_moved(
                layout,
                "NextWorkerCount",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn tpcb_cancel_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_cancel_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count);
            let mut moved = a;
            moved.cancel_count = b.cancel_count;
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_cancel_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_cancel_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count);
            let mut moved = a;
            moved.cancel_count = b.cancel_count;
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_dequeue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_dequeue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_dequeue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_dequeue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_enqueue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_enqueue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX86;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_function(), a.callback_function);
            let mut moved = a;
            moved.callback_function = b.callback_function;
            laws::only_moved(
                layout,
                "CallbackFunction",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.callback_context(), a.callback_context);
            let mut moved = a;
            moved.callback_context = b.callback_context;
            laws::only_moved(
                layout,
                "CallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_enqueue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_enqueue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id);
            let mut moved = a;
            moved.task_id = b.task_id;
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_function(), a.callback_function);
            let mut moved = a;
            moved.callback_function = b.callback_function;
            laws::only_moved(
                layout,
                "CallbackFunction",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.callback_context(), a.callback_context);
            let mut moved = a;
            moved.callback_context = b.callback_context;
            laws::only_moved(
                layout,
                "CallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag);
            let mut moved = a;
            moved.sub_process_tag = b.sub_process_tag;
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_pool_create_close_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX86;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX86View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_pool_create_close_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX86;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX86View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_pool_create_close_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX64;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_pool_create_close_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX64;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_thread_set_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX86;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX86View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_thread_set_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX86;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX86View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_thread_set_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX64;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_thread_set_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX64;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id);
            let mut moved = a;
            moved.pool_id = b.pool_id;
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num);
            let mut moved = a;
            moved.thread_num = b.thread_num;
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn etw_tp_event_callback_cancel_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_callback_cancel::Any;
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
                    layout.name == "ETW_TP_EVENT_CALLBACK_CANCEL"
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_cancel::EtwTpEventCallbackCancelX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..76 {
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
fn etw_tp_event_callback_enqueue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::Any;
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
                    layout.name == "ETW_TP_EVENT_CALLBACK_ENQUEUE"
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_enqueue::EtwTpEventCallbackEnqueueX64::from_slice(&
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
fn etw_tp_event_callback_start_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_callback_start::Any;
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
                    layout.name == "ETW_TP_EVENT_CALLBACK_START"
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
                        etwspec::payloads::threadpool::etw_tp_event_callback_start::EtwTpEventCallbackStartX64::from_slice(&
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
fn etw_tp_event_pool_close_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_pool_close::Any;
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
                    layout.name == "ETW_TP_EVENT_POOL_CLOSE"
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_close::EtwTpEventPoolCloseX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_pool_create_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_pool_create::Any;
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
                    layout.name == "ETW_TP_EVENT_POOL_CREATE"
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_create::EtwTpEventPoolCreateX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_pool_th_max_set_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::Any;
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
                    layout.name == "ETW_TP_EVENT_POOL_TH_MAX_SET"
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX86::from_slice(&
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_th_max_set::EtwTpEventPoolThMaxSetX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_pool_th_min_set_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::Any;
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
                    layout.name == "ETW_TP_EVENT_POOL_TH_MIN_SET"
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX86::from_slice(&
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
                        etwspec::payloads::threadpool::etw_tp_event_pool_th_min_set::EtwTpEventPoolThMinSetX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_timer_cancelled_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_CANCELLED"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX86::from_slice(&
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_cancelled::EtwTpEventTimerCancelledX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
fn etw_tp_event_timer_cancel_nttimer_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_CANCEL_NTTIMER"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_cancel_nttimer::EtwTpEventTimerCancelNttimerX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_timer_expiration_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_expiration::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_EXPIRATION"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration::EtwTpEventTimerExpirationX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..64 {
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
fn etw_tp_event_timer_expiration_begin_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_EXPIRATION_BEGIN"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration_begin::EtwTpEventTimerExpirationBeginX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_timer_expiration_end_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_EXPIRATION_END"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..36 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_expiration_end::EtwTpEventTimerExpirationEndX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn etw_tp_event_timer_set_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_set::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_SET"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_set::EtwTpEventTimerSetX64::from_slice(&
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
fn etw_tp_event_timer_set_nttimer_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::Any;
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
                    layout.name == "ETW_TP_EVENT_TIMER_SET_NTTIMER"
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..48 {
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
                        etwspec::payloads::threadpool::etw_tp_event_timer_set_nttimer::EtwTpEventTimerSetNttimerX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..52 {
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
fn etw_tp_event_worker_numanode_switch_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::Any;
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
                    layout.name == "ETW_TP_EVENT_WORKER_NUMANODE_SWITCH"
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
                        etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..56 {
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
                        etwspec::payloads::threadpool::etw_tp_event_worker_numanode_switch::EtwTpEventWorkerNumanodeSwitchX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..60 {
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
fn tpcb_cancel_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::tpcb_cancel::Any;
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
                    layout.name == "TPCBCancel" && layout.holds(release, pointer)
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
                        etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX86::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_cancel::TpcbCancelX64::from_slice(&
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
fn tpcb_dequeue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::tpcb_dequeue::Any;
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
                    layout.name == "TPCBDequeue" && layout.holds(release, pointer)
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
                        etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX86::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeueX64::from_slice(&
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
fn tpcb_enqueue_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::tpcb_enqueue::Any;
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
                    layout.name == "TPCBEnqueue" && layout.holds(release, pointer)
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
                        etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX86::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X86(form);
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
                (Some(layout), Ok(Any::V5_0X64(form))) => {
                    prop_assert_eq!(layout.form, "V5_0X64");
                    prop_assert_eq!(
                        etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueueX64::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0X64(form);
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
fn tp_pool_create_close_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::tp_pool_create_close::Any;
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
                    layout.name == "TPPoolCreateClose" && layout.holds(release, pointer)
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
                        etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX86::from_slice(&
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
                        etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateCloseX64::from_slice(&
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
fn tp_thread_set_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::threadpool::tp_thread_set::Any;
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
                    layout.name == "TPThreadSet" && layout.holds(release, pointer)
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
                        etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX86::from_slice(&
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
                        etwspec::payloads::threadpool::tp_thread_set::TpThreadSetX64::from_slice(&
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
