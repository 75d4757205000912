//! Laws of the choice of a form, of enumerations and of flags.

use etwspec::describe::Layout;
use etwspec::{Case, Error, Pointer, Release};
use etwspec_runtime::private::deps::binrw::BinResult;
use etwspec_runtime::private::deps::binrw::io::Cursor;
use proptest::prelude::{TestCaseError, prop_assert, prop_assert_eq};

use super::{FEW, bytes_of, little_endian, run_with};

/// Functions of the choice of a form by release and pointer size, from bytes to bytes.
pub(crate) struct AnyForm {
    /// Returns all layouts of the crate.
    pub(crate) layouts: fn() -> Vec<&'static Layout>,
    /// Variant and layout of each form, and the bytes of the value that it reads.
    pub(crate) forms: &'static [(&'static str, &'static Layout, fn(&[u8]) -> Option<Vec<u8>>)],
    /// Returns the variant and the bytes of the value.
    pub(crate) slice: fn(&[u8], Release, Pointer) -> Result<Chosen, Error>,
    /// Does the same with binrw.
    pub(crate) stream: fn(&mut Cursor<&[u8]>, Release, Pointer) -> BinResult<Chosen>,
    /// Returns the bytes of the value, written by binrw.
    pub(crate) written: fn(&[u8], Release, Pointer) -> Vec<u8>,
    /// Returns the variant and the bytes of the value, after a round trip through JSON.
    pub(crate) json: fn(&[u8], Release, Pointer) -> Chosen,
}

/// Variant and bytes of a value.
pub(crate) type Chosen = (&'static str, Vec<u8>);

impl AnyForm {
    /// Name of the structure.
    pub(crate) fn name(&self) -> &'static str {
        self.forms.first().map_or("", |(_, layout, _)| layout.name)
    }
}

/// Checks the choice of a form for all releases and pointer sizes.
pub(crate) fn chosen(any_form: &AnyForm) {
    let layouts: Vec<_> = (any_form.layouts)().into_iter().filter(|layout| layout.name == any_form.name()).collect();
    let most = any_form.forms.iter().map(|(_, layout, _)| layout.fixed + 9).max().unwrap_or(0).max(0x200);
    // Some bytes are not a value with a tail.
    let may_fail = any_form.forms.iter().any(|(_, layout, _)| !layout.tail.is_empty());
    for (release, pointer) in Release::all().flat_map(|release| Pointer::ALL.map(|pointer| (release, pointer))) {
        let layout = layouts.iter().find(|layout| layout.holds(release, pointer));
        run_with(
            2,
            |runner| bytes_of(runner, most),
            |bytes| {
                let read = (any_form.stream)(&mut Cursor::new(&bytes), release, pointer).ok();
                match (layout, (any_form.slice)(&bytes, release, pointer)) {
                    (None, Err(Error::NoForm { .. })) => prop_assert_eq!(read, None),
                    (Some(layout), Ok((variant, own))) => {
                        let form = any_form.forms.iter().find(|(own, ..)| *own == variant);
                        let (_, own_layout, form) = form.expect("the variant is in the list");
                        prop_assert_eq!(layout.form, variant);
                        prop_assert!(std::ptr::eq(*layout, *own_layout), "the form has another layout");
                        prop_assert_eq!(form(&bytes), Some(own.clone()));
                        prop_assert_eq!((any_form.written)(&bytes, release, pointer), own.clone());
                        prop_assert!(bytes.starts_with(&own), "roundtrips bytes");
                        for len in 0..layout.fixed {
                            let short = (any_form.slice)(&bytes[..len], release, pointer);
                            prop_assert!(short.is_err(), "{} bytes are too few", len);
                        }
                        prop_assert_eq!((any_form.json)(&bytes, release, pointer), (variant, own.clone()));
                        prop_assert_eq!(read, Some((variant, own)));
                    }
                    (Some(_), Err(_)) if may_fail => {}
                    (layout, form) => {
                        let text = format!("{:?} is read as {form:?}", layout.map(|layout| layout.form));
                        return Err(TestCaseError::fail(text));
                    }
                }
                Ok(())
            },
        );
    }
}

/// A choice among structures by the value of an integer.
pub(crate) struct Selection {
    pub(crate) cases: &'static [Case],
    pub(crate) select: fn(u64, Option<(u8, u8)>) -> Option<&'static Case>,
    /// Returns the name of the structure of a case.
    pub(crate) name: fn(&Case) -> Option<&'static str>,
}

/// Checks that the first case of the table that matches is selected, and the structure of each.
pub(crate) fn selected(of: &Selection) {
    for case in of.cases {
        assert!((of.name)(case).is_none_or(|name| case.structure == Some(name)), "{case:?}");
        let versions = [None, Some(case.first_log_version), Some(case.last_log_version), Some((0, 0))];
        run_with(
            FEW,
            |runner| little_endian(&bytes_of(runner, 8)),
            |other| {
                for (value, version) in
                    [case.value | other & !case.mask, other].map(|value| versions.map(|v| (value, v))).concat()
                {
                    let first = of.cases.iter().find(|case| case.holds(value, version));
                    prop_assert_eq!((of.select)(value, version), first, "{:#x} in {:?}", value, version);
                }
                Ok(())
            },
        );
    }
}

/// Functions of an enumeration or of flags, with numbers for the values.
pub(crate) struct Numbers {
    /// Name of the type.
    pub(crate) ty: &'static str,
    pub(crate) size: usize,
    pub(crate) names: fn() -> Vec<(&'static str, u64)>,
    pub(crate) from_name: fn(&str) -> Option<u64>,
    pub(crate) name: fn(u64) -> Option<&'static str>,
    /// Returns the value of bytes, and the bytes of that value.
    pub(crate) bytes: fn(&[u8]) -> (u64, Vec<u8>),
    pub(crate) json: fn(u64) -> u64,
    /// Returns the bits with names and the bits without. For an enumeration, all bits are in the first.
    pub(crate) bits: fn(u64) -> (u64, u64),
}

/// Checks an enumeration or flags.
pub(crate) fn values(set: &Numbers) {
    for (text, value) in (set.names)() {
        assert_eq!((set.from_name)(text), Some(value), "{text}");
        let back = (set.name)(value).and_then(set.from_name);
        assert_eq!(back, Some(value), "{text}: the name of the value has the same value");
    }
    assert_eq!((set.from_name)("no such name"), None);
    run_with(
        FEW,
        |runner| bytes_of(runner, set.size),
        |bytes| {
            let number = little_endian(&bytes);
            prop_assert_eq!((set.bytes)(&bytes), (number, bytes), "roundtrips unnamed values");
            prop_assert_eq!((set.json)(number), number);
            let (named, unnamed) = (set.bits)(number);
            prop_assert_eq!(
                (named | unnamed, named & !number),
                (number, 0),
                "named and unnamed bits together are the value"
            );
            Ok(())
        },
    );
}
