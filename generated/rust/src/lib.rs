// Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.

//! The binary formats of Event Tracing for Windows, by release of Windows and pointer size.
//!
//! [etwspec-etl](https://docs.rs/etwspec-etl) reads traces with it.
//!
//! The crate is generated from tables of facts, each with its source. A structure such as `EVENT_TRACE_HEADER` has an
//! owned form, a borrowed view, older forms by release, and an enumeration that selects a form at run time:
//!
//! ```
//! use etwspec::headers::{EventTraceHeader, EventTraceHeaderView, event_trace_header};
//! use etwspec::{Pointer, Release};
//!
//! fn main() -> Result<(), etwspec::Error> {
//!     let bytes = [0u8; 0x30];
//!     let view = EventTraceHeaderView::new(&bytes)?; // borrowed, nothing copied
//!     let header = EventTraceHeader::from_slice(&bytes)?; // owned
//!     assert_eq!(view.class().kind(), header.class().kind());
//!
//!     // An older form by name, and the form of a release.
//!     let old = event_trace_header::V5_0::from_slice(&bytes)?;
//!     let any = event_trace_header::Any::from_slice(&bytes, Release::WINDOWS_2000, Pointer::Bits32)?;
//!     assert_eq!(any, event_trace_header::Any::V5_0(old));
//!     Ok(())
//! }
//! ```
//!
//! With the feature `binrw`, every owned form implements `BinRead` and `BinWrite` of binrw.
//!
//! # Features
//!
//! | feature | what it adds | default |
//! |---|---|---|
//! | `binrw` | readers and writers of binrw | no |
//! | `std` | `std::error::Error` for binrw's errors | yes |
//! | `documentation` | descriptions and sources in the describing tables | yes |
//! | `alloc` | owned forms of structures with a variable tail | by `std` and `binrw` |
//! | `serde` | `Serialize` and `Deserialize` | no |
//! | `proptest` | `Arbitrary` | no |
//! | `payloads` | All of the following. Payloads of kernel events, by hook ID and event version. | no |
//! | `payloads-trace` | Events about the trace itself. | no |
//! | `payloads-process` | Processes: lifetime and resource use. | no |
//! | `payloads-thread` | Threads: lifetime, context switches, priorities, waits. | no |
//! | `payloads-image` | Image loads and unloads. | no |
//! | `payloads-file` | File operations and file names. | no |
//! | `payloads-disk` | Disk reads and writes, and related driver activity. | no |
//! | `payloads-memory` | Virtual and physical memory: faults, working sets, pages. | no |
//! | `payloads-pool` | Kernel pools. | no |
//! | `payloads-registry` | Registry. | no |
//! | `payloads-network` | TCP/IP and UDP/IP. | no |
//! | `payloads-config` | Machine configuration. | no |
//! | `payloads-profile` | Samples, interrupts, deferred procedure calls, timers, clocks, system calls and marks. | no |
//! | `payloads-power` | Power states of the system, of devices and of processors. | no |
//! | `payloads-heap` | User-mode heaps. | no |
//! | `payloads-sync` | Locks, queues and waits. | no |
//! | `payloads-object` | Objects and handles of the object manager. | no |
//! | `payloads-job` | Jobs: groups of processes managed together. | no |
//! | `payloads-threadpool` | User-mode thread pools. | no |
//! | `payloads-alpc` | Advanced local procedure calls (ALPC): messages between processes. | no |
//! | `payloads-scheduler` | Multimedia class scheduling, user-mode scheduling, and fair-share scheduling of sessions. | no |
//! | `payloads-cache` | Cache manager. | no |
//! | `payloads-wnf` | Windows Notification Facility. | no |
//! | `payloads-stack` | Call stacks. | no |
//! | `requests` | All of the following. Requests between programs and the kernel: information classes, sessions, providers, notifications. | no |
//! | `requests-session` | Sessions: configuration and status. | no |
//! | `requests-notify` | Notifications between sessions, providers and the kernel. | no |
//! | `requests-provider` | Providers, their registrations, and the sessions that enable them. | no |
//! | `providers` | All of the following. Events of providers: names and numbers, and tables that describe their fields. | no |
//! | `providers-dotnet` | Providers of runtimes: .NET (garbage collection, just-in-time compilation, types, threads, exceptions), script engines. | no |
//! | `providers-kernel` | Providers of the kernel: processes, files, network, registry, trace sessions. | no |
//! | `providers-internet` | Providers of the network stack: TCP/IP, DNS, HTTP. | no |
//! | `providers-packets` | Providers of captured packets: the capture driver, the packet monitor, remote access. | no |
//! | `providers-graphics` | Providers of graphics and the desktop: presents, flips, the window manager. | no |
//! | `providers-services` | Providers of other parts of Windows: RPC, PowerShell, the shell. | no |
//! | `providers-security` | Providers about security. | no |
//! | `provider-payloads` | All of the following. Payload types of the events of providers. | no |
//! | `provider-payloads-dotnet` | Payload types of the events of `providers-dotnet`. | no |
//! | `provider-payloads-graphics` | Payload types of the events of `providers-graphics`. | no |
//! | `provider-payloads-internet` | Payload types of the events of `providers-internet`. | no |
//! | `provider-payloads-kernel` | Payload types of the events of `providers-kernel`. | no |
//! | `provider-payloads-packets` | Payload types of the events of `providers-packets`. | no |
//! | `provider-payloads-security` | Payload types of the events of `providers-security`. | no |
//! | `provider-payloads-services` | Payload types of the events of `providers-services`. | no |
//!
//! Without features the crate is `no_std`, does not allocate and depends only on its runtime. It then contains
//! constants, forms
//! of a fixed size, and views of headers and buffers.
#![no_std]
#![cfg_attr(rustfmt, rustfmt_skip)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(deprecated, unused_imports)]
#[cfg(all(doctest, feature = "std"))]
#[doc = include_str!("../README.md")]
struct Readme;
#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;
#[rustfmt::skip]
pub mod buffers;
#[rustfmt::skip]
pub mod common;
#[rustfmt::skip]
pub mod headers;
#[rustfmt::skip]
pub mod logfile;
#[rustfmt::skip]
pub mod manifests;
#[rustfmt::skip]
pub mod masks;
#[rustfmt::skip]
pub mod payloads;
#[rustfmt::skip]
pub mod providers;
#[rustfmt::skip]
pub mod requests;
#[rustfmt::skip]
mod rt;
#[doc(inline)]
pub use etwspec_runtime::{
    AnsiStr, Borrowed, Bytes, Case, Element, Elements, Error, FileTime, Guid, Items,
    Meaning, NamedValues, ParseGuidError, ParseReleaseError, Pointer, Record, Release,
    ReleaseRow, SetFlags, Split, Storage, Text, Texts, Utf16Str,
};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use etwspec_runtime::{AnsiString, Tailed, Utf16String};
#[cfg(feature = "binrw")]
#[doc(inline)]
pub use etwspec_runtime::Extent;
pub mod provider_payload {
    //! Payloads of the events of providers: what all of their types share.
    //!
    //! The types are in the modules `payloads` of providers, such as `providers::kernel::kernel_process::payloads`. The
    //! feature `provider-payloads` enables all of them.
    #[doc(inline)]
    pub use etwspec_runtime::provider_payload::{
        FieldValues, ProviderData, ProviderPayload,
    };
}
pub mod describe {
    //! Tables that describe every layout, for labelled dumps, conversions to JSON and generic tests.
    #[doc(inline)]
    pub use etwspec_runtime::describe::{
        ArrayElement, Content, Dispatch, ElementKind, Field, Fit, Holds, Inserted, Kind,
        Layout, Many, MAX_DEPTH, MAX_NUMBERS, NamedValue, NumberAt, Part, Piece, Place,
        Source, Total, Value, Values, Walk, What, When, Why,
    };
    /// Returns every form of every structure, by module, then by the structures' names, oldest first.
    pub fn layouts() -> impl Iterator<Item = &'static Layout> + Clone {
        TOPICS.iter().flat_map(|topic| topic.layouts.iter().copied())
    }
    /// Returns every enumeration and set of flags, by module, then by name.
    pub fn values() -> impl Iterator<Item = &'static Values> + Clone {
        TOPICS.iter().flat_map(|topic| topic.values.iter().copied())
    }
    /// Returns every dispatch.
    pub fn dispatches() -> impl Iterator<Item = &'static Dispatch> + Clone {
        TOPICS.iter().flat_map(|topic| topic.dispatches.iter().copied())
    }
    /// Returns every source of facts, in the order of the tables.
    pub fn sources() -> impl Iterator<Item = &'static Source> + Clone {
        crate::rt::sources::SOURCES.iter().copied()
    }
    static TOPICS: &[&crate::rt::Topic] = &[
        &crate::buffers::INDEX,
        &crate::common::INDEX,
        &crate::headers::INDEX,
        &crate::logfile::INDEX,
        &crate::manifests::INDEX,
        &crate::masks::INDEX,
        #[cfg(feature = "payloads-alpc")]
        &crate::payloads::alpc::INDEX,
        #[cfg(feature = "payloads-cache")]
        &crate::payloads::cache::INDEX,
        #[cfg(feature = "payloads-config")]
        &crate::payloads::config::INDEX,
        #[cfg(feature = "payloads-disk")]
        &crate::payloads::disk::INDEX,
        #[cfg(feature = "payloads-file")]
        &crate::payloads::file::INDEX,
        #[cfg(feature = "payloads-heap")]
        &crate::payloads::heap::INDEX,
        #[cfg(feature = "payloads-image")]
        &crate::payloads::image::INDEX,
        #[cfg(feature = "payloads-job")]
        &crate::payloads::job::INDEX,
        #[cfg(feature = "payloads-memory")]
        &crate::payloads::memory::INDEX,
        #[cfg(feature = "payloads-network")]
        &crate::payloads::network::INDEX,
        #[cfg(feature = "payloads-object")]
        &crate::payloads::object::INDEX,
        #[cfg(feature = "payloads-pool")]
        &crate::payloads::pool::INDEX,
        #[cfg(feature = "payloads-power")]
        &crate::payloads::power::INDEX,
        #[cfg(feature = "payloads-process")]
        &crate::payloads::process::INDEX,
        #[cfg(feature = "payloads-profile")]
        &crate::payloads::profile::INDEX,
        #[cfg(feature = "payloads-registry")]
        &crate::payloads::registry::INDEX,
        #[cfg(feature = "payloads-scheduler")]
        &crate::payloads::scheduler::INDEX,
        #[cfg(feature = "payloads-stack")]
        &crate::payloads::stack::INDEX,
        #[cfg(feature = "payloads-sync")]
        &crate::payloads::sync::INDEX,
        #[cfg(feature = "payloads-thread")]
        &crate::payloads::thread::INDEX,
        #[cfg(feature = "payloads-threadpool")]
        &crate::payloads::threadpool::INDEX,
        #[cfg(feature = "payloads-trace")]
        &crate::payloads::trace::INDEX,
        #[cfg(feature = "payloads-wnf")]
        &crate::payloads::wnf::INDEX,
        #[cfg(feature = "providers-packets")]
        &crate::providers::packets::INDEX,
        &crate::requests::INDEX,
        #[cfg(feature = "requests-notify")]
        &crate::requests::notify::INDEX,
        #[cfg(feature = "requests-provider")]
        &crate::requests::provider::INDEX,
        #[cfg(feature = "requests-session")]
        &crate::requests::session::INDEX,
    ];
    pub mod provider {
        //! Tables that describe the events of providers.
        #[doc(inline)]
        pub use etwspec_runtime::describe::provider::{
            EventField, Map, Provider, ProviderEvent, ProviderKind, Quantity,
        };
        /// Returns every provider of the enabled features, by name.
        pub fn all() -> impl Iterator<Item = &'static Provider> + Clone {
            PROVIDERS.iter().copied()
        }
        static PROVIDERS: &[&Provider] = &[
            #[cfg(feature = "providers-dotnet")]
            &crate::providers::dotnet::jscript::PROVIDER,
            #[cfg(feature = "providers-graphics")]
            &crate::providers::graphics::d3d9::PROVIDER,
            #[cfg(feature = "providers-internet")]
            &crate::providers::internet::dns_client::PROVIDER,
            #[cfg(feature = "providers-graphics")]
            &crate::providers::graphics::dxgi::PROVIDER,
            #[cfg(feature = "providers-dotnet")]
            &crate::providers::dotnet::dotnet_runtime::PROVIDER,
            #[cfg(feature = "providers-dotnet")]
            &crate::providers::dotnet::dotnet_runtime_private::PROVIDER,
            #[cfg(feature = "providers-dotnet")]
            &crate::providers::dotnet::dotnet_runtime_rundown::PROVIDER,
            #[cfg(feature = "providers-dotnet")]
            &crate::providers::dotnet::dotnet_runtime_stress::PROVIDER,
            #[cfg(feature = "providers-graphics")]
            &crate::providers::graphics::dwm_core::PROVIDER,
            #[cfg(feature = "providers-graphics")]
            &crate::providers::graphics::dxg_krnl::PROVIDER,
            #[cfg(feature = "providers-internet")]
            &crate::providers::internet::http_service::PROVIDER,
            #[cfg(feature = "providers-kernel")]
            &crate::providers::kernel::kernel_event_tracing::PROVIDER,
            #[cfg(feature = "providers-kernel")]
            &crate::providers::kernel::kernel_file::PROVIDER,
            #[cfg(feature = "providers-kernel")]
            &crate::providers::kernel::kernel_network::PROVIDER,
            #[cfg(feature = "providers-kernel")]
            &crate::providers::kernel::kernel_process::PROVIDER,
            #[cfg(feature = "providers-kernel")]
            &crate::providers::kernel::kernel_registry::PROVIDER,
            #[cfg(feature = "providers-packets")]
            &crate::providers::packets::ndis_packet_capture::PROVIDER,
            #[cfg(feature = "providers-packets")]
            &crate::providers::packets::pkt_mon::PROVIDER,
            #[cfg(feature = "providers-services")]
            &crate::providers::services::power_shell::PROVIDER,
            #[cfg(feature = "providers-services")]
            &crate::providers::services::rpc::PROVIDER,
            #[cfg(feature = "providers-packets")]
            &crate::providers::packets::ras_ndis_wan_packet_capture::PROVIDER,
            #[cfg(feature = "providers-internet")]
            &crate::providers::internet::tcpip::PROVIDER,
            #[cfg(feature = "providers-security")]
            &crate::providers::security::threat_intelligence::PROVIDER,
            #[cfg(feature = "providers-graphics")]
            &crate::providers::graphics::win32k::PROVIDER,
            #[cfg(feature = "providers-internet")]
            &crate::providers::internet::win_inet::PROVIDER,
        ];
    }
}
