import { Schema } from 'effect'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { ClustersResponse } from './clusters.ts'
import { InvalidSearch } from './errors.ts'
import { PlaceQuery } from './place-picture.ts'
import { SearchBody } from './search-body.ts'
import { NoSurroundings, SurroundingsQuery } from './surroundings.ts'

const BasemapView = Schema.Struct({
  styleUrl: Schema.NullOr(Schema.String),
  archives: Schema.Array(Schema.Struct({ url: Schema.String, coverage: Schema.Literals(['whole', 'stacked']) })),
})

/** HTTP API of the map: the search of specification §7, and the same search in clusters for large areas (decisions §21). */
export const mapApi = defineApi({
  searchFacilities: route.post('/api/search', {
    summary: 'The facilities of a city, of an area or of a search text, the best ranked first, at most 300.',
    input: SearchBody,
    output: Schema.Array(FacilityCard),
    reads: true,
    access: 'anyone',
    errors: [InvalidSearch],
  }),
  clusterFacilities: route.post('/api/search/clusters', {
    summary: 'The same search, grouped into clusters for a zoom of the map.',
    input: SearchBody,
    output: ClustersResponse,
    reads: true,
    access: 'anyone',
    errors: [InvalidSearch],
  }),
  readBasemap: route.get('/api/v1/map/basemap', {
    summary: 'The base map: the address of a MapLibre style, or the archives of its tiles, the preferred one first.',
    output: BasemapView,
    access: 'anyone',
  }),
  drawSurroundings: route.get('/api/v1/map/surroundings/:id', {
    summary: 'A picture of the map around a facility, WebP of 800 × 420 pixels.',
    input: SurroundingsQuery,
    output: FileBody,
    responseType: 'file',
    access: 'anyone',
    errors: [NoSurroundings],
    // A new picture takes a tenth of a second of a processor.
    rateLimit: { times: 120, seconds: 60 },
  }),
  drawPlace: route.get('/api/v1/map/place', {
    summary: 'A picture of the map around a point of Poland, WebP of 1280 × 800 pixels, on which people place a pin.',
    input: PlaceQuery,
    output: FileBody,
    responseType: 'file',
    access: 'anyone',
    // One of a whole city takes 0.6 s of a processor, and all pictures are drawn by one worker.
    rateLimit: { times: 20, seconds: 60 },
  }),
})
