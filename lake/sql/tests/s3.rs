//! Traces in a store with the interface of S3, which moto, a program in Python, serves on this machine.

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use etwspec_etl::SAMPLE;

/// Copies a file to two keys of a bucket.
const UPLOAD: &str = "
import boto3, sys
address, path = sys.argv[1:]
store = boto3.client('s3', endpoint_url=address, region_name='us-east-1', aws_access_key_id='a', aws_secret_access_key='b')
store.create_bucket(Bucket='traces')
for host in 'AB':
    store.upload_file(path, 'traces', f'2026/host={host}/trace.etl')
";

/// A server that ends with its owner.
struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    /// Starts a server with a trace. `None` if there is no moto; in CI, there must be.
    fn start(trace: &Path) -> Option<Server> {
        let python = etwspec_corpus::python_or_skip("boto3, moto.server")?;
        let port = TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port").port();
        let process = Command::new(&python)
            .args(["-m", "moto.server", "-H", "127.0.0.1", "-p", &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("moto starts");
        let server = Server { process, address: format!("http://127.0.0.1:{port}") };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(start.elapsed() < Duration::from_secs(60), "moto does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
        let uploaded =
            Command::new(&python).args(["-c", UPLOAD, &server.address]).arg(trace).output().expect("it runs");
        assert!(uploaded.status.success(), "{}", String::from_utf8_lossy(&uploaded.stderr));
        Some(server)
    }

    /// Runs the command. Returns the exit status and its outputs.
    fn run(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_etwspec-sql"))
            .args(["--format", "csv"])
            .args(arguments)
            .envs([("AWS_ENDPOINT", self.address.as_str()), ("AWS_ALLOW_HTTP", "true"), ("AWS_REGION", "us-east-1")])
            .envs([("AWS_ACCESS_KEY_ID", "a"), ("AWS_SECRET_ACCESS_KEY", "b")])
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

#[test]
fn traces_of_an_object_store_have_the_rows_of_files() {
    const SQL: &str = "SELECT provider_name, name, count(*) AS n FROM events WHERE cpu = 0 GROUP BY 1, 2 ORDER BY 1, 2";
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.etl");
    std::fs::write(&path, SAMPLE).expect("room");
    let Some(server) = Server::start(&path) else { return };
    let local = server.rows(&[SQL, &path.to_string_lossy()]);
    assert!(local.len() > 1, "{local:?}");
    assert_eq!(server.rows(&[SQL, "s3://traces/2026/host=A/trace.etl"]), local);
    assert_eq!(server.rows(&[SQL, "s3://traces/2026/host=B/"]), local);
    let all = server.rows(&["SELECT count(*) AS n FROM events", &path.to_string_lossy()]);
    let of_hosts = server.rows(&["SELECT host, count(*) AS n FROM events GROUP BY 1 ORDER BY 1", "s3://traces/2026/"]);
    let [_, all] = &all[..] else { panic!("{all:?}") };
    assert_eq!(of_hosts, ["host,n".to_owned(), format!("A,{all}"), format!("B,{all}")]);
    // A function opens stores that no argument names.
    let of_function = server.rows(&["SELECT count(*) AS n FROM etl('s3://traces/2026/host=B/*.etl')"]);
    assert_eq!(of_function, ["n", all]);
}

#[test]
fn what_an_object_store_does_not_have_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.etl");
    std::fs::write(&path, SAMPLE).expect("room");
    let Some(server) = Server::start(&path) else { return };
    for address in ["s3://traces/2027/", "s3://nothing/2026/trace.etl", "gopher://traces/2026/"] {
        let (status, _, err) = server.run(&["SELECT count(*) AS n FROM events", address]);
        assert_eq!(status, Some(2), "{address}: {err}");
        assert!(err.contains(address), "{address}: {err}");
        assert!(err.lines().count() <= 2, "{address}: {err}");
    }
}
