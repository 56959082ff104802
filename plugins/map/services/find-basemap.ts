import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { type Basemap, bundledArchive } from '../contract/basemap.ts'
import { mapSettings } from '../settings.ts'

/** Finds the base map of this installation: the operator's style, else the operator's archive before the bundled one. */
export const FindBasemap = define(
  'map/FindBasemap',
  { files: PublicFiles, settings: mapSettings.values },
  ({ files, settings }) =>
    (): Effect.Effect<Basemap> =>
      Effect.map(files.newest('map'), (own) => ({
        styleUrl: settings.MAP_STYLE_URL,
        archives: own ? [{ url: own.url, coverage: 'whole' }, bundledArchive] : [bundledArchive],
      })),
)
