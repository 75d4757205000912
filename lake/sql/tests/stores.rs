//! Traces in object stores, which programs serve on this machine: S3 by moto (Python), Azure by Azurite (Node). Moto
//! also represents Google Cloud Storage, whose XML interface lists and reads objects with the requests of S3.

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use etwspec_etl::SAMPLE;

/// Copies a file to two keys of a bucket, which anyone can read.
const TO_S3: &str = "
import boto3, sys
port, path = sys.argv[1:]
store = boto3.client('s3', endpoint_url=f'http://127.0.0.1:{port}', region_name='us-east-1', aws_access_key_id='a',
                     aws_secret_access_key='b')
store.create_bucket(Bucket='traces', ACL='public-read')
for host in 'AB':
    store.upload_file(path, 'traces', f'2026/host={host}/trace.etl', ExtraArgs={'ACL': 'public-read'})
";

/// Copies a file to two names of a container. Account and key are the ones of all emulators.
const TO_AZURE: &str = "
import sys
from azure.storage.blob import BlobServiceClient
port, path = sys.argv[1:]
key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
store = BlobServiceClient(f'http://127.0.0.1:{port}/devstoreaccount1', credential=key)
container = store.create_container('traces')
for host in 'AB':
    with open(path, 'rb') as file:
        container.upload_blob(f'2026/host={host}/trace.etl', file)
";

/// A store with a trace in `traces/2026/host=A/` and `host=B/`. It ends with its owner.
struct Store {
    process: Child,
    /// Beginning of addresses.
    scheme: &'static str,
    /// Options of the environment.
    options: Vec<(&'static str, String)>,
}

impl Drop for Store {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Store {
    /// Starts moto. `None` if there is none; in CI, there must be.
    fn moto(
        trace: &Path,
        scheme: &'static str,
        options: impl FnOnce(u16) -> Vec<(&'static str, String)>,
    ) -> Option<Store> {
        let python = etwspec_corpus::python_or_skip("boto3, moto.server")?;
        let port = free_port();
        let arguments = ["-m", "moto.server", "-H", "127.0.0.1", "-p", &port.to_string()];
        let process = start(Command::new(&python).args(arguments), port);
        let store = Store { process, scheme, options: options(port) };
        upload(&python, TO_S3, port, trace);
        Some(store)
    }

    /// Starts S3.
    fn s3(trace: &Path) -> Option<Store> {
        let options = |port| {
            vec![
                ("AWS_ENDPOINT", format!("http://127.0.0.1:{port}")),
                ("AWS_ALLOW_HTTP", "true".to_owned()),
                ("AWS_REGION", "us-east-1".to_owned()),
                ("AWS_ACCESS_KEY_ID", "a".to_owned()),
                ("AWS_SECRET_ACCESS_KEY", "b".to_owned()),
            ]
        };
        Store::moto(trace, "s3", options)
    }

    /// Starts what answers as Google Cloud Storage does.
    fn gcs(trace: &Path) -> Option<Store> {
        let key = |port| {
            format!(
                "{{\"gcs_base_url\": \"http://127.0.0.1:{port}\", \"disable_oauth\": true, \"client_email\": \"\", \
                 \"private_key\": \"\", \"private_key_id\": \"\"}}"
            )
        };
        let options = |port| vec![("GOOGLE_SERVICE_ACCOUNT_KEY", key(port)), ("ALLOW_HTTP", "true".to_owned())];
        Store::moto(trace, "gs", options)
    }

    /// Starts Azure. `None` if `ETWSPEC_AZURITE` does not name azurite-blob, or Python has no client; in CI, there must be both.
    fn azure(trace: &Path) -> Option<Store> {
        let python = etwspec_corpus::python_or_skip("azure.storage.blob")?;
        let azurite = etwspec_corpus::program_or_skip("ETWSPEC_AZURITE", "azurite-blob")?;
        let port = free_port();
        let mut command = Command::new(azurite);
        command.args(["--silent", "--inMemoryPersistence", "--skipApiVersionCheck", "--disableTelemetry"]);
        let process = start(command.args(["--blobHost", "127.0.0.1", "--blobPort", &port.to_string()]), port);
        let options = vec![
            ("AZURE_STORAGE_USE_EMULATOR", "true".to_owned()),
            ("AZURITE_BLOB_STORAGE_URL", format!("http://127.0.0.1:{port}")),
        ];
        let store = Store { process, scheme: "az", options };
        upload(&python, TO_AZURE, port, trace);
        Some(store)
    }

    /// Starts each store that this machine has.
    fn all(trace: &Path) -> impl Iterator<Item = Store> {
        [Store::s3, Store::azure, Store::gcs].into_iter().filter_map(move |store| store(trace))
    }

    /// Returns an address.
    fn address(&self, path: &str) -> String {
        format!("{}://{path}", self.scheme)
    }

    /// Runs the command. Returns the exit status and its outputs.
    fn run(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_etwspec-sql"))
            .args(["--format", "csv"])
            .args(arguments)
            .envs(self.options.iter().map(|(name, value)| (name, value)))
            .output()
            .expect("the command runs");
        let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
        (output.status.code(), text(output.stdout), text(output.stderr))
    }

    /// Runs a statement, which succeeds. Returns its lines.
    fn rows(&self, arguments: &[&str]) -> Vec<String> {
        let (status, out, err) = self.run(arguments);
        assert_eq!(status, Some(0), "{arguments:?}: {err}");
        out.lines().map(str::to_owned).collect()
    }
}

/// Returns a port that no program uses.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port").port()
}

/// Starts a program that serves a port.
fn start(command: &mut Command, port: u16) -> Child {
    let silent = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let process = silent.spawn().expect("the store starts");
    let start = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(start.elapsed() < Duration::from_secs(60), "the store does not answer");
        std::thread::sleep(Duration::from_millis(50));
    }
    process
}

fn upload(python: &str, program: &str, port: u16, trace: &Path) {
    let uploaded = Command::new(python).args(["-c", program, &port.to_string()]).arg(trace).output().expect("it runs");
    assert!(uploaded.status.success(), "{}", String::from_utf8_lossy(&uploaded.stderr));
}

#[test]
fn traces_of_an_object_store_have_the_rows_of_files() {
    const SQL: &str = "SELECT provider_name, name, count(*) AS n FROM events WHERE cpu = 0 GROUP BY 1, 2 ORDER BY 1, 2";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.etl");
    std::fs::write(&path, SAMPLE).expect("room");
    for store in Store::all(&path) {
        let local = store.rows(&[SQL, &path.to_string_lossy()]);
        assert!(local.len() > 1, "{local:?}");
        assert_eq!(store.rows(&[SQL, &store.address("traces/2026/host=A/trace.etl")]), local);
        assert_eq!(store.rows(&[SQL, &store.address("traces/2026/host=B/")]), local);
        let all = store.rows(&["SELECT count(*) AS n FROM events", &path.to_string_lossy()]);
        let by_host = "SELECT host, count(*) AS n FROM events GROUP BY 1 ORDER BY 1";
        let of_hosts = store.rows(&[by_host, &store.address("traces/2026/")]);
        let [_, all] = &all[..] else { panic!("{all:?}") };
        assert_eq!(of_hosts, ["host,n".to_owned(), format!("A,{all}"), format!("B,{all}")]);
        // A function opens stores that no argument names.
        let address = store.address("traces/2026/host=B/*.etl");
        let of_function = store.rows(&[&format!("SELECT count(*) AS n FROM etl('{address}')")]);
        assert_eq!(of_function, ["n", all]);
    }
}

#[test]
fn what_an_object_store_does_not_have_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.etl");
    std::fs::write(&path, SAMPLE).expect("room");
    for store in Store::all(&path) {
        let own = ["traces/2027/", "nothing/2026/trace.etl"].map(|path| store.address(path));
        for address in own.iter().map(String::as_str).chain(["gopher://traces/2026/"]) {
            let (status, _, err) = store.run(&["SELECT count(*) AS n FROM events", address]);
            assert_eq!(status, Some(2), "{address}: {err}");
            assert!(err.contains(address), "{address}: {err}");
            assert!(err.lines().count() <= 2, "{address}: {err}");
        }
    }
}
