import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import type { PublicFile } from '#core/ports/public-files.ts'
import type { TileArchive } from '#core/ports/tile-archives.ts'
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

const setUp = (archive: TileArchive = usable) => {
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
  const ports = {
    files: { ...files, synchronize: () => Effect.succeed(stored.length > 0) },
    cache: { invalidate: (tags: readonly string[]) => void invalidated.push(...tags) },
    archives: { describe: () => Effect.succeed(archive) },
    events: { emit: ({ name }: { readonly name: string }) => Effect.sync(() => void steps.push(name)) },
    transaction: <A, E>(step: Effect.Effect<A, E>) => step,
    bundled: new URL('file:///bundled.pmtiles'),
  }
  return {
    steps,
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
  expect(await run(use('2026'))).toEqual({ path: '/data/poland.2026.pmtiles', bytes: 500, minZoom: 0, maxZoom: 14, version: '4.13.2' })
  expect(paths()).toEqual(['/data/poland.2026.pmtiles'])
  expect(steps.slice(-3)).toEqual(['add', 'map.basemap-changed', 'remove others'])
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
  expect([paths(), steps.at(-1)]).toEqual([[], 'map.basemap-changed'])
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
