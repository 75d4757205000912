//! The arguments that say which events of a trace are wanted.

use std::str::FromStr;

use clap::Args;
use etwspec::headers::{EventTraceGroup, HookId};
use etwspec_catalog::query::suggest::closest;
use etwspec_console::Problem;
use etwspec_etl::{EventIs, Filter, FilterError, Keep, LogFile, ProviderIs, TimeIs};

/// Which events are wanted: all of these must hold; of an argument that is given several times, one.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Which events")]
pub(crate) struct FilterArgs {
    /// Of this provider, classic class or source of messages (a GUID), of this group of kernel events (Thread), or of
    /// this kernel event (ContextSwap, PERFINFO_LOG_TYPE_CONTEXTSWAP, 0x0524).
    #[arg(long, value_name = "GUID|NAME", value_parser = provider)]
    provider: Vec<ProviderIs>,
    /// With this id of a provider's event, type of a classic event or number of a message (17), or this hook id (0x0524)
    /// or name of a kernel event.
    #[arg(long, value_name = "ID|HOOK|NAME", value_parser = event)]
    event: Vec<EventIs>,
    /// Written by this process. Headers of many kernel events tell none.
    #[arg(long, value_name = "ID", value_parser = number::<u32>, allow_negative_numbers = true)]
    pid: Vec<u32>,
    /// Written by this thread. Headers of many kernel events tell none.
    #[arg(long, value_name = "ID", value_parser = number::<u32>, allow_negative_numbers = true)]
    tid: Vec<u32>,
    /// From buffers of this processor.
    #[arg(long, value_name = "NUMBER", value_parser = number::<u16>)]
    cpu: Vec<u16>,
    /// At this time or later: 2021-05-04T18:02:11.25Z, or +1.5s (s, ms, us or m) after the session's start.
    #[arg(long, value_name = "TIME", value_parser = TimeIs::from_str)]
    from: Option<TimeIs>,
    /// Before this time.
    #[arg(long, value_name = "TIME", value_parser = TimeIs::from_str)]
    to: Option<TimeIs>,
    /// The first so many of them.
    #[arg(long, value_name = "COUNT")]
    limit: Option<u64>,
}

impl FilterArgs {
    /// The filter that the arguments mean.
    pub(crate) fn filter(&self) -> Filter {
        Filter {
            providers: self.provider.clone(),
            events: self.event.clone(),
            processes: self.pid.clone(),
            threads: self.tid.clone(),
            processors: self.cpu.clone(),
            from: self.from,
            to: self.to,
            limit: self.limit,
        }
    }

    /// The filter, made ready for a trace.
    pub(crate) fn keep(&self, log_file: Option<&LogFile>) -> Result<Keep, Problem> {
        self.filter().keep(log_file).map_err(|error| {
            Problem::new(format!("--from and --to cannot be used: {error}")).help("leave them out, or name events")
        })
    }
}

fn provider(text: &str) -> Result<ProviderIs, String> {
    let groups = EventTraceGroup::NAMES.iter().map(|(name, _)| *name);
    text.parse().map_err(|error| like(&error, text, groups.chain(hooks())))
}

fn event(text: &str) -> Result<EventIs, String> {
    text.parse().map_err(|error| like(&error, text, hooks()))
}

fn hooks() -> impl Iterator<Item = &'static str> {
    HookId::NAMES.iter().map(|(name, _)| *name)
}

/// What is wrong, and the names that are like what was given.
fn like(error: &FilterError, text: &str, names: impl Iterator<Item = &'static str>) -> String {
    // Names are mostly given without what they all begin with.
    let own: Vec<&str> = names.map(|name| name.split_once("_TYPE_").map_or(name, |(_, own)| own)).collect();
    let own = own.iter().map(|name| name.strip_prefix("EVENT_TRACE_GROUP_").unwrap_or(name));
    match closest(text, own, 3) {
        like if like.is_empty() => error.to_string(),
        like => format!("{error}; like it are {}", like.join(", ")),
    }
}

/// A number in decimal or hexadecimal; -1 is the largest, as ids of no thread and no process are often written.
fn number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let number = match digits {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None if text == "-1" => Some(u32::MAX.into()),
        None => text.parse().ok(),
    };
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| format!("a number of {} bits is wanted", size_of::<T>() * 8))
}
