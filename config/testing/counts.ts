import { existsSync, readFileSync } from 'node:fs'

/** How many tests of a part passed, failed and were left out. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A part that is one test: it went well or it did not. */
export const whole = (well: boolean): Counts => ({ passed: well ? 1 : 0, failed: well ? 0 : 1, skipped: 0 })

/** Adds parts up. */
export const sum = (parts: readonly Counts[]): Counts =>
  parts.reduce(
    (all, part) => ({ passed: all.passed + part.passed, failed: all.failed + part.failed, skipped: all.skipped + part.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** The one plain line that people and CI read. */
export const lineOf = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** What Vitest's JSON report says; a file that could not even be loaded is one failure. */
export const vitestCounts = (file: string, exitCode: number): Counts => {
  const report = read<VitestReport>(file)
  if (!report) return whole(false)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  return honest(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests + report.numTodoTests },
    exitCode,
  )
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** What Playwright's JSON report says. */
export const playwrightCounts = (file: string, exitCode: number): Counts => {
  const stats = read<PlaywrightReport>(file)?.stats
  return stats ? honest({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode) : whole(false)
}

// A run may fail beside its tests: in a setup, in a teardown, by an unhandled error.
const honest = (counts: Counts, exitCode: number): Counts => (exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

const read = <Report>(file: string): Report | undefined => {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  } catch {
    return undefined
  }
}
