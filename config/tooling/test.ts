import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { changedFiles, touchesBrowser } from '../quality/testing/changed-files.ts'
import { FAILURE_LOG, readFailureLog } from '../quality/testing/failure-summary/failure-log.ts'
import { temporaryFolder } from '../quality/testing/temporary-folder.ts'
import {
  noTests,
  playwrightCounts,
  singleTest,
  sumCounts,
  summaryLine,
  type TestCounts,
  vitestCounts,
} from '../quality/testing/test-counts.ts'
import { build } from './build.ts'
import { audit } from './supply-chain/audit.ts'
import { writePluginLists } from './write-plugin-lists.ts'

const root = path.resolve(import.meta.dirname, '../..')
const bin = path.join(root, 'node_modules/.bin')
/** Folder of all files that the run and its processes create outside of the repository. */
const temporary = mkdtempSync(path.join(temporaryFolder(), 'kredka-run-'))
// When this process is root, PostgreSQL runs as another user.
chmodSync(temporary, 0o755)
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + os.constants.signals[signal]))
const reports = path.join(temporary, 'reports')
mkdirSync(reports)
const failureLog = path.join(reports, 'failures.txt')
const parts: TestCounts[] = []
const option = process.argv.slice(2).find((argument) => /^--changed(=|$)/.test(argument))
/**
 * Files of the change that is tested, by `--changed` (not committed) or `--changed=COMMIT` (since then); `undefined`:
 * everything is tested.
 */
const changed = option === undefined ? undefined : changedFiles(root, option.split('=')[1])

const title = (name: string) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
const reportErrors = (wrong: readonly string[]) => {
  for (const line of wrong) console.error(line)
  if (wrong.length) parts.push(singleTest(false))
}
/** Runs a tool and returns its exit code; with `output`, writes to that file instead of the terminal. */
const run = (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}, output?: string): Promise<number> =>
  new Promise((resolve) => {
    // The tools start with `env node`: puts this Node first in PATH.
    const PATH = [path.dirname(process.execPath), bin, process.env['PATH']].join(path.delimiter)
    const env = { ...process.env, PATH, TMPDIR: temporary, [FAILURE_LOG]: failureLog, ...more }
    const stream = output === undefined ? 'inherit' : openSync(output, 'a')
    spawn(path.join(bin, program), args, { cwd: root, stdio: ['ignore', stream, stream], env })
      .once('error', (error) => {
        console.error(error.message)
        resolve(1)
      })
      .once('exit', (code) => resolve(code ?? 1))
  })

// Waits for the registry while everything else runs.
const vulnerabilities = audit(root)

title('plugin lists')
const unlisted = await writePluginLists()
reportErrors(unlisted)

// Side by side: none of the three uses both processors. Product tests and browser tests use the build.
// By default four checkers of `tsc` each check what the files of several have in common, which takes twice the processor time.
title('types, lint and build')
const types = run('tsc', ['--noEmit', '--singleThreaded'])
const lint = run('biome', ['check', '--diagnostic-level=warn'])
const buildable = unlisted.length === 0 && existsSync(path.join(root, 'web/vite.config.ts'))
const broken = buildable ? await build() : []
reportErrors(broken)
parts.push(singleTest((await types) === 0), singleTest((await lint) === 0))

const noBrowserTests =
  broken.length || unlisted.length
    ? 'skipped, because there is no build'
    : changed && !touchesBrowser(changed)
      ? 'nothing in web/ or plugins/*/web/ has changed'
      : undefined
const runBrowserTests = async (output: string): Promise<TestCounts> => {
  if (noBrowserTests) return noTests
  const report = path.join(reports, 'playwright.json')
  const reporters = ['list', 'json', path.join(root, 'config/quality/testing/failure-summary/playwright-reporter.ts')].join(',')
  const playwright = ['test', '-c', 'web/e2e/playwright.config.ts', `--reporter=${reporters}`]
  return playwrightCounts(report, await run('playwright', playwright, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, output))
}

// Side by side, because tests with servers and browsers wait for a third of their time. The browser part is printed at its end.
title('tests')
const browserOutput = path.join(reports, 'browser.txt')
const browser = runBrowserTests(browserOutput)
const vitestReport = path.join(reports, 'vitest.json')
const vitestReporters = ['default', 'json', 'config/quality/testing/failure-summary/vitest-reporter.ts'].map((name) => `--reporter=${name}`)
const onlyChanged = option === undefined ? [] : [option, '--passWithNoTests']
const vitest = ['run', '--config', 'vitest.workspace.ts', ...onlyChanged, ...vitestReporters, `--outputFile.json=${vitestReport}`]
const vitestExit = await run('vitest', vitest)
parts.push(changed && vitestExit === 0 && !existsSync(vitestReport) ? noTests : vitestCounts(vitestReport, vitestExit))

title('browser')
parts.push(await browser)
console.log(noBrowserTests ?? readFileSync(browserOutput, 'utf8'))

title('known vulnerabilities')
const audited = await vulnerabilities
if ('unknown' in audited) console.log(`not checked, because the registry did not answer: ${audited.unknown}`)
else {
  for (const line of audited.vulnerable) console.error(line)
  console.log(`${audited.vulnerable.length} packages of production with a known vulnerability from high on`)
  parts.push(singleTest(audited.vulnerable.length === 0))
}

// Repeats the failures at the end of a long log.
const summary = readFailureLog(failureLog)
if (summary) {
  title('failed, or passed only on retry')
  console.log(summary)
}
const all = sumCounts(parts)
console.log(`\n${summaryLine(all)}`)
process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0
