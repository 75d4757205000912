//! Macros that define the table of functions of a type and the tests that apply the laws to it.
//!
//! Each macro is called in a module of its own. The module has the type `T`, its view `V`, the paths of its `MEMBERS`
//! and the function `set` that copies one of them.

/// Defines the table of a form. The arguments are the functions that differ between kinds of forms.
#[doc(hidden)]
#[macro_export]
macro_rules! law_form {
    ($trait:ident, $size:ident, $read:ident, $own:expr, $fixed:expr, $viewed:expr, $extent:ident => $args:expr) => {
        static FORM: $crate::laws::Form = $crate::laws::Form {
            layout: T::LAYOUT,
            name: <T as $crate::$trait>::NAME,
            size: <T as $crate::$trait>::$size,
            slice: |bytes| <T as $crate::$trait>::$read(bytes).map($own),
            view: |bytes| $viewed(V::new(bytes)?).map($own),
            stream: |stream, $extent| $crate::private::deps::binrw::BinRead::read_le_args(stream, $args).map($own),
            written: |bytes| {
                let mut out = $crate::private::deps::binrw::io::Cursor::new(Vec::new());
                $crate::private::deps::binrw::BinWrite::write_le(&value(bytes), &mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes| $own($crate::law_json!(value(bytes))),
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
            $crate::laws::members(&FORM, some);
        }
    };
}

/// Defines the tests of a form of a fixed size.
#[doc(hidden)]
#[macro_export]
macro_rules! law_fixed {
    ($unpadded:literal) => {
        $crate::law_form!(Record, SIZE, from_prefix, own, T::as_bytes, |view: V<'_>| Ok(view.to_value()), _extent => ());

        fn own(value: T) -> Vec<u8> {
            $crate::Record::bytes(&value).to_vec()
        }

        fn some(runner: &mut $crate::private::deps::proptest::test_runner::TestRunner) -> Vec<u8> {
            $crate::laws::bytes_of(runner, T::SIZE)
        }

        #[test]
        fn roundtrips_bytes() {
            $crate::laws::fixed(&FORM, $unpadded);
        }
    };
}

/// Defines the tests of a form with a part of variable length.
#[doc(hidden)]
#[macro_export]
macro_rules! law_tailed {
    ($announced:literal, $viewed:expr, $extent:ident => $args:expr) => {
        $crate::law_form!(Tailed, FIXED, from_slice, own, T::fixed_to_bytes, $viewed, $extent => $args);

        fn own(value: T) -> Vec<u8> {
            let mut bytes = Vec::new();
            $crate::Tailed::append_to(&value, &mut bytes).expect("writes what was read");
            bytes
        }

        fn some(runner: &mut $crate::private::deps::proptest::test_runner::TestRunner) -> Vec<u8> {
            own($crate::laws::any(runner))
        }

        #[test]
        fn roundtrips_bytes() {
            $crate::laws::tailed(&FORM, some, $announced);
        }

        #[test]
        fn roundtrips_values() {
            $crate::laws::on_samples($crate::laws::any::<T>, |value| {
                let same = $crate::law_json!(value) == value && self::value(&own(value.clone())) == value;
                (same, own(value))
            });
        }
    };
}

/// Defines the tests of the choice of a form by release and pointer size.
#[doc(hidden)]
#[macro_export]
macro_rules! law_any {
    ($name:literal, $may_fail:literal, $($index:literal: $form:literal $variant:ident($type:ident), $fixed:literal;)*) => {
        static FORM: $crate::laws::AnyForm = $crate::laws::AnyForm {
            name: $name,
            layouts: || etwspec::describe::layouts().collect(),
            forms: &[$(($form, $fixed, |bytes| Any::from($type::from_slice(bytes).ok()?).to_vec().ok()),)*],
            slice: |bytes, release, pointer| Any::from_slice(bytes, release, pointer).map(own),
            stream: |stream, release, pointer| $crate::private::deps::binrw::BinRead::read_le_args(stream, (release, pointer)).map(own),
            written: |bytes, release, pointer| {
                let mut out = $crate::private::deps::binrw::io::Cursor::new(Vec::new());
                $crate::private::deps::binrw::BinWrite::write_le(&value(bytes, release, pointer), &mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes, release, pointer| own($crate::law_json!(value(bytes, release, pointer))),
        };

        fn value(bytes: &[u8], release: $crate::Release, pointer: $crate::Pointer) -> Any {
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
            $crate::laws::chosen(&FORM, $may_fail);
        }
    };
}

/// Defines the tests of an enumeration or of flags.
#[doc(hidden)]
#[macro_export]
macro_rules! law_values {
    ($int:ident, $name:expr, $bits:expr) => {
        #[test]
        fn roundtrips_names_and_values() {
            $crate::laws::values(&$crate::laws::Numbers {
                size: size_of::<$int>(),
                names: || T::named_values().map(|(name, value)| (name, value.0 as $int as u64)).collect(),
                from_name: |name| T::from_name(name).map(|value| value.0 as $int as u64),
                name: $name,
                bytes: |bytes| {
                    let (value, mut back) = (<T as $crate::Element>::from_le(bytes), Vec::new());
                    $crate::Element::with_le(&value, |part| back.extend_from_slice(part));
                    (value.0 as $int as u64, back)
                },
                json: |number| $crate::law_json!(T(number as _)).0 as $int as u64,
                bits: $bits,
            });
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_enumeration {
    ($int:ident) => {
        $crate::law_values!($int, |number| T(number as _).name(), |number| (number, 0));
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_flags {
    ($int:ident) => {
        $crate::law_values!(
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

/// Returns a value after a round trip through JSON.
#[doc(hidden)]
#[macro_export]
macro_rules! law_json {
    ($value:expr) => {{
        fn json<T>(value: &T) -> T
        where
            T: $crate::private::deps::serde::Serialize + $crate::private::deps::serde::de::DeserializeOwned,
        {
            let text = serde_json::to_string(value).expect("a value is written as JSON");
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
        }
        json(&$value)
    }};
}
