//! Macros that make the tables and the tests of a list of types.
//!
//! Each is called at most once in a module, with types of one kind.

/// Tests forms of a fixed size. In C, those after `unpadded` may have more padding at the end.
macro_rules! law_fixed {
    ($($type:ty,)* $(; unpadded { $($unpadded:ty,)* })?) => {
        static FIXED: &[$crate::laws::Form] = &[
            $($crate::laws::Form::of::<$type, $crate::laws::Fixed>(),)*
            $($($crate::laws::Form::of::<$unpadded, $crate::laws::Fixed>().unpadded(),)*)?
        ];

        #[test]
        fn fixed_forms_roundtrip_bytes() {
            $crate::laws::forms(FIXED, $crate::laws::fixed);
        }

        #[test]
        fn members_of_fixed_forms_are_where_tables_state() {
            $crate::laws::forms(FIXED, $crate::laws::accessible);
        }
    };
}

/// Tests the members of structures and unions within forms.
macro_rules! law_inner {
    ($($type:ty,)*) => {
        static INNER: &[etwspec_runtime::tested::Accessors] =
            &[$(<$type as etwspec_runtime::tested::Accessed>::ACCESSORS,)*];

        #[test]
        fn members_of_inner_structures_are_where_tables_state() {
            $crate::laws::each(INNER, |inner| inner.name, $crate::laws::members);
        }
    };
}

/// Tests forms with an array after the fixed part.
macro_rules! law_arrays {
    ($($type:ty,)*) => {
        static ARRAYS: &[$crate::laws::Form] =
            &[$($crate::laws::Form::of::<$type, $crate::laws::Tail>(),)*];

        #[test]
        fn arrays_roundtrip_bytes() {
            $crate::laws::forms(ARRAYS, $crate::laws::tailed);
        }

        #[test]
        fn arrays_roundtrip_values() {
            $crate::laws::forms(ARRAYS, $crate::laws::samples);
        }

        #[test]
        fn members_before_arrays_are_where_tables_state() {
            $crate::laws::forms(ARRAYS, $crate::laws::accessible);
        }

        #[test]
        fn arrays_reject_extent_beyond_stream() {
            $crate::laws::forms(ARRAYS, $crate::laws::bounded);
        }

        #[test]
        fn arrays_reject_count_beyond_bytes() {
            $crate::laws::forms(ARRAYS, $crate::laws::excess_count);
        }
    };
}

/// Tests headers that announce inserted items. Each row of `items` has the getter and the method that inserts, a word for
/// the kind of the item and its type, and the other items that the header cannot announce at the same time. The word is
/// `record` for an item of a fixed size, and `whole` for one with a count.
macro_rules! law_inserted {
    ($($type:ty,)*; items {
        $($header:ty: $get:ident $insert:ident $what:ident $item:ty, others { $($other_get:ident $other_insert:ident $other:ty,)* };)*
    }) => {
        static INSERTED: &[$crate::laws::Form] =
            &[$($crate::laws::Form::of::<$type, $crate::laws::Inserting>(),)*];

        #[test]
        fn headers_with_items_roundtrip_bytes() {
            $crate::laws::forms(INSERTED, $crate::laws::tailed);
        }

        #[test]
        fn headers_with_items_roundtrip_values() {
            $crate::laws::forms(INSERTED, $crate::laws::samples);
        }

        #[test]
        fn members_before_items_are_where_tables_state() {
            $crate::laws::forms(INSERTED, $crate::laws::accessible);
        }

        #[test]
        fn inserted_items_roundtrip() {
            use etwspec_runtime::tested::Tested;
            use proptest::prelude::{TestCaseError, any, prop_assert, prop_assert_eq};
            let fail = |error: etwspec::Error| TestCaseError::fail(error.to_string());
            $($crate::laws::run($crate::laws::MANY, &(any::<$header>(), any::<$item>()), |(header, item)| {
                let nothing = $crate::laws::with_nothing_inserted(<$header>::LAYOUT, &header.fixed_to_bytes());
                let mut header = <$header>::from_slice(&nothing).map_err(fail)?;
                prop_assert!(header.inserted.is_empty(), "nothing is announced");
                prop_assert_eq!(header.$get(), Ok(None));
                let before = header.clone();
                if let Err(error) = header.$insert(&item) {
                    let counted = stringify!($what) == "whole";
                    prop_assert!(counted && matches!(error, etwspec::Error::BadCount { .. }), "{error}");
                    prop_assert_eq!(header, before, "a rejected item changes nothing");
                    return Ok(());
                }
                let bytes = header.to_vec().map_err(fail)?;
                prop_assert_eq!(<$header>::from_slice(&bytes), Ok(header.clone()));
                let view = <<$header as Tested>::View<'_>>::new(&bytes).map_err(fail)?;
                prop_assert_eq!(view.inserted(), &header.inserted);
                prop_assert_eq!(view.inserted(), &law_payloads!(@$what item)[..]);
                for found in [view.$get(), header.$get()] {
                    match found.map_err(fail)? {
                        Some(found) => prop_assert_eq!(found.to_value(), item.clone()),
                        None => prop_assert!(header.inserted.is_empty(), "the item is present"),
                    }
                }
                if header.inserted.is_empty() {
                    return Ok(());
                }
                let again = header.clone();
                header.$insert(&item).map_err(fail)?;
                prop_assert_eq!(&header, &again, "an item replaces one of its kind");
                $(
                    let unordered = Err(etwspec::Error::OrderUnknown { name: <$header>::LAYOUT.name });
                    prop_assert_eq!(header.$other_insert(&<$other>::default()), unordered);
                    prop_assert_eq!(&header, &again, "a rejected item changes nothing");
                    prop_assert_eq!(header.$other_get(), Ok(None));
                )*
                Ok(())
            });)*
        }
    };
}

/// Tests forms with a sequence of parts after the fixed part. Each part has a word for what is there: a `text` with its
/// unit, a `fixed` number of bytes, an `item` of variable length, or `bytes`. `optional` begins the word of a part that may
/// be absent.
macro_rules! law_sequences {
    ($($type:ty { $($part:ident: $what:ident $(($size:literal))?,)* })*) => {
        static SEQUENCES: &[$crate::laws::Form] = &[$(
            $crate::laws::Form::of::<$type, $crate::laws::Tail>().with_parts(|bytes| {
                let view = <<$type as etwspec_runtime::tested::Tested>::View<'_>>::new(bytes)?;
                view.to_value()?;
                let tail = view.tail()?;
                Ok((vec![$(law_part!($what $(($size))?, tail.$part),)*], tail.rest.len()))
            }),
        )*];

        #[test]
        fn sequences_roundtrip_bytes() {
            $crate::laws::forms(SEQUENCES, $crate::laws::tailed);
        }

        #[test]
        fn sequences_roundtrip_values() {
            $crate::laws::forms(SEQUENCES, $crate::laws::samples);
        }

        #[test]
        fn members_before_sequences_are_where_tables_state() {
            $crate::laws::forms(SEQUENCES, $crate::laws::accessible);
        }

        #[test]
        fn sequences_reject_extent_beyond_stream() {
            $crate::laws::forms(SEQUENCES, $crate::laws::bounded);
        }

        #[test]
        fn parts_are_where_tables_state() {
            $crate::laws::forms(SEQUENCES, $crate::laws::walk::tail);
        }
    };
}

/// Returns the size of a part in bytes, or `None` if it is absent.
macro_rules! law_part {
    (bytes, $part:expr) => {
        Some($part.as_bytes().len())
    };
    (text($unit:literal), $part:expr) => {
        Some($part.as_bytes().len() + $unit * usize::from($part.is_terminated()))
    };
    (fixed($size:literal), $part:expr) => {{
        let _ = $part;
        Some($size)
    }};
    (item, $part:expr) => {
        Some($crate::laws::walk::length(&$part)?)
    };
    (optional_bytes, $part:expr) => {
        $part.map(|part| part.as_bytes().len())
    };
    (optional_text($unit:literal), $part:expr) => {
        $part.map(|part| part.as_bytes().len() + $unit * usize::from(part.is_terminated()))
    };
    (optional_fixed($size:literal), $part:expr) => {
        $part.map(|_| $size)
    };
    (optional_item, $part:expr) => {
        match $part {
            Some(part) => Some($crate::laws::walk::length(&part)?),
            None => None,
        }
    };
}

/// Tests headers that contain the total size of the event. Each has a word for its kind: a `record` of a fixed size, a
/// `whole` header with a tail, or the `fixed` part if the payload is an array of the header.
macro_rules! law_payloads {
    ($($what:ident $type:ty,)*) => {
        static PAYLOADS: &[$crate::laws::Payload] = &[$(
            $crate::laws::Payload {
                layout: <$type as etwspec_runtime::tested::Tested>::LAYOUT,
                header: |runner| {
                    let header: $type = $crate::laws::any(runner);
                    (law_payloads!(@$what header), header.data_offset())
                },
                view: |bytes| {
                    let view = <<$type as etwspec_runtime::tested::Tested>::View<'_>>::new(bytes)?;
                    assert_eq!(view.to_value().total_size(), view.total_size());
                    Ok((view.data_offset(), view.data()?.to_vec()))
                },
            },
        )*];

        #[test]
        fn payloads_end_at_stated_size() {
            $crate::laws::each(PAYLOADS, |header| header.layout.form, $crate::laws::payload);
        }
    };
    (@record $header:ident) => { $header.as_bytes().to_vec() };
    (@whole $header:ident) => { $header.to_vec().expect("writes a value") };
    (@fixed $header:ident) => { $header.fixed_to_bytes().to_vec() };
}

/// Tests the choice of a form by release and pointer size. Each row has a module with `Any`, and the forms.
macro_rules! law_choices {
    ($($($module:ident)::+ { $($form:ident,)* })*) => {
        static CHOICES: &[$crate::laws::AnyForm] = &[$(law_choice!($($module)::+ { $($form,)* }),)*];

        #[test]
        fn release_and_pointer_size_select_the_form() {
            $crate::laws::each(CHOICES, |any_form| any_form.name(), $crate::laws::chosen);
        }
    };
}

/// Makes the table of the choice of a form.
macro_rules! law_choice {
    ($($module:ident)::+ { $($form:ident,)* }) => {{
        use $($module)::+::{Any, $($form,)*};

        fn value(bytes: &[u8], release: etwspec::Release, pointer: etwspec::Pointer) -> Any {
            Any::from_slice(bytes, release, pointer).expect("bytes of a value")
        }

        fn own(any: Any) -> (&'static str, Vec<u8>) {
            let bytes = any.to_vec().expect("writes what was read");
            match any {
                $(Any::$form(_) => (stringify!($form), bytes),)*
                _ => panic!("a form without a table"),
            }
        }

        $crate::laws::AnyForm {
            layouts: || etwspec::describe::layouts().collect(),
            forms: &[$((
                stringify!($form),
                <$form as etwspec_runtime::tested::Tested>::LAYOUT,
                |bytes| Any::from($form::from_slice(bytes).ok()?).to_vec().ok(),
            ),)*],
            slice: |bytes, release, pointer| Any::from_slice(bytes, release, pointer).map(own),
            stream: |stream, release, pointer| {
                etwspec_runtime::private::deps::binrw::BinRead::read_le_args(stream, (release, pointer)).map(own)
            },
            written: |bytes, release, pointer| {
                let mut out = etwspec_runtime::private::deps::binrw::io::Cursor::new(Vec::new());
                let value = value(bytes, release, pointer);
                etwspec_runtime::private::deps::binrw::BinWrite::write_le(&value, &mut out).expect("writes a value");
                out.into_inner()
            },
            json: |bytes, release, pointer| {
                own($crate::laws::json(&value(bytes, release, pointer)))
            },
        }
    }};
}

/// Tests dispatches: the view, the kind and the cases of each.
macro_rules! law_dispatches {
    ($($view:ty, $kind:ty, $cases:expr;)*) => {
        #[test]
        fn integers_select_the_first_case() {
            static DISPATCHES: &[$crate::laws::Selection] = &[$($crate::laws::Selection {
                cases: $cases,
                select: <$view>::case,
                name: |case| <$kind>::of(case).name(),
            },)*];
            $crate::laws::each(DISPATCHES, |of| of.cases.first().map_or("", |case| case.name), $crate::laws::selected);
        }
    };
}

/// Makes the table of an enumeration or of flags.
macro_rules! law_values {
    ($type:ty, $name:expr, $bits:expr) => {{
        use etwspec_runtime::private::{BitValue, Element};
        const SIZE: usize = <$type as Element>::SIZE;

        fn value(number: u64) -> $type {
            BitValue::from_bits(number)
        }

        fn number(value: $type) -> u64 {
            BitValue::to_bits(value) & u64::MAX >> (64 - 8 * SIZE)
        }

        $crate::laws::Numbers {
            ty: stringify!($type),
            size: SIZE,
            names: || <$type>::named_values().map(|(name, value)| (name, number(value))).collect(),
            from_name: |name| <$type>::from_name(name).map(number),
            name: |bits| $name(value(bits)),
            bytes: |bytes| {
                let (value, mut back) = (<$type>::from_le(bytes), Vec::new());
                value.with_le(|part| back.extend_from_slice(part));
                (number(value), back)
            },
            json: |bits| number($crate::laws::json(&value(bits))),
            bits: |bits| $bits(value(bits), number),
        }
    }};
}

/// Tests enumerations.
macro_rules! law_enumerations {
    ($($type:ty,)*) => {
        static ENUMERATIONS: &[$crate::laws::Numbers] = &[
            $(law_values!($type, <$type>::name, |value: $type, number: fn($type) -> u64| (number(value), 0)),)*
        ];

        #[test]
        fn enumerations_roundtrip_names_and_values() {
            $crate::laws::each(ENUMERATIONS, |set| set.ty, $crate::laws::values);
        }
    };
}

/// Tests flags.
macro_rules! law_flags {
    ($($type:ty,)*) => {
        static FLAGS: &[$crate::laws::Numbers] = &[$(law_values!(
            $type,
            |flags: $type| <$type>::named_values().find(|(_, value)| *value == flags).map(|(name, _)| name),
            |flags: $type, number: fn($type) -> u64| {
                (flags.names().fold(0, |all, (_, bits)| all | number(bits)), number(flags.unnamed()))
            }
        ),)*];

        #[test]
        fn flags_roundtrip_names_and_values() {
            $crate::laws::each(FLAGS, |set| set.ty, $crate::laws::values);
        }
    };
}

/// Tests a group mask: its type, the type of its values, its documented flags, and the structure with its words.
macro_rules! law_masks {
    ($($name:ident: $mask:ty, $value:ty, $flags:ty, $words:ty;)*) => {$(
        mod $name {
            use $crate::laws::json;
            use proptest::prelude::{any, prop_assert_eq};

            type Mask = $mask;
            type Value = $value;
            type Flags = $flags;

            #[test]
            fn roundtrips_as_text_and_words() {
                for (name, value) in Value::NAMES {
                    assert_eq!(Value::from_name(name), Some(*value));
                    assert_eq!(value.name().and_then(Value::from_name), Some(*value));
                    assert_eq!(Value::new(value.index(), value.bits()), Some(*value));
                    assert_eq!(json(value), *value, "roundtrips as JSON");
                    let mut mask = Mask::new();
                    mask.enable(*value);
                    assert!(mask.contains(*value) && mask.iter_names().any(|(other, _)| other == *name), "{name}");
                    assert_eq!(Ok(mask), name.parse());
                    mask.disable(*value);
                    assert_eq!(mask, Mask::new());
                }
                $crate::laws::run($crate::laws::MANY, &any::<Mask>(), |mask| {
                    prop_assert_eq!(mask.to_string().parse(), Ok(mask));
                    prop_assert_eq!(Mask::from(<$words>::from(mask)), mask);
                    let mut back = Mask::from_words(mask.unreachable_bits());
                    mask.iter_names().for_each(|(_, value)| back.enable(value));
                    mask.unnamed().for_each(|value| back.enable(value));
                    prop_assert_eq!(back, mask, "no bit is lost");
                    prop_assert_eq!(json(&mask), mask, "roundtrips as JSON");
                    Ok(())
                });
            }

            #[test]
            fn documented_flags_set_their_bits() {
                for (name, flag) in Flags::named_values() {
                    let mut mask = Mask::new();
                    match flag.sets() {
                        Some(value) => {
                            assert_eq!(mask.enable_flags(flag), Ok(()), "{name}");
                            assert!(mask.contains(value), "{name}");
                            assert!(mask.to_enable_flags().contains(flag), "{name}");
                        }
                        None => {
                            assert!(Flags::CONTROL.contains(flag), "{name}");
                            assert!(mask.enable_flags(flag).is_err(), "{name}");
                            assert_eq!(mask, Mask::new(), "a flag that selects no event sets nothing");
                        }
                    }
                }
            }
        }
    )*};
}

/// Tests payload types: the module with `Payload`, the number of layouts, and each variant with its type.
macro_rules! law_payload_types {
    ($($home:ident)::+, $layouts:literal layouts; $($variant:ident $type:ty,)*) => {
        use $($home)::+::{EventKey, Payload, bindings};

        /// Returns the getters of a payload.
        fn getters(payload: &Payload<'_>) -> &'static [etwspec_runtime::tested::Getter] {
            match payload {
                $(Payload::$variant(_) => <$type as etwspec_runtime::tested::Getters>::GETTERS,)*
                _ => &[],
            }
        }

        #[test]
        fn getters_of_payload_types_agree_with_the_tables() {
            let releases = || std::iter::once(None).chain(etwspec::Release::all().map(Some));
            let mut tested = $crate::laws::payload::Compared::default();
            for key in EventKey::all() {
                for (index, binding) in bindings(key).iter().enumerate().filter(|(_, binding)| !binding.whole) {
                    for (pointer, release) in
                        etwspec::Pointer::ALL.into_iter().flat_map(|pointer| releases().map(move |release| (pointer, release)))
                    {
                        let Some(layout) = binding.layout(pointer, release) else { continue };
                        let bytes = $crate::laws::payload::bytes(layout, key.index());
                        let version = binding.version.unwrap_or(0);
                        let payload = Payload::decode_in(binding.key, version, pointer, release, &bytes);
                        // Another structure may take precedence, and be longer.
                        let Some(Ok(payload)) = payload else { continue };
                        assert_eq!(payload.data().bytes(), bytes);
                        tested.payload((key.index(), index), payload.data(), getters(&payload));
                    }
                }
            }
            tested.finish($layouts);
        }
    };
}

/// Tests the payload types of providers.
macro_rules! law_provider_payloads {
    ($providers:expr) => {
        #[test]
        fn payloads_of_any_bytes_are_read_without_panic() {
            $crate::laws::provider::reads_any_bytes($providers);
        }

        #[test]
        fn payloads_of_zeros_contain_all_fields() {
            $crate::laws::provider::reads_zeros($providers);
        }

        /// Writes what getters return beside a file that the variable names, for a comparison with another decoder.
        #[test]
        fn writes_what_getters_return_on_request() {
            let Some(path) = std::env::var_os("ETWSPEC_PAYLOADS").map(std::path::PathBuf::from) else { return };
            let questions = std::fs::read_to_string(&path).expect("the file is readable");
            let answers = $crate::laws::provider::answers($providers, &questions);
            std::fs::write(path.with_extension("out"), answers).expect("the file is writable");
        }
    };
}
