#![doc = include_str!("../docs/packets.md")]

mod capture;
mod components;
mod interface;
mod join;
mod packet;
mod pcapng;
mod size;

pub use capture::{Capture, Entry, Options, Summary};
pub use interface::{Interface, Link, Place, Port};
pub use join::{LIMIT, MAX_PACKET};
pub use packet::{Direction, Packet};
