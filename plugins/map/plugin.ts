import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import { token } from '#core/kernel/token.ts'
import { type SitemapPages, staticPages } from '#core/plugin/addresses.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { cspSources } from '#core/plugin/origins.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/questions.ts'
import { Cities } from '#plugins/places/contract/questions.ts'
import { Districts } from './domain/districts.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDistricts } from './persistence/districts.query.ts'
import { mapRoutes } from './routes.ts'
import { mapSettings } from './settings.ts'
import { ClusterFacilities, makeClusterFacilities } from './use-cases/cluster-facilities.ts'
import { makeSearchFacilities, SearchFacilities } from './use-cases/search-facilities.ts'
import { makeShowMap, ShowMap } from './use-cases/show-map.ts'

const MapAddresses = token<SitemapPages>('map/Addresses')

const hostOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/** The map: facilities where they are, and the same as a list. */
export const plugin = definePlugin({
  name: 'map',
  dependsOn: ['places', 'tags', 'catalogue'],
  bindings: (bind) => {
    const search = { facets: Facets, index: FacilityIndex, cards: FacilityCards }
    bind(Districts, makeDistricts, { db: Db })
    bind(MapAddresses, () => staticPages('/wszystkie-lokalizacje'), {})
    bind(SearchFacilities, makeSearchFacilities, search)
    bind(ClusterFacilities, makeClusterFacilities, search)
    bind(ShowMap, makeShowMap, {
      ...search,
      cities: Cities,
      districts: Districts,
      names: NameIndex,
      parts: FacilityParts,
      clock: Clock,
      settings: mapSettings.values,
    })
  },
  routes: mapRoutes,
  settings: mapSettings,
  cspSources: [
    cspSources('connect-src', mapSettings, ({ MAP_STYLE_URL: style }) => hostOf(style)),
    // MapLibre makes pictures of the style's tiles and symbols.
    cspSources('img-src', mapSettings, ({ MAP_STYLE_URL: style }) => hostOf(style).flatMap((host) => [host, 'blob:'])),
  ],
  sitemap: MapAddresses,
  messages: { pl, ua, en },
})
