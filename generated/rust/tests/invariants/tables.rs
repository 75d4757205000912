// Copied from codegen/runtime/invariants_tables.rs by `cargo spec generate`. Do not edit: edit that file.

//! Macros that define the table of functions of a type and the tests that apply the invariants to it.
//!
//! Each macro is called in a module of its own. The module has the type `T`, its view `V`, the paths of its `MEMBERS`
//! and the function `set` that copies one of them.

/// Defines the table of a form. The arguments are the functions that differ between kinds of forms.
macro_rules! form {
    ($trait:ident, $size:ident, $read:ident, $own:expr, $fixed:expr, $viewed:expr, $extent:ident => $args:expr) => {
        static FORM: invariants::Form = invariants::Form {
            layout: T::LAYOUT,
            name: <T as etwspec::$trait>::NAME,
            size: <T as etwspec::$trait>::$size,
            slice: |bytes| <T as etwspec::$trait>::$read(bytes).map($own),
            view: |bytes| $viewed(V::new(bytes)?).map($own),
            stream: |stream, $extent| binrw::BinRead::read_le_args(stream, $args).map($own),
            written: |bytes| {
                let mut out = binrw::io::Cursor::new(Vec::new());
                binrw::BinWrite::write_le(&value(bytes), &mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes| $own(invariants::json(&value(bytes))),
            fixed: |bytes| V::new(bytes).expect("enough bytes for a view").as_bytes().to_vec(),
            members: MEMBERS,
            moved: |to, from, member, way| {
                let mut moved = value(to);
                let view = V::new(from).expect("enough bytes for a view");
                let number = set(&mut moved, &value(from), view, way, member);
                ($fixed(&moved).to_vec(), number)
            },
        };

        fn value(bytes: &[u8]) -> T {
            T::from_slice(bytes).expect("bytes of a value")
        }

        #[test]
        fn members_are_where_table_states() {
            invariants::members(&FORM, some);
        }
    };
}

/// Defines the tests of a form of a fixed size.
macro_rules! fixed {
    ($unpadded:literal) => {
        form!(Record, SIZE, from_prefix, own, T::as_bytes, |view: V<'_>| Ok(view.to_value()), _extent => ());

        fn own(value: T) -> Vec<u8> {
            etwspec::Record::bytes(&value).to_vec()
        }

        fn some(runner: &mut proptest::test_runner::TestRunner) -> Vec<u8> {
            invariants::bytes_of(runner, T::SIZE)
        }

        #[test]
        fn roundtrips_bytes() {
            invariants::fixed(&FORM, $unpadded);
        }
    };
}

/// Defines the tests of a form with a part of variable length.
macro_rules! tailed {
    ($announced:literal, $viewed:expr, $extent:ident => $args:expr) => {
        form!(Tailed, FIXED, from_slice, own, T::fixed_to_bytes, $viewed, $extent => $args);

        fn own(value: T) -> Vec<u8> {
            let mut bytes = Vec::new();
            etwspec::Tailed::append_to(&value, &mut bytes).expect("writes what was read");
            bytes
        }

        fn some(runner: &mut proptest::test_runner::TestRunner) -> Vec<u8> {
            own(invariants::any(runner))
        }

        #[test]
        fn roundtrips_bytes() {
            invariants::tailed(&FORM, some, $announced);
        }

        #[test]
        fn roundtrips_values() {
            invariants::on_samples(invariants::any::<T>, |value| {
                let same = invariants::json(&value) == value && self::value(&own(value.clone())) == value;
                (same, own(value))
            });
        }
    };
}

/// Defines the tests of the choice of a form by release and pointer size.
macro_rules! any {
    ($name:literal, $may_fail:literal, $($index:literal: $form:literal $variant:ident($type:ident), $fixed:literal;)*) => {
        static FORM: invariants::AnyForm = invariants::AnyForm {
            name: $name,
            forms: &[$(($form, $fixed, |bytes| Any::from($type::from_slice(bytes).ok()?).to_vec().ok()),)*],
            slice: |bytes, release, pointer| Any::from_slice(bytes, release, pointer).map(own),
            stream: |stream, release, pointer| binrw::BinRead::read_le_args(stream, (release, pointer)).map(own),
            written: |bytes, release, pointer| {
                let mut out = binrw::io::Cursor::new(Vec::new());
                binrw::BinWrite::write_le(&value(bytes, release, pointer), &mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes, release, pointer| own(invariants::json(&value(bytes, release, pointer))),
        };

        fn value(bytes: &[u8], release: etwspec::Release, pointer: etwspec::Pointer) -> Any {
            Any::from_slice(bytes, release, pointer).expect("bytes of a value")
        }

        fn own(any: Any) -> (usize, Vec<u8>) {
            let bytes = any.to_vec().expect("writes what was read");
            match any {
                $(Any::$variant(_) => ($index, bytes),)*
                _ => panic!("a form without a table"),
            }
        }

        #[test]
        fn selects_form_by_release_and_pointer_size() {
            invariants::chosen(&FORM, $may_fail);
        }
    };
}

/// Defines the tests of an enumeration or of flags.
macro_rules! values {
    ($int:ident, $name:expr, $bits:expr) => {
        #[test]
        fn roundtrips_names_and_values() {
            invariants::values(&invariants::Numbers {
                size: size_of::<$int>(),
                names: || T::named_values().map(|(name, value)| (name, value.0 as $int as u64)).collect(),
                from_name: |name| T::from_name(name).map(|value| value.0 as $int as u64),
                name: $name,
                bytes: |bytes| {
                    let (value, mut back) = (<T as etwspec::Element>::from_le(bytes), Vec::new());
                    etwspec::Element::with_le(&value, |part| back.extend_from_slice(part));
                    (value.0 as $int as u64, back)
                },
                json: |number| invariants::json(&T(number as _)).0 as $int as u64,
                bits: $bits,
            });
        }
    };
}

macro_rules! enumeration {
    ($int:ident) => {
        values!($int, |number| T(number as _).name(), |number| (number, 0));
    };
}

macro_rules! flags {
    ($int:ident) => {
        values!(
            $int,
            |number| T::named_values().find(|(_, value)| *value == T(number as _)).map(|(name, _)| name),
            |number| {
                let value = T(number as _);
                let named = value.names().fold(0, |all, (_, bits)| all | bits.0);
                (named as $int as u64, value.unnamed().0 as $int as u64)
            }
        );
    };
}
