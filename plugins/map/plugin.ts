import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { token } from '#core/kernel/token.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { cspSources } from '#core/plugin/csp-sources.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { installationCheck } from '#core/plugin/installation-checks.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MapPictures } from '#core/ports/map-pictures.ts'
import { PublicFiles } from '#core/ports/public-files.ts'
import { TileArchives } from '#core/ports/tile-archives.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { mapCommands } from './commands/basemap.ts'
import { basemapTag, bundledArchive } from './contract/basemap.ts'
import { BasemapChanged } from './contract/events.ts'
import { UrlSearches } from './contract/queries.ts'
import { DistrictLabels } from './domain/district-labels.port.ts'
import { Districts } from './domain/districts.port.ts'
import { mapEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDistrictLabels } from './persistence/district-labels.query.ts'
import { makeDistricts } from './persistence/districts.query.ts'
import { makeUrlSearches } from './services/read-url-search.ts'
import { mapSettings } from './settings.ts'
import { CheckBasemap, makeCheckBasemap } from './use-cases/check-basemap.ts'
import { ClusterFacilities, makeClusterFacilities } from './use-cases/cluster-facilities.ts'
import { DrawPlace, makeDrawPlace } from './use-cases/draw-place.ts'
import { DrawSurroundings, makeDrawSurroundings } from './use-cases/draw-surroundings.ts'
import { makeReadBasemapVersion, ReadBasemapVersion } from './use-cases/read-basemap-version.ts'
import { makeResetBasemap, ResetBasemap } from './use-cases/reset-basemap.ts'
import { makeSearchFacilities, SearchFacilities } from './use-cases/search-facilities.ts'
import { makeShowMap, ShowMap } from './use-cases/show-map.ts'
import { makeUseBasemap, UseBasemap } from './use-cases/use-basemap.ts'

const MapSitemap = token<SitemapPages>('map/Sitemap')

const assets = new URL('./assets/', import.meta.url)
/** The bundled archive on the disk. */
const bundled = new URL(bundledArchive.url.replace('/assets/map/', ''), assets)

const originOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/** Map of facilities with a list of results. */
export const plugin = definePlugin({
  name: 'map',
  dependsOn: ['places', 'tags', 'catalogue'],
  bindings: (bind) => {
    const search = { facets: Facets, index: FacilityIndex, cards: FacilityCards }
    bind(Districts, makeDistricts, { db: Db })
    bind(UrlSearches, makeUrlSearches, { facets: Facets, cities: Cities, districts: Districts, names: NameIndex })
    bind(MapSitemap, () => staticPages('/wszystkie-lokalizacje'), {})
    bind(SearchFacilities, makeSearchFacilities, search)
    bind(DistrictLabels, makeDistrictLabels, { db: Db })
    bind(ClusterFacilities, makeClusterFacilities, { ...search, districtLabels: DistrictLabels })
    bind(UseBasemap, makeUseBasemap, { archives: TileArchives, files: PublicFiles, events: Events, transaction: Transaction })
    bind(ResetBasemap, makeResetBasemap, { files: PublicFiles, events: Events, transaction: Transaction })
    bind(CheckBasemap, (ports) => makeCheckBasemap({ ...ports, bundled }), { archives: TileArchives, files: PublicFiles })
    bind(DrawPlace, (ports) => makeDrawPlace({ ...ports, bundled }), { pictures: MapPictures, files: PublicFiles })
    bind(DrawSurroundings, (ports) => makeDrawSurroundings({ ...ports, bundled }), {
      cards: FacilityCards,
      pictures: MapPictures,
      files: PublicFiles,
    })
    bind(ReadBasemapVersion, makeReadBasemapVersion, { files: PublicFiles })
    bind(ShowMap, makeShowMap, {
      ...search,
      cities: Cities,
      districts: Districts,
      names: NameIndex,
      parts: FacilitySlotData,
      clock: Clock,
      settings: mapSettings.values,
      files: PublicFiles,
    })
  },
  endpoints: mapEndpoints,
  settings: mapSettings,
  assets,
  publicFiles: true,
  commands: mapCommands,
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
