// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! The laws of the types of topic `payloads::job`.
#![cfg(feature = "payloads")]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(clippy::clone_on_copy)]
mod laws;
use proptest::prelude::*;
#[test]
fn wmi_job_assign_process_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_assign_process::WmiJobAssignProcess;
    type V<'a> = etwspec::payloads::job::wmi_job_assign_process::WmiJobAssignProcessView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_assign_process_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_assign_process::WmiJobAssignProcess;
    type V<'a> = etwspec::payloads::job::wmi_job_assign_process::WmiJobAssignProcessView<
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
            prop_assert_eq!(view.container_id(), a.container_id);
            let mut moved = a;
            moved.container_id = b.container_id;
            laws::only_moved(layout, "ContainerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.job_id(), a.job_id);
            let mut moved = a;
            moved.job_id = b.job_id;
            laws::only_moved(layout, "JobId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id);
            let mut moved = a;
            moved.unique_process_id = b.unique_process_id;
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_job_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_information::WmiJobInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_information::WmiJobInformationView<'a>;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_information::WmiJobInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_information::WmiJobInformationView<'a>;
    let layout = T::LAYOUT;
    laws::run(
        &(any::<T>(), any::<T>()),
        |(a, b)| {
            let (before, from) = (a.to_bytes(), b.to_bytes());
            let view = V::new(&before)
                .map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(view.as_bytes(), & before);
            prop_assert_eq!(view.container_id(), a.container_id);
            let mut moved = a;
            moved.container_id = b.container_id;
            laws::only_moved(layout, "ContainerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.job_id(), a.job_id);
            let mut moved = a;
            moved.job_id = b.job_id;
            laws::only_moved(layout, "JobId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.status(), a.status);
            let mut moved = a;
            moved.status = b.status;
            laws::only_moved(layout, "Status", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_job_remove_process_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_remove_process::WmiJobRemoveProcess;
    type V<'a> = etwspec::payloads::job::wmi_job_remove_process::WmiJobRemoveProcessView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_remove_process_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_remove_process::WmiJobRemoveProcess;
    type V<'a> = etwspec::payloads::job::wmi_job_remove_process::WmiJobRemoveProcessView<
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
            prop_assert_eq!(view.container_id(), a.container_id);
            let mut moved = a;
            moved.container_id = b.container_id;
            laws::only_moved(layout, "ContainerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.job_id(), a.job_id);
            let mut moved = a;
            moved.job_id = b.job_id;
            laws::only_moved(layout, "JobId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.unique_process_id(), a.unique_process_id);
            let mut moved = a;
            moved.unique_process_id = b.unique_process_id;
            laws::only_moved(
                layout,
                "UniqueProcessId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            prop_assert_eq!(view.removal_flags(), a.removal_flags);
            let mut moved = a;
            moved.removal_flags = b.removal_flags;
            laws::only_moved(layout, "RemovalFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.exit_status(), a.exit_status);
            let mut moved = a;
            moved.exit_status = b.exit_status;
            laws::only_moved(layout, "ExitStatus", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_job_send_notification_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_send_notification_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformationView<
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
            prop_assert_eq!(view.container_id(), a.container_id);
            let mut moved = a;
            moved.container_id = b.container_id;
            laws::only_moved(layout, "ContainerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.job_id(), a.job_id);
            let mut moved = a;
            moved.job_id = b.job_id;
            laws::only_moved(layout, "JobId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.notification_id(), a.notification_id);
            let mut moved = a;
            moved.notification_id = b.notification_id;
            laws::only_moved(
                layout,
                "NotificationId",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_job_set_query_cpu_rate_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRate;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_set_query_cpu_rate_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRate;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRateView<
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
            prop_assert_eq!(view.all_flags(), a.all_flags);
            let mut moved = a;
            moved.all_flags = b.all_flags;
            laws::only_moved(layout, "AllFlags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.value(), a.value);
            let mut moved = a;
            moved.value = b.value;
            laws::only_moved(layout, "Value", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_job_set_query_information_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformationView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_set_query_information_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformation;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformationView<
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
            prop_assert_eq!(view.container_id(), a.container_id);
            let mut moved = a;
            moved.container_id = b.container_id;
            laws::only_moved(layout, "ContainerId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.job_id(), a.job_id);
            let mut moved = a;
            moved.job_id = b.job_id;
            laws::only_moved(layout, "JobId", &before, &from, &moved.to_bytes());
            prop_assert_eq!(
                view.job_object_information_class(), a.job_object_information_class
            );
            let mut moved = a;
            moved.job_object_information_class = b.job_object_information_class;
            laws::only_moved(
                layout,
                "JobObjectInformationClass",
                &before,
                &from,
                &moved.to_bytes(),
            );
            Ok(())
        },
    );
}
#[test]
fn wmi_job_set_query_net_rate_v5_0_bytes_and_values_stand_for_each_other() {
    type T = etwspec::payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRate;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRateView<
        'a,
    >;
    let layout = T::LAYOUT;
    laws::fixed::<T>(layout, |bytes| V::new(bytes).map(|view| view.to_value()));
}
#[test]
fn wmi_job_set_query_net_rate_v5_0_members_lie_where_the_table_says() {
    type T = etwspec::payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRate;
    type V<'a> = etwspec::payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRateView<
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
            prop_assert_eq!(view.flags(), a.flags);
            let mut moved = a;
            moved.flags = b.flags;
            laws::only_moved(layout, "Flags", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.max_bandwidth(), a.max_bandwidth);
            let mut moved = a;
            moved.max_bandwidth = b.max_bandwidth;
            laws::only_moved(layout, "MaxBandwidth", &before, &from, &moved.to_bytes());
            prop_assert_eq!(view.dscp_tag(), a.dscp_tag);
            let mut moved = a;
            moved.dscp_tag = b.dscp_tag;
            laws::only_moved(layout, "DscpTag", &before, &from, &moved.to_bytes());
            Ok(())
        },
    );
}
#[test]
fn wmi_job_assign_process_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_assign_process::Any;
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
                    layout.name == "WMI_JOB_ASSIGN_PROCESS"
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
                        etwspec::payloads::job::wmi_job_assign_process::WmiJobAssignProcess::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
fn wmi_job_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_information::Any;
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
                    layout.name == "WMI_JOB_INFORMATION"
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
                        etwspec::payloads::job::wmi_job_information::WmiJobInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..28 {
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
fn wmi_job_remove_process_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_remove_process::Any;
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
                    layout.name == "WMI_JOB_REMOVE_PROCESS"
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
                        etwspec::payloads::job::wmi_job_remove_process::WmiJobRemoveProcess::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
                    let written = laws::written(&any);
                    prop_assert_eq!(any.to_vec(), Ok(written.clone()));
                    prop_assert!(
                        bytes.starts_with(& written), "bytes come back as they were"
                    );
                    for len in 0..32 {
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
fn wmi_job_send_notification_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_send_notification_information::Any;
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
                    layout.name == "WMI_JOB_SEND_NOTIFICATION_INFORMATION"
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
                        etwspec::payloads::job::wmi_job_send_notification_information::WmiJobSendNotificationInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_job_set_query_cpu_rate_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_set_query_cpu_rate::Any;
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
                    layout.name == "WMI_JOB_SET_QUERY_CPU_RATE"
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
                        etwspec::payloads::job::wmi_job_set_query_cpu_rate::WmiJobSetQueryCpuRate::from_slice(&
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
fn wmi_job_set_query_information_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_set_query_information::Any;
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
                    layout.name == "WMI_JOB_SET_QUERY_INFORMATION"
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
                        etwspec::payloads::job::wmi_job_set_query_information::WmiJobSetQueryInformation::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
fn wmi_job_set_query_net_rate_form_is_chosen_by_release_and_pointer_size() {
    use etwspec::payloads::job::wmi_job_set_query_net_rate::Any;
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
                    layout.name == "WMI_JOB_SET_QUERY_NET_RATE"
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
                        etwspec::payloads::job::wmi_job_set_query_net_rate::WmiJobSetQueryNetRate::from_slice(&
                        bytes).ok(), Some(form.clone())
                    );
                    let any = Any::V5_0(form);
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
