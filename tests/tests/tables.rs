//! Describing tables that are made from the catalog are those of the generated crate.

use std::collections::HashMap;
use std::fs;

use etwspec::describe;
use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::Moment;
use etwspec_catalog::query::naming::name_number;
use etwspec_catalog::tables::Tables;
use etwspec_tests::corpus;

fn catalog() -> Catalog {
    let file = corpus::repository().join("generated/catalog/catalog.json");
    Catalog::from_slice(&fs::read(file).expect("the catalog")).expect("a catalog")
}

#[test]
fn equal_generated_tables() {
    let catalog = catalog();
    let tables = Tables::newest(&catalog);
    let generated: HashMap<_, _> = describe::layouts().map(|layout| ((layout.name, layout.form), layout)).collect();
    let mut compared = 0;
    for structure in &catalog.structs {
        for (layout, form) in tables.layouts(structure).into_iter().zip(&structure.forms) {
            let Some(generated) = generated.get(&(structure.name.as_str(), form.rust.as_str())) else {
                panic!("no generated table of {}", form.rust)
            };
            assert!(layout == *generated, "made: {layout:#?}\ngenerated: {generated:#?}");
            compared += 1;
        }
    }
    assert_eq!(compared, generated.len());
    for values in describe::values() {
        assert_eq!(tables.values(values.name), Some(values));
    }
    for dispatch in describe::dispatches() {
        let own = catalog.dispatch(dispatch.name).expect("a dispatch");
        assert_eq!(tables.dispatch(own), Some(dispatch));
    }
}

#[test]
fn are_stored_once() {
    let (one, two) = (catalog(), catalog());
    let layout = |catalog| Tables::newest(catalog).by_name("EVENT_TRACE_HEADER").expect("a structure");
    assert!(std::ptr::eq(layout(&one), layout(&two)));
}

/// Flags that enable groups of events are no set of the catalog. Their names are those of the group mask.
#[test]
fn name_flags_of_group_masks() {
    let catalog = catalog();
    let moment = Moment::newest(&catalog.releases).expect("a release");
    let mask = catalog.masks.first().expect("a group mask");
    let [first, second, ..] = &mask.enable_flags[..] else { panic!("flags") };
    let number = u64::from(first.value | second.value) | 1 << 40;
    let named = name_number(&catalog, &mask.enable_name, number, &moment, Pointer::Bits64).expect("flags");
    assert_eq!(named.names(), [first.name.as_str(), second.name.as_str()]);
    assert_eq!(named.unknown, 1 << 40);
}
