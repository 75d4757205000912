#![doc = include_str!("../docs/packets.md")]

mod capture;
mod components;
mod interface;
mod join;
mod packet;
mod pcapng;
mod size;

pub use capture::{Capture, Summary};
pub use components::Components;
pub use interface::{Interface, Link, Place, Port};
pub use join::{LIMIT, MAX_PACKET};
pub use packet::{Direction, Packet, Reception};
pub use pcapng::PacketFile;
