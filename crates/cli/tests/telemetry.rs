//! OpenTelemetry's own classes as a second reader of log records.

use std::io::Write;
use std::process::{Command, Stdio};

use etwspec_console::Console;

/// Reads lines, and prints the number of records, of attributes, and the first severity.
const SCRIPT: &str = "
import sys
from google.protobuf import json_format
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest
from opentelemetry.proto.logs.v1.logs_pb2 import LogsData
records = attributes = 0
severities = set()
for line in sys.stdin:
    for kind in (LogsData, ExportLogsServiceRequest):
        message = json_format.Parse(line, kind())
    for resource in message.resource_logs:
        for scope in resource.scope_logs:
            for record in scope.log_records:
                records += 1
                keys = [attribute.key for attribute in record.attributes]
                assert len(keys) == len(set(keys)), line
                attributes += len(keys)
                severities.add(record.severity_number)
                assert record.observed_time_unix_nano, line
print(records, attributes, sorted(severities))
";

/// Returns the sample and the traces of the corpus.
fn traces() -> Vec<String> {
    let corpus = etwspec_corpus::folder_or_skip().map(|folder| etwspec_corpus::traces(&folder)).unwrap_or_default();
    let corpus = corpus.iter().map(|path| path.display().to_string());
    std::iter::once("--sample".to_owned()).chain(corpus).collect()
}

#[test]
fn opentelemetry_parses_every_line() {
    let Some(python) = etwspec_corpus::python_or_skip("opentelemetry.proto.logs.v1.logs_pb2") else { return };
    for trace in traces() {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut input = std::io::empty();
        let args = ["etwspec", "dump", &trace, "--format", "otlp", "--limit", "20000"].map(Into::into);
        let code = etwspec_cli::run(args, &mut Console::new(&mut out, &mut err, &mut input));
        assert!(code <= 1, "{trace}: {}", String::from_utf8_lossy(&err));
        let mut command = Command::new(&python);
        command.args(["-c", SCRIPT]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("python runs");
        child.stdin.take().expect("a pipe").write_all(&out).expect("the lines are read");
        let output = child.wait_with_output().expect("python ends");
        assert!(output.status.success(), "{trace}");
        let printed = String::from_utf8(output.stdout).expect("UTF-8");
        let lines = out.iter().filter(|byte| **byte == b'\n').count();
        assert!(printed.starts_with(&format!("{lines} ")), "{trace}: {printed}");
    }
}
