//! Two versions of providers, compared by what their events mean for readers.

pub(crate) mod sides;
pub(crate) mod witness;
