//! The trait that prevents implementations by users.

/// Supertrait that only this crate and generated code implement.
pub trait Sealed {}
