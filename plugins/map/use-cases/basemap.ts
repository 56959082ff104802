import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { handler } from '#core/plugin/handler.ts'
import type { InstallationCheck } from '#core/plugin/installation-checks.ts'
import { Events } from '#core/ports/events.ts'
import { PageCache } from '#core/ports/page-cache.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { MapQuarters } from '#plugins/places/contract/map-quarters.ts'
import { mapApi } from '../contract/api.ts'
import { type BasemapVersion, bundledArchive } from '../contract/basemap.ts'
import { BasemapChanged } from '../contract/events.ts'
import { poland } from '../domain/country-archive.ts'
import { BundledArchive } from '../domain/districts.port.ts'
import { describeArchive } from '../services/describe-archive.ts'
import { FindBasemap } from '../services/find-basemap.ts'

/** Reports which base map is in use and whether it can be read. */
export const CheckBasemap = define(
  'map/CheckBasemap',
  { archives: TileArchives, files: PublicFiles, bundled: BundledArchive },
  ({ archives, files, bundled }): InstallationCheck =>
    Effect.fn('map.check-basemap')(function* () {
      const own = yield* files.newest('map')
      const described =
        own === null
          ? Effect.map(archives.describe(bundled, { zoom: 0, points: [] }), ({ maxZoom }) => `bundled, cities to zoom ${maxZoom}`)
          : Effect.map(describeArchive(archives, own.path), ({ minZoom, maxZoom, version }) =>
              [own.path, `zoom ${minZoom} to ${maxZoom}`, `Protomaps ${version}`].join(', '),
            )
      return yield* described.pipe(
        Effect.map((detail) => ({ ok: true, detail })),
        Effect.catch(({ detail }) => Effect.succeed({ ok: false, detail: detail ?? 'unreadable' })),
      )
    }),
)

/**
 * Checks an archive of Poland and copies it into the data folder, where it replaces the bundled one and any earlier one;
 * then its quarters are used, of which there may be none.
 */
export const UseBasemap = define(
  'map/UseBasemap',
  { archives: TileArchives, files: PublicFiles, mapQuarters: MapQuarters, events: Events, transaction: Transaction },
  ({ archives, files, mapQuarters, events, transaction }) =>
    Effect.fn('map.use-basemap')(function* (_: Actor, { file }: { readonly file: string }) {
      const { bytes, minZoom, maxZoom, version } = yield* describeArchive(archives, file)
      const towns = yield* mapQuarters.read(file, { maxZoom, within: poland })
      const former = yield* files.newest('map')
      const added = yield* files.add('map', file, { name: 'poland', ending: 'pmtiles' })
      yield* mapQuarters.use(towns).pipe(Effect.tapError(() => files.removeOthers('map', former)))
      yield* transaction(events.emit(BasemapChanged.of({})))
      // Only now, since cached pages referred to the earlier file.
      yield* files.removeOthers('map', added)
      const quarters = towns.reduce((sum, town) => sum + town.quarters.length, 0)
      return { path: added.path, bytes, minZoom, maxZoom, version, towns: towns.length, quarters }
    }),
)

/** Removes the operator's archive, so that the bundled one and its quarters are used again; returns whether there was one. */
export const ResetBasemap = define(
  'map/ResetBasemap',
  { files: PublicFiles, mapQuarters: MapQuarters, events: Events, transaction: Transaction },
  ({ files, mapQuarters, events, transaction }) =>
    Effect.fn('map.reset-basemap')(function* (_: Actor, _nothing: object) {
      const removed = (yield* files.newest('map')) !== null
      yield* files.removeOthers('map', null)
      yield* mapQuarters.reset()
      if (removed) yield* transaction(events.emit(BasemapChanged.of({})))
      return { removed }
    }),
)

/** Takes over the base map that the operator gave to a process on another machine. */
export const SynchronizeBasemap = define('map/SynchronizeBasemap', { files: PublicFiles, cache: PageCache }, ({ files, cache }) =>
  Effect.fn('map.synchronize-basemap')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    const changed = yield* files.synchronize('map')
    // Pages name the file, which this process has only now.
    if (changed) cache.invalidate([pageTags.all])
    return { changed }
  }),
)

/** Reads the base map for a map that a page opens when it is asked for. */
export const ReadBasemap = handler(mapApi.readBasemap, { findBasemap: FindBasemap }, ({ findBasemap }) => findBasemap)

/** Hash in an archive's URL: `…/poland.83c42a64fd51cd72.pmtiles`. */
const hashOf = (url: string): string => /\.([0-9a-f]+)\.pmtiles$/.exec(url)?.[1] ?? 'none'

/** Reads the version of the base map as layout data, from which pages build addresses of pictures. */
export const ReadBasemapVersion = define('map/ReadBasemapVersion', { files: PublicFiles }, ({ files }): LoadLayoutData => {
  const read = files.newest('map').pipe(Effect.map((own): BasemapVersion => ({ version: hashOf((own ?? bundledArchive).url).slice(0, 8) })))
  return () => read
})
