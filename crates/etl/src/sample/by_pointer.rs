//! Records that differ by pointer size.

/// A record of one pointer size or the other, with the same fields. Addresses keep as many bits as the size has.
macro_rules! tailed {
    ($pointer:expr, $x86:ident | $x64:ident, $record:ident => $fill:block) => {
        tailed!($pointer, $x86 | $x64, $record => $fill, $record.to_vec())
    };
    ($pointer:expr, $x86:ident | $x64:ident, $record:ident => $fill:block, $bytes:expr) => {
        match $pointer {
            Pointer::Bits32 => {
                let mut $record = $x86::default();
                $fill
                $bytes
            }
            Pointer::Bits64 => {
                let mut $record = $x64::default();
                $fill
                $bytes
            }
        }
    };
}

/// The same for records that have a fixed size.
macro_rules! sized {
    ($pointer:expr, $x86:ident | $x64:ident, $record:ident => $fill:block) => {
        tailed!($pointer, $x86 | $x64, $record => $fill, $record.as_bytes().to_vec())
    };
}

pub(crate) use {sized, tailed};
