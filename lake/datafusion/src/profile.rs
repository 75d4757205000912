//! Samples with call stacks as tables.
//!
//! # Design
//!
//! A stack consists of several events, so SQL cannot state it. Rows are those of a profile, which is made when a query reads them.
//! A trace has few distinct stacks, so their texts are a dictionary.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::Arc;

use arrow::array::{
    ArrayRef, DictionaryArray, Int32Array, Int64Array, RecordBatch, StringArray, TimestampNanosecondArray, UInt16Array,
    UInt32Array,
};
use arrow::compute::cast;
use arrow::datatypes::{DataType, Field, Int32Type, Schema, SchemaRef, TimeUnit};
use async_trait::async_trait;
use datafusion::catalog::{Session, TableProvider};
use datafusion::common::exec_datafusion_err;
use datafusion::datasource::MemTable;
use datafusion::error::Result;
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_plan::ExecutionPlan;
use etwspec_profile::{Profile, Sample, StackId, Weight};

use crate::filter::nanoseconds;
use crate::options::TableOptions;
use crate::traces::Traces;

/// Number of rows of a batch.
const ROWS: usize = 8192;

/// A table of the profiles of traces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProfileTable {
    /// Processor samples with their stack: the process, and the frames from the outermost one, separated by semicolons.
    Samples,
    /// Distinct stacks, with the number of samples and the times in microseconds for which threads waited, and were ready and did
    /// not run.
    FoldedStacks,
}

impl ProfileTable {
    /// All tables.
    pub const ALL: [ProfileTable; 2] = [ProfileTable::Samples, ProfileTable::FoldedStacks];

    /// Returns the name of the table.
    pub fn name(self) -> &'static str {
        match self {
            ProfileTable::Samples => "samples",
            ProfileTable::FoldedStacks => "folded_stacks",
        }
    }

    pub(crate) fn schema(self, options: &TableOptions) -> SchemaRef {
        let text = match options.without_dictionaries {
            true => DataType::Utf8,
            false => DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8)),
        };
        let time = DataType::Timestamp(TimeUnit::Nanosecond, Some("UTC".into()));
        let (number, id) = (DataType::Int64, DataType::UInt32);
        let columns = match self {
            ProfileTable::Samples => vec![
                ("file", text.clone()),
                ("time", time),
                ("cpu", DataType::UInt16),
                ("pid", id.clone()),
                ("tid", id),
                ("process", text.clone()),
                ("interval_ns", number.clone()),
                ("ran_ns", number),
                ("stack", text),
            ],
            ProfileTable::FoldedStacks => vec![
                ("file", text.clone()),
                ("pid", id),
                ("process", text.clone()),
                ("stack", text),
                ("samples", number.clone()),
                ("wait_us", number.clone()),
                ("ready_us", number),
            ],
        };
        let fields = columns.into_iter().map(|(name, of)| Field::new(name, of, name != "file"));
        Arc::new(Schema::new(fields.collect::<Vec<_>>()))
    }

    /// Returns the rows of a trace.
    fn rows(self, file: &str, profile: &Profile, schema: &SchemaRef) -> Result<RecordBatch> {
        let columns: Vec<ArrayRef> = match self {
            ProfileTable::Samples => samples(file, profile)?,
            ProfileTable::FoldedStacks => folded_stacks(file, profile)?,
        };
        let columns = columns.iter().zip(schema.fields()).map(|(column, field)| cast(column, field.data_type()));
        Ok(RecordBatch::try_new(schema.clone(), columns.collect::<Result<_, _>>()?)?)
    }
}

/// Indices of texts, and the texts.
#[derive(Default)]
struct Texts {
    texts: Vec<String>,
    rows: Vec<Option<i32>>,
}

impl Texts {
    /// Adds a text for rows that refer to it by the index that is returned.
    fn add(&mut self, text: String) -> i32 {
        self.texts.push(text);
        self.texts.len() as i32 - 1
    }

    fn into_column(self) -> Result<ArrayRef> {
        let texts = Arc::new(StringArray::from(self.texts));
        Ok(Arc::new(DictionaryArray::<Int32Type>::try_new(Int32Array::from(self.rows), texts)?))
    }
}

/// Returns the columns of processes and of a file for rows, each with the index of its process.
fn processes(file: &str, profile: &Profile, of: &[u32]) -> Result<[ArrayRef; 3]> {
    let (mut files, mut names) = (Texts::default(), Texts::default());
    let known: Vec<Option<i32>> =
        profile.processes.iter().map(|process| Some(names.add(process.name.as_deref()?.to_owned()))).collect();
    let file = files.add(file.to_owned());
    files.rows = vec![Some(file); of.len()];
    names.rows = of.iter().map(|process| known.get(*process as usize).copied().flatten()).collect();
    let id = |process: &u32| profile.processes.get(*process as usize).and_then(|process| process.id);
    let ids: UInt32Array = of.iter().map(id).collect();
    Ok([files.into_column()?, Arc::new(ids), names.into_column()?])
}

/// Calls a function with the text of each stack of each process.
fn each_stack(profile: &Profile, weight: Weight, mut each: impl FnMut((u32, StackId), &str, u64)) {
    let Ok(_) = profile.for_each_folded(weight, |folded| {
        each((folded.process, folded.stack), folded.text, folded.weight);
        Ok::<(), Infallible>(())
    });
}

fn samples(file: &str, profile: &Profile) -> Result<Vec<ArrayRef>> {
    let (mut stacks, mut known) = (Texts::default(), HashMap::new());
    each_stack(profile, Weight::Samples, |key, text, _| {
        known.insert(key, stacks.add(text.to_owned()));
    });
    let all = &profile.samples;
    let thread = |index: u32| profile.threads.get(index as usize);
    let of: Vec<u32> =
        all.iter().map(|sample| thread(sample.thread).map_or(u32::MAX, |thread| thread.process)).collect();
    let key = |(sample, process): (&Sample, &u32)| (*process, profile.stacks.folded(sample.stack));
    stacks.rows = all.iter().zip(&of).map(|of| known.get(&key(of)).copied()).collect();
    let [file, ids, names] = processes(file, profile, &of)?;
    let start = nanoseconds(profile.start);
    let times = all.iter().map(|sample| start.and_then(|start| start.checked_add(sample.time)));
    let times: TimestampNanosecondArray = times.collect();
    let processors: UInt16Array = all.iter().map(|sample| Some(sample.processor)).collect();
    let threads: UInt32Array = all.iter().map(|sample| thread(sample.thread).and_then(|thread| thread.id)).collect();
    let intervals: Int64Array = all.iter().map(|sample| Some(i64::from(sample.interval))).collect();
    let ran: Int64Array = all.iter().map(|sample| Some(i64::from(sample.ran))).collect();
    Ok(vec![
        file,
        Arc::new(times),
        Arc::new(processors),
        ids,
        Arc::new(threads),
        names,
        Arc::new(intervals),
        Arc::new(ran),
        stacks.into_column()?,
    ])
}

fn folded_stacks(file: &str, profile: &Profile) -> Result<Vec<ArrayRef>> {
    let weights = [Weight::Samples, Weight::Waits, Weight::Ready];
    let mut all: BTreeMap<(u32, StackId), (String, [i64; 3])> = BTreeMap::new();
    for (at, weight) in weights.into_iter().enumerate() {
        each_stack(profile, weight, |key, text, weight| {
            let (_, weights) = all.entry(key).or_insert_with(|| (text.to_owned(), [0; 3]));
            weights[at] = weight as i64;
        });
    }
    let of: Vec<u32> = all.keys().map(|(process, _)| *process).collect();
    let [file, ids, names] = processes(file, profile, &of)?;
    let (mut stacks, mut numbers) = (Texts::default(), [const { Vec::new() }; 3]);
    for (text, weights) in all.into_values() {
        let stack = stacks.add(text);
        stacks.rows.push(Some(stack));
        numbers.iter_mut().zip(weights).for_each(|(column, weight)| column.push(weight));
    }
    let numbers = numbers.map(|column| Arc::new(Int64Array::from(column)) as ArrayRef);
    Ok([file, ids, names, stacks.into_column()?].into_iter().chain(numbers).collect())
}

/// A table of the profiles of traces.
#[derive(Debug)]
pub(crate) struct Profiles {
    pub(crate) traces: Traces,
    pub(crate) table: ProfileTable,
    pub(crate) schema: SchemaRef,
}

impl Traces {
    /// Returns a table of the profiles of the traces: samples, or folded stacks.
    pub fn profile_table(&self, table: ProfileTable) -> Arc<dyn TableProvider> {
        Arc::new(Profiles { traces: self.clone(), table, schema: table.schema(self.options()) })
    }
}

#[async_trait]
impl TableProvider for Profiles {
    fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    fn table_type(&self) -> TableType {
        TableType::View
    }

    async fn scan(
        &self,
        state: &dyn Session,
        projection: Option<&Vec<usize>>,
        filters: &[Expr],
        limit: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let opened = self.traces.open(state).await?;
        let (table, schema) = (self.table, self.schema.clone());
        let read = move || {
            let mut batches = Vec::new();
            for (location, opened) in opened {
                let mut is_damaged = false;
                let profile = Profile::read(&[opened.trace()], |_, _| is_damaged = true);
                opened.note_damage(&location, is_damaged);
                opened.check(&location)?;
                let rows = table.rows(&format!("/{location}"), &profile, &schema)?;
                let parts = (0..rows.num_rows()).step_by(ROWS);
                batches.extend(parts.map(|from| rows.slice(from, ROWS.min(rows.num_rows() - from))));
            }
            Ok(batches)
        };
        let batches: Result<Vec<RecordBatch>> = tokio::task::spawn_blocking(read)
            .await
            .map_err(|error| exec_datafusion_err!("the profile cannot be read: {error}"))?;
        MemTable::try_new(self.schema.clone(), vec![batches?])?.scan(state, projection, filters, limit).await
    }
}
