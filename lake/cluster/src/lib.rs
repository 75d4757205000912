#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use ballista::extension::SessionContextExt;
use ballista_core::extension::SessionConfigExt;
use ballista_core::serde::{BallistaLogicalExtensionCodec, BallistaPhysicalExtensionCodec};
use ballista_core::utils::default_session_builder;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::start_server;
use datafusion::common::{exec_datafusion_err, plan_err};
use datafusion::error::{DataFusionError, Result};
use datafusion::execution::SessionStateBuilder;
use datafusion::execution::context::{SessionConfig, SessionContext, SessionState};
use etwspec_datafusion::{LogicalTraceCodec, PhysicalTraceCodec};
use etwspec_sql::{Session, SessionOptions};
use tokio::net::TcpStream;

/// Seconds after which an executor that is silent counts as lost.
const LOST_AFTER: u64 = 15;
/// Seconds between signs of life of an executor.
const HEARTBEAT: u64 = 3;

fn logical() -> Arc<LogicalTraceCodec> {
    Arc::new(LogicalTraceCodec::new(Arc::new(BallistaLogicalExtensionCodec::default())))
}

fn physical() -> Arc<PhysicalTraceCodec> {
    Arc::new(PhysicalTraceCodec::new(Arc::new(BallistaPhysicalExtensionCodec::default())))
}

/// Returns settings with which plans contain tables of traces.
fn settings() -> SessionConfig {
    SessionConfig::new_with_ballista()
        // It does not cancel stages that it replaces (55.0.0), so that some queries never end.
        .with_ballista_adaptive_query_planner(false)
        .with_ballista_logical_extension_codec(logical())
        .with_ballista_physical_extension_codec(physical())
}

fn state(config: SessionConfig) -> Result<SessionState> {
    let state = SessionStateBuilder::from(default_session_builder(config)?);
    Ok(state.with_runtime_env(etwspec_sql::runtime().build_arc()?).build())
}

fn failed(error: impl std::fmt::Display) -> DataFusionError {
    DataFusionError::Execution(error.to_string())
}

/// A scheduler, which divides queries among executors.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Scheduler {
    /// Address to listen at.
    pub bind: SocketAddr,
    /// Name or address by which executors reach it; `None` for the address to listen at.
    pub host: Option<String>,
}

impl Scheduler {
    /// Creates a scheduler with the defaults.
    pub fn new(bind: SocketAddr) -> Scheduler {
        Scheduler { bind, host: None }
    }

    /// Runs it until the process ends.
    ///
    /// # Errors
    ///
    /// Returns an error if it has no address for executors, or its address cannot be used.
    pub async fn run(self) -> Result<()> {
        let external_host = match self.host {
            Some(host) => host,
            None if self.bind.ip().is_unspecified() => {
                return plan_err!(
                    "{} is no address for executors; add --host with the name of this machine",
                    self.bind
                );
            }
            None => self.bind.ip().to_string(),
        };
        let config = SchedulerConfig {
            bind_host: self.bind.ip().to_string(),
            bind_port: self.bind.port(),
            external_host,
            executor_timeout_seconds: LOST_AFTER,
            expire_dead_executor_interval_seconds: HEARTBEAT,
            no_executors_grace_period_seconds: LOST_AFTER,
            override_logical_codec: Some(logical()),
            override_physical_codec: Some(physical()),
            override_config_producer: Some(Arc::new(settings)),
            override_session_builder: Some(Arc::new(state)),
            ..SchedulerConfig::default()
        };
        let cluster = BallistaCluster::new_from_config(&config).await.map_err(failed)?;
        let occupied = |error| exec_datafusion_err!("cannot listen at {}: {error}", self.bind);
        start_server(cluster, self.bind, Arc::new(config)).await.map_err(occupied)
    }
}

/// An executor, which runs parts of queries.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Executor {
    /// Name or address of the scheduler, and its port.
    pub scheduler: String,
    /// Address to listen at, for other executors and clients.
    pub bind: SocketAddr,
    /// Port to listen at, for the scheduler.
    pub port: u16,
    /// Name or address by which others reach it; `None` for the address to listen at, or if that is unspecified, the address from
    /// which it reaches the scheduler.
    pub host: Option<String>,
    /// Number of tasks at a time; `None` for one a core.
    pub cores: Option<usize>,
    /// Memory for sorting, grouping and joining in bytes, beyond which files are used; `None` for 70 % of the machine's.
    pub memory: Option<u64>,
    /// Folder for results that others read; `None` for a temporary one.
    pub folder: Option<PathBuf>,
}

impl Executor {
    /// Creates an executor with the defaults.
    pub fn new(scheduler: String, bind: SocketAddr, port: u16) -> Executor {
        Executor { scheduler, bind, port, host: None, cores: None, memory: None, folder: None }
    }

    /// Runs it until the process ends.
    ///
    /// # Errors
    ///
    /// Returns an error if its addresses cannot be used. It waits for the scheduler.
    pub async fn run(self) -> Result<()> {
        let (scheduler_host, scheduler_port) = divided(&self.scheduler)?;
        let ip = self.bind.ip();
        let default = ExecutorProcessConfig::default();
        let config = ExecutorProcessConfig {
            bind_host: ip.to_string(),
            external_host: self.host.or_else(|| (!ip.is_unspecified()).then(|| ip.to_string())),
            port: self.bind.port(),
            grpc_port: self.port,
            scheduler_host,
            scheduler_port,
            // Any number but 0 lets it wait for the scheduler.
            scheduler_connect_timeout_seconds: 1,
            vcores: self.cores.unwrap_or(default.vcores),
            memory_pool_size: self.memory,
            work_dir: self.folder.map(|folder| folder.to_string_lossy().into_owned()),
            executor_heartbeat_interval_seconds: HEARTBEAT,
            override_logical_codec: Some(logical()),
            override_physical_codec: Some(physical()),
            override_config_producer: Some(Arc::new(settings)),
            override_runtime_producer: Some(Arc::new(|_| etwspec_sql::runtime().build_arc())),
            ..default
        };
        start_executor_process(Arc::new(config)).await.map_err(failed)
    }
}

/// Divides `HOST:PORT`.
fn divided(address: &str) -> Result<(String, u16)> {
    let parts = address.rsplit_once(':').and_then(|(host, port)| Some((host.to_owned(), port.parse().ok()?)));
    match parts {
        Some((host, port)) if !host.is_empty() => Ok((host, port)),
        _ => plan_err!("`{address}` is no address; write HOST:PORT, such as 10.0.0.1:50050"),
    }
}

/// Creates a session whose queries a cluster runs. The executors read the traces, so they need the same paths.
///
/// # Errors
///
/// Returns the errors of [`Session::new`], an error if the scheduler does not answer, and an error if the options limit
/// memory, which executors do.
pub async fn session(scheduler: &str, paths: &[String], options: SessionOptions) -> Result<Session> {
    if options.memory.is_some() {
        return plan_err!("the memory of queries is that of executors; start them with --memory");
    }
    // Ballista connects with the first query. A session that can run no query is useless.
    let silent = |error| exec_datafusion_err!("no scheduler answers at {scheduler}: {error}");
    TcpStream::connect(divided(scheduler)?).await.map_err(silent)?;
    let config = etwspec_sql::config(settings(), paths, &options);
    let context = SessionContext::remote_with_state(&format!("df://{scheduler}"), state(config)?).await?;
    let mut tables = options.tables;
    // Executors send each other text in place of dictionaries.
    tables.without_dictionaries = true;
    Session::with_context(context, paths, tables).await
}
