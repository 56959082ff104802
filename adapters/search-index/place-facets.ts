import type { FacetSpec } from './rows.ts'

/** Column of the index for the district, under which queries within a district are filtered like by a facet. */
export const districtFacet: FacetSpec = {
  key: 'place:district',
  kind: 'choice',
  from: `array[f.voivodeship || '/' || f.city_slug || '/' || f.district_slug]`,
}

/** Returns the value of a district: `malopolskie/krakow/debniki`. */
export const districtValue = (city: string, district: string): string => `${city}/${district}`

/** Column for facilities whose point is only that of their city, so that distances from it would mislead. */
export const approximateFacet: FacetSpec = { key: 'place:approximate', kind: 'boolean', from: `f.location_precision = 'approximate'` }
