//! Layouts of events and items that once had none, with real bytes or bytes of public reports.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::common::{ok, run_with};

/// Returns the corpus, or the reproductions beside it; none if the folder is absent.
fn folder(name: &str) -> Option<PathBuf> {
    etwspec_corpus::folder_or_skip().map(|corpus| corpus.join("..").join(name)).filter(|folder| folder.is_dir())
}

fn lines(file: &Path) -> Vec<Value> {
    let all = run_with(&["dump", file.to_str().expect("the path is text"), "--format", "json"], b"").out;
    all.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Checks that an object has these values.
fn has(found: &Value, wanted: &Value) {
    for (name, value) in wanted.as_object().expect("an object") {
        assert_eq!(&found[name], value, "{name} in {found}");
    }
}

/// Checks the first event with a value of a key: its data are explained to the last byte, and have these fields.
fn check(folder: &Path, file: &str, (key, value): (&str, Value), wanted: &Value) {
    let all = lines(&folder.join(file));
    let event = all.iter().find(|event| event[key] == value).unwrap_or_else(|| panic!("no {value} in {file}"));
    assert!(event.get("bytes").is_none() && event.get("fit").is_none(), "{file}: {event}");
    has(&event["data"], wanted);
}

#[test]
fn decodes_kernel_events_to_the_last_byte() {
    let Some(cases) = folder("repro/cases") else { return };
    for (hook, fields) in [
        ("0x0f32", json!({"ServiceRoutine": "0xfffff80000937e20", "Vector": 145, "MessageNumber": 0})),
        ("0x0922", json!({"OpenedKeys": "4774", "LookupCacheHit": "44167160", "HiveShrink": "0"})),
        ("0x0923", json!({"CurrentControlSet": 1})),
        ("0x091c", json!({"Status": "0x0", "Kcb": "0xffffc00011e61820", "Name": ""})),
        ("0x091d", json!({"Kcb": "0xffffc00011e1c6f8", "Name": ""})),
    ] {
        check(&cases, "kernel-no-layout.etl", ("hook", json!(hook)), &fields);
    }
    let image = json!({"ImageBase": "0x7ff73a490000", "ProcessId": 2700, "SignatureType": 0});
    check(&cases, "image-load-v3-classic.etl", ("version", json!(3)), &image);
    let Some(corpus) = folder("corpus") else { return };
    let none = "00000000-0000-0000-0000-000000000000";
    let partition = json!({"EventVersion": 0, "PartitionType": 0, "PartitionId": none, "ParentId": none});
    check(&corpus, "airbus-amsi.etl", ("hook", json!("0x0050")), &partition);
}

#[test]
fn decodes_events_about_providers_and_losses() {
    // Written by hand, because no public trace has these events.
    let guid = "28ab9c3b2a764047a82bb6829cc90adf";
    let path = "43003a005c0061002e0064006c006c000000";
    let binary = ok(&["decode", "Header_ProviderBinaryPath_TypeGroup", &format!("01000000{guid}{path}")]);
    assert!(binary.contains("3B9CAB28-762A-4740-A82B-B6829CC90ADF") && binary.contains(r"C:\\a.dll"), "{binary}");
    let times =
        ok(&["decode", "Header_LastDroppedTimes_TypeGroup", "020000000000000001000000000000000200000000000000"]);
    assert!(times.contains("TimeStamp[1]"), "{times}");
    for decoded in [binary, times] {
        assert!(!decoded.contains("after the structure"), "{decoded}");
    }
}

#[test]
fn decodes_items_of_all_named_types() {
    let Some(cases) = folder("repro/cases") else { return };
    let all = lines(&cases.join("ext-items.etl"));
    let items: Vec<&Value> = all.iter().filter_map(|line| line["items"].as_array()).flatten().collect();
    for (of, fields) in [
        ("PSM_KEY", json!({"PsmKey": "App_1.0_x64__8wekyb3d8bbwe!App"})),
        ("CONTROL_GUID", json!({"ControlGuid": "3b9cab28-762a-4740-a82b-b6829cc90adf"})),
        ("QPC_DELTA", json!({"QpcDelta": "-77"})),
        ("CONTAINER_ID", json!({"ContainerId": "3b9cab28-762a-4740-a82b-b6829cc90adf"})),
    ] {
        let name = format!("EVENT_HEADER_EXT_TYPE_{of}");
        let item = items.iter().find(|item| item["type"] == name).unwrap_or_else(|| panic!("no {name}"));
        assert!(item.get("rest").is_none(), "{item}");
        has(item, &fields);
    }
}

#[test]
fn decodes_events_of_providers_to_the_last_byte() {
    let Some(repro) = folder("repro") else { return };
    let allocation = json!({
        "AllocationKind": 0, "ClrInstanceID": 9, "TypeID": "0x7ff800001234", "TypeName": "System.String",
        "Address": "0x1234567", "ObjectSize": "64", "SampledByteOffset": "1000",
    });
    check(&repro, "cases/dotnet-runtime.etl", ("id", json!(303)), &allocation);
    let received = json!({
        "PID": 2432, "size": 37, "daddr": "2001:4898:0:fff:0:5efe:af6:60d", "saddr": "2001:4898:0:fff:0:5efe:a79:6a76",
        "dport": 24485, "sport": 3389, "seqnum": 0, "connid": "0x0",
    });
    check(&repro, "swallow-tx.etl", ("id", json!(27)), &received);
    // No event of the provider leaves bytes over, whichever version of IP it is about.
    let all = lines(&repro.join("swallow-tx.etl"));
    let of_network = |event: &&Value| event["provider_name"] == "Microsoft-Windows-Kernel-Network";
    let events: Vec<&Value> = all.iter().filter(of_network).collect();
    assert!(events.len() > 100 && events.iter().all(|event| event.get("fit").is_none()));
    let Some(corpus) = folder("corpus") else { return };
    let connected = json!({
        "LocalAddr": "[2001:4898:0:fff:0:5efe:a78:109d]:80", "RemoteAddr": "[2001:4898:0:fff:0:5efe:a50:e410]:37838",
    });
    let event = ("name", json!("HTTPConnectionTraceTask/ConnConnect"));
    check(&corpus, "tx-http-server.etl", event, &connected);
}

#[test]
fn omits_arms_of_unions_that_nobody_reads() {
    let sample = ok(&["dump", "--sample", "--format", "json", "--limit", "1"]);
    let header: Value = serde_json::from_str(&sample).expect("a line is JSON");
    has(&header["data"], &json!({"PointerSize": 8}));
    assert!(header["data"].get("LogInstanceGuid").is_none(), "{header}");
}

#[test]
fn shows_the_build_that_merging_adds() {
    let Some(corpus) = folder("corpus") else { return };
    let trace = corpus.join("perfview-self-describing.etl");
    let info = ok(&["info", trace.to_str().expect("the path is text"), "--format", "json"]);
    let info: Value = serde_json::from_str(&info).expect("the output is JSON");
    assert_eq!(info["files"][0]["build_lab"], "22000.613.amd64fre.co_release.210604-1628");
}
