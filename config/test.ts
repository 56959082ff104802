import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.ts'
import { type Counts, lineOf, playwrightCounts, sum, vitestCounts, whole } from './testing/counts.ts'
import { NOTEBOOK, noted } from './testing/last-told/notebook.ts'
import { writePluginLists } from './write-plugin-lists.ts'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const reports = mkdtempSync(path.join(tmpdir(), 'kredka-reports-'))
const notebook = path.join(reports, 'told-last.txt')
const parts: Counts[] = []

const title = (name: string) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`)
const complain = (wrong: readonly string[]) => {
  for (const line of wrong) console.error(line)
  if (wrong.length) parts.push(whole(false))
}
const run = (program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve) => {
    // Their first lines say `env node`: this Node stands before the machine's.
    const PATH = [path.dirname(process.execPath), bin, process.env['PATH']].join(path.delimiter)
    const env = { ...process.env, PATH, [NOTEBOOK]: notebook, ...more }
    spawn(path.join(bin, program), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
      .once('error', (error) => {
        console.error(error.message)
        resolve(1)
      })
      .once('exit', (code) => resolve(code ?? 1))
  })

title('plugin lists')
const unlisted = await writePluginLists()
complain(unlisted)

title('types')
parts.push(whole((await run('tsc', ['--noEmit'])) === 0))

title('lint')
parts.push(whole((await run('biome', ['check', '--diagnostic-level=warn'])) === 0))

// Product tests and the browser's both look at what is built.
title('build')
const buildable = unlisted.length === 0 && existsSync(path.join(root, 'web/vite.config.ts'))
const broken = buildable ? await build() : []
complain(broken)

title('tests')
const vitestReport = path.join(reports, 'vitest.json')
const vitestReporters = ['default', 'json', 'config/testing/last-told/vitest-reporter.ts'].map((name) => `--reporter=${name}`)
const vitest = ['run', '--config', 'vitest.workspace.ts', ...vitestReporters, `--outputFile.json=${vitestReport}`]
parts.push(vitestCounts(vitestReport, await run('vitest', vitest)))

title('browser')
if (broken.length || unlisted.length) console.error('left out, because there is nothing built')
else if (globSync('web/e2e/**/*.spec.ts', { cwd: root }).length) {
  const report = path.join(reports, 'playwright.json')
  const reporters = ['list', 'json', path.join(root, 'config/testing/last-told/playwright-reporter.ts')].join(',')
  const playwright = ['test', '-c', 'web/e2e/playwright.config.ts', `--reporter=${reporters}`]
  parts.push(playwrightCounts(report, await run('playwright', playwright, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })))
} else console.log('no web/e2e/*.spec.ts')

// Whoever sees only the end of a long run sees what went wrong in it.
const told = noted(notebook)
if (told) {
  title('failed, or passed at a second try')
  console.log(told)
}
rmSync(reports, { recursive: true, force: true })
const all = sum(parts)
console.log(`\n${lineOf(all)}`)
process.exitCode = all.failed > 0 || all.passed === 0 ? 1 : 0
