// Generated from spec/ by `cargo spec generate`. Do not edit: edit that file.

//! Providers of graphics and the desktop: presents, flips, the window manager.
//!
//! The feature `providers-graphics` enables the module.
pub mod d3d9;
pub mod dwm_core;
pub mod dxg_krnl;
pub mod dxgi;
pub mod win32k;
