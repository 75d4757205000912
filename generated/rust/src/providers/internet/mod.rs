// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of the network stack: TCP/IP, DNS, HTTP.
//!
//! The feature `providers-internet` enables the module.
pub mod dns_client;
pub mod http_service;
pub mod tcpip;
pub mod win_inet;
