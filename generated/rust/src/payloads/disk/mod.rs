// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Reading and writing of disks, and what drivers do for it.
pub mod disk_io_type_group2;
pub use disk_io_type_group2::DiskIoTypeGroup232;
pub use disk_io_type_group2::DiskIoTypeGroup264;
pub use disk_io_type_group2::DiskIoTypeGroup232View;
pub use disk_io_type_group2::DiskIoTypeGroup264View;
pub mod etw_diskio_readwrite;
pub use etw_diskio_readwrite::EtwDiskioReadwrite32;
pub use etw_diskio_readwrite::EtwDiskioReadwrite64;
pub use etw_diskio_readwrite::EtwDiskioReadwrite32View;
pub use etw_diskio_readwrite::EtwDiskioReadwrite64View;
pub mod split_io_info;
pub use split_io_info::SplitIoInfo32;
pub use split_io_info::SplitIoInfo64;
pub use split_io_info::SplitIoInfo32View;
pub use split_io_info::SplitIoInfo64View;
