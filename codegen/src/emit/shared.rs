//! Parts that several emitters share. They import nothing from an emitter.

pub(super) mod bindings;
pub(super) mod comments;
pub(super) mod names;
pub(super) mod order;
pub(super) mod reserved;
pub(super) mod text;
