// Generated from spec/enums/WMI_SPINLOCK_ACQUIRE_MODE.toml by `cargo run --release -- generate`. Do not edit: edit that file.

#[allow(unused_imports)]
use crate::rt::Release;
#[allow(unused_imports)]
use crate::rt::describe::{NamedValue, Values};

pub(crate) static VALUES: Values = Values { name: "WMI_SPINLOCK_ACQUIRE_MODE", flags: false, values: &[
] };
