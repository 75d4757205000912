// Generated from spec/ by `cargo run --release -- generate`. Do not edit: edit that file.

//! Operations on files, and their names.
pub mod file_io_create;
pub use file_io_create::FileIoCreate32;
pub use file_io_create::FileIoCreate64;
pub use file_io_create::FileIoCreate32View;
pub use file_io_create::FileIoCreate64View;
pub mod file_io_dir_enum;
pub use file_io_dir_enum::FileIoDirEnum32;
pub use file_io_dir_enum::FileIoDirEnum64;
pub use file_io_dir_enum::FileIoDirEnum32View;
pub use file_io_dir_enum::FileIoDirEnum64View;
pub mod file_io_info;
pub use file_io_info::FileIoInfo32;
pub use file_io_info::FileIoInfo64;
pub use file_io_info::FileIoInfo32View;
pub use file_io_info::FileIoInfo64View;
pub mod file_io_read_write;
pub use file_io_read_write::FileIoReadWrite32;
pub use file_io_read_write::FileIoReadWrite64;
pub use file_io_read_write::FileIoReadWrite32View;
pub use file_io_read_write::FileIoReadWrite64View;
pub mod file_io_simple_op;
pub use file_io_simple_op::FileIoSimpleOp32;
pub use file_io_simple_op::FileIoSimpleOp64;
pub use file_io_simple_op::FileIoSimpleOp32View;
pub use file_io_simple_op::FileIoSimpleOp64View;
