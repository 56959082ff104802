import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { InstallationCheck } from '#core/plugin/installation-checks.ts'
import type { PublicFiles } from '#core/ports/public-files.ts'
import type { TileArchives } from '#core/ports/tile-archives.ts'
import { describeArchive } from '../services/describe-archive.ts'

interface Dependencies {
  readonly archives: TileArchives
  readonly files: PublicFiles
  /** Archive of the repository. */
  readonly bundled: URL
}

/** Reports which base map is in use and whether it can be read. */
export const makeCheckBasemap = ({ archives, files, bundled }: Dependencies): InstallationCheck =>
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
  })

export const CheckBasemap = token<InstallationCheck>('map/CheckBasemap')
