import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '#config/quality/testing/database.ts'
import { createMigratedDatabase } from '#config/quality/testing/platform.ts'
import { runCommand } from '#config/quality/testing/run-command.ts'
import { countryArchive } from './archives.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-basemap-'))
  // PostgreSQL runs under another account when the tests run as root.
  chmodSync(folder, 0o755)
  database = await createMigratedDatabase()
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const places = [{ name: 'Oliwa Górna', kind: 'suburb', longitude: 18.56, latitude: 54.41 }] as const

const kredka = (...args: readonly string[]) => runCommand(args, { DATABASE_URL: database.url, DATA_DIR: folder })
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(path.join(folder, name), content)
  return path.join(folder, name)
}

test('SM-22 basemap use exits with 1 and one line for a file that is no archive', async () => {
  const { code, stdout, stderr } = await kredka('basemap', 'use', file('text.pmtiles', 'text'))
  expect([code, stdout, stderr.trimEnd().split('\n')]).toEqual([1, '', [expect.stringContaining('text.pmtiles cannot be read')]])
})

test('SM-22 basemap use copies an archive of Poland, which doctor shows until basemap reset', async () => {
  const used = await kredka('basemap', 'use', file('country.pmtiles', countryArchive({ places })))
  expect([used.code, used.stderr]).toEqual([0, ''])
  expect(used.stdout).toMatch(
    /^Base map: .*public.map.poland\.[0-9a-f]{16}\.pmtiles\nzoom 0 to 14.*\nquarters: 2, towns that have them: 1\n$/,
  )
  expect((await kredka('doctor')).stdout).toMatch(/the base map can be read: .*zoom 0 to 14, Protomaps 4\.13\.2/)
  expect((await kredka('basemap', 'reset')).stdout).toBe('The bundled base map is in use again\n')
  expect((await kredka('basemap', 'reset')).stdout).toBe('The bundled base map was in use already\n')
  expect((await kredka('doctor')).stdout).toContain('the base map can be read: bundled, cities to zoom 13')
})
