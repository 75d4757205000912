//! Files of tables.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use arrow_array::RecordBatch;
use etwspec_arrow::{Export, ExportError, ExportOptions, Exported, Format, Options, Partition, TraceContext, scan};
use etwspec_etl::{SAMPLE, Trace};
use etwspec_schema::Schemas;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

/// Exports the sample.
fn export(folder: &Path, options: ExportOptions) -> Exported {
    let trace = Trace::new(SAMPLE);
    let mut files = Export::new(folder, "sample", options);
    let before = TraceContext::of(&trace, Schemas::new());
    scan(&trace, before, Options::new(), |batch| files.write(&batch)).expect("room for the files");
    files.finish().expect("room for the files")
}

/// Returns the paths of all files in a folder, relative to it.
fn all_files(folder: &Path) -> Vec<String> {
    fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() { walk(&entry, out) } else { out.push(entry) }
        }
    }
    let mut files = Vec::new();
    walk(folder, &mut files);
    let name = |path: &PathBuf| path.strip_prefix(folder).expect("it is in the folder").display().to_string();
    let mut names: Vec<String> = files.iter().map(name).collect();
    names.sort();
    names
}

fn parquet(path: &Path) -> Vec<RecordBatch> {
    let file = File::open(path).expect("a file");
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).expect("a Parquet file").build().expect("a reader");
    reader.map(|batch| batch.expect("a batch")).collect()
}

fn options(format: Format) -> ExportOptions {
    let mut options = ExportOptions::default();
    options.format = format;
    options
}

#[test]
fn formats_contain_the_same_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let exported = export(&folder.path().join("parquet"), options(Format::Parquet));
    let switches = parquet(&folder.path().join("parquet/kernel.context_switch/sample.parquet"));
    let rows: usize = switches.iter().map(RecordBatch::num_rows).sum();
    assert_eq!(exported.rows["kernel.context_switch"], rows as u64);
    assert_eq!(exported.files, exported.rows.len() as u64);

    export(&folder.path().join("arrow"), options(Format::Arrow));
    let file = File::open(folder.path().join("arrow/kernel.context_switch/sample.arrow")).expect("a file");
    let arrow: Vec<RecordBatch> = arrow_ipc::reader::FileReader::try_new(file, None)
        .expect("an Arrow file")
        .map(|batch| batch.expect("a batch"))
        .collect();
    let columns =
        |batches: &[RecordBatch]| batches.iter().flat_map(|batch| batch.columns().to_vec()).collect::<Vec<_>>();
    assert_eq!(columns(&arrow), columns(&switches));

    for (format, header) in [(Format::Csv, 1), (Format::JsonLines, 0)] {
        let dir = folder.path().join(format.extension());
        export(&dir, options(format));
        let path = dir.join("kernel.context_switch").join(format!("sample.{}", format.extension()));
        let text = fs::read_to_string(path).expect("text");
        assert_eq!(text.lines().count(), rows + header);
        assert!(text.contains("NewThreadId"));
    }
}

#[test]
fn statistics_of_pages_prune_by_time_and_process() {
    let folder = tempfile::tempdir().expect("a folder");
    export(folder.path(), ExportOptions::default());
    let file = File::open(folder.path().join("events/sample.parquet")).expect("a file");
    let builder = ParquetRecordBatchReaderBuilder::try_new(file).expect("a Parquet file");
    let metadata = builder.metadata().row_group(0);
    for name in ["time", "pid"] {
        let column = metadata.columns().iter().find(|column| column.column_path().string() == name).expect("a column");
        assert!(column.statistics().is_some_and(|statistics| statistics.min_bytes_opt().is_some()), "{name}");
        assert!(column.column_index_offset().is_some(), "{name}");
        assert!(column.offset_index_offset().is_some(), "{name}");
    }
}

#[test]
fn partitions_are_folders_of_hive() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = ExportOptions::default();
    options.partitions = vec![Partition::Host, Partition::Date, Partition::Provider];
    let trace = Trace::new(SAMPLE);
    options.host = TraceContext::of(&trace, Schemas::new()).host;
    assert_eq!(options.host.as_deref(), Some("SAMPLE"));
    let exported = export(folder.path(), options);
    let files = all_files(folder.path());
    let kernel = "kernel.context_switch/host=SAMPLE/date=2024-05-04/provider=__HIVE_DEFAULT_PARTITION__/sample.parquet";
    assert!(files.iter().any(|file| file == kernel), "{files:?}");
    let events = |file: &&String| file.starts_with("events/host=SAMPLE/date=");
    assert!(files.iter().filter(events).count() > 2, "{files:?}");
    let rows: usize = files
        .iter()
        .filter(events)
        .map(|file| parquet(&folder.path().join(file)).iter().map(RecordBatch::num_rows).sum::<usize>())
        .sum();
    assert_eq!(rows as u64, exported.rows["events"]);
}

#[test]
fn names_that_leave_the_folder_do_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("inside");
    let mut options = ExportOptions::default();
    (options.partitions, options.host) = (vec![Partition::Host], Some("../../..".to_owned()));
    let trace = Trace::new(SAMPLE);
    let mut files = Export::new(&inside, "../../sample", options);
    let before = TraceContext::of(&trace, Schemas::new());
    scan(&trace, before, Options::new(), |batch| files.write(&batch)).expect("room for the files");
    files.finish().expect("room for the files");
    assert!(
        all_files(folder.path())
            .iter()
            .all(|file| file.starts_with("inside/") && file.split('/').all(|part| part != ".."))
    );
}

#[test]
fn an_export_that_is_dropped_leaves_former_files() {
    let folder = tempfile::tempdir().expect("a folder");
    export(folder.path(), ExportOptions::default());
    let (before, path) = (all_files(folder.path()), folder.path().join("events/sample.parquet"));
    let bytes = fs::read(&path).expect("a file");
    let trace = Trace::new(SAMPLE);
    let mut files = Export::new(folder.path(), "sample", ExportOptions::default());
    let known = TraceContext::of(&trace, Schemas::new());
    scan(&trace, known, Options::new(), |batch| files.write(&batch)).expect("room for the files");
    drop(files);
    assert_eq!(all_files(folder.path()), before);
    assert_eq!(fs::read(&path).expect("a file"), bytes);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_an_error_that_names_it() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("events"), b"").expect("room");
    let trace = Trace::new(SAMPLE);
    let mut files = Export::new(folder.path(), "sample", ExportOptions::default());
    let before = TraceContext::of(&trace, Schemas::new());
    // Threads write, so the error may come from a later call.
    let written = scan(&trace, before, Options::new(), |batch| files.write(&batch)).map(drop);
    let error = written.and_then(|()| files.finish().map(drop)).expect_err("a file is in the way");
    assert!(matches!(&error, ExportError::Io(path, _) if path.ends_with("events")), "{error}");
    assert_eq!(all_files(folder.path()), ["events"], "no table has a file if one cannot be written");
}

#[test]
fn formulas_and_control_characters_are_guarded_in_csv() {
    use std::sync::Arc;

    use arrow_array::StringArray;

    let folder = tempfile::tempdir().expect("a folder");
    let texts = StringArray::from(vec![Some("=1+1"), Some("'=1"), Some("a\r\n\u{1b}\\u{a}"), Some("plain"), None]);
    let rows = RecordBatch::try_from_iter_with_nullable([("text", Arc::new(texts) as _, true)]).expect("a batch");
    let rest = "\"a\r\n\\u{1b}\\u{5c}u{a}\"\nplain\n\"\"\n";
    for (keep, guarded) in [(false, "text\n'=1+1\n''=1\n"), (true, "text\n=1+1\n'=1\n")] {
        let mut options = options(Format::Csv);
        options.keep_formulas = keep;
        let mut files = Export::new(folder.path(), "trace", options);
        files.write(&etwspec_arrow::Batch::new("t", rows.clone())).expect("room");
        files.finish().expect("room");
        assert_eq!(fs::read_to_string(folder.path().join("t/trace.csv")).expect("text"), [guarded, rest].concat());
    }
}
