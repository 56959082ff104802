import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import { CopyFailed, type PublicFile } from '#core/ports/public-files.ts'
import { type TileArchive, UnreadableArchive } from '#core/ports/tile-archives.ts'
import type { MapQuarters } from '#plugins/places/contract/map-quarters.ts'
import { CheckBasemap, ResetBasemap, SynchronizeBasemap, UseBasemap } from './basemap.ts'

const usable: TileArchive = {
  bytes: 500,
  minZoom: 0,
  maxZoom: 14,
  bounds: { west: 14, south: 48.9, east: 24.3, north: 54.95 },
  drawable: true,
  version: '4.13.2',
  layers: ['earth', 'landuse', 'places', 'roads', 'water'],
  missing: [],
}

const oliwa = { name: 'Oliwa', slug: 'oliwa', longitude: 18.5, latitude: 54.4, rank: 1 }
const towns = [{ voivodeship: 'pomorskie', county: 'Gdańsk', town: 'Gdańsk', quarters: [oliwa, { ...oliwa, slug: 'zaspa' }] }]

const setUp = (archive: TileArchive = usable) => {
  let isFull = false
  const steps: string[] = []
  let stored: PublicFile[] = []
  const files = {
    newest: () => Effect.sync(() => stored.at(-1) ?? null),
    add: (_: string, source: string, { name, ending }: { readonly name: string; readonly ending: string }) =>
      Effect.sync(() => {
        steps.push('add')
        const file = { path: `/data/${name}.${source}.${ending}`, url: `/assets/map/files/${name}.${source}.${ending}` }
        stored.push(file)
        return file
      }),
    removeOthers: (_: string, retained: PublicFile | null) =>
      Effect.sync(() => {
        steps.push('remove others')
        stored = stored.filter((file) => file === retained)
      }),
  }
  const invalidated: string[] = []
  const mapQuarters: MapQuarters = {
    read: (file) => (file === 'broken' ? Effect.fail(new UnreadableArchive({ detail: 'broken' })) : Effect.succeed(towns)),
    use: () =>
      Effect.suspend(() => (isFull ? Effect.fail(new CopyFailed({ detail: 'full' })) : Effect.sync(() => void steps.push('use quarters')))),
    reset: () => Effect.sync(() => void steps.push('reset quarters')),
  }
  const ports = {
    mapQuarters,
    files: { ...files, synchronize: () => Effect.succeed(stored.length > 0) },
    cache: { invalidate: (tags: readonly string[]) => void invalidated.push(...tags) },
    archives: { describe: () => Effect.succeed(archive), readPoints: () => Effect.void },
    events: { emit: ({ name }: { readonly name: string }) => Effect.sync(() => void steps.push(name)) },
    transaction: <A, E>(step: Effect.Effect<A, E>) => step,
    bundled: new URL('file:///bundled.pmtiles'),
  }
  return {
    steps,
    fill: () => {
      isFull = true
    },
    paths: () => stored.map(({ path }) => path),
    use: (file: string) => makeOf(UseBasemap)(ports)(visitor, { file }),
    reset: () => run(makeOf(ResetBasemap)(ports)(visitor, {})),
    invalidated,
    synchronize: () => run(makeOf(SynchronizeBasemap)({ ...ports, cache: ports.cache as PageCache })(system, {})),
    check: () => run(makeOf(CheckBasemap)(ports)()),
  }
}

test('an archive of Poland replaces the earlier one, which stays until cached pages are invalidated', async () => {
  const { steps, paths, use } = setUp()
  await run(use('2025'))
  expect(await run(use('2026'))).toEqual({
    path: '/data/poland.2026.pmtiles',
    bytes: 500,
    minZoom: 0,
    maxZoom: 14,
    version: '4.13.2',
    towns: 1,
    quarters: 2,
  })
  expect(paths()).toEqual(['/data/poland.2026.pmtiles'])
  expect(steps.slice(-4)).toEqual(['add', 'use quarters', 'map.basemap-changed', 'remove others'])
})

test('CA-11 an archive whose quarters cannot be read changes nothing, and one whose quarters cannot be stored is not used', async () => {
  const { steps, paths, use, fill } = setUp()
  await run(use('2025'))
  steps.length = 0
  expect(await failureOf(use('broken'))).toMatchObject({ _tag: 'UnreadableArchive', detail: 'broken' })
  expect(steps).toEqual([])
  fill()
  expect(await failureOf(use('2026'))).toMatchObject({ _tag: 'CopyFailed' })
  expect(paths()).toEqual(['/data/poland.2025.pmtiles'])
})

test('an archive that cannot be drawn is rejected with the reason, and nothing changes', async () => {
  const { steps, paths, use } = setUp({ ...usable, maxZoom: 10 })
  expect(await failureOf(use('coarse'))).toMatchObject({
    _tag: 'UnusableArchive',
    kind: 'invalid',
    detail: expect.stringContaining('zooms'),
  })
  expect([steps, paths()]).toEqual([[], []])
})

test('a reset goes back to the bundled archive, and says so if that was in use already', async () => {
  const { steps, paths, use, reset } = setUp()
  await run(use('2026'))
  expect(await reset()).toEqual({ removed: true })
  expect([paths(), steps.slice(-2)]).toEqual([[], ['reset quarters', 'map.basemap-changed']])
  expect(await reset()).toEqual({ removed: false })
})

test('the check tells which archive is in use, and fails if it became unusable', async () => {
  const { use, check } = setUp()
  expect(await check()).toEqual({ ok: true, detail: 'bundled, cities to zoom 14' })
  await run(use('2026'))
  expect(await check()).toEqual({ ok: true, detail: '/data/poland.2026.pmtiles, zoom 0 to 14, Protomaps 4.13.2' })
})

test('a base map from another machine invalidates the cached pages of this process; without one nothing happens', async () => {
  const { use, synchronize, invalidated } = setUp()
  expect([await synchronize(), invalidated]).toEqual([{ changed: false }, []])
  await run(use('2026'))
  expect([await synchronize(), invalidated]).toEqual([{ changed: true }, ['*']])
})
