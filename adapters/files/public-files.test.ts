import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePublicFiles } from './public-files.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-public-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const folder = () => path.join(home, 'public')
const files = () => makePublicFiles({ folder: folder() })
const as = { name: 'poland', ending: 'pmtiles' }
const add = (content: string) => {
  const source = path.join(home, 'source.html')
  writeFileSync(source, content)
  return Effect.runPromise(files().add('map', source, as))
}

test('copies a file under a name with a hash of its content, and never with the ending of the source', async () => {
  expect(await Effect.runPromise(files().newest('map'))).toBeNull()
  const added = await add('streets')
  expect(added.url).toMatch(/^\/assets\/map\/files\/poland\.[0-9a-f]{16}\.pmtiles$/)
  expect(readFileSync(added.path, 'utf8')).toBe('streets')
  expect(await add('streets')).toEqual(added)
  expect(await Effect.runPromise(files().newest('map'))).toEqual(added)
})

test('the newest file counts; the others are removed on request', async () => {
  const earlier = await add('streets of 2025')
  const later = await add('streets of 2026')
  utimesSync(earlier.path, 1, 1)
  expect(await Effect.runPromise(files().newest('map'))).toEqual(later)
  await Effect.runPromise(files().removeOthers('map', later))
  expect(readdirSync(path.join(folder(), 'map'))).toEqual([path.basename(later.path)])
  await Effect.runPromise(files().removeOthers('map', null))
  expect(await Effect.runPromise(files().newest('map'))).toBeNull()
})

test('a copy that fails leaves nothing behind and keeps the earlier file', async () => {
  const earlier = await add('streets')
  const failure = await Effect.runPromise(Effect.flip(files().add('map', path.join(home, 'none'), as)))
  expect([failure.kind, failure.detail]).toEqual(['stopped', expect.stringContaining('nothing was changed: ENOENT')])
  expect(readdirSync(path.join(folder(), 'map'))).toEqual([path.basename(earlier.path)])
})

test('a draft of a running or aborted copy is not the newest file', async () => {
  const complete = await add('streets')
  writeFileSync(path.join(folder(), 'map', '.draft-1'), 'half')
  expect(await Effect.runPromise(files().newest('map'))).toEqual(complete)
})
