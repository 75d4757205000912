//! Checks of the commands for people who edit tables.

mod fmt;
mod new;
mod support;
mod why;
