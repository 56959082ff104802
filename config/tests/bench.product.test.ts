import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reached, type Row } from '../bench/row.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-bench-test-'))
const file = path.join(folder, 'bench.json')
let rows: readonly Row[] = []

beforeAll(async () => {
  const bench = path.resolve(import.meta.dirname, '../bench/main.ts')
  await promisify(execFile)(process.execPath, [bench, '--quick', '--json', file], { timeout: 150_000 })
  rows = (JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Row[] }).rows
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const of = (part: string) => rows.filter((row) => row.part.startsWith(part))

test.each(['catalogue', 'profile'])('the %s is held against both floors', (page) => {
  const figures = Object.fromEntries(of(`${page}, `).map(({ name, figure }) => [name, figure]))
  const names = ['bare Express + pg + renderToString', 'Vike: an empty page, and the same rows', 'ours', 'ours : bare', 'ours : Vike']
  for (const name of names) expect(figures[name], name).toBeGreaterThan(0)
})

test.each(['landing', 'catalogue', 'profile'])('bytes of the %s are within their budgets', (page) => {
  const weighed = of(`Bytes of the ${page}`)
  expect(weighed.map(({ name }) => name)).toEqual(expect.arrayContaining(['JavaScript at load', 'CSS', 'HTML', 'whole page at load']))
  expect(weighed.filter((row) => reached(row) === false)).toEqual([])
})

test('the island of the profile is weighed awake', () => {
  expect(of('Bytes of the profile').find(({ name }) => name === 'JavaScript after the first island')?.figure).toBeGreaterThan(10)
})

test('queries of a page are within their budgets', () => {
  const counted = of('Queries a page')
  expect(counted.map(({ name }) => name)).toEqual(['catalogue', 'profile', 'landing', 'the frame of all pages, once in 2 s'])
  expect(counted.filter((row) => reached(row) === false)).toEqual([])
})

test('our process tells its memory and its delay', () => {
  expect(of('Our process').map(({ figure }) => figure >= 0)).toEqual([true, true])
})
