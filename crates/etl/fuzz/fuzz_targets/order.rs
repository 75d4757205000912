//! The invariants are documented in src/library/order.rs.
#![no_main]

invariants::fuzz!(invariants::library::order::TARGET);
