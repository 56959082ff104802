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
  await promisify(execFile)(process.execPath, [bench, '--quick', '--json', file], { timeout: 170_000 })
  rows = (JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Row[] }).rows
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const of = (part: string) => rows.filter((row) => row.part.startsWith(part))

const missed = (part: string) => of(part).filter((row) => reached(row) === false)

test.each(['catalogue, ', 'profile, '])('%s is held against both floors, which show the same', (page) => {
  const figures = Object.fromEntries(of(page).map(({ name, figure }) => [name, figure]))
  const names = ['bare Express + pg + renderToString', 'Vike: an empty page, and the same rows', 'ours', 'ours : bare', 'ours : Vike']
  for (const name of names) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['words and links, the same in both']).toBeGreaterThan(200)
})

test('the catalogue with filters is held against the bare floor with the same filters', () => {
  const figures = Object.fromEntries(of('catalogue with filters').map(({ name, figure }) => [name, figure]))
  for (const name of ['bare Express + pg + renderToString', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['words and links, the same in both']).toBeGreaterThan(200)
})

test('a search in a box gives a hundred rows, the same as one statement gives', () => {
  const figures = Object.fromEntries(of('search in a box').map(({ name, figure }) => [name, figure]))
  for (const name of ['bare Express + one json_agg of pg', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['rows, the same in both']).toBe(100)
})

test.each(['catalogue', 'profile'])('a %s served again is held against the same bytes from memory', (page) => {
  const figures = Object.fromEntries(of(`${page}, served again`).map(({ name, figure }) => [name, figure]))
  for (const name of ['node:http, the same bytes from memory', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['bytes, the same in both']).toBeGreaterThan(10_000)
})

test.each(['landing', 'catalogue', 'profile', 'map'])('bytes of the %s are within their budgets', (page) => {
  const weighed = of(`Bytes of the ${page}`)
  expect(weighed.map(({ name }) => name)).toEqual(expect.arrayContaining(['JavaScript at load', 'CSS', 'HTML', 'whole page at load']))
  expect(missed(`Bytes of the ${page}`)).toEqual([])
})

test('the list of the map stands in its HTML', () => {
  expect(of('Bytes of the map').find(({ name }) => name === 'facilities of its list in the HTML')?.figure).toBe(20)
})

test('the island of the profile is weighed awake', () => {
  expect(of('Bytes of the profile').find(({ name }) => name === 'JavaScript after the first island')?.figure).toBeGreaterThan(10)
})

test('queries of a page are within their budgets', () => {
  const pages = ['catalogue', 'catalogue with filters', 'profile', 'map', 'search in a box', 'landing']
  expect(of('Queries a page').map(({ name }) => name)).toEqual([...pages, 'frame and filters of all pages, once in 2 s'])
  expect(missed('Queries a page')).toEqual([])
})

test.each(['Map over', 'Type-ahead over'])('%s all facilities is measured inside the process, beside PostgreSQL', (part) => {
  const names = of(part).map(({ name }) => name)
  expect(names.filter((name) => /, p(50|99)$/.test(name)).length).toBeGreaterThan(3)
  expect(names.join()).toContain('PostgreSQL')
})

test('our process tells its memory, asked and not, and its delay', () => {
  expect(of('Our process').map(({ figure }) => figure >= 0)).toEqual([true, true, true])
})
