import { existsSync, readFileSync } from 'node:fs'

/** Numbers of passed, failed and skipped tests of one part of the run. */
export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Counts of a part without tests. */
export const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }

/** Counts of a part that is a single test. */
export const singleTest = (passed: boolean): TestCounts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

/** Adds the counts of all parts. */
export const sumCounts = (parts: readonly TestCounts[]): TestCounts =>
  parts.reduce(
    (all, part) => ({ passed: all.passed + part.passed, failed: all.failed + part.failed, skipped: all.skipped + part.skipped }),
    noTests,
  )

/** Formats the summary line that CI parses. */
export const summaryLine = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** Reads the counts from Vitest's JSON report; a file that does not load is one failure. */
export const vitestCounts = (file: string, exitCode: number): TestCounts => {
  const report = readReport<VitestReport>(file)
  if (!report) return singleTest(false)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  return withExitCode(
    { passed: report.numPassedTests, failed: report.numFailedTests + broken, skipped: report.numPendingTests + report.numTodoTests },
    exitCode,
  )
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** Reads the counts from Playwright's JSON report. */
export const playwrightCounts = (file: string, exitCode: number): TestCounts => {
  const stats = readReport<PlaywrightReport>(file)?.stats
  return stats
    ? withExitCode({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }, exitCode)
    : singleTest(false)
}

// A run can fail outside its tests: in setup, in teardown, by an unhandled error.
const withExitCode = (counts: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

const readReport = <Report>(file: string): Report | undefined => {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  } catch {
    return undefined
  }
}
