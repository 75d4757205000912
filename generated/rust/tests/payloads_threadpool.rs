// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::threadpool`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn tpcb_cancel_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_cancel_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count());
            let mut moved = a;
            moved.set_cancel_count(b.cancel_count());
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_cancel_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_cancel_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.cancel_count(), a.cancel_count());
            let mut moved = a;
            moved.set_cancel_count(b.cancel_count());
            laws::only_moved(layout, "CancelCount", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_dequeue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_dequeue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_dequeue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_dequeue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_enqueue_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_enqueue_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue32;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_function(), a.callback_function());
            let mut moved = a;
            moved.set_callback_function(b.callback_function());
            laws::only_moved(
                layout,
                "CallbackFunction",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.callback_context(), a.callback_context());
            let mut moved = a;
            moved.set_callback_context(b.callback_context());
            laws::only_moved(
                layout,
                "CallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag());
            let mut moved = a;
            moved.set_sub_process_tag(b.sub_process_tag());
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tpcb_enqueue_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tpcb_enqueue_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue64;
    type V<'a> = etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.task_id(), a.task_id());
            let mut moved = a;
            moved.set_task_id(b.task_id());
            laws::only_moved(layout, "TaskId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.callback_function(), a.callback_function());
            let mut moved = a;
            moved.set_callback_function(b.callback_function());
            laws::only_moved(
                layout,
                "CallbackFunction",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.callback_context(), a.callback_context());
            let mut moved = a;
            moved.set_callback_context(b.callback_context());
            laws::only_moved(
                layout,
                "CallbackContext",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.sub_process_tag(), a.sub_process_tag());
            let mut moved = a;
            moved.set_sub_process_tag(b.sub_process_tag());
            laws::only_moved(layout, "SubProcessTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_pool_create_close_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose32;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose32View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_pool_create_close_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose32;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose32View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_pool_create_close_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose64;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose64View<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_pool_create_close_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose64;
    type V<'a> = etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose64View<
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
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_thread_set_v5_0x86_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet32;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet32View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_thread_set_v5_0x86_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet32;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet32View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num());
            let mut moved = a;
            moved.set_thread_num(b.thread_num());
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn tp_thread_set_v5_0x64_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet64;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet64View<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn tp_thread_set_v5_0x64_members_lie_where_the_table_says() {
    type T = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet64;
    type V<'a> = etwspec::payloads::threadpool::tp_thread_set::TpThreadSet64View<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.pool_id(), a.pool_id());
            let mut moved = a;
            moved.set_pool_id(b.pool_id());
            laws::only_moved(layout, "PoolId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.thread_num(), a.thread_num());
            let mut moved = a;
            moved.set_thread_num(b.thread_num());
            laws::only_moved(layout, "ThreadNum", &before, &from, &moved.to_bytes());
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
                        etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel32::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_cancel::TpcbCancel64::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue32::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_dequeue::TpcbDequeue64::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue32::from_slice(&
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
                        etwspec::payloads::threadpool::tpcb_enqueue::TpcbEnqueue64::from_slice(&
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
                        etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose32::from_slice(&
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
                        etwspec::payloads::threadpool::tp_pool_create_close::TpPoolCreateClose64::from_slice(&
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
                        etwspec::payloads::threadpool::tp_thread_set::TpThreadSet32::from_slice(&
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
                        etwspec::payloads::threadpool::tp_thread_set::TpThreadSet64::from_slice(&
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
