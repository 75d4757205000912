//! `etwspec processes`, `images`, `network`, `files` and `gc`.

use clap::Args;
use etwspec_console::{Console, Problem};
use etwspec_traces::tables::TableKind;

use crate::trace::tables::{TableArgs, print};

/// Text at the end of the help of a command.
macro_rules! help {
    ($about:literal, $examples:literal) => {
        concat!(
            $about,
            "\n\n",
            "JSON has an object for each row, one on a line. JSON and CSV have all columns, which are those of the view in SQL, and \
             begin with `file`. A value that the trace does not state is null in JSON, empty in CSV and - in a table. Times in a table \
             are seconds since the start of the session, or as --time requests.\n\n",
            "A trace from standard input is read once: names that later events state are missing.\n\n",
            "Exit status:\n",
            "  0  Success\n",
            "  1  A trace is damaged; its intact events are in the table\n",
            "  2  A trace cannot be read\n",
            "  3  There are no rows\n\n",
            "Examples:\n",
            $examples
        )
    };
}

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident $args:ident $kind:ident $about:literal $examples:literal)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Args)]
        #[command(after_help = help!($about, $examples))]
        pub(crate) struct $args {
            #[command(flatten)]
            table: TableArgs,
        }

        pub(crate) fn $name(args: &$args, console: &mut Console<'_>) -> Result<(), Problem> {
            print(TableKind::$kind, &args.table, console)
        }
    )*};
}

commands! {
    /// Show the processes of traces as a tree, with parent, command line, lifetime, exit status, user and session.
    processes ProcessesArgs Processes
    "Processes are those that kernel events and events of Microsoft-Windows-Kernel-Process state. A process that both state has one \
     row. In the table, the parent of a process that began before the trace is the process with that ID that did, too, unless a \
     rundown lists the child first: rundowns are in the order of creation. `parent_name` \
     in JSON and CSV states only parents of processes that began during the trace. --from and --to select the processes that lived in \
     the interval."
    "  etwspec processes trace.etl\n  etwspec processes trace.etl --process 'sv*' --format csv\n  etwspec processes --sample"

    /// Show the images that processes loaded, with the identity of their symbols.
    images ImagesArgs Images
    "An image without a time was loaded before the trace. The signature and the age of a PDB file are the name of its folder in a \
     symbol store. --from and --to select the images that were loaded in the interval; with --from, those that were loaded before the \
     trace are missing."
    "  etwspec images trace.etl --process app.exe\n  etwspec images trace.etl --format json\n  etwspec images --sample"

    /// Show bytes over the network by process, protocol and remote address.
    network NetworkArgs Network
    "Rows have the most bytes first. They are from the kernel's events of TCP and UDP. --from and --to select transfers."
    "  etwspec network trace.etl\n  etwspec network trace.etl --from +1s --to +2s\n  etwspec network trace.etl --format csv"

    /// Show reads and writes of files by process and path: bytes, and the times of the first and the last.
    files FilesArgs Files
    "Rows have the most bytes first. A read or write may be from memory or from disk. The process is the one that `etwspec dump` shows. \
     Most paths are in the rundown at the end of a trace; a file that no event names has no path. --from and --to select reads and \
     writes."
    "  etwspec files trace.etl\n  etwspec files trace.etl --process app.exe --format csv\n  etwspec files --sample"

    /// Show garbage collections of .NET, with their pauses.
    gc GcArgs Gc
    "A pause begins when the runtime suspends the threads for a collection, and ends when they run again. A background collection \
     has several. A pause in which several collections start counts for the first of them. In JSON and CSV, pauses are in nanoseconds. \
     --from and --to select collections by their start."
    "  etwspec gc trace.etl\n  etwspec gc trace.etl --process app.exe --format json\n  etwspec gc --sample"
}
