import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ran, runNode } from '../run-node.ts'
import { NOTEBOOK, noted } from './notebook.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let folder: string
beforeAll(() => {
  // Below the tree, so that made tests find what they import.
  mkdirSync(path.join(root, '.data'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.data/told-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const runAll = (file: string, args: readonly string[], notebook: string): Promise<Ran> =>
  runNode(folder, path.join(root, 'node_modules', file), args, { [NOTEBOOK]: notebook })

const body = `
let tries = 0
test('well', () => {})
test('at the second try', () => { tries += 1; if (tries === 1) throw new Error('the first try') })
test('never', () => { throw new Error('no way') })
`

test('Vitest: what failed in tests, in files and beside them, and second tries', async () => {
  write('made.test.ts', `import { test } from 'vitest'\n${body}\nvoid Promise.reject(new Error('nobody catches'))`)
  write('unloaded.test.ts', `import './nothing.ts'`)
  write('vitest.config.ts', `export default { test: { include: ['*.test.ts'], retry: 1 } }`)
  const notebook = path.join(folder, 'vitest.txt')
  const reporter = path.join(root, 'config/testing/last-told/vitest-reporter.ts')
  const ran = await runAll('vitest/vitest.mjs', ['run', '--config', 'vitest.config.ts', '--reporter', reporter], notebook)
  expect(ran.code, ran.stderr).toBe(1)
  const told = noted(notebook)
  expect(told).toMatch(/^second try: .*made\.test\.ts › at the second try\n {4}Error: the first try/m)
  expect(told).toMatch(/^failed: .*made\.test\.ts › never\n {4}Error: no way/m)
  expect(told).toMatch(/^failed: .*unloaded\.test\.ts\n.*nothing\.ts/m)
  expect(told).toMatch(/^failed: beside the tests\n {4}Error: nobody catches/m)
  expect(told).not.toContain('› well')
}, 60_000)

test('Playwright: what failed and what needed a second try', async () => {
  // Each try has a process of its own: a file remembers.
  const remembered = `import { existsSync, writeFileSync } from 'node:fs'\nconst seen = ${JSON.stringify(path.join(folder, 'seen'))}`
  const second = `test('at the second try', () => { if (!existsSync(seen)) { writeFileSync(seen, ''); throw new Error('the first try') } })`
  write(
    'made.spec.ts',
    `import { test } from 'playwright/test'\n${remembered}\n${second}\ntest('never', () => { throw new Error('no way') })`,
  )
  write('playwright.config.ts', `export default { testDir: '.', testMatch: '*.spec.ts', outputDir: './out', retries: 1, workers: 1 }`)
  const notebook = path.join(folder, 'playwright.txt')
  const reporter = path.join(root, 'config/testing/last-told/playwright-reporter.ts')
  const ran = await runAll('playwright/cli.js', ['test', '-c', 'playwright.config.ts', `--reporter=${reporter}`], notebook)
  expect(ran.code, ran.stderr).toBe(1)
  const told = noted(notebook)
  expect(told).toMatch(/^second try: made\.spec\.ts:\d+ › at the second try\n {4}Error: the first try/m)
  expect(told).toMatch(/^failed: made\.spec\.ts:\d+ › never\n {4}Error: no way/m)
}, 60_000)

test('a run in which all passed at once tells nothing', () => {
  expect(noted(path.join(folder, 'none.txt'))).toBe('')
})
