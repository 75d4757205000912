//! Tables of whole traces, in memory.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;

use arrow_array::cast::AsArray;
use arrow_array::types::TimestampNanosecondType;
use arrow_array::{Array, RecordBatch};
use arrow_schema::{ArrowError, DataType, Schema, SchemaRef, TimeUnit};
use etwspec_arrow::{
    Batch, DAMAGE, EVENTS, Guids, Ipv4s, Needs, Omitted, Options, Part, TraceContext, current_table, scan, scan_lazily,
    scan_part, table_names, table_schema,
};
use etwspec_etl::columns::EventColumn;
use etwspec_etl::filter::{EventFilter, Filter, ProviderFilter, TimeBound};
use etwspec_etl::{Item, SAMPLE, Trace};
use etwspec_schema::{Schemas, manifest};

use crate::{damaged_traces, traces};

/// Tables by name.
fn tables(bytes: &[u8], options: Options) -> (BTreeMap<String, Vec<RecordBatch>>, Omitted) {
    described(bytes, Schemas::new(), options)
}

/// Returns the same with schemas that the trace does not contain.
fn described(bytes: &[u8], schemas: Schemas, options: Options) -> (BTreeMap<String, Vec<RecordBatch>>, Omitted) {
    let mut tables: BTreeMap<String, Vec<RecordBatch>> = BTreeMap::new();
    let trace = Trace::new(bytes);
    let omitted = scan(&trace, TraceContext::of(&trace, schemas), options, |batch: Batch| -> Result<(), ArrowError> {
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

#[test]
fn elements_of_lists_have_names() {
    let files = ["task-opcodes.etl", "task-opcodes.man"].map(etwspec_corpus::case_or_skip);
    let [Some(trace), Some(manifest)] = files else { return };
    let read = |path| std::fs::read(path).expect("the file is readable");
    let mut schemas = Schemas::new();
    let manifest = manifest::read(&read(manifest), &manifest::Options::default());
    manifest.providers.into_iter().for_each(|provider| schemas.add_all(provider));
    let trace = read(trace);
    let names = |options: Options| -> Option<Vec<Option<String>>> {
        let (tables, _) = described(&trace, schemas.clone(), options);
        let mut batches = tables.into_values().flatten();
        let batch = batches.find(|batch| batch.column_by_name("Buses_name").is_some())?;
        let lists = batch.column_by_name("Buses_name").expect("a column").as_list::<i32>().value(0);
        let names = lists.as_dictionary::<arrow_array::types::Int32Type>().clone();
        let names = names.downcast_dict::<arrow_array::StringArray>().expect("text").into_iter();
        Some(names.map(|name| name.map(str::to_owned)).collect::<Vec<_>>())
    };
    assert_eq!(names(Options::new()), Some(vec![Some("SCSI".to_owned()), None]));
}

#[test]
fn assumed_structures_are_marked() {
    for (name, fit) in [("diskio-v2-win7.etl", None), ("diskio-v2-win11.etl", Some("assumed"))] {
        let Some(trace) = etwspec_corpus::case_or_skip(name) else { return };
        let (tables, _) = tables(&std::fs::read(trace).expect("the file is readable"), Options::new());
        let batch = &tables["kernel.disk_io_flush_buffers"][0];
        let fits = batch.column_by_name("fit").expect("a column").as_dictionary::<arrow_array::types::Int32Type>();
        let fits = fits.downcast_dict::<arrow_array::StringArray>().expect("text");
        assert_eq!(fits.into_iter().collect::<Vec<_>>(), [fit], "{name}");
    }
}

/// Returns a number that differs for each seed.
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
    let images = ["dc_start", "dc_stop", "load", "unload"].map(|name| format!("kernel.image_{name}"));
    assert_eq!((names[0], names.len()), ("kernel.context_switch", 5));
    assert_eq!(names[1..], images);
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
        disk.field_with_name("FileObject_file_name").map(|field| field.data_type()),
        Ok(DataType::Dictionary(..))
    ));
    assert!(schema.field_with_name("NewThreadId_thread_name").is_ok(), "the name of a thread is not called a process");
    let undescribed = tables.values().flat_map(|batches| batches[0].schema().fields().to_vec());
    let undescribed =
        undescribed.filter(|field| field.name().contains("_name") && !field.metadata().contains_key("doc"));
    assert_eq!(undescribed.map(|field| field.name().clone()).collect::<Vec<_>>(), [""; 0]);
    let named = tables.values().flat_map(|batches| batches[0].schema().fields().to_vec());
    assert!(named.filter(|field| field.name().ends_with("_name") || field.name().ends_with("_names")).count() > 3);
    assert!(matches!(field("time").data_type(), DataType::Timestamp(arrow_schema::TimeUnit::Nanosecond, Some(_))));
    assert_eq!(schema.metadata()["table"], "kernel.context_switch");
    // Every source that a field cites has an entry.
    let id = field("NewThreadId");
    let cited = id.metadata()["sources"].split(", ");
    assert!(cited.clone().count() > 0);
    for id in cited {
        let text = &schema.metadata()[&format!("source:{id}")];
        assert!(text.contains(", "), "{text}");
    }
    // A field of some releases.
    assert_ne!(field("NewThreadId").metadata()["releases"], field("NewThreadWaitTime").metadata()["releases"]);
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
        assert_eq!((none.large, none.further, none.cut_off), (0, 0, false), "{name}");
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

/// Returns the rows of a table of a part of a trace. They are the same if names and schemas are read when they are needed.
fn part_of(bytes: &[u8], before: &TraceContext, options: &Options, part: &Part) -> Vec<RecordBatch> {
    let trace = Trace::new(bytes);
    let known = if Needs::of(options).any() { before.clone() } else { TraceContext::nothing(&trace) };
    let mut rows = Vec::new();
    let converted = scan_part(&trace, known, options.clone(), part, |batch| -> Result<(), ArrowError> {
        rows.push(batch.rows);
        Ok(())
    });
    converted.expect("a conversion that never fails");
    let lazily = |known: &dyn Fn(Needs) -> TraceContext| {
        let mut rows = Vec::new();
        let converted = scan_lazily(&trace, known, options.clone(), part, |batch| -> Result<(), ArrowError> {
            rows.push(batch.rows);
            Ok(())
        });
        converted.expect("a conversion that never fails");
        rows
    };
    let later = |needs: Needs| match part.keep {
        Some(_) if !needs.names => {
            let threads = NonZeroUsize::new(3).expect("not zero");
            TraceContext::needed(&trace, Schemas::new(), needs, threads)
        }
        _ => before.clone(),
    };
    assert!(rows == lazily(&later), "other rows of {:?}", options.tables);
    // `before` may contain more names than the tables need.
    assert!(rows == lazily(&|_| before.clone()), "other rows of {:?} with all that is known", options.tables);
    rows
}

/// Returns the cells of some columns as text, a line for each row.
fn text(batches: &[RecordBatch], columns: &[String]) -> Vec<String> {
    let line = |batch: &RecordBatch, row: usize| {
        let cell = |name: &String| {
            let column = batch.column_by_name(name).unwrap_or_else(|| panic!("no column {name}"));
            arrow_cast::display::array_value_to_string(column, row).expect("a value that has a text")
        };
        columns.iter().map(cell).collect::<Vec<_>>().join("\t")
    };
    batches.iter().flat_map(|batch| (0..batch.num_rows()).map(move |row| line(batch, row))).collect()
}

#[test]
fn some_columns_of_parts_of_a_trace_are_those_of_the_whole() {
    for (name, bytes) in traces().into_iter().filter(|(_, bytes)| bytes.len() < 8 << 20) {
        let (whole, _) = tables(&bytes, Options::new());
        let before = TraceContext::of(&Trace::new(&bytes), Schemas::new());
        // A quarter of the tables, which are others for each trace.
        for (seed, (table, batches)) in whole.iter().enumerate().filter(|(at, _)| (at + bytes.len()).is_multiple_of(4))
        {
            let all: Vec<String> = batches[0].schema().fields().iter().map(|field| field.name().clone()).collect();
            let some = |(at, name): (usize, &String)| {
                mix(seed as u64 ^ (at as u64) << 20).is_multiple_of(4).then(|| name.clone())
            };
            let only: Vec<String> = all.iter().enumerate().filter_map(some).collect();
            // A table that is selected alone has no other to leave its fields to.
            let only: Vec<String> =
                only.into_iter().filter(|name| !["data", "bytes"].contains(&name.as_str())).collect();
            let mut options = Options::new();
            options.tables = vec![table.clone()];
            options.only = Some(only.clone());
            let size = bytes.len() as u64;
            let cut = mix(seed as u64) % (size + 1);
            let parts = [0..cut, cut..size];
            let rows: Vec<RecordBatch> = parts
                .into_iter()
                .flat_map(|bytes_of| part_of(&bytes, &before, &options, &Part::new(Some(bytes_of), None)))
                .collect();
            assert_eq!(text(&rows, &only), text(batches, &only), "{name}, {table}: {only:?}, cut at {cut}");
            let columns = rows.iter().all(|batch| batch.num_columns() == only.len());
            assert!(columns, "{name}, {table}: no other columns");
        }
    }
}

#[test]
fn filtered_parts_have_the_rows_that_match() {
    for (name, bytes) in traces().into_iter().filter(|(_, bytes)| bytes.len() < 4 << 20) {
        let trace = Trace::new(&bytes);
        let Some(log_file) = trace.log_file() else { continue };
        let mut options = Options::new();
        options.tables = vec![EVENTS.to_owned()];
        options.only = Some(["buffer", "offset"].map(str::to_owned).into());
        let columns = options.only.clone().unwrap_or_default();
        let before = TraceContext::of(&trace, Schemas::new());
        let (mut stamps, mut process, mut provider) = (Vec::new(), None, None);
        trace.for_each(|item| {
            if let Item::Event(_, event) = item {
                stamps.extend(event.time_stamp());
                process = event.process_id().or(process);
                provider = event.provider().or(provider);
            }
        });
        stamps.sort_unstable();
        let middle = log_file.clock.time(stamps[stamps.len() / 2]);
        for filter in [
            Filter { from: Some(TimeBound::At(middle)), ..Filter::default() },
            Filter { to: Some(TimeBound::At(middle)), processors: vec![0], ..Filter::default() },
            Filter { processors: vec![1], from: Some(TimeBound::At(middle)), ..Filter::default() },
            Filter { processes: process.into_iter().collect(), ..Filter::default() },
            Filter { providers: provider.map(ProviderFilter::Guid).into_iter().collect(), ..Filter::default() },
        ] {
            let keep = filter.keep(trace.log_file()).expect("times of the trace");
            let (mut wanted, mut state) = (Vec::new(), before.state.clone());
            trace.for_each(|item| {
                let Item::Event(buffer, event) = item else { return };
                state.update(&event);
                if keep.matches_with(&event, Some(&state), &mut ()) {
                    wanted.push(format!("{}\t{}", buffer.file_offset(), event.offset()));
                }
            });
            let mut part = Part::new(None, Some(keep));
            let rows = part_of(&bytes, &before, &options, &part);
            assert_eq!(text(&rows, &columns), wanted, "{name}: {filter:?}");
            // With names or schemas, it is known when the events of each buffer begin.
            let mut with_names = options.clone();
            for more in ["name", "process"] {
                with_names.only.get_or_insert_default().push(more.to_owned());
                let rows = part_of(&bytes, &before, &with_names, &part);
                assert_eq!(text(&rows, &columns), wanted, "{name}: {filter:?}, with {more}");
            }
            for limit in [0, 1, wanted.len() / 2, wanted.len() + 1] {
                part.limit = Some(limit);
                let rows = part_of(&bytes, &before, &with_names, &part);
                assert_eq!(text(&rows, &columns), wanted[..limit.min(wanted.len())], "{name}: {filter:?}, {limit}");
            }
        }
    }
}

#[test]
fn a_limit_is_the_number_of_events_with_rows() {
    let before = TraceContext::of(&Trace::new(SAMPLE), Schemas::new());
    let (whole, _) = tables(SAMPLE, Options::new());
    for (table, batches) in whole.iter().filter(|(table, _)| *table != DAMAGE) {
        let mut options = Options::new();
        options.tables = vec![table.clone()];
        let mut columns = vec!["time_stamp".to_owned(), "size".to_owned()];
        options.only = Some(columns.clone());
        columns.retain(|name| batches[0].column_by_name(name).is_some());
        let all = text(batches, &columns);
        for limit in 0..=all.len() {
            let rows = part_of(SAMPLE, &before, &options, &Part::default().with_limit(Some(limit)));
            assert_eq!(text(&rows, &columns), all[..limit], "{table}");
        }
    }
}

#[test]
fn schemas_are_read_when_an_event_needs_them() {
    let trace = Trace::new(SAMPLE);
    let asked = |filter: Filter| {
        let keep = filter.keep(trace.log_file()).expect("no times");
        let mut options = Options::new();
        options.tables = vec![EVENTS.to_owned()];
        options.only = Some(vec!["name".to_owned()]);
        let count = Cell::new(0);
        let before = |needs: Needs| {
            count.set(count.get() + u32::from(needs.any()));
            TraceContext::needed(&trace, Schemas::new(), needs, NonZeroUsize::MIN)
        };
        let mut rows = 0;
        let converted = scan_lazily(&trace, before, options, &Part::new(None, Some(keep)), |batch| {
            rows += batch.rows.num_rows();
            Ok::<_, ArrowError>(())
        });
        converted.expect("a conversion that never fails");
        assert!(rows > 0);
        count.get()
    };
    let switches = vec!["0x0524".parse().expect("a hook ID")];
    assert_eq!(asked(Filter { events: switches, ..Filter::default() }), 0);
    assert_eq!(asked(Filter::default()), 1);
}

#[test]
fn each_column_of_all_events_is_the_same_alone() {
    // Each column needs different names.
    for (name, bytes) in traces().into_iter().filter(|(_, bytes)| bytes.len() < 1 << 20) {
        let (whole, _) = tables(&bytes, Options::new());
        let before = TraceContext::of(&Trace::new(&bytes), Schemas::new());
        let batches = &whole[EVENTS];
        let mut options = Options::new();
        options.tables = vec![EVENTS.to_owned()];
        for field in batches[0].schema().fields() {
            // A table that is selected alone has no other to leave its fields to.
            if ["data", "bytes"].contains(&field.name().as_str()) {
                continue;
            }
            let only = vec![field.name().clone()];
            options.only = Some(only.clone());
            let rows = part_of(&bytes, &before, &options, &Part::default());
            assert!(text(&rows, &only) == text(batches, &only), "{name}: {only:?}");
        }
        options.only = Some(Vec::new());
        let rows = part_of(&bytes, &before, &options, &Part::default());
        assert_eq!(rows.iter().map(RecordBatch::num_rows).sum::<usize>(), self::rows(batches), "{name}");
    }
}

#[test]
fn tables_with_a_column_of_one_of_them_have_all_their_rows() {
    let (whole, _) = tables(SAMPLE, Options::new());
    for only in [vec!["NewThreadId".to_owned()], Vec::new()] {
        let mut options = Options::new();
        options.only = Some(only);
        let (some, _) = tables(SAMPLE, options);
        let counts = |tables: &BTreeMap<String, Vec<RecordBatch>>| -> Vec<(String, usize)> {
            tables.iter().map(|(name, batches)| (name.clone(), rows(batches))).collect()
        };
        assert_eq!(counts(&some), counts(&whole));
    }
}

#[test]
fn filter_by_names_of_schemas_needs_schemas() {
    let trace = Trace::new(SAMPLE);
    let mut options = Options::new();
    options.tables = vec![EVENTS.to_owned()];
    options.only = Some(vec!["pid".to_owned()]);
    assert!(!Needs::of(&options).schemas);
    let mut names = Vec::new();
    let (whole, _) = tables(SAMPLE, Options::new());
    for batch in &whole[EVENTS] {
        let column = arrow_cast::cast(batch.column_by_name("name").expect("a column"), &DataType::Utf8).expect("text");
        let schema = batch.column_by_name("schema").expect("a column");
        let texts = column.as_string::<i32>();
        names.extend(
            (0..texts.len())
                .filter(|row| texts.is_valid(*row) && schema.is_valid(*row))
                .map(|row| texts.value(row).to_owned()),
        );
    }
    let name = names.first().expect("an event that a schema describes");
    let wanted = names.iter().filter(|own| *own == name).count();
    let filter = Filter { events: EventFilter::parse_all(name).expect("a name"), ..Filter::default() };
    let keep = filter.keep(trace.log_file()).expect("no times");
    let needs = Needs::of(&options).with_filter(&keep);
    assert!(needs.schemas);
    let before = TraceContext::needed(&trace, Schemas::new(), needs, NonZeroUsize::MIN);
    let mut count = 0;
    let part = Part::new(None, Some(keep));
    let converted = scan_part(&trace, before, options, &part, |batch| -> Result<(), ArrowError> {
        count += batch.rows.num_rows();
        Ok(())
    });
    converted.expect("a conversion that never fails");
    assert_eq!(count, wanted, "{name}");
}

#[test]
fn one_fact_is_one_column() {
    let common: Vec<&str> = EventColumn::ALL.iter().map(|column| column.name()).collect();
    let mut pairs = Vec::new();
    for table in table_names() {
        let schema = table_schema(table, &Options::new()).expect("a table");
        let mut known: BTreeMap<String, (String, DataType)> = BTreeMap::new();
        for field in schema.fields().iter().filter(|field| !common.contains(&field.name().as_str())) {
            // The name in the data, and the names of the same fact in other structures.
            let others = field.metadata().get("other_names").into_iter().flat_map(|names| names.split(", "));
            let own = field.metadata().get("field").unwrap_or(field.name());
            let names: BTreeSet<String> = others.chain([own.as_str()]).map(str::to_lowercase).collect();
            for name in names {
                let column = (own.clone(), field.data_type().clone());
                // A field of a provider that changed its type between versions has a column for each, if none represents both.
                let changed = |(other, ty): &(String, DataType)| {
                    !table.starts_with("kernel.") && !table.starts_with("classic.") && other == own && *ty != column.1
                };
                if known.get(&name).is_some_and(|other| !changed(other)) {
                    pairs.push(format!("{table} {name}"));
                }
                known.insert(name, column);
            }
        }
    }
    assert_eq!(pairs, [""; 0], "columns of one fact, under names of it or for types that do not conflict");
}

#[test]
fn a_fact_has_one_name_whatever_the_structure() {
    for (table, name, other) in [
        ("kernel.thread_start", "ThreadId", "TThreadId"),
        ("kernel.thread_start", "StartAddress", "StartAddr"),
        ("kernel.image_load", "ImageBase", "BaseAddress"),
        ("kernel.tcp_ip_send", "ProcessId", "PID"),
    ] {
        let schema = table_schema(table, &Options::new()).expect("a table");
        let others = &schema.field_with_name(name).expect("a column").metadata()["other_names"];
        assert!(others.split(", ").any(|own| own == other), "{table}: {others}");
        assert!(schema.field_with_name(other).is_err(), "{table}: {other}");
    }
    let schema = table_schema("kernel.tcp_ip_recv_ipv6", &Options::new()).expect("a table");
    let of_ipv4 = table_schema("kernel.tcp_ip_recv", &Options::new()).expect("a table");
    let names = |schema: &Schema| schema.fields().iter().map(|field| field.name().clone()).collect::<BTreeSet<_>>();
    assert_eq!(names(&schema), names(&of_ipv4));
    // A field whose name a common column has.
    let schemas = table_names().into_iter().filter_map(|table| table_schema(table, &Options::new()));
    let fields: Vec<_> = schemas.flat_map(|schema| schema.fields().to_vec()).collect();
    let renamed = fields.iter().filter_map(|field| Some((field, field.name().strip_prefix("data_")?)));
    let renamed: Vec<_> = renamed.filter(|(field, _)| field.metadata().contains_key("field")).collect();
    assert!(
        !renamed.is_empty() && renamed.iter().all(|(field, own)| field.metadata()["field"] == **own),
        "{renamed:?}"
    );
    let schema = table_schema("kernel.system_config_nic", &Options::new()).expect("a table");
    assert_eq!(schema.field_with_name("PhysicalAddr").expect("a column").data_type(), &DataType::Utf8);
}

/// Returns the distinct texts of a column.
fn texts(batches: &[RecordBatch], column: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for batch in batches {
        let texts = batch.column_by_name(column).unwrap_or_else(|| panic!("{column}"));
        let texts = arrow_cast::cast(texts, &DataType::Utf8).expect("text");
        all.extend(texts.as_string::<i32>().iter().flatten().map(str::to_owned));
    }
    all
}

#[test]
fn wait_reasons_and_states_have_names() {
    let (tables, _) = tables(SAMPLE, Options::new());
    let switches = &tables["kernel.context_switch"];
    assert!(texts(switches, "OldThreadWaitReason_name").contains("UserRequest"));
    assert_eq!(texts(switches, "OldThreadWaitMode_name"), BTreeSet::from(["KernelMode".to_owned()]));
    let states = ["Running", "Waiting"].map(str::to_owned);
    assert_eq!(texts(switches, "OldThreadState_name"), BTreeSet::from(states));
    let ready = &tables["kernel.ready_thread"];
    assert_eq!(texts(ready, "AdjustReason_name"), BTreeSet::from(["AdjustUnwait".to_owned()]));
}

#[test]
fn hardware_addresses_are_text_and_unset_times_are_null() {
    let Some(_) = etwspec_corpus::folder_or_skip() else { return };
    let (mut addresses, mut unset) = (BTreeSet::new(), 0);
    for (_, bytes) in traces() {
        for (table, batches) in tables(&bytes, Options::new()).0 {
            if table == "kernel.system_config_nic" {
                addresses.extend(texts(&batches, "PhysicalAddr"));
            }
            for batch in batches.iter().filter(|batch| batch.schema().field_with_name("TimeDateStamp").is_ok()) {
                let times = batch.column_by_name("TimeDateStamp").expect("a column");
                if let Some(times) = times.as_primitive_opt::<TimestampNanosecondType>() {
                    assert!(times.iter().flatten().all(|time| time != 0), "{table}");
                    unset += times.null_count();
                }
            }
        }
    }
    assert!(addresses.contains("00:15:5d:7c:58:28"), "{addresses:?}");
    assert!(unset > 0);
}

#[test]
fn columns_of_events_are_those_of_the_table_of_columns() {
    let of = |table| table_schema(table, &Options::new()).expect("a table");
    let events = of(EVENTS);
    let names: Vec<&str> = events.fields().iter().map(|field| field.name().as_str()).collect();
    let own = EventColumn::ALL.iter().filter(|column| column.row().in_events);
    assert_eq!(names, own.map(|column| column.name()).collect::<Vec<_>>());
    let switches = of("kernel.context_switch");
    let common: Vec<_> = switches.fields().iter().take_while(|field| !field.name().starts_with('N')).collect();
    assert_eq!(common.len(), 19);
    for field in events.fields().iter().chain(common.iter().copied()) {
        let row = EventColumn::find(field.name()).unwrap_or_else(|| panic!("{}", field.name())).row();
        let of = |key: &str| field.metadata().get(key).map(String::as_str);
        assert_eq!((of("doc"), of("unit")), (Some(row.doc), row.unit), "{}", row.name);
    }
    let readme = include_str!("../README.md");
    common.iter().for_each(|field| assert!(readme.contains(&format!("`{}`", field.name())), "{}", field.name()));
}

#[test]
fn columns_of_ticks_have_units() {
    let schema = table_schema("kernel.disk_io_read", &Options::new()).expect("a table");
    for (column, unit) in [("ResponseTime", "CPU ticks"), ("HighResResponseTime", "performance counter ticks")] {
        assert_eq!(schema.field_with_name(column).expect("a column").metadata()["unit"], unit);
    }
}

#[test]
fn durations_have_the_unit_of_their_column() {
    let mut found = BTreeSet::new();
    for table in table_names() {
        let schema = table_schema(table, &Options::new()).expect("a table");
        for field in schema.fields() {
            if let DataType::Duration(unit) = field.data_type() {
                let word = match unit {
                    TimeUnit::Second => "s",
                    TimeUnit::Millisecond => "ms",
                    TimeUnit::Microsecond => "us",
                    TimeUnit::Nanosecond => "ns",
                };
                assert_eq!(field.metadata()["unit"], word, "{table}.{}", field.name());
                found.insert(word);
            }
        }
    }
    // TcpIp/Send states StartTime in units of 100 ms.
    assert!(found.contains("ms") && found.len() > 2, "{found:?}");
}

#[test]
fn former_names_of_tables_name_others() {
    let names = table_names();
    for former in ["kernel.system_config_pn_p", "packets.pkt_filter_i_pv4", "dotnet.r2_r_get_entry_point"] {
        assert!(
            !names.contains(&former) && current_table(former).is_some_and(|name| names.contains(&name)),
            "{former}"
        );
    }
}

#[test]
fn columns_of_providers_have_documentation() {
    for (table, column, text) in [
        ("dotnet.gc_start", "Depth", "Generation that is collected."),
        ("dotnet.method_load_verbose", "MethodStartAddress", "Start address of the method."),
        ("dotnet.method_dc_end_verbose", "MethodStartAddress", "Start address of the method."),
    ] {
        let schema = table_schema(table, &Options::new()).unwrap_or_else(|| panic!("{table}"));
        let field = schema.field_with_name(column).expect("a column");
        assert_eq!(field.metadata().get("doc").map(String::as_str), Some(text), "{table}");
        assert!(field.metadata()["sources"].contains("microsoft/dotnet-runtime-events"));
    }
}
