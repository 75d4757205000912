// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Thread pools of user mode.
pub mod tp_pool_create_close;
pub use tp_pool_create_close::TpPoolCreateClose32;
pub use tp_pool_create_close::TpPoolCreateClose64;
pub use tp_pool_create_close::TpPoolCreateClose32View;
pub use tp_pool_create_close::TpPoolCreateClose64View;
pub mod tp_thread_set;
pub use tp_thread_set::TpThreadSet32;
pub use tp_thread_set::TpThreadSet64;
pub use tp_thread_set::TpThreadSet32View;
pub use tp_thread_set::TpThreadSet64View;
pub mod tpcb_cancel;
pub use tpcb_cancel::TpcbCancel32;
pub use tpcb_cancel::TpcbCancel64;
pub use tpcb_cancel::TpcbCancel32View;
pub use tpcb_cancel::TpcbCancel64View;
pub mod tpcb_dequeue;
pub use tpcb_dequeue::TpcbDequeue32;
pub use tpcb_dequeue::TpcbDequeue64;
pub use tpcb_dequeue::TpcbDequeue32View;
pub use tpcb_dequeue::TpcbDequeue64View;
pub mod tpcb_enqueue;
pub use tpcb_enqueue::TpcbEnqueue32;
pub use tpcb_enqueue::TpcbEnqueue64;
pub use tpcb_enqueue::TpcbEnqueue32View;
pub use tpcb_enqueue::TpcbEnqueue64View;
