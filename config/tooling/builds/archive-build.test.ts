import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainedBuilds } from '#web/server/builds/retained-builds.ts'
import { archiveBuild } from './archive-build.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-builds-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const folder = () => path.join(home, 'builds')
const matcher = { static: {}, wildcard: {}, dynamic: {} }
/** Archives a build with these files; clears the assets folder first, as Vite does. */
const make = (id: string, timestamp: number, files: Readonly<Record<string, string>>) => {
  const assets = path.join(home, 'assets')
  rmSync(assets, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(assets, file)), { recursive: true })
    writeFileSync(path.join(assets, file), text)
  }
  archiveBuild(folder(), assets, { id, timestamp, matcher })
}
const has = (file: string) => existsSync(path.join(folder(), 'assets', file))

test('BM-02 retains the files of the last five builds, shared ones once, and deletes older ones', () => {
  for (const n of [1, 2, 3, 4, 5]) make(`b${n}`, n, { 'chunks/shared.js': 'same', [`chunks/own-${n}.js`]: `${n}` })
  expect(retainedBuilds(folder()).map(({ id }) => id)).toEqual(['b5', 'b4', 'b3', 'b2', 'b1'])
  expect(has('chunks/own-1.js')).toBe(true)
  make('b6', 6, { 'chunks/own-6.js': '6' })
  expect(retainedBuilds(folder()).map(({ id }) => id)).toEqual(['b6', 'b5', 'b4', 'b3', 'b2'])
  expect(['own-1', 'own-2', 'own-6', 'shared'].map((name) => has(`chunks/${name}.js`))).toEqual([false, true, true, true])
  expect(readFileSync(path.join(folder(), 'assets/chunks/shared.js'), 'utf8')).toBe('same')
})

test('BM-02 a repeated build comes first and keeps its first timestamp', () => {
  make('one', 1, { 'a.js': 'a' })
  make('two', 2, { 'b.js': 'b' })
  make('one', 3, { 'a.js': 'a' })
  expect(retainedBuilds(folder()).map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['one', 1],
    ['two', 2],
  ])
})
