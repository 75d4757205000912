//! Tests of the commands of `cargo spec`, in one program.

mod catalogs;
mod changes;
mod common;
mod evidence;
mod fmt;
mod import;
mod live;
mod new;
mod process;
mod readme;
mod served;
mod text;
mod why;
mod windows;
