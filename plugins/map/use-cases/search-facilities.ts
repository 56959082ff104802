import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Point } from '#core/kernel/distance.ts'
import { Facets } from '#core/search/facets.port.ts'
import { type Box, FacilityIndex } from '#core/search/facility-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { TextSearches } from '#plugins/search/contract/text-searches.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { areaOf } from '../domain/area.ts'
import { DistrictLabels } from '../domain/districts.port.ts'
import { centreOf } from '../domain/map-subject.ts'
import { nearestFirst } from '../domain/nearest-first.ts'
import { parseIndexQuery } from '../services/index-query.ts'

/** Maximum number of facilities of one response (decisions §21). */
export const maxFacilities = 300

/** Finds the facilities of an area or city, or of a text, the best ranked first. */
export const SearchFacilities = define(
  'map/SearchFacilities',
  { facets: Facets, texts: TextSearches, index: FacilityIndex, cards: FacilityCards },
  ({ index, cards, ...readers }) =>
    Effect.fn('map.search-facilities')(function* (_: Actor, body: SearchBody) {
      const { ids, total, version } = yield* index.find(yield* parseIndexQuery(readers, body), { limit: maxFacilities })
      return { cards: yield* cards.byIds(ids), total, truncated: total > ids.length, version, byCity: Boolean(body.city_cache) }
    }),
)

export type SearchFacilities = PortOf<typeof SearchFacilities>

/** Result of a search. */
export type SearchResult = Effect.Success<ReturnType<SearchFacilities>>

/** Maximum number of cards in each of the response's two lists (decisions §21). */
const maxCards = 150
/** Zoom of the initial view (specification §9). */
const defaultZoom = 7
const maxZoom = 18
/** Clusters differ by quarters of a zoom, so that those of the whole country are computed rarely. */
const zoomSteps = 4
/** From this zoom on there is room for the names of districts. */
const minDistrictZoom = 10
const maxDistricts = 60

const isInside = ({ west, south, east, north }: Box, { longitude, latitude }: Point) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

/** Searches facilities and groups them into clusters for a zoom of the map. */
export const ClusterFacilities = define(
  'map/ClusterFacilities',
  { facets: Facets, texts: TextSearches, index: FacilityIndex, cards: FacilityCards, districtLabels: DistrictLabels },
  ({ index, cards, districtLabels, ...readers }) =>
    Effect.fn('map.cluster-facilities')(function* (_: Actor, body: SearchBody) {
      const zoom = Math.min(maxZoom, Math.round((body.zoom ?? defaultZoom) * zoomSteps) / zoomSteps)
      const { ids, ...found } = yield* index.cluster(yield* parseIndexQuery(readers, body), zoom, maxCards)
      const best = new Set(ids)
      const area = areaOf(body)
      const box = 'box' in area ? area.box : null
      const others = found.singles.filter(({ id }) => !best.has(id))
      const otherIds = (box && others.length > maxCards ? nearestFirst(others, centreOf(box)) : others).map(({ id }) => id)
      const [facilities, pins, labels] = yield* Effect.all(
        [cards.byIds(ids), cards.byIds(otherIds.slice(0, maxCards)), zoom < minDistrictZoom ? Effect.succeed([]) : districtLabels.all()],
        { concurrency: 3 },
      )
      const districts = labels.filter((label) => box !== null && isInside(box, label)).slice(0, maxDistricts)
      return { ...found, facilities, pins, districts, byCity: Boolean(body.city_cache) }
    }),
)

export type ClusterFacilities = PortOf<typeof ClusterFacilities>

/** Result of a clustered search. */
export type ClusteredSearchResult = Effect.Success<ReturnType<ClusterFacilities>>
