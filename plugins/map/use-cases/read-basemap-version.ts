import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { type BasemapVersion, bundledArchive } from '../contract/basemap.ts'

/** Hash in an archive's URL: `…/poland.83c42a64fd51cd72.pmtiles`. */
const hashOf = (url: string): string => /\.([0-9a-f]+)\.pmtiles$/.exec(url)?.[1] ?? 'none'

/** Reads the version of the base map as layout data, from which pages build addresses of pictures. */
export const ReadBasemapVersion = define('map/ReadBasemapVersion', { files: PublicFiles }, ({ files }): LoadLayoutData => {
  const read = files.newest('map').pipe(Effect.map((own): BasemapVersion => ({ version: hashOf((own ?? bundledArchive).url).slice(0, 8) })))
  return () => read
})
