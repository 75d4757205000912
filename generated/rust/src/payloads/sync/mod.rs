// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Locks, queues and waits.
pub mod crit_sec_collision;
pub use crit_sec_collision::CritSecCollision32;
pub use crit_sec_collision::CritSecCollision64;
pub use crit_sec_collision::CritSecCollision32View;
pub use crit_sec_collision::CritSecCollision64View;
pub mod crit_sec_init;
pub use crit_sec_init::CritSecInit32;
pub use crit_sec_init::CritSecInit64;
pub use crit_sec_init::CritSecInit32View;
pub use crit_sec_init::CritSecInit64View;
