/**
 * How the processes of tests run. Most of their code runs a few times only: it is optimized later than usual, and what
 * lives shortly is collected in larger steps by one thread. That saves a sixth of the CPU time.
 */
export const V8_FLAGS = ['--interrupt-budget=600000', '--max-semi-space-size=32', '--single-threaded-gc'];

/** For processes that a test starts: they run as it does; those that a bench or a proof of its own starts run as the product does. */
export const OWN_V8_FLAGS = V8_FLAGS.filter((flag) => process.execArgv.includes(flag));
