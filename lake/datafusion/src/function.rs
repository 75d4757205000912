//! The table function `etl('traces/*.etl', 'kernel.context_switch')`.

use std::sync::Arc;

use datafusion::catalog::{Session, TableFunctionArgs, TableFunctionImpl, TableProvider};
use datafusion::common::{ScalarValue, plan_err};
use datafusion::error::{DataFusionError, Result};
use datafusion::logical_expr::Expr;
use etwspec_arrow::EVENTS;

use crate::options::TableOptions;
use crate::traces::Traces;

/// A table function: `etl(path [, table])`. Without a table, it returns all events.
#[derive(Clone, Debug, Default)]
pub struct TracesFunction {
    options: TableOptions,
}

impl TracesFunction {
    /// Name of the function.
    pub const NAME: &'static str = "etl";

    /// Creates the function.
    pub fn new(options: TableOptions) -> TracesFunction {
        TracesFunction { options }
    }
}

impl TableFunctionImpl for TracesFunction {
    fn call_with_args(&self, args: TableFunctionArgs<'_, '_>) -> Result<Arc<dyn TableProvider>> {
        let texts = args.exprs().iter().map(text).collect::<Option<Vec<&str>>>();
        let (path, table) = match texts.as_deref() {
            Some([path]) => (*path, EVENTS),
            Some([path, table]) => (*path, *table),
            _ => return plan_err!("write etl('traces/*.etl') or etl('traces/*.etl', 'kernel.context_switch')"),
        };
        let traces = Traces::new([path], self.options.clone())?;
        wait(args.session(), &traces, table)
    }
}

/// Finds the table on a thread of its own: planning is not asynchronous, and the calling thread may run a runtime.
fn wait(state: &dyn Session, traces: &Traces, table: &str) -> Result<Arc<dyn TableProvider>> {
    let find = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            traces.objects(state).await?;
            traces.table(state, table).await
        })
    };
    let found = std::thread::scope(|scope| scope.spawn(find).join());
    let failed = |_| DataFusionError::Execution("finding the traces failed".to_owned());
    Ok(Arc::new(found.map_err(failed)??))
}

fn text(argument: &Expr) -> Option<&str> {
    match argument {
        Expr::Literal(ScalarValue::Utf8(Some(text)) | ScalarValue::Utf8View(Some(text)), _) => Some(text),
        _ => None,
    }
}
