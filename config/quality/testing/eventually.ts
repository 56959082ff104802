import { vi } from 'vitest'
import { longestWait } from './timeouts.ts'

/** Repeats an assertion until it holds, and returns its result; throws its last error when it never does. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: longestWait })
