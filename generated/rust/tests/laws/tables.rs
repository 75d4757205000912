// Copied from codegen/runtime/laws_tables.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! The tables of functions from bytes to bytes that the laws hold to each other, and the tests that apply the laws.
//!
//! Each is called in a module of its own, which is what the names of the tests begin with and which has the type `T`, its
//! view `V`, the paths of its `MEMBERS` and the function `set` that moves one of them.

/// The table of a form; what differs is how its bytes are had.
macro_rules! form {
    ($trait:ident, $size:ident, $read:ident, $own:expr, $fixed:expr, $viewed:expr, $extent:ident => $args:expr) => {
        static FORM: laws::Form = laws::Form {
            layout: T::LAYOUT,
            name: <T as etwspec::$trait>::NAME,
            size: <T as etwspec::$trait>::$size,
            slice: |bytes| <T as etwspec::$trait>::$read(bytes).map($own),
            view: |bytes| $viewed(V::new(bytes)?).map($own),
            stream: |stream, $extent| binrw::BinRead::read_le_args(stream, $args).map($own),
            written: |bytes| {
                let mut out = binrw::io::Cursor::new(Vec::new());
                binrw::BinWrite::write_le(&value(bytes), &mut out).expect("a value is written");
                out.into_inner()
            },
            json: |bytes| $own(laws::json(&value(bytes))),
            fixed: |bytes| V::new(bytes).expect("there are enough bytes").as_bytes().to_vec(),
            members: MEMBERS,
            moved: |to, from, member, way| {
                let mut moved = value(to);
                let view = V::new(from).expect("there are enough bytes");
                let number = set(&mut moved, &value(from), view, way, member);
                ($fixed(&moved).to_vec(), number)
            },
        };

        fn value(bytes: &[u8]) -> T {
            T::from_slice(bytes).expect("these are bytes of a value")
        }

        #[test]
        fn members_lie_where_the_table_says() {
            laws::members(&FORM, some);
        }
    };
}

/// A form of a fixed size.
macro_rules! fixed {
    ($unpadded:literal) => {
        form!(Record, SIZE, from_prefix, own, T::as_bytes, |view: V<'_>| Ok(view.to_value()), _extent => ());

        fn own(value: T) -> Vec<u8> {
            etwspec::Record::bytes(&value).to_vec()
        }

        fn some(runner: &mut proptest::test_runner::TestRunner) -> Vec<u8> {
            laws::bytes_of(runner, T::SIZE)
        }

        #[test]
        fn bytes_and_values_stand_for_each_other() {
            laws::fixed(&FORM, $unpadded);
        }
    };
}

/// A form with something of variable length.
macro_rules! tailed {
    ($announced:literal, $viewed:expr, $extent:ident => $args:expr) => {
        form!(Tailed, FIXED, from_slice, own, T::fixed_to_bytes, $viewed, $extent => $args);

        fn own(value: T) -> Vec<u8> {
            let mut bytes = Vec::new();
            etwspec::Tailed::append_to(&value, &mut bytes).expect("what was read can be written");
            bytes
        }

        fn some(runner: &mut proptest::test_runner::TestRunner) -> Vec<u8> {
            own(laws::any(runner))
        }

        #[test]
        fn bytes_and_values_stand_for_each_other() {
            laws::tailed(&FORM, some, $announced);
        }

        #[test]
        fn bytes_and_json_give_back_the_value() {
            laws::on_samples(laws::any::<T>, |value| {
                let same = laws::json(&value) == value && self::value(&own(value.clone())) == value;
                (same, own(value))
            });
        }
    };
}

/// The choice of a form by release and pointer size.
macro_rules! any {
    ($name:literal, $may_fail:literal, $($index:literal: $form:literal $variant:ident($type:ident), $fixed:literal;)*) => {
        static FORM: laws::AnyForm = laws::AnyForm {
            name: $name,
            forms: &[$(($form, $fixed, |bytes| Any::from($type::from_slice(bytes).ok()?).to_vec().ok()),)*],
            slice: |bytes, release, pointer| Any::from_slice(bytes, release, pointer).map(own),
            stream: |stream, release, pointer| binrw::BinRead::read_le_args(stream, (release, pointer)).map(own),
            written: |bytes, release, pointer| {
                let mut out = binrw::io::Cursor::new(Vec::new());
                binrw::BinWrite::write_le(&value(bytes, release, pointer), &mut out).expect("a value is written");
                out.into_inner()
            },
            json: |bytes, release, pointer| own(laws::json(&value(bytes, release, pointer))),
        };

        fn value(bytes: &[u8], release: etwspec::Release, pointer: etwspec::Pointer) -> Any {
            Any::from_slice(bytes, release, pointer).expect("these are bytes of a value")
        }

        fn own(any: Any) -> (usize, Vec<u8>) {
            let bytes = any.to_vec().expect("what was read can be written");
            match any {
                $(Any::$variant(_) => ($index, bytes),)*
                _ => panic!("a form that the tables do not have"),
            }
        }

        #[test]
        fn form_is_chosen_by_release_and_pointer_size() {
            laws::chosen(&FORM, $may_fail);
        }
    };
}

/// An enumeration or a set of flags.
macro_rules! values {
    ($int:ident, $name:expr, $bits:expr) => {
        #[test]
        fn names_and_values_stand_for_each_other() {
            laws::values(&laws::Numbers {
                size: size_of::<$int>(),
                names: || T::NAMES.iter().map(|(name, value)| (*name, value.0 as $int as u64)).collect(),
                from_name: |name| T::from_name(name).map(|value| value.0 as $int as u64),
                name: $name,
                bytes: |bytes| {
                    let (value, mut back) = (<T as etwspec::Element>::from_le(bytes), Vec::new());
                    etwspec::Element::with_le(&value, |part| back.extend_from_slice(part));
                    (value.0 as $int as u64, back)
                },
                json: |number| laws::json(&T(number as _)).0 as $int as u64,
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
            |number| T::NAMES.iter().find(|(_, value)| *value == T(number as _)).map(|(name, _)| *name),
            |number| {
                let value = T(number as _);
                let named = value.names().fold(0, |all, (_, bits)| all | bits.0);
                (named as $int as u64, value.unnamed().0 as $int as u64)
            }
        );
    };
}
