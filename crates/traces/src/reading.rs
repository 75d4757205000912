//! Traces that are being read, with everything that is known about them.
//!
//! # Passes
//!
//! [`Traces::read_ahead`] reads files once before their events are read, if other events determine values: names of things, schemas,
//! and names of fields in schemas. It skips this pass if nothing needs it. A stream is read once: only earlier events supply names,
//! and an unknown name in a filter is an error at the end.

use std::io::{Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use etwspec_console::Problem;
use etwspec_console::progress::{Progress, Results};
use etwspec_etl::buffers::{Merged, Scratch};
use etwspec_etl::counts::Counts;
use etwspec_etl::state::{FirstPass, Pass, State};
use etwspec_etl::text::CodePage;
use etwspec_etl::{Buffer, Damage, Event, Item, LogFile, Trace};
use etwspec_schema::{Schemas, TraceNames};

use crate::filter::Filter;
use crate::input::{Input, Step};
use crate::keep::BoundFilter;
use crate::known::{Known, Record};
use crate::location::Location;
use crate::needs::{Needs, Things};
use crate::notes::{note_events_left_out, note_names_left_out, note_schemas_left_out};
use crate::plan::Plan;
use crate::report::{DamageReport, Outcome};

/// Traces that are read, and schemas of files.
#[derive(Debug)]
pub struct Traces<'a> {
    inputs: Vec<Input<'a>>,
    schemas: Schemas,
    results: Option<Results>,
}

/// Consumer of the events of traces.
pub trait Consumer {
    /// Takes an event that matches the filter. `trace` is the index of the trace.
    ///
    /// # Errors
    ///
    /// An error ends reading.
    fn event(&mut self, trace: usize, record: Record<'_>) -> Result<(), Problem>;

    /// Writes results that are ready: after each buffer of a trace that is followed, and after the last event.
    ///
    /// # Errors
    ///
    /// An error ends reading.
    fn flush(&mut self) -> Result<(), Problem> {
        Ok(())
    }
}

impl<F: FnMut(usize, Record<'_>) -> Result<(), Problem>> Consumer for F {
    fn event(&mut self, trace: usize, record: Record<'_>) -> Result<(), Problem> {
        self(trace, record)
    }
}

/// Test of names that a consumer takes from its user, by the names in traces.
type CheckNames<'c> = &'c dyn Fn(&[TraceNames]) -> Result<(), Problem>;

/// Needs of the consumer of events.
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Facts in other events.
    pub needs: Needs,
    /// Test of names that only schemas contain.
    pub check: CheckNames<'w>,
    /// Read files once, too.
    pub one_pass: bool,
    /// Counts of the events and the damage of files.
    pub counts: bool,
}

impl Wanted<'_> {
    /// Wants facts, and checks no names.
    pub fn new(needs: Needs) -> Wanted<'static> {
        Wanted { needs, check: &|_| Ok(()), one_pass: false, counts: false }
    }
}

/// A trace that is being read.
#[derive(Debug)]
pub struct Reading {
    /// Names and schemas at the current event.
    pub known: Known,
    /// The filter, bound to the trace.
    pub filter: BoundFilter,
    /// True if an event may name a process.
    pub processes: bool,
    /// Damage that was found.
    pub report: DamageReport,
    /// Counts of a file, if they were requested. [`Readings::finish`] reports their damage.
    pub counts: Option<Counts>,
    /// True if names are needed at each event.
    follows: bool,
    /// Names that are collected while events are read, if an unknown one is an error.
    unchecked: Option<TraceNames>,
}

impl Reading {
    /// Moves to the next event.
    #[inline]
    fn follow(&mut self, event: &Event<'_>) {
        let Known { state, schemas } = &mut self.known;
        if self.follows {
            state.update(event);
        }
        schemas.read_event(event);
        if let Some(names) = &mut self.unchecked {
            names.add(event);
        }
    }
}

/// An event that may be selected, and everything that is known about it.
pub struct Candidate<'r> {
    /// The event.
    pub record: Record<'r>,
    filter: &'r mut BoundFilter,
    left: &'r mut u64,
    any: &'r mut bool,
}

impl Candidate<'_> {
    /// Returns whether the filter selects the event, and counts it towards the limit. Call it at most once.
    #[inline]
    pub fn is_selected(&mut self) -> bool {
        let Record { event, state, schemas } = &mut self.record;
        let selected = *self.left > 0 && self.filter.matches(event, Some(state), *schemas);
        *self.left -= u64::from(selected);
        *self.any |= selected;
        selected
    }
}

/// Traces that are being read.
pub struct Readings<'f> {
    filter: &'f Filter,
    check: CheckNames<'f>,
    /// Plan of the filter, with the names of the traces.
    pub plan: Plan,
    /// The traces.
    pub all: Vec<Reading>,
    /// Number of events that may still be selected.
    pub left: u64,
    /// True if an event was selected.
    pub any: bool,
    /// True if names were collected while events were read.
    followed: bool,
}

/// Result of reading traces.
#[derive(Debug)]
pub struct Finished {
    /// Damage, and traces that could not be unpacked to their ends.
    pub outcome: Outcome,
    /// True if an event was selected, or none was requested.
    pub matched: bool,
    /// Names and schemas at the end of each trace.
    pub known: Vec<Known>,
}

impl<'a> Traces<'a> {
    /// Opens traces. Files can be several; a stream is alone.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file cannot be opened, is empty, or has a known format other than a trace. Of several, each
    /// has to be a file with a known clock.
    pub fn open(from: &[Location<'_>], stdin: &'a mut dyn Read) -> Result<Self, Problem> {
        Traces::opened(from, |one| Input::open(one, stdin))
    }

    /// Opens traces that can be read more than once. They are in memory.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`open`](Self::open) and [`hold`](Self::hold), and [`Problem::Refused`] for a stream.
    pub fn open_twice(from: &[Location<'_>]) -> Result<Traces<'static>, Problem> {
        let mut traces = Traces::opened(from, Input::open_twice)?;
        traces.hold()?;
        Ok(traces)
    }

    /// Opens one trace by a function, or several that are merged.
    fn opened(
        from: &[Location<'_>],
        open: impl FnOnce(Location<'_>) -> Result<Input<'a>, Problem>,
    ) -> Result<Self, Problem> {
        let inputs = match from {
            [one] => vec![open(*one)?],
            several => several.iter().map(|from| Input::open_merged(*from)).collect::<Result<_, _>>()?,
        };
        Ok(Traces { inputs, schemas: Schemas::new(), results: None })
    }

    /// Adds schemas of files.
    #[must_use]
    pub fn with_schemas(self, schemas: Schemas) -> Self {
        Traces { schemas, ..self }
    }

    /// Sets the [code page](Trace::with_code_page) of 8-bit text.
    #[must_use]
    pub fn with_code_page(mut self, code_page: Option<CodePage>) -> Self {
        self.inputs.iter_mut().for_each(|input| input.set_code_page(code_page));
        self
    }

    /// Shows the progress of reading on a terminal.
    #[must_use]
    pub fn with_progress(self, results: Results) -> Self {
        Traces { results: Some(results), ..self }
    }

    /// Returns the traces.
    pub fn inputs(&self) -> &[Input<'a>] {
        &self.inputs
    }

    /// Unpacks compressed files into memory. Returns whether all traces are in memory.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if a file cannot be read or is too large.
    pub fn hold(&mut self) -> Result<bool, Problem> {
        let mut all = true;
        for input in &mut self.inputs {
            all &= input.hold()?;
        }
        Ok(all)
    }

    /// Returns the name of a trace in messages.
    pub fn name(&self, trace: usize) -> &str {
        self.inputs.get(trace).map_or("", Input::name)
    }

    /// Returns the log file header of a trace, if it begins with one.
    pub fn log_file(&self, trace: usize) -> Option<&LogFile> {
        self.inputs.get(trace)?.log_file()
    }

    /// Returns the start of the session, or of the first of several sessions, as a FILETIME; 0 if none states it.
    pub fn start(&self) -> i64 {
        let starts = self.inputs.iter().filter_map(|input| Some(input.log_file()?.start_time));
        starts.filter(|start| *start != 0).min().unwrap_or(0)
    }

    /// Returns the number of events that the sessions lost, by the headers of the traces.
    pub fn lost(&self) -> u64 {
        self.inputs.iter().filter_map(Input::log_file).map(|log_file| u64::from(log_file.events_lost)).sum()
    }

    /// Returns the traces in memory.
    pub fn in_memory(&self) -> Vec<Trace<'_>> {
        self.inputs.iter().filter_map(Input::trace).collect()
    }

    /// Reads the traces once, for facts in events that determine values of others, if there are any. Resolves the names in a
    /// filter, and binds it to each trace. The traces also serve each other: names those of one machine and boot, and schemas all.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] for a file that becomes shorter, a time that a trace cannot resolve, and an unknown name.
    pub fn read_ahead<'f>(
        &self,
        filter: &'f Filter,
        wanted: Wanted<'f>,
        notes: &mut dyn Write,
    ) -> Result<Readings<'f>, Problem> {
        Ok(self.read_ahead_with(filter, wanted, None::<FirstPass>, notes)?.0)
    }

    /// Reads the traces once as [`read_ahead`](Self::read_ahead) does, and collects other facts at the same time, one trace after the
    /// other. A stream has none of them.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`read_ahead`](Self::read_ahead).
    pub fn read_ahead_with<'f, P: Pass>(
        &self,
        filter: &'f Filter,
        wanted: Wanted<'f>,
        facts: P,
        notes: &mut dyn Write,
    ) -> Result<(Readings<'f>, P), Problem> {
        let mut plan = filter.plan();
        let needs = wanted.needs.or(plan.needs());
        let bind = |plan: &Plan| -> Result<Vec<BoundFilter>, Problem> {
            let bind = |input: &Input<'_>| Ok(filter.bind(plan, input.name(), input.log_file())?);
            self.inputs.iter().map(bind).collect()
        };
        // Times that a trace cannot resolve are reported before it is read.
        let mut filters = bind(&plan)?;
        let (mut before, facts) = self.before(&plan, Wanted { needs, ..wanted }, facts, notes)?;
        if before.iter().all(|before| before.resolved && before.names.is_some()) {
            let names: Vec<TraceNames> = before.iter_mut().filter_map(|before| before.names.take()).collect();
            plan = filter.resolve(&names)?;
            (wanted.check)(&names)?;
            filters = bind(&plan)?;
        }
        let all = self.inputs.iter().zip(before).zip(filters).map(|((input, before), filter)| Reading {
            known: Known::new(before.state, Arc::new(before.schemas), input.log_file()),
            filter,
            processes: before.processes,
            report: DamageReport::new(input.name()),
            counts: before.counts,
            follows: needs.things.is_some(),
            unchecked: before.names,
        });
        let (all, left) = (all.collect(), filter.limit.unwrap_or(u64::MAX));
        Ok((Readings { filter, check: wanted.check, plan, all, left, any: false, followed: false }, facts))
    }

    /// Returns the names and schemas in each trace, which also serve the others.
    fn before<P: Pass>(
        &self,
        plan: &Plan,
        wanted: Wanted<'_>,
        mut facts: P,
        notes: &mut dyn Write,
    ) -> Result<(Vec<Before>, P), Problem> {
        let mut all = Vec::with_capacity(self.inputs.len());
        for input in &self.inputs {
            let before;
            (before, facts) = self.collect(input, plan, wanted, facts)?;
            all.push(before);
        }
        let named = all.iter_mut().filter_map(|before| Some((before.first.take()?, &mut before.state)));
        let (passes, states): (Vec<FirstPass>, Vec<&mut State>) = named.unzip();
        states.into_iter().zip(FirstPass::states(passes)).for_each(|(state, known)| *state = known);
        for (input, before) in self.inputs.iter().zip(&all) {
            note_names_left_out(input.name(), &before.state, notes)?;
            note_schemas_left_out(input.name(), &before.schemas, notes)?;
        }
        if let [_, _, ..] = &self.inputs[..] {
            let own: Vec<Schemas> = all.iter().map(|before| before.schemas.clone()).collect();
            for before in &mut all {
                own.iter().for_each(|other| before.schemas.complete_with(other));
            }
        }
        Ok((all, facts))
    }

    /// Reads a trace once, unless it is a stream or nothing is needed.
    fn collect<P: Pass>(
        &self,
        input: &Input<'_>,
        plan: &Plan,
        wanted: Wanted<'_>,
        mut facts: P,
    ) -> Result<(Before, P), Problem> {
        let Wanted { needs, one_pass, counts, .. } = wanted;
        let (log_file, mut schemas) = (input.log_file(), self.schemas.clone());
        // An unknown name is an error, also if traces are read once.
        let checks = needs.fields || plan.needs_schemas();
        let names = (needs.fields || plan.has_names()).then(TraceNames::new);
        let names = names.map(|names| if needs.fields { names.with_fields() } else { names });
        let things = needs.things.max(names.is_some().then_some(Things::Writers));
        let resolved = input.is_file() && !one_pass && (!needs.is_empty() || checks);
        let first = things.filter(|_| resolved).and_then(|things| input.first_pass(things));
        facts.begin(log_file);
        let (mut all, mut counts) = ((facts, (first, names)), (counts && resolved).then(Counts::default));
        if resolved {
            // Nothing is read after counts.
            let results = self.results.filter(|_| counts.is_some());
            let progress = results.map_or_else(Progress::hidden, |results| input.progress(results));
            input.collect(&mut all, &mut counts, &mut schemas, &progress)?;
            all.1.1.iter_mut().for_each(|names| names.add_schemas(&schemas));
        } else {
            schemas.allow(input.bytes().unwrap_or(0).saturating_mul(2));
        }
        let (facts, (first, names)) = all;
        let processes = first.as_ref().is_none_or(FirstPass::has_processes);
        // Without a pass, names are collected while events are read, if an unknown one is an error.
        let names = names.filter(|_| resolved || checks);
        Ok((Before { state: State::new(log_file), first, processes, schemas, names, counts, resolved }, facts))
    }

    /// Passes the events that match a filter to a consumer, with everything that is known about them: several traces in order of
    /// time, and one in order of the file. Prints damage, and notes about what was left out.
    ///
    /// # Errors
    ///
    /// Returns the errors of the consumer and of reading.
    pub fn for_each(
        &mut self,
        filter: &Filter,
        notes: &mut dyn Write,
        consumer: &mut dyn Consumer,
    ) -> Result<Finished, Problem> {
        if self.inputs.len() > 1 {
            self.hold()?;
        }
        let mut readings = self.read_ahead(filter, Wanted::new(Needs::ALL), notes)?;
        readings.read(self, false, notes, consumer)?;
        readings.finish(self, notes)
    }

    /// Calls `each` with every buffer and every damaged range of a trace in file order, until it breaks.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`, and [`Problem::Refused`] if the trace cannot be read, becomes shorter or contains no buffer.
    pub fn each_buffer(
        &mut self,
        trace: usize,
        each: &mut dyn FnMut(Result<&Buffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        let Some(input) = self.inputs.get_mut(trace) else { return Ok(()) };
        let progress = self.results.map_or_else(Progress::hidden, |results| input.progress(results));
        let mut scratch = Scratch::new();
        input.each_buffer(&progress, &mut |next| match next {
            Ok(raw) => each(Ok(&raw.open(&mut scratch))),
            Err(damage) => each(Err(damage)),
        })
    }
}

/// Names and schemas that are known before the first event of a trace.
struct Before {
    state: State,
    first: Option<FirstPass>,
    processes: bool,
    schemas: Schemas,
    /// Names that filters may contain.
    names: Option<TraceNames>,
    counts: Option<Counts>,
    /// These are all names of the trace.
    resolved: bool,
}

impl Readings<'_> {
    /// Reads the events of all traces: several and those of `by_time` in order of time, which have to be in memory, and others in
    /// order of the file. Passes those that match to a consumer, up to the limit.
    ///
    /// # Errors
    ///
    /// Returns the errors of the consumer and of reading.
    pub fn read(
        &mut self,
        traces: &mut Traces<'_>,
        by_time: bool,
        err: &mut dyn Write,
        consumer: &mut dyn Consumer,
    ) -> Result<(), Problem> {
        if !by_time && traces.inputs.len() == 1 {
            return self.read_one(traces, 0, err, consumer);
        }
        if let Some(input) = traces.inputs.iter().find(|input| input.trace().is_none()) {
            return Err(Problem::new(format!(
                "cannot sort {} by time, because it can be read only once",
                input.name()
            ))
            .help("save it to a file first, and name the file"));
        }
        self.each_by_time(traces, err, &mut |trace, mut candidate| {
            if candidate.is_selected() {
                consumer.event(trace, candidate.record)?;
            }
            Ok(if *candidate.left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        })?;
        consumer.flush()
    }

    /// Reads the events of all traces in order of time, and passes each on, until `each` breaks. The traces have to be in memory.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each` and of reading.
    pub fn each_by_time(
        &mut self,
        traces: &Traces<'_>,
        err: &mut dyn Write,
        each: &mut dyn FnMut(usize, Candidate<'_>) -> Step,
    ) -> Result<(), Problem> {
        let in_memory = traces.in_memory();
        traces.inputs.iter().for_each(Input::count_read);
        let mut items = Merged::new(&in_memory);
        while let Some((trace, item)) = items.next() {
            match item {
                Item::Damage(damage) => self.damage(trace, &damage, err)?,
                Item::Event(_, event) => {
                    let Some(candidate) = self.candidate(trace, &event) else { continue };
                    if each(trace, candidate)?.is_break() {
                        break;
                    }
                }
            }
        }
        traces.inputs.iter().try_for_each(Input::check_unchanged)
    }

    /// Reads the events of a trace in order of the file. Passes those that match to a consumer, up to the limit.
    ///
    /// # Errors
    ///
    /// Returns the errors of the consumer and of reading.
    pub fn read_one(
        &mut self,
        traces: &mut Traces<'_>,
        trace: usize,
        err: &mut dyn Write,
        consumer: &mut dyn Consumer,
    ) -> Result<(), Problem> {
        let is_followed = traces.inputs.get(trace).is_some_and(Input::is_followed);
        traces.each_buffer(trace, &mut |next| {
            match next {
                Err(damage) => self.damage(trace, &damage, err)?,
                Ok(buffer) => {
                    for item in buffer.items() {
                        match item {
                            Item::Damage(damage) => self.damage(trace, &damage, err)?,
                            Item::Event(_, event) => {
                                if let Some(mut candidate) = self.candidate(trace, &event)
                                    && candidate.is_selected()
                                {
                                    consumer.event(trace, candidate.record)?;
                                }
                            }
                        }
                        if self.left == 0 {
                            return Ok(ControlFlow::Break(()));
                        }
                    }
                }
            }
            if is_followed {
                consumer.flush()?;
            }
            Ok(if self.left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })?;
        consumer.flush()
    }

    /// Moves to the next event of a trace.
    #[inline]
    pub fn candidate<'r>(&'r mut self, trace: usize, event: &'r Event<'r>) -> Option<Candidate<'r>> {
        let Readings { all, left, any, followed, .. } = self;
        *followed = true;
        let reading = all.get_mut(trace)?;
        reading.follow(event);
        let Reading { known: Known { state, schemas }, filter, .. } = reading;
        Some(Candidate { record: Record { event, state, schemas }, filter, left, any })
    }

    /// Adds damage of a trace.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Output`] if the stream cannot be written.
    pub fn damage(&mut self, trace: usize, damage: &Damage, err: &mut dyn Write) -> Result<(), Problem> {
        self.all.get_mut(trace).map_or(Ok(()), |reading| reading.report.add(err, damage))
    }

    /// Checks the names in the filter, if they became known while events were read. Prints the ends of the reports of damage.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] for an unknown name.
    pub fn finish(self, traces: &Traces<'_>, err: &mut dyn Write) -> Result<Finished, Problem> {
        let Readings { filter, check, mut all, left, any, followed, .. } = self;
        if left > 0 && followed {
            let complete = |reading: &mut Reading| {
                let mut names = reading.unchecked.take()?;
                names.add_schemas(reading.known.schemas.schemas());
                Some(names)
            };
            let names: Vec<TraceNames> = all.iter_mut().filter_map(complete).collect();
            if !names.is_empty() {
                filter.resolve(&names)?;
                check(&names)?;
            }
        }
        let (mut outcome, mut known) = (Outcome::default(), Vec::new());
        for (reading, input) in all.into_iter().zip(&traces.inputs) {
            if left > 0 {
                input.count_buffers();
            }
            let Reading { known: own, filter, mut report, counts, .. } = reading;
            counts.iter().try_for_each(|counts| report.add_all(err, &counts.damages))?;
            note_events_left_out(input.name(), &filter, err)?;
            report.cut_off |= own.schemas.has_cut_off();
            if !own.schemas.schemas().is_complete() {
                note_schemas_left_out(input.name(), own.schemas.schemas(), err)?;
            }
            outcome.add(input, report, err)?;
            outcome.limited(!own.state.is_complete() || own.schemas.schemas().left_out() > 0);
            known.push(own);
        }
        Ok(Finished { outcome, matched: any || filter.needs_no_match(), known })
    }
}
