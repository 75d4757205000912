//! Reads a trace into tables.

use std::ops::Range;
use std::sync::Arc;

use arrow_schema::ArrowError;
use etwspec_etl::Trace;
use etwspec_etl::buffers::Scratch;
use etwspec_etl::filter::CompiledFilter;
use etwspec_schema::Schemas;

use crate::context::{Lazy, Needs, TraceContext};
use crate::described::Omitted;
use crate::options::Options;
use crate::tables::{Batch, Tables};

/// Converts a trace into tables, and passes each part of a table to a function. Returns the schemas without a table.
///
/// Memory does not depend on the size of the trace.
///
/// ```
/// use arrow_schema::ArrowError;
/// use etwspec_arrow::{TraceContext, Options, scan};
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::Schemas;
///
/// # fn main() -> Result<(), ArrowError> {
/// let trace = Trace::new(SAMPLE);
/// let before = TraceContext::of(&trace, Schemas::new());
/// let mut switches = 0;
/// scan(&trace, before, Options::new(), |batch| -> Result<(), ArrowError> {
///     if &*batch.table == "kernel.context_switch" {
///         assert!(batch.rows.column_by_name("NewThreadId").is_some());
///         switches += batch.rows.num_rows();
///     }
///     Ok(())
/// })?;
/// assert!(switches > 0);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// The first error that the function returns, and those of Arrow, which only a defect of this crate can cause.
pub fn scan<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: TraceContext,
    options: Options,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    scan_part(trace, before, options, &Part::default(), each)
}

/// A part of a trace.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Part {
    /// Buffers that begin within these bytes of the file. `None` for all.
    pub bytes: Option<Range<u64>>,
    /// Events that match, regardless of the limit of the filter.
    pub keep: Option<CompiledFilter>,
    /// Number of events with rows after which the rest of the trace is not read. `None` for no limit.
    pub limit: Option<usize>,
}

impl Part {
    /// Returns the events of the buffers that begin within these bytes of a file, and match.
    pub fn new(bytes: Option<Range<u64>>, keep: Option<CompiledFilter>) -> Part {
        Part { bytes, keep, limit: None }
    }

    /// Sets the number of events with rows after which the rest is not read.
    #[must_use]
    pub fn with_limit(self, limit: Option<usize>) -> Part {
        Part { limit, ..self }
    }

    fn has(&self, offset: u64) -> bool {
        self.bytes.as_ref().is_none_or(|bytes| bytes.contains(&offset))
    }
}

/// Converts a part of a trace, as [`scan`] does. Rows are as those of the whole trace: names and schemas are those at the time.
///
/// # Errors
///
/// As those of [`scan`].
pub fn scan_part<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: TraceContext,
    options: Options,
    part: &Part,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    let needs = part.keep.iter().fold(Needs::of(&options), |needs, keep| needs.with_filter(keep));
    let state = needs.names.then(|| before.state.clone());
    let tables = Tables::new(trace.log_file(), before.schemas.clone(), state, options);
    let known = Lazy { context: Some(before), make: None };
    scan_tables(trace, tables, part, known, each)
}

/// Converts a part of a trace, as [`scan_part`] does, but asks for what is known of the trace when the first row needs it. Rows of
/// kernel events need no schemas. When it asks for [nothing](Needs::NOTHING), `before` returns what is known already.
///
/// # Errors
///
/// As those of [`scan`].
pub fn scan_lazily<E: From<ArrowError>>(
    trace: &Trace<'_>,
    before: impl Fn(Needs) -> TraceContext,
    options: Options,
    part: &Part,
    each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    let needs = part.keep.iter().fold(Needs::of(&options), |needs, keep| needs.with_filter(keep));
    let by_name = part.keep.as_ref().is_some_and(CompiledFilter::needs_schemas);
    if needs.names || by_name || !needs.schemas {
        return scan_part(trace, before(needs), options, part, each);
    }
    let known = before(Needs::NOTHING);
    if known.has_schemas {
        return scan_part(trace, known, options, part, each);
    }
    let tables = Tables::new(trace.log_file(), Arc::new(Schemas::new()), None, options).without_schemas();
    scan_tables(trace, tables, part, Lazy { context: None, make: Some(&|| before(needs)) }, each)
}

/// Converts a part of a trace into tables.
fn scan_tables<E: From<ArrowError>>(
    trace: &Trace<'_>,
    mut tables: Tables,
    part: &Part,
    mut known: Lazy<'_>,
    mut each: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Omitted, E> {
    if let Some(keep) = &part.keep {
        tables = tables.with_filter(keep.clone());
    }
    tables = tables.with_limit(part.limit);
    let mut scratch = Scratch::new();
    let mut wanted = None;
    for buffer in trace.buffers() {
        // Damage is in the buffers without a wanted event, too.
        if wanted.is_none() && !tables.have_damage() {
            wanted = known.wanted(part.keep.as_ref());
        }
        let offset = match &buffer {
            Ok(raw) => raw.file_offset(),
            Err(damage) => damage.offset,
        };
        if part.bytes.as_ref().is_some_and(|bytes| offset >= bytes.end)
            || wanted.as_ref().is_some_and(|wanted| wanted.end_before(offset))
            || tables.are_full()
        {
            break;
        }
        match buffer {
            Ok(raw)
                if part.has(offset)
                    && wanted.as_ref().is_none_or(|wanted| wanted.has(offset))
                    && !part.keep.as_ref().is_some_and(|keep| keep.skips(&raw)) =>
            {
                tables.buffer_with(&raw.open(&mut scratch), &mut known, drop);
            }
            Ok(raw) if tables.wants_all() => tables.pass(&raw.open(&mut scratch)),
            Err(damage) if part.has(offset) => tables.damage(&damage),
            _ => {}
        }
        tables.take(false)?.into_iter().try_for_each(&mut each)?;
    }
    tables.take(true)?.into_iter().try_for_each(&mut each)?;
    Ok(tables.omitted())
}
