import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ProcessResult, runNode } from '../run-node.ts'
import { FAILURE_LOG, readFailureLog } from './failure-log.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
let folder: string
beforeAll(() => {
  // Inside the repository, so that the generated tests find their imports.
  mkdirSync(path.join(root, '.data'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.data/failure-summary-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const runTests = (file: string, args: readonly string[], logFile: string): Promise<ProcessResult> =>
  runNode(folder, path.join(root, 'node_modules', file), args, { [FAILURE_LOG]: logFile })

const testSource = `
let tries = 0
test('well', () => {})
test('at the second try', () => { tries += 1; if (tries === 1) throw new Error('the first try') })
test('never', () => { throw new Error('no way') })
`

test('Vitest: records failures of tests, of files and outside tests, and passes on retry', async () => {
  write('generated.test.ts', `import { test } from 'vitest'\n${testSource}\nvoid Promise.reject(new Error('unhandled rejection'))`)
  write('unloaded.test.ts', `import './nothing.ts'`)
  write('vitest.config.ts', `export default { test: { include: ['*.test.ts'], retry: 1 } }`)
  const logFile = path.join(folder, 'vitest.txt')
  const reporter = path.join(root, 'config/quality/testing/failure-summary/vitest-reporter.ts')
  const ran = await runTests('vitest/vitest.mjs', ['run', '--config', 'vitest.config.ts', '--reporter', reporter], logFile)
  expect(ran.code, ran.stderr).toBe(1)
  const log = readFailureLog(logFile)
  expect(log).toMatch(/^second try: .*generated\.test\.ts › at the second try\n {4}Error: the first try/m)
  expect(log).toMatch(/^failed: .*generated\.test\.ts › never\n {4}Error: no way/m)
  expect(log).toMatch(/^failed: .*unloaded\.test\.ts\n.*nothing\.ts/m)
  expect(log).toMatch(/^failed: outside the tests\n {4}Error: unhandled rejection/m)
  expect(log).not.toContain('› well')
})

test('Playwright: records failures and passes on retry', async () => {
  // Each try runs in a process of its own, so a file stores the state.
  const storedState = `import { existsSync, writeFileSync } from 'node:fs'\nconst seen = ${JSON.stringify(path.join(folder, 'seen'))}`
  const flakyTest = `test('at the second try', () => { if (!existsSync(seen)) { writeFileSync(seen, ''); throw new Error('the first try') } })`
  write(
    'generated.spec.ts',
    `import { test } from 'playwright/test'\n${storedState}\n${flakyTest}\ntest('never', () => { throw new Error('no way') })`,
  )
  write('playwright.config.ts', `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: './out', retries: 1, workers: 1 }`)
  const logFile = path.join(folder, 'playwright.txt')
  const reporter = path.join(root, 'config/quality/testing/failure-summary/playwright-reporter.ts')
  const ran = await runTests('playwright/cli.js', ['test', '-c', 'playwright.config.ts', `--reporter=${reporter}`], logFile)
  expect(ran.code, ran.stderr).toBe(1)
  const log = readFailureLog(logFile)
  expect(log).toMatch(/^second try: generated\.spec\.ts:\d+ › at the second try\n {4}Error: the first try/m)
  expect(log).toMatch(/^failed: generated\.spec\.ts:\d+ › never\n {4}Error: no way/m)
})

test('returns an empty text when all tests pass on the first try', () => {
  expect(readFailureLog(path.join(folder, 'none.txt'))).toBe('')
})
