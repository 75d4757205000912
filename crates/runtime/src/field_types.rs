//! Numbers of the types of fields of provider events.

/// Defines the numbers. The generated crate etwspec-lists calls it with their names.
macro_rules! define {
    (in_types { $($in_type:ident = $in_number:literal;)* } out_types { $($out_type:ident = $out_number:literal;)* }) => {
        /// Types of the bytes.
        #[allow(dead_code, reason = "not every type has a rule of its own")]
        pub(crate) mod in_type {
            $(pub(crate) const $in_type: u16 = $in_number;)*
        }

        /// Forms in which values are shown.
        #[allow(dead_code, reason = "not every form has a rule of its own")]
        pub(crate) mod out_type {
            $(pub(crate) const $out_type: u16 = $out_number;)*
        }
    };
}

etwspec_lists::field_types!(define);
