//! Tables of traces in plans that another process runs.
//!
//! A logical plan names the paths of the traces, the table and its columns. A part of a physical plan has the files and the columns
//! that it reads, and the conditions that were pushed down. Both have the files of schemas that the user named: see
//! [`schemas`](crate::schemas). Every process needs the same version of this crate, and the same access to the traces.

use std::fmt::Debug;
use std::sync::Arc;

use arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::TableProvider;
use datafusion::common::TableReference;
use datafusion::datasource::listing::ListingTableUrl;
use datafusion::datasource::physical_plan::FileScanConfig;
use datafusion::datasource::source::DataSourceExec;
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::TaskContext;
use datafusion::logical_expr::{Extension, LogicalPlan};
use datafusion::physical_plan::ExecutionPlan;
use datafusion_proto::logical_plan::LogicalExtensionCodec;
use datafusion_proto::physical_plan::from_proto::{
    parse_physical_expr_with_converter, parse_protobuf_file_scan_config, parse_table_schema_from_proto,
};
use datafusion_proto::physical_plan::to_proto::{serialize_file_scan_config, serialize_physical_expr_with_converter};
use datafusion_proto::physical_plan::{
    PhysicalExtensionCodec, PhysicalPlanDecodeContext, PhysicalProtoConverterExtension,
};
use datafusion_proto::protobuf::{FileScanExecConf, PhysicalExprNode};
use etwspec_arrow::{Guids, Ipv4s, Needs};
use prost::Message;

use crate::files::Files;
use crate::options::{DamagedFiles, TableOptions};
use crate::schemas::Decoder;
use crate::source::EtlSource;
use crate::traces::{TraceTable, Traces};

/// A table of traces in a logical plan.
#[derive(Clone, PartialEq, Message)]
struct TableNode {
    #[prost(message, repeated, tag = "1")]
    urls: Vec<UrlNode>,
    #[prost(string, tag = "2")]
    table: String,
    #[prost(message, required, tag = "3")]
    options: OptionsNode,
    /// Columns that the names of folders state.
    #[prost(string, repeated, tag = "4")]
    partitions: Vec<String>,
}

/// An address, and the pattern of files below it.
#[derive(Clone, PartialEq, Message)]
struct UrlNode {
    #[prost(string, tag = "1")]
    url: String,
    #[prost(string, optional, tag = "2")]
    pattern: Option<String>,
}

impl UrlNode {
    fn of(url: &ListingTableUrl) -> UrlNode {
        UrlNode { url: url.as_str().to_owned(), pattern: url.get_glob().as_ref().map(|of| of.as_str().to_owned()) }
    }

    fn url(&self) -> Result<ListingTableUrl> {
        let url = ListingTableUrl::parse(&self.url)?;
        match &self.pattern {
            Some(pattern) => url.with_glob(pattern),
            None => Ok(url),
        }
    }
}

/// Options of a table.
#[derive(Clone, PartialEq, Message)]
struct OptionsNode {
    #[prost(bool, tag = "1")]
    binary_guids: bool,
    #[prost(bool, tag = "2")]
    number_ipv4s: bool,
    #[prost(bool, tag = "3")]
    without_dictionaries: bool,
    /// Encoded files of schemas.
    #[prost(bytes = "vec", tag = "4")]
    schemas: Vec<u8>,
    /// Name of the code page.
    #[prost(string, optional, tag = "5")]
    code_page: Option<String>,
}

/// A part of a physical plan that reads traces.
#[derive(Clone, PartialEq, Message)]
struct ScanNode {
    #[prost(string, tag = "1")]
    table: String,
    #[prost(message, required, tag = "2")]
    options: OptionsNode,
    #[prost(message, required, tag = "3")]
    config: FileScanExecConf,
    #[prost(message, repeated, tag = "4")]
    conditions: Vec<PhysicalExprNode>,
}

impl OptionsNode {
    fn encode_options(options: &TableOptions, table: &str) -> Result<OptionsNode> {
        // No file describes the events of such a table. Views have many of them.
        let schemas: &[u8] = match Needs::of(&options.of_arrow(table)).schemas {
            true => options.schemas.encode()?,
            false => &[],
        };
        Ok(OptionsNode {
            binary_guids: options.guids == Guids::Binary,
            number_ipv4s: options.ipv4s == Ipv4s::Number,
            without_dictionaries: options.without_dictionaries,
            schemas: schemas.to_vec(),
            code_page: options.code_page.map(|page| page.to_string()),
        })
    }

    fn options(&self, schemas: &Decoder) -> Result<TableOptions> {
        Ok(TableOptions {
            guids: if self.binary_guids { Guids::Binary } else { Guids::Text },
            ipv4s: if self.number_ipv4s { Ipv4s::Number } else { Ipv4s::Text },
            without_dictionaries: self.without_dictionaries,
            schemas: schemas.decode(&self.schemas)?,
            code_page: self.code_page.as_deref().map(str::parse).transpose().map_err(invalid)?,
            damaged: DamagedFiles::default(),
        })
    }
}

fn invalid(error: impl std::fmt::Display) -> DataFusionError {
    DataFusionError::Internal(format!("a plan with tables of traces cannot be decoded: {error}"))
}

/// Encodes tables of traces in logical plans. Another codec encodes everything else.
#[derive(Debug)]
pub struct LogicalTraceCodec {
    other: Arc<dyn LogicalExtensionCodec>,
    schemas: Decoder,
}

impl LogicalTraceCodec {
    /// Creates a codec before another.
    pub fn new(other: Arc<dyn LogicalExtensionCodec>) -> LogicalTraceCodec {
        LogicalTraceCodec { other, schemas: Decoder::default() }
    }
}

/// Begins the bytes of a table or a plan of traces.
const MARK: &[u8] = b"etwspec2";

impl LogicalExtensionCodec for LogicalTraceCodec {
    fn try_decode(&self, bytes: &[u8], inputs: &[LogicalPlan], context: &TaskContext) -> Result<Extension> {
        self.other.try_decode(bytes, inputs, context)
    }

    fn try_encode(&self, node: &Extension, bytes: &mut Vec<u8>) -> Result<()> {
        self.other.try_encode(node, bytes)
    }

    fn try_decode_table_provider(
        &self,
        bytes: &[u8],
        name: &TableReference,
        schema: SchemaRef,
        context: &TaskContext,
    ) -> Result<Arc<dyn TableProvider>> {
        let Some(bytes) = bytes.strip_prefix(MARK) else {
            return self.other.try_decode_table_provider(bytes, name, schema, context);
        };
        let node = TableNode::decode(bytes).map_err(invalid)?;
        let is_partition = |field: &&Arc<Field>| node.partitions.contains(field.name());
        let partitions: Vec<(String, DataType)> = schema
            .fields()
            .iter()
            .filter(is_partition)
            .map(|field| (field.name().clone(), field.data_type().clone()))
            .collect();
        let columns: Vec<Arc<Field>> = schema.fields().iter().filter(|field| !is_partition(field)).cloned().collect();
        let urls = node.urls.iter().map(UrlNode::url).collect::<Result<Vec<_>>>()?;
        let traces = Traces::of(urls, node.options.options(&self.schemas)?);
        Ok(Arc::new(TraceTable::with_columns(traces, &node.table, Arc::new(Schema::new(columns)), partitions)?))
    }

    fn try_encode_table_provider(
        &self,
        name: &TableReference,
        table: Arc<dyn TableProvider>,
        bytes: &mut Vec<u8>,
    ) -> Result<()> {
        let Some(own) = table.downcast_ref::<TraceTable>() else {
            return self.other.try_encode_table_provider(name, table, bytes);
        };
        let node = TableNode {
            urls: own.traces.urls().iter().map(UrlNode::of).collect(),
            table: own.name.to_string(),
            options: OptionsNode::encode_options(own.traces.options(), &own.name)?,
            partitions: own.partitions().iter().map(|(name, _)| name.clone()).collect(),
        };
        bytes.extend_from_slice(MARK);
        node.encode(bytes).map_err(invalid)
    }
}

/// Encodes the parts of physical plans that read traces. Another codec encodes everything else.
#[derive(Debug)]
pub struct PhysicalTraceCodec {
    other: Arc<dyn PhysicalExtensionCodec>,
    /// Open files are shared by all plans that the process decodes.
    files: Arc<Files>,
    schemas: Decoder,
}

impl PhysicalTraceCodec {
    /// Creates a codec before another.
    pub fn new(other: Arc<dyn PhysicalExtensionCodec>) -> PhysicalTraceCodec {
        PhysicalTraceCodec { other, files: Arc::default(), schemas: Decoder::default() }
    }
}

impl PhysicalExtensionCodec for PhysicalTraceCodec {
    fn try_decode(
        &self,
        bytes: &[u8],
        inputs: &[Arc<dyn ExecutionPlan>],
        context: &TaskContext,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let Some(own) = bytes.strip_prefix(MARK) else {
            return self.other.try_decode(bytes, inputs, context, converter);
        };
        let node = ScanNode::decode(own).map_err(invalid)?;
        let schema = parse_table_schema_from_proto(&node.config)?;
        let decode = PhysicalPlanDecodeContext::new(context, self);
        let options = node.options.options(&self.schemas)?;
        let mut source = EtlSource::new(&node.table, schema.clone(), options, self.files.clone());
        let of_table = schema.table_schema();
        let condition = |node| parse_physical_expr_with_converter(node, of_table, &decode, converter);
        source.add(&node.conditions.iter().map(condition).collect::<Result<Vec<_>>>()?);
        let config = parse_protobuf_file_scan_config(&node.config, &decode, converter, Arc::new(source))?;
        Ok(DataSourceExec::from_data_source(config))
    }

    fn try_encode(
        &self,
        plan: Arc<dyn ExecutionPlan>,
        bytes: &mut Vec<u8>,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<()> {
        let scan =
            plan.downcast_ref::<DataSourceExec>().and_then(|scan| scan.data_source().downcast_ref::<FileScanConfig>());
        let source = scan.and_then(|scan| Some((scan, scan.file_source().downcast_ref::<EtlSource>()?)));
        let Some((scan, source)) = source else { return self.other.try_encode(plan, bytes, converter) };
        let (options, conditions) = source.parts();
        let condition = |condition| serialize_physical_expr_with_converter(condition, self, converter);
        let node = ScanNode {
            table: source.table().to_owned(),
            options: OptionsNode::encode_options(options, source.table())?,
            config: serialize_file_scan_config(scan, self, converter)?,
            conditions: conditions.iter().map(condition).collect::<Result<Vec<_>>>()?,
        };
        bytes.extend_from_slice(MARK);
        node.encode(bytes).map_err(invalid)
    }
}
