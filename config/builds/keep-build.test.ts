import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptBuilds } from '#web/builds/kept-builds.ts'
import { keepBuild } from './keep-build.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-builds-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const folder = () => path.join(home, 'builds')
const matcher = { static: {}, wildcard: {}, dynamic: {} }
/** A build of some files; Vite empties its folder each time. */
const make = (id: string, timestamp: number, files: Readonly<Record<string, string>>) => {
  const assets = path.join(home, 'assets')
  rmSync(assets, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(assets, file)), { recursive: true })
    writeFileSync(path.join(assets, file), text)
  }
  keepBuild(folder(), assets, { id, timestamp, matcher })
}
const has = (file: string) => existsSync(path.join(folder(), 'assets', file))

test('BM-02 the files of the last five builds are kept, shared ones once; those of the sixth go', () => {
  for (const n of [1, 2, 3, 4, 5]) make(`b${n}`, n, { 'chunks/shared.js': 'same', [`chunks/own-${n}.js`]: `${n}` })
  expect(keptBuilds(folder()).map(({ id }) => id)).toEqual(['b5', 'b4', 'b3', 'b2', 'b1'])
  expect(has('chunks/own-1.js')).toBe(true)
  make('b6', 6, { 'chunks/own-6.js': '6' })
  expect(keptBuilds(folder()).map(({ id }) => id)).toEqual(['b6', 'b5', 'b4', 'b3', 'b2'])
  expect(['own-1', 'own-2', 'own-6', 'shared'].map((name) => has(`chunks/${name}.js`))).toEqual([false, true, true, true])
  expect(readFileSync(path.join(folder(), 'assets/chunks/shared.js'), 'utf8')).toBe('same')
})

test('BM-02 a build made again comes first and keeps the moment at which it was first made', () => {
  make('one', 1, { 'a.js': 'a' })
  make('two', 2, { 'b.js': 'b' })
  make('one', 3, { 'a.js': 'a' })
  expect(keptBuilds(folder()).map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['one', 1],
    ['two', 2],
  ])
})
