import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { InstallationCheck } from '#core/plugin/installation-checks.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { BundledArchive } from '../domain/bundled-archive.port.ts'
import { describeArchive } from '../services/describe-archive.ts'

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
