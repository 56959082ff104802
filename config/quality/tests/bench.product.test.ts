import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Measurement, reachesGoal } from '../bench/measurement.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kredka-bench-test-'))
const file = path.join(folder, 'bench.json')
let rows: readonly Measurement[] = []

beforeAll(async () => {
  const bench = path.resolve(import.meta.dirname, '../bench/main.ts')
  await promisify(execFile)(process.execPath, [bench, '--quick', '--json', file])
  rows = (JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Measurement[] }).rows
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rowsOfPart = (part: string) => rows.filter((row) => row.part.startsWith(part))

const overBudget = (part: string) => rowsOfPart(part).filter((row) => reachesGoal(row) === false)

test.each(['catalogue, ', 'profile, '])('%s is compared with both baselines, which render the same content', (page) => {
  const figures = Object.fromEntries(rowsOfPart(page).map(({ name, figure }) => [name, figure]))
  const names = ['bare Express + pg + renderToString', 'Vike: empty page with the same rows', 'ours', 'ours : bare', 'ours : Vike']
  for (const name of names) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['equal words and links']).toBeGreaterThan(200)
})

test('the catalogue with filters is compared with the bare baseline with the same filters', () => {
  const figures = Object.fromEntries(rowsOfPart('catalogue with filters').map(({ name, figure }) => [name, figure]))
  for (const name of ['bare Express + pg + renderToString', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['equal words and links']).toBeGreaterThan(200)
})

test('a search in a bounding box returns a hundred rows, the same as one SQL statement', () => {
  const figures = Object.fromEntries(rowsOfPart('search in a box').map(({ name, figure }) => [name, figure]))
  for (const name of ['bare Express + one json_agg of pg', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['equal rows']).toBe(100)
})

test.each(['catalogue', 'profile', 'page of a site'])('a cached %s is compared with the same bytes from memory', (page) => {
  const figures = Object.fromEntries(rowsOfPart(`${page}, cached`).map(({ name, figure }) => [name, figure]))
  for (const name of ['node:http, the same bytes from memory', 'ours', 'ours : bare']) expect(figures[name], name).toBeGreaterThan(0)
  expect(figures['equal bytes']).toBeGreaterThan(5000)
})

test.each(['landing', 'catalogue', 'profile', 'map'])('bytes of the %s are within their budgets', (page) => {
  const measured = rowsOfPart(`Bytes of the ${page}`)
  expect(measured.map(({ name }) => name)).toEqual(expect.arrayContaining(['JavaScript at load', 'CSS', 'HTML', 'whole page at load']))
  expect(overBudget(`Bytes of the ${page}`)).toEqual([])
})

test('the HTML of the map holds its list', () => {
  expect(rowsOfPart('Bytes of the map').find(({ name }) => name === 'facilities of its list in the HTML')?.figure).toBe(20)
})

test('the JavaScript of the profile is measured after an island has hydrated', () => {
  expect(rowsOfPart('Bytes of the profile').find(({ name }) => name === 'JavaScript after the first island')?.figure).toBeGreaterThan(10)
})

test('queries of a page are within their budgets', () => {
  const pages = ['catalogue', 'catalogue with filters', 'profile', 'map', 'page of a site', 'search in a box', 'landing']
  expect(rowsOfPart('Queries per page').map(({ name }) => name)).toEqual([...pages, 'layout and filters of all pages, once in 2 s'])
  expect(overBudget('Queries per page')).toEqual([])
})

test.each(['Map over', 'Type-ahead over'])('%s all facilities is measured inside the process and in PostgreSQL', (part) => {
  const names = rowsOfPart(part).map(({ name }) => name)
  expect(names.filter((name) => /, p(50|99)$/.test(name)).length).toBeGreaterThan(3)
  expect(names.join()).toContain('PostgreSQL')
})

test('SP-02 the search of support is measured by its plans', () => {
  expect(rowsOfPart('Search of support').map(({ figure }) => figure > 0)).toEqual([true, true, true, true, true])
})

test('memory and event-loop delay of our process are measured', () => {
  expect(rowsOfPart('Our process').map(({ figure }) => figure >= 0)).toEqual([true, true, true])
})
