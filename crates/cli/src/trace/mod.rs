//! What commands that read traces have in common.

#[allow(dead_code)]
pub(crate) mod filter;
