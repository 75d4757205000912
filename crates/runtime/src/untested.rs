//! Macros that the laws define, without the features that the laws need: they expand to nothing.

#[doc(hidden)]
#[macro_export]
macro_rules! accessors {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! tested {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! got {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! got_structure {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! got_named {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! payload_getters {
    ($($tokens:tt)*) => {};
}
