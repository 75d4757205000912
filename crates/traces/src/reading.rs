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
use etwspec_etl::buffers::{Merged, RawBuffer, Scratch};
use etwspec_etl::damage::Damages;
use etwspec_etl::state::{FirstPass, State};
use etwspec_etl::{Damage, Event, Item, Trace};
use etwspec_schema::{Schemas, TraceNames};

use crate::filter::Filter;
use crate::input::{Input, Pass, Step};
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
pub type CheckNames<'c> = &'c dyn Fn(&[TraceNames]) -> Result<(), Problem>;

/// Needs of the consumer of events.
#[derive(Clone, Copy)]
pub struct Wanted<'w> {
    /// Facts in other events.
    pub needs: Needs,
    /// Test of names that only schemas contain.
    pub check: CheckNames<'w>,
    /// Read files once, too.
    pub one_pass: bool,
}

impl Wanted<'_> {
    /// Wants facts, and checks no names.
    pub fn new(needs: Needs) -> Wanted<'static> {
        Wanted { needs, check: &|_| Ok(()), one_pass: false }
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
    /// Returns the errors of [`Input::open`] and [`Input::open_merged`].
    pub fn open(from: &[Location<'_>], stdin: &'a mut dyn Read) -> Result<Self, Problem> {
        Traces::opened(from, |one| Input::open(one, stdin))
    }

    /// Opens traces that can be read more than once. They are in memory.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Input::open_twice`], [`Input::open_merged`] and [`Input::hold`].
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
    /// Returns the errors of [`Input::hold`].
    pub fn hold(&mut self) -> Result<bool, Problem> {
        let mut all = true;
        for input in &mut self.inputs {
            all &= input.hold()?;
        }
        Ok(all)
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

    /// Checks after reading that no file became shorter.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if one did.
    pub fn check_unchanged(&self) -> Result<(), Problem> {
        self.inputs.iter().try_for_each(Input::check_unchanged)
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
        let mut plan = filter.plan();
        let bind = |plan: &Plan| -> Result<Vec<BoundFilter>, Problem> {
            let bind = |input: &Input<'_>| Ok(filter.bind(plan, input.name(), input.log_file())?);
            self.inputs.iter().map(bind).collect()
        };
        // Times that a trace cannot resolve are reported before it is read.
        let mut filters = bind(&plan)?;
        let needs = wanted.needs.or(plan.needs());
        let checks = needs.fields || plan.needs_schemas();
        let ahead = Ahead {
            needs,
            names: needs.fields || plan.has_names(),
            checks,
            once: wanted.one_pass || needs.is_empty() && !checks,
        };
        let mut before = self.before(ahead, notes)?;
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
            follows: needs.things.is_some(),
            unchecked: before.names,
        });
        Ok(Readings {
            all: all.collect(),
            left: filter.limit.unwrap_or(u64::MAX),
            any: false,
            filter,
            check: wanted.check,
            plan,
        })
    }

    /// Returns the names and schemas in each trace, which also serve the others.
    fn before(&self, ahead: Ahead, notes: &mut dyn Write) -> Result<Vec<Before>, Problem> {
        let Ahead { needs, names, checks, once } = ahead;
        let (mut all, mut passes) = (Vec::with_capacity(self.inputs.len()), Vec::new());
        for input in &self.inputs {
            let mut schemas = self.schemas.clone();
            let names = names.then(TraceNames::new);
            let names = names.map(|names| if needs.fields { names.with_fields() } else { names });
            let things = needs.things.max(names.is_some().then_some(Things::Writers));
            let mut pass = Pass { things, names, ..Pass::default() };
            if !once {
                input.collect(&mut pass, &mut schemas, &Progress::hidden())?;
            }
            let Pass { first: pass, names, .. } = pass;
            // Without a pass, names are collected while events are read, if an unknown one is an error.
            let names = names.filter(|_| pass.is_some() || checks);
            let (resolved, processes) = (pass.is_some(), pass.as_ref().is_none_or(FirstPass::has_processes));
            passes.extend(pass);
            all.push(Before { state: State::new(input.log_file()), processes, schemas, names, resolved });
        }
        let resolved = all.iter_mut().filter(|before| before.resolved);
        resolved.zip(FirstPass::states(passes)).for_each(|(before, state)| before.state = state);
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
        Ok(all)
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
    /// Returns the errors of `each` and of [`Input::each_buffer`].
    pub fn each_buffer(
        &mut self,
        trace: usize,
        each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        let Some(input) = self.inputs.get_mut(trace) else { return Ok(()) };
        let progress = self.results.map_or_else(Progress::hidden, |results| input.progress(results));
        input.each_buffer(&progress, each)
    }
}

/// Work of the pass before events are read.
#[derive(Clone, Copy)]
struct Ahead {
    needs: Needs,
    /// Names of providers and events.
    names: bool,
    /// An unknown name is an error, also if traces are read once.
    checks: bool,
    once: bool,
}

/// Names and schemas that are known before the first event of a trace.
struct Before {
    state: State,
    processes: bool,
    schemas: Schemas,
    /// Names that filters may contain.
    names: Option<TraceNames>,
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
            return Err(Problem::new(format!("--sort: cannot sort {}, which can be read only once", input.name()))
                .help("save it to a file first, and name the file"));
        }
        let in_memory = traces.in_memory();
        let mut items = Merged::new(&in_memory);
        while self.left > 0
            && let Some((trace, item)) = items.next()
        {
            self.item(trace, item, err, consumer)?;
        }
        traces.check_unchanged()?;
        consumer.flush()
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
        let mut scratch = Scratch::new();
        let is_followed = traces.inputs.get(trace).is_some_and(Input::is_followed);
        traces.each_buffer(trace, &mut |next| {
            match next {
                Ok(raw) => {
                    let buffer = raw.open(&mut scratch);
                    for item in buffer.items() {
                        self.item(trace, item, err, consumer)?;
                        if self.left == 0 {
                            return Ok(ControlFlow::Break(()));
                        }
                    }
                }
                Err(damage) => self.item(trace, Item::Damage(damage), err, consumer)?,
            }
            if is_followed {
                consumer.flush()?;
            }
            Ok(if self.left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })?;
        consumer.flush()
    }

    /// Moves to the next event of a trace, and returns whether it is selected.
    #[inline]
    pub fn selects(&mut self, trace: usize, event: &Event<'_>) -> bool {
        let Some(reading) = self.all.get_mut(trace) else { return false };
        reading.follow(event);
        self.left > 0 && {
            let Known { state, schemas } = &mut reading.known;
            let matches = reading.filter.matches(event, Some(state), schemas);
            self.count(matches)
        }
    }

    /// Returns whether an event of a trace is selected, by names of the caller.
    pub fn selects_with(&mut self, trace: usize, event: &Event<'_>, state: &State) -> bool {
        let Some(Reading { filter, known, .. }) = self.all.get_mut(trace).filter(|_| self.left > 0) else {
            return false;
        };
        let matches = filter.matches(event, Some(state), &mut known.schemas);
        self.count(matches)
    }

    /// Counts an event towards the limit if it matches. Returns whether it does.
    #[inline]
    fn count(&mut self, matches: bool) -> bool {
        self.left -= u64::from(matches);
        self.any |= matches;
        matches
    }

    /// Adds the damage of each trace, which the caller has collected.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Output`] if the stream cannot be written.
    pub fn add_damages(&mut self, damages: &[Damages], err: &mut dyn Write) -> Result<(), Problem> {
        self.all.iter_mut().zip(damages).try_for_each(|(reading, damages)| reading.report.add_all(err, damages))
    }

    #[inline]
    fn item(
        &mut self,
        trace: usize,
        item: Item<'_>,
        err: &mut dyn Write,
        consumer: &mut dyn Consumer,
    ) -> Result<(), Problem> {
        let selects = matches!(&item, Item::Event(_, event) if self.selects(trace, event));
        let Some(Reading { known: Known { state, schemas }, report, .. }) = self.all.get_mut(trace) else {
            return Ok(());
        };
        match item {
            Item::Event(_, event) if selects => consumer.event(trace, Record { event: &event, state, schemas }),
            Item::Event(..) => Ok(()),
            Item::Damage(damage) => report.add(err, &damage),
        }
    }

    /// Checks the names in the filter, if they became known while events were read. Prints the ends of the reports of damage.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] for an unknown name.
    pub fn finish(self, traces: &Traces<'_>, err: &mut dyn Write) -> Result<Finished, Problem> {
        let Readings { filter, check, mut all, left, any, .. } = self;
        if left > 0 {
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
            let Reading { known: own, filter, mut report, .. } = reading;
            note_events_left_out(input.name(), &filter, err)?;
            report.cut_off(own.schemas.has_cut_off());
            outcome.add_whole(input, report.found_damage(err)?, err)?;
            known.push(own);
        }
        Ok(Finished { outcome, matched: any || filter.needs_no_match(), known })
    }
}
