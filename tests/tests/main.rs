//! The tests that no single package can run, in one program: linking takes longer than most of them.

mod architecture;
mod bad_specs;
mod baseline;
mod c_header;
mod claims;
mod contributing;
mod corpus;
mod enable_items;
mod etl_faults;
mod etl_mutations;
mod etl_write;
mod freshness;
mod fuzz_seeds;
mod hostile_specs;
mod hostile_text;
mod names;
mod new_release;
mod observed;
mod payloads;
mod readme;
mod reproductions;
mod requests;
mod requests_study;
mod shapes;
mod vectors;
mod xpress;
