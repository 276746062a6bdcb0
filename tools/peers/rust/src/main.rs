//! Takes pages with the crate `browsy-core`, the original of browsy.
//!
//!     peer once FILE...
//!     peer rounds FILE...
//!
//! `once` takes each page once. `rounds` takes all pages for each line of standard input, and prints
//! a line with the processor time of the thread for each, in nanoseconds.

use std::env;
use std::fs;
use std::io::{self, BufRead, Write};
use std::thread;

/// The crate recurses for each level of nesting.
const STACK: usize = 512 << 20;

fn main() {
    let work = thread::Builder::new().stack_size(STACK).spawn(run).expect("a thread");
    work.join().expect("the pages");
}

fn run() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (task, files) = arguments.split_first().expect("usage: peer once|rounds FILE...");
    if task == "once" {
        let elements: usize = files.iter().map(|file| take(&read(file))).sum();
        eprintln!("{elements}");
        return;
    }
    let pages: Vec<String> = files.iter().map(|file| read(file)).collect();
    for line in io::stdin().lock().lines() {
        line.expect("a line");
        let mut times = String::new();
        for page in &pages {
            let start = processor_time();
            std::hint::black_box(take(page));
            times += &format!("{} ", processor_time() - start);
        }
        println!("{times}");
        io::stdout().flush().expect("standard output");
    }
}

/// The processor time of this thread in nanoseconds, from the kernel of Linux.
fn processor_time() -> u64 {
    let fields = fs::read_to_string("/proc/thread-self/schedstat").expect("the times of the thread");
    fields.split(' ').next().and_then(|field| field.parse().ok()).expect("a number")
}

fn read(file: &str) -> String {
    String::from_utf8_lossy(&fs::read(file).expect(file)).into_owned()
}

fn take(html: &str) -> usize {
    browsy_core::parse(html, 1280.0, 720.0).els.len()
}
