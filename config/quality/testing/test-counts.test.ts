import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { playwrightCounts, singleTest, sumCounts, summaryLine, vitestCounts } from './test-counts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-counts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const report = (text: string) => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, text)
  return file
}
const vitest = (failed: number, results: readonly object[] = []) =>
  report(JSON.stringify({ numPassedTests: 5, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults: results }))

test('formats the summed counts as one line', () => {
  expect(summaryLine(sumCounts([singleTest(true), singleTest(false), { passed: 3, failed: 0, skipped: 0 }]))).toBe('4 passed, 1 failed')
  expect(summaryLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})

test('Vitest: counts a file that does not load and an error outside tests as failures', () => {
  expect(vitestCounts(vitest(0), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 })
  expect(vitestCounts(vitest(0, [{ status: 'failed', assertionResults: [] }]), 1).failed).toBe(1)
  expect(vitestCounts(vitest(1, [{ status: 'failed', assertionResults: [{ status: 'failed' }] }]), 1).failed).toBe(1)
  expect(vitestCounts(vitest(0), 1).failed).toBe(1)
})

test('counts a missing or truncated report as a failure', () => {
  expect(vitestCounts(path.join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(playwrightCounts(report('{"stats":'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('Playwright: counts a test that passes on retry as passed', () => {
  expect(playwrightCounts(report('{"stats":{"expected":2,"unexpected":1,"flaky":1,"skipped":3}}'), 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
  })
})
