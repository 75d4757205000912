//! Tables of whole traces, in memory.

use std::collections::{BTreeMap, BTreeSet};

use arrow_array::{Array, RecordBatch};
use arrow_schema::{ArrowError, DataType, SchemaRef};
use etwspec_arrow::{Batch, Before, DAMAGE, EVENTS, Guids, Ipv4s, Omitted, Options, scan};
use etwspec_etl::{Item, SAMPLE, Trace};
use etwspec_schema::Schemas;

use crate::{damaged_traces, traces};

/// Tables by name.
fn tables(bytes: &[u8], options: Options) -> (BTreeMap<String, Vec<RecordBatch>>, Omitted) {
    let mut tables: BTreeMap<String, Vec<RecordBatch>> = BTreeMap::new();
    let trace = Trace::new(bytes);
    let omitted = scan(&trace, Before::of(&trace, Schemas::new()), options, |batch: Batch| -> Result<(), ArrowError> {
        tables.entry(batch.table.to_string()).or_default().push(batch.rows);
        Ok(())
    });
    (tables, omitted.expect("a conversion that never fails"))
}

fn rows(batches: &[RecordBatch]) -> usize {
    batches.iter().map(RecordBatch::num_rows).sum()
}

#[test]
fn every_event_and_every_damage_is_a_row() {
    for (name, bytes) in traces().into_iter().chain(damaged_traces()) {
        let (mut events, mut damages) = (0, 0);
        Trace::new(&bytes).for_each(|item| match item {
            Item::Event(..) => events += 1,
            Item::Damage(_) => damages += 1,
        });
        let (tables, _) = tables(&bytes, Options::new());
        let count = |table: &str| tables.get(table).map_or(0, |batches| rows(batches));
        assert_eq!((count(EVENTS), count(DAMAGE)), (events, damages), "{name}");
        let typed: usize = tables.iter().filter(|(name, _)| name.contains('.')).map(|(_, batches)| rows(batches)).sum();
        let named: usize = tables
            .get(EVENTS)
            .into_iter()
            .flatten()
            .map(|batch| {
                let table = batch.column_by_name("table").expect("a column");
                table.len() - table.logical_null_count()
            })
            .sum();
        assert_eq!(typed, named, "{name}: events with a table are in it");
    }
}

/// A number that differs for each seed.
fn mix(seed: u64) -> u64 {
    let mixed = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB)
}

#[test]
fn mutated_traces_have_a_row_for_every_event() {
    for round in 1..=40u64 {
        let mut bytes = SAMPLE.to_vec();
        for change in 0..1 + round % 40 {
            let random = mix(round << 8 | change);
            let at = (random >> 8) as usize % bytes.len();
            bytes[at] = random as u8;
        }
        let mut events = 0;
        Trace::new(&bytes).for_each(|item| events += usize::from(matches!(item, Item::Event(..))));
        let (tables, _) = tables(&bytes, Options::new());
        assert_eq!(tables.get(EVENTS).map_or(0, |batches| rows(batches)), events, "round {round}");
    }
}

#[test]
fn events_that_end_early_are_rows() {
    // Places of an event of each kind in the sample, which is not compressed, and their sizes.
    let (mut events, mut kinds) = (Vec::new(), BTreeSet::new());
    Trace::new(SAMPLE).for_each(|item| {
        if let Item::Event(buffer, event) = item
            && kinds.insert(event.identity())
        {
            let data = event.data().map_or(0, <[u8]>::len);
            events.push((buffer.file_offset() as usize + event.offset(), event.bytes().len(), data));
        }
    });
    for (at, size, data) in events.into_iter().skip(1) {
        for cut in [1, 4, 9].into_iter().filter(|cut| *cut <= data) {
            let mut bytes = SAMPLE.to_vec();
            // The size is one of the first numbers of any header.
            let place = (at..at + 8).step_by(2).find(|at| bytes[*at..*at + 2] == (size as u16).to_le_bytes());
            let place = place.expect("a header has the size of its event");
            bytes[place..place + 2].copy_from_slice(&((size - cut) as u16).to_le_bytes());
            let mut count = 0;
            Trace::new(&bytes).for_each(|item| count += usize::from(matches!(item, Item::Event(..))));
            let (tables, _) = tables(&bytes, Options::new());
            assert_eq!(rows(&tables[EVENTS]), count, "{at:#x} without {cut} bytes");
        }
    }
}

#[test]
fn tables_of_this_project_have_the_same_columns_in_all_traces() {
    let mut schemas: BTreeMap<String, (String, SchemaRef)> = BTreeMap::new();
    for (name, bytes) in traces() {
        let (tables, _) = tables(&bytes, Options::new());
        let own = |table: &str| {
            ["kernel.", "classic.", "dotnet.", "kernel_process."].iter().any(|prefix| table.starts_with(prefix))
                && !table.contains("_of_trace")
        };
        for (table, batches) in tables.into_iter().filter(|(table, _)| own(table) || table == EVENTS || table == DAMAGE)
        {
            for batch in batches {
                let (first, schema) = schemas.entry(table.clone()).or_insert_with(|| (name.clone(), batch.schema()));
                assert_eq!(*schema, batch.schema(), "{table} of {first} and {name}");
            }
        }
    }
    assert!(schemas.len() > 30, "{}", schemas.len());
}

#[test]
fn names_of_columns_differ_whatever_their_case() {
    for (name, bytes) in traces() {
        for (table, batches) in tables(&bytes, Options::new()).0 {
            let schema = batches[0].schema();
            let names: BTreeSet<String> = schema.fields().iter().map(|field| field.name().to_lowercase()).collect();
            assert_eq!(names.len(), schema.fields().len(), "{table} of {name}");
        }
    }
}

#[test]
fn names_of_tables_do_not_depend_on_the_selection() {
    for (name, bytes) in traces() {
        let (all, _) = tables(&bytes, Options::new());
        for (table, batches) in all.iter().filter(|(table, _)| !table.starts_with("kernel.")).take(12) {
            let mut options = Options::new();
            options.tables = vec![table.clone()];
            let (one, _) = tables(&bytes, options);
            assert_eq!(one.keys().collect::<Vec<_>>(), [table], "{name}");
            assert_eq!(rows(&one[table]), rows(batches), "{table} of {name}");
        }
    }
}

#[test]
fn only_selected_tables_are_made() {
    let mut options = Options::new();
    options.tables = vec!["kernel.image_*".to_owned(), "KERNEL.context_switch".to_owned()];
    let (tables, _) = tables(SAMPLE, options);
    let names: Vec<&str> = tables.keys().map(String::as_str).collect();
    assert_eq!(names, ["kernel.context_switch", "kernel.image_dc_start", "kernel.image_load", "kernel.image_unload"]);
}

#[test]
fn fields_have_types_and_documentation() {
    let (tables, _) = tables(SAMPLE, Options::new());
    let schema = tables["kernel.context_switch"][0].schema();
    let field = |name: &str| schema.field_with_name(name).expect("a column").clone();
    assert_eq!(field("NewThreadId").data_type(), &DataType::UInt32);
    assert_eq!(field("NewThreadId").metadata()["refers_to"], "thread-id");
    assert!(!field("NewThreadPriority").metadata()["doc"].is_empty());
    let disk = tables["kernel.disk_io_read"][0].schema();
    assert!(matches!(
        disk.field_with_name("FileObject_refers_to").map(|field| field.data_type()),
        Ok(DataType::Dictionary(..))
    ));
    let named = tables.values().flat_map(|batches| batches[0].schema().fields().to_vec());
    assert!(named.filter(|field| field.name().ends_with("_name") || field.name().ends_with("_names")).count() > 3);
    assert!(matches!(field("time").data_type(), DataType::Timestamp(arrow_schema::TimeUnit::Nanosecond, Some(_))));
    assert_eq!(schema.metadata()["table"], "kernel.context_switch");
}

#[test]
fn guids_and_addresses_have_the_types_that_are_wanted() {
    let mut options = Options::new();
    (options.guids, options.ipv4s) = (Guids::Binary, Ipv4s::Number);
    let mut kinds = BTreeSet::new();
    for (_, bytes) in traces() {
        for (_, batches) in tables(&bytes, options.clone()).0 {
            for field in batches[0].schema().fields() {
                kinds.insert(field.data_type().to_string());
            }
        }
    }
    assert!(kinds.contains("FixedSizeBinary(16)"), "{kinds:?}");
}

#[test]
fn large_and_further_schemas_have_no_table_and_lose_no_event() {
    for (name, bytes) in traces() {
        let (all, none) = tables(&bytes, Options::new());
        assert_eq!(none, Omitted::default(), "{name}");
        let mut options = Options::new();
        (options.columns, options.schemas) = (3, 2);
        let (few, omitted) = tables(&bytes, options);
        assert_eq!(rows(&all[EVENTS]), rows(&few[EVENTS]), "{name}");
        if few.len() < all.len() {
            assert!(omitted.large + omitted.further > 0, "{name}");
            let data = few[EVENTS].iter().map(|batch| batch.column_by_name("data").expect("a column"));
            assert!(data.map(|data| data.len() - data.null_count()).sum::<usize>() > 0, "{name}");
        }
    }
}
