//! A scheduler and executors as processes of their own, against one process.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::util::display::array_value_to_string;
use etwspec_datafusion::SchemaFiles;
use etwspec_etl::SAMPLE;
use etwspec_sql::{Session, SessionOptions, VIEWS};

/// The commands that the documentation starts.
const COMPOSE: &str = include_str!("../compose.yaml");

/// A process that ends with its owner.
struct Process(Child);

impl Process {
    fn start(arguments: &[String], log: &Path) -> Process {
        let log = File::create(log).expect("room");
        let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec-cluster"));
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        Process(command.spawn().expect("the command starts"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// An executor, and the folder of its files.
struct Executor {
    process: Process,
    folder: PathBuf,
}

/// A scheduler and its executors.
struct Cluster {
    address: String,
    executors: Vec<Executor>,
    _scheduler: Process,
}

/// Returns an address that nothing uses.
fn address() -> String {
    let port = TcpListener::bind("127.0.0.1:0").expect("a port");
    port.local_addr().expect("an address").to_string()
}

/// Returns the command of a service of `compose.yaml`, with addresses of this machine.
fn command(service: &str, scheduler: &str) -> Vec<String> {
    let mut lines = COMPOSE.lines().skip_while(|line| *line != format!("  {service}:"));
    let words = lines.find_map(|line| line.trim().strip_prefix("command: [")?.strip_suffix(']')).expect(service);
    let words: Vec<&str> = words.split(", ").map(|word| word.trim_matches('"')).collect();
    let of = |(at, word): (usize, &&str)| match (words.get(at.wrapping_sub(1)).copied(), *word) {
        (Some("--host"), _) => "127.0.0.1".to_owned(),
        (Some("--port"), _) => address().rsplit(':').next().expect("a port").to_owned(),
        (_, "scheduler:50050" | "0.0.0.0:50050") => scheduler.to_owned(),
        (_, "0.0.0.0:50051") => address(),
        (_, word) => word.to_owned(),
    };
    words.iter().enumerate().map(of).collect()
}

impl Cluster {
    fn start(folder: &Path) -> Cluster {
        Cluster::with(folder, &[])
    }

    /// Starts a cluster whose executors have further options.
    fn with(folder: &Path, options: &[&str]) -> Cluster {
        let address = address();
        let scheduler = Process::start(&command("scheduler", &address), &folder.join("scheduler.log"));
        let executor = |number: usize| {
            let work = folder.join(format!("executor-{number}"));
            fs::create_dir(&work).expect("room");
            let mut words = command("executor", &address);
            words.extend(["--cores".to_owned(), "2".to_owned(), "--folder".to_owned(), work.display().to_string()]);
            words.extend(options.iter().map(|option| (*option).to_owned()));
            let process = Process::start(&words, &folder.join(format!("executor-{number}.log")));
            Executor { process, folder: work }
        };
        Cluster { executors: (0..2).map(executor).collect(), _scheduler: scheduler, address }
    }

    /// Returns a session of it, once it answers.
    async fn session(&self, traces: &[String]) -> Session {
        let start = Instant::now();
        loop {
            let session = etwspec_cluster::session(&self.address, traces, options()).await;
            match session {
                Ok(session) if rows(&session, "SELECT count(*) AS n FROM events").await.is_ok() => return session,
                Ok(_) => {}
                Err(error) => {
                    assert!(start.elapsed() < Duration::from_secs(60), "the cluster does not answer: {error}")
                }
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
}

/// Returns the rows of a query as text, sorted.
async fn rows(session: &Session, sql: &str) -> datafusion::error::Result<Vec<String>> {
    let batches: Vec<RecordBatch> = session.context().sql(sql).await?.collect().await?;
    let mut lines = Vec::new();
    for batch in &batches {
        for row in 0..batch.num_rows() {
            let cells = batch.columns().iter().map(|column| array_value_to_string(column, row));
            lines.push(cells.collect::<Result<Vec<_>, _>>()?.join("\t"));
        }
    }
    lines.sort();
    Ok(lines)
}

fn options() -> SessionOptions {
    let mut options = SessionOptions::default();
    options.threads = Some(8);
    options
}

/// Runs a test, for at most ten minutes: all views take two on a machine with two free cores.
fn block_on(test: impl Future<Output = ()>) {
    let threads = etwspec_sql::threads(None).expect("threads");
    let test = async { tokio::time::timeout(Duration::from_secs(600), test).await };
    threads.block_on(test).expect("the cluster answers in ten minutes");
}

#[test]
fn a_cluster_answers_as_one_process_does() {
    let folder = tempfile::tempdir().expect("a folder");
    let sample = folder.path().join("sample.etl");
    fs::write(&sample, SAMPLE).expect("room");
    let corpus = etwspec_corpus::folder_or_skip();
    let corpus = corpus.iter().flat_map(|folder| etwspec_corpus::traces(folder));
    let traces: Vec<_> = std::iter::once(sample).chain(corpus).map(|path| path.display().to_string()).collect();
    let cluster = Cluster::start(folder.path());
    block_on(async {
        let own = Session::new(&traces, options()).await.expect("traces");
        let of_cluster = cluster.session(&traces).await;
        for view in VIEWS {
            let sql = format!("SELECT * FROM {}", view.name);
            let wanted = rows(&own, &sql).await.expect(view.name);
            let read = rows(&of_cluster, &sql).await.unwrap_or_else(|error| panic!("{}: {error}", view.name));
            assert_eq!(read, wanted, "{}", view.name);
        }
    });
    for executor in &cluster.executors {
        assert!(results(&executor.folder) > 0, "an executor had no part in any query");
    }
}

/// Describes events of the sample that nothing else describes.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/schema/tests/manifests/sample.man");

#[test]
fn executors_read_traces_with_the_schemas_of_the_query() {
    let folder = tempfile::tempdir().expect("a folder");
    let traces: Vec<String> = (0..4)
        .map(|number| {
            let path = folder.path().join(format!("{number}.etl"));
            fs::write(&path, SAMPLE).expect("room");
            path.display().to_string()
        })
        .collect();
    let cluster = Cluster::start(folder.path());
    let sql = "SELECT o.Path, o.Size, count(*) AS n FROM contoso_editor.open_start_v1 o JOIN events e ON e.file = o.file \
               WHERE e.provider_name = 'Contoso-Editor' GROUP BY 1, 2";
    let mut options = options();
    options.tables.schemas = SchemaFiles::read([MANIFEST], &mut Vec::new()).expect("a manifest");
    block_on(async {
        cluster.session(&traces).await;
        let own = Session::new(&traces, options.clone()).await.expect("traces");
        let wanted = rows(&own, sql).await.expect("rows");
        assert_eq!(wanted, ["C:\\Users\\ada\\list.txt\t49152\t20"]);
        let of_cluster = etwspec_cluster::session(&cluster.address, &traces, options.clone()).await.expect("a cluster");
        assert_eq!(rows(&of_cluster, sql).await.expect("rows"), wanted);
    });
    // The command passes the files on.
    let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec-cluster"));
    command.args(["query", "--scheduler", &cluster.address, "--schema", MANIFEST, "--format", "csv"]);
    let output = command.arg("SELECT count(*) AS n FROM contoso_editor.save").args(&traces).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    assert_eq!((text(output.stdout).as_str(), text(output.stderr).as_str()), ("n\n8\n", ""));
}

/// Returns the number of files in a folder.
fn results(folder: &Path) -> usize {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    let of = |entry: fs::DirEntry| match entry.file_type() {
        Ok(of) if of.is_dir() => results(&entry.path()),
        _ => 1,
    };
    entries.flatten().map(of).sum()
}

#[test]
fn a_query_survives_the_end_of_an_executor() {
    const SQL: &str =
        "SELECT provider_name, name, count(*) AS events, count(DISTINCT tid) AS threads FROM events GROUP BY 1, 2";
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    // Enough that there is a middle.
    let largest = etwspec_corpus::largest(&corpus);
    let many = folder.path().join("many");
    fs::create_dir(&many).expect("room");
    for number in 0..24 {
        fs::copy(&largest, many.join(format!("{number}.etl"))).expect("room");
    }
    let traces = [many.display().to_string()];
    let mut cluster = Cluster::start(folder.path());
    block_on(async {
        let wanted = rows(&Session::new(&traces, options()).await.expect("traces"), SQL).await.expect("rows");
        let of_cluster = cluster.session(&traces).await;
        let first = cluster.executors.remove(0);
        let before = results(&first.folder);
        let query = async { rows(&of_cluster, SQL).await };
        let end = async {
            // Its results are lost with it.
            while results(&first.folder) == before {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let Executor { process, folder } = first;
            drop(process);
            fs::remove_dir_all(folder).expect("its folder is removed");
            Instant::now()
        };
        let timed = async { (query.await, Instant::now()) };
        let ((read, returned), ended) = tokio::join!(timed, end);
        assert!(ended < returned, "the query returned before the executor ended");
        assert_eq!(read.expect("the other executor does it"), wanted);
    });
}

#[test]
fn executors_without_memory_have_a_clear_message() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let largest = etwspec_corpus::largest(&corpus);
    let cluster = Cluster::with(folder.path(), &["--memory", "1"]);
    block_on(async { drop(cluster.session(&[largest.display().to_string()]).await) });
    let sql = "SELECT time, tid, name, size FROM events ORDER BY tid, time, size, name";
    let mut command = Command::new(env!("CARGO_BIN_EXE_etwspec-cluster"));
    let output = command.args(["query", "--scheduler", &cluster.address, sql]).arg(&largest).output().expect("it runs");
    let message = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{message}");
    assert!(
        message.contains("the query needs more memory than an executor may use; start executors with"),
        "{message}"
    );
    assert_eq!(message.lines().count(), 1, "{message}");
}

#[test]
fn arguments_that_cannot_work_are_refused() {
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_etwspec-cluster")).args(words).output().expect("it runs");
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    let (status, message) = run(&["scheduler", "--bind", "0.0.0.0:50050"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("add --host with the name of this machine"), "{message}");
    let (status, message) = run(&["executor", "--scheduler", "nowhere"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("`nowhere` is no address; write HOST:PORT"), "{message}");
    let (status, message) = run(&["query", "--scheduler", &address(), "SELECT 1"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("no scheduler answers at 127.0.0.1:"), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    let (status, message) = run(&["query", "--memory", "64", "SELECT 1"]);
    assert_eq!(status, Some(2));
    assert!(message.contains("the memory of queries is that of executors"), "{message}");
}
