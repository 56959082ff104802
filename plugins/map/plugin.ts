import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { token } from '#core/kernel/token.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { cspSources } from '#core/plugin/csp-sources.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { DistrictLabels } from './domain/district-labels.port.ts'
import { Districts } from './domain/districts.port.ts'
import { mapEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeDistrictLabels } from './persistence/district-labels.query.ts'
import { makeDistricts } from './persistence/districts.query.ts'
import { mapSettings } from './settings.ts'
import { ClusterFacilities, makeClusterFacilities } from './use-cases/cluster-facilities.ts'
import { makeSearchFacilities, SearchFacilities } from './use-cases/search-facilities.ts'
import { makeShowMap, ShowMap } from './use-cases/show-map.ts'

const MapSitemap = token<SitemapPages>('map/Sitemap')

const originOf = (address: string | null) => (address === null ? [] : [new URL(address).origin])

/** Map of facilities with a list of results. */
export const plugin = definePlugin({
  name: 'map',
  dependsOn: ['places', 'tags', 'catalogue'],
  bindings: (bind) => {
    const search = { facets: Facets, index: FacilityIndex, cards: FacilityCards }
    bind(Districts, makeDistricts, { db: Db })
    bind(MapSitemap, () => staticPages('/wszystkie-lokalizacje'), {})
    bind(SearchFacilities, makeSearchFacilities, search)
    bind(DistrictLabels, makeDistrictLabels, { db: Db })
    bind(ClusterFacilities, makeClusterFacilities, { ...search, districtLabels: DistrictLabels })
    bind(ShowMap, makeShowMap, {
      ...search,
      cities: Cities,
      districts: Districts,
      names: NameIndex,
      parts: FacilitySlotData,
      clock: Clock,
      settings: mapSettings.values,
    })
  },
  endpoints: mapEndpoints,
  settings: mapSettings,
  cspSources: [
    cspSources('connect-src', mapSettings, ({ MAP_STYLE_URL: style }) => originOf(style)),
    // MapLibre creates images from the style's tiles and symbols.
    cspSources('img-src', mapSettings, ({ MAP_STYLE_URL: style }) => originOf(style).flatMap((origin) => [origin, 'blob:'])),
  ],
  sitemap: MapSitemap,
  messages: { pl, ua, en },
})
