import { define, provide } from '#core/kernel/define.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { cspSources } from '#core/plugin/csp-sources.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { installationCheck } from '#core/plugin/installation-checks.ts'
import { everyInEachProcess } from '#core/plugin/jobs.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { mapCommands } from './commands/basemap.ts'
import { basemapTag, bundledArchive } from './contract/basemap.ts'
import { BasemapChanged } from './contract/events.ts'
import { BundledArchive } from './domain/districts.port.ts'
import { mapEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDistrictLabels, makeDistricts } from './persistence/districts.query.ts'
import { makeUrlSearches } from './services/read-url-search.ts'
import { mapSettings } from './settings.ts'
import { CheckBasemap, ReadBasemapVersion, SynchronizeBasemap } from './use-cases/basemap.ts'

const MapSitemap = define('map/Sitemap', {}, () => staticPages('/wszystkie-lokalizacje'))

const assets = new URL('./assets/', import.meta.url)

const originOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/** Map of facilities with a list of results. */
export const plugin = definePlugin({
  name: 'map',
  dependsOn: ['places', 'tags', 'catalogue', 'search'],
  providers: [
    provide(BundledArchive, {}, () => new URL(bundledArchive.url.replace('/assets/map/', ''), assets)),
    makeDistricts,
    makeUrlSearches,
    makeDistrictLabels,
  ],
  endpoints: mapEndpoints,
  settings: mapSettings,
  assets,
  publicFiles: true,
  commands: mapCommands,
  processJobs: [everyInEachProcess(1, SynchronizeBasemap)],
  installationChecks: [installationCheck('the base map can be read', CheckBasemap)],
  cacheInvalidations: [cacheInvalidation(BasemapChanged, () => [basemapTag])],
  cspSources: [
    cspSources('connect-src', mapSettings, ({ MAP_STYLE_URL: style }) => originOf(style)),
    // MapLibre creates images from the style's tiles and symbols.
    cspSources('img-src', mapSettings, ({ MAP_STYLE_URL: style }) => originOf(style).flatMap((origin) => [origin, 'blob:'])),
  ],
  layoutData: ReadBasemapVersion,
  sitemap: MapSitemap,
  messages: { pl, ua, en },
})
