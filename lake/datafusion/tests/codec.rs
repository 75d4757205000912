//! Plans that are encoded, decoded as another process would, and run.

use std::sync::Arc;

use datafusion::execution::context::SessionContext;
use datafusion::physical_plan::collect;
use datafusion_proto::bytes::{
    logical_plan_from_bytes_with_extension_codec, logical_plan_to_bytes_with_extension_codec,
    physical_plan_from_bytes_with_extension_codec, physical_plan_to_bytes_with_extension_codec,
};
use datafusion_proto::logical_plan::DefaultLogicalExtensionCodec;
use datafusion_proto::physical_plan::DefaultPhysicalExtensionCodec;
use etwspec_datafusion::{LogicalTraceCodec, PhysicalTraceCodec, SchemaFiles, TableOptions, Traces};
use etwspec_etl::SAMPLE;
use object_store::memory::InMemory;
use object_store::{ObjectStoreExt, PutPayload};

use crate::{session, text};

/// Describes events of the sample that nothing else describes.
const MANIFEST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/schema/tests/manifests/sample.man");

/// Returns a session that has the same files, and no tables.
fn process(store: &Arc<InMemory>) -> SessionContext {
    let context = session();
    context.register_object_store(&url::Url::parse("memory://traces").expect("an address"), store.clone());
    context
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_mean_the_same_to_another_process() {
    let store = Arc::new(InMemory::new());
    for name in ["host=one/a.etl", "host=two/b.etl"] {
        store.put(&name.into(), PutPayload::from(SAMPLE.to_vec())).await.expect("memory");
    }
    let own = process(&store);
    let mut options = TableOptions::default();
    options.schemas = SchemaFiles::read([MANIFEST], &mut Vec::new()).expect("a manifest");
    let traces = Traces::new(["memory://traces/?.etl"], options).expect("an address");
    for (name, table) in [
        ("events", "events"),
        ("switches", "kernel.context_switch"),
        ("received", "etwspec_sample.received"),
        ("opened", "contoso_editor.open_start_v1"),
    ] {
        let table = traces.table(&own.state(), table).await.expect("a table");
        own.register_table(name, Arc::new(table)).expect("a new name");
    }
    let logical = LogicalTraceCodec::new(Arc::new(DefaultLogicalExtensionCodec {}));
    let physical = PhysicalTraceCodec::new(Arc::new(DefaultPhysicalExtensionCodec {}));
    for sql in [
        "SELECT * FROM switches",
        "SELECT count(*) AS n FROM events",
        "SELECT name, count(*) AS n FROM events WHERE cpu = 1 AND time > '2024-05-04T09:00:00.01Z' GROUP BY name",
        "SELECT e.name, s.NewThreadId FROM events e JOIN switches s ON e.time = s.time AND e.cpu = s.cpu WHERE e.hook = 1316",
        "SELECT * FROM received ORDER BY time, host LIMIT 3",
        "SELECT Path, Size FROM opened",
        "SELECT name, message FROM events WHERE provider_name = 'Contoso-Editor'",
    ] {
        let frame = own.sql(sql).await.expect(sql);
        let wanted = text(&frame.clone().collect().await.expect(sql));
        assert!(!wanted.is_empty(), "{sql}");
        let bytes = logical_plan_to_bytes_with_extension_codec(frame.logical_plan(), &logical).expect(sql);
        let other = process(&store);
        let plan = logical_plan_from_bytes_with_extension_codec(&bytes, &other.task_ctx(), &logical).expect(sql);
        let rows = other.execute_logical_plan(plan).await.expect(sql).collect().await.expect(sql);
        assert_eq!(text(&rows), wanted, "{sql}, as a logical plan");
        let plan = frame.create_physical_plan().await.expect(sql);
        let bytes = physical_plan_to_bytes_with_extension_codec(plan.clone(), &physical).expect(sql);
        let other = process(&store);
        let decoded = physical_plan_from_bytes_with_extension_codec(&bytes, &other.task_ctx(), &physical).expect(sql);
        let shown = |plan| datafusion::physical_plan::displayable(plan).indent(false).to_string();
        assert_eq!(shown(decoded.as_ref()), shown(plan.as_ref()), "{sql}: what is pushed down stays");
        let rows = collect(decoded, other.task_ctx()).await.expect(sql);
        assert_eq!(text(&rows), wanted, "{sql}, as a physical plan");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_reads_a_file_with_the_schemas_of_each_plan() {
    let store = Arc::new(InMemory::new());
    store.put(&"a.etl".into(), PutPayload::from(SAMPLE.to_vec())).await.expect("memory");
    let physical = PhysicalTraceCodec::new(Arc::new(DefaultPhysicalExtensionCodec {}));
    let sql =
        "SELECT count(DISTINCT name) AS names FROM events WHERE provider = '00023a2f-5eed-4000-806d-616e66657374'";
    for (files, names) in [(&[][..], "names=0"), (&[MANIFEST], "names=3"), (&[], "names=0")] {
        let own = process(&store);
        let mut options = TableOptions::default();
        options.schemas = SchemaFiles::read(files, &mut Vec::new()).expect("a manifest");
        let traces = Traces::new(["memory://traces/a.etl"], options).expect("an address");
        let table = traces.table(&own.state(), "events").await.expect("a table");
        own.register_table("events", Arc::new(table)).expect("a new name");
        let plan = own.sql(sql).await.expect(sql).create_physical_plan().await.expect(sql);
        let bytes = physical_plan_to_bytes_with_extension_codec(plan, &physical).expect(sql);
        let other = process(&store);
        let decoded = physical_plan_from_bytes_with_extension_codec(&bytes, &other.task_ctx(), &physical).expect(sql);
        let rows = collect(decoded, other.task_ctx()).await.expect(sql);
        assert_eq!(text(&rows), [names], "{files:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn plans_contain_schemas_only_for_tables_that_they_describe() {
    let store = Arc::new(InMemory::new());
    store.put(&"a.etl".into(), PutPayload::from(SAMPLE.to_vec())).await.expect("memory");
    let logical = LogicalTraceCodec::new(Arc::new(DefaultLogicalExtensionCodec {}));
    let mut sizes = Vec::new();
    for table in ["kernel.context_switch", "events"] {
        for files in [&[][..], &[MANIFEST]] {
            let own = process(&store);
            let mut options = TableOptions::default();
            options.schemas = SchemaFiles::read(files, &mut Vec::new()).expect("a manifest");
            let traces = Traces::new(["memory://traces/a.etl"], options).expect("an address");
            let table = traces.table(&own.state(), table).await.expect("a table");
            own.register_table("t", Arc::new(table)).expect("a new name");
            let frame = own.sql("SELECT * FROM t").await.expect("a table");
            let bytes = logical_plan_to_bytes_with_extension_codec(frame.logical_plan(), &logical).expect("a plan");
            sizes.push(bytes.len());
        }
    }
    assert!(sizes[0] == sizes[1] && sizes[2] < sizes[3], "{sizes:?}");
}

#[test]
fn other_bytes_are_an_error() {
    let codec = LogicalTraceCodec::new(Arc::new(DefaultLogicalExtensionCodec {}));
    let error = datafusion_proto::logical_plan::LogicalExtensionCodec::try_decode_table_provider(
        &codec,
        b"etwspec2\xff",
        &"t".into(),
        Arc::new(arrow::datatypes::Schema::empty()),
        &session().task_ctx(),
    );
    assert!(error.expect_err("these are no bytes of a table").to_string().contains("cannot be decoded"));
}
