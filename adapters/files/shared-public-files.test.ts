import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDiskStore } from './disk-store.ts'
import { makePublicFiles } from './public-files.ts'
import { sharePublicFiles } from './shared-public-files.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kredka-shared-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const run = Effect.runPromise
const store = () => makeDiskStore({ folder: path.join(home, 'store') })
/** Public files of one machine, with parts of four bytes. */
const machine = (name: string) => sharePublicFiles(makePublicFiles({ folder: path.join(home, name) }), store(), 4)
const use = async (files: ReturnType<typeof machine>, content: string) => {
  const source = path.join(home, 'source')
  writeFileSync(source, content)
  const added = await run(files.add('map', source, { name: 'poland', ending: 'pmtiles' }))
  await run(files.removeOthers('map', added))
  return path.basename(added.path)
}
const contents = (name: string) => {
  const folder = path.join(home, name, 'map')
  return readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
}

test('a file that was given on one machine is taken over on another, replaced, and removed; each change is reported once', async () => {
  const [one, other] = [machine('one'), machine('other')] as const
  expect(await run(other.synchronize('map'))).toBe(false)
  const first = await use(one, 'streets of 2025')
  expect([await run(other.synchronize('map')), contents('other')]).toEqual([true, [[first, 'streets of 2025']]])
  expect(await run(other.synchronize('map'))).toBe(false)
  const second = await use(other, 'streets of 2026, more')
  expect([await run(one.synchronize('map')), contents('one')]).toEqual([true, [[second, 'streets of 2026, more']]])
  rmSync(path.join(home, 'other'), { recursive: true })
  expect([await run(other.synchronize('map')), contents('other')]).toEqual([true, [[second, 'streets of 2026, more']]])
  await run(one.removeOthers('map', null))
  expect([await run(other.synchronize('map')), contents('other')]).toEqual([true, []])
  const left: string[] = []
  for await (const { key } of store().list('operator/')) left.push(key)
  expect(left).toEqual(['operator/map/current'])
})

test('a file that is not complete in the store replaces nothing', async () => {
  const [one, other] = [machine('one'), machine('other')] as const
  const first = await use(one, 'streets of 2025')
  await run(other.synchronize('map'))
  const second = await use(one, 'streets of 2026')
  await run(store().remove([`operator/map/${second}/part-000001`]))
  await expect(run(other.synchronize('map'))).rejects.toThrow('another hash')
  expect(contents('other')).toEqual([[first, 'streets of 2025']])
})

test('a file that is on a machine alone stays there until one is given through the store', async () => {
  writeFileSync(path.join(home, 'source'), 'old')
  await run(
    makePublicFiles({ folder: path.join(home, 'one') }).add('map', path.join(home, 'source'), { name: 'poland', ending: 'pmtiles' }),
  )
  expect([await run(machine('one').synchronize('map')), contents('one').length]).toEqual([false, 1])
})

test('a file that does not reach the store whole is visible nowhere, and leaves no parts', async () => {
  let room = 2
  const failing = {
    ...store(),
    put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) =>
      room-- > 0 ? store().put(key, content) : Effect.die(new Error('store is full')),
  }
  const one = sharePublicFiles(makePublicFiles({ folder: path.join(home, 'one') }), failing, 4)
  writeFileSync(path.join(home, 'source'), 'streets of 2025')
  const failure = await run(Effect.flip(one.add('map', path.join(home, 'source'), { name: 'poland', ending: 'pmtiles' })))
  expect([failure._tag, failure.detail]).toEqual(['CopyFailed', expect.stringContaining('store is full')])
  expect([contents('one'), await run(machine('other').synchronize('map'))]).toEqual([[], false])
  const left: string[] = []
  for await (const { key } of store().list('operator/')) left.push(key)
  expect(left).toEqual([])
})

test('a file in use that is given again stays in use when the store fails meanwhile', async () => {
  const first = await use(machine('one'), 'streets of 2025')
  const failing = { ...store(), put: () => Effect.die(new Error('store is away')) }
  const one = sharePublicFiles(makePublicFiles({ folder: path.join(home, 'one') }), failing, 4)
  await run(Effect.flip(one.add('map', path.join(home, 'source'), { name: 'poland', ending: 'pmtiles' })))
  expect([await run(machine('other').synchronize('map')), contents('other')]).toEqual([true, [[first, 'streets of 2025']]])
})

test('a draft that another process is writing is not removed with the files that are replaced', async () => {
  await use(machine('one'), 'streets of 2025')
  const [fresh, abandoned] = ['.draft-a', '.draft-b'].map((name) => path.join(home, 'one/map', name)) as [string, string]
  for (const file of [fresh, abandoned]) writeFileSync(file, 'half')
  utimesSync(abandoned, 0, 0)
  const second = await use(machine('one'), 'streets of 2026')
  expect(contents('one').map(([name]) => name)).toEqual(['.draft-a', second])
  utimesSync(fresh, 0, 0)
  expect([await run(machine('one').synchronize('map')), contents('one').length]).toEqual([false, 1])
})
