import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import {
  ByCity,
  CityDescription,
  CmsCityPage,
  CmsCityQuery,
  DescriptionVersions,
  NewDescription,
  RestoredDescription,
  VersionsQuery,
} from './description.ts'
import { CmsCityNotFound, DescriptionVersionNotFound } from './errors.ts'

const one = '/api/v1/cms/city-description/:city_id'

/** HTTP API of the descriptions of cities (decisions §14, features CM-01 to CM-04). */
export const cmsApi = defineApi({
  listCities: route.get('/api/v1/cms/city', {
    summary: 'Lists the cities that have a page in the catalogue, with the completeness of their descriptions by language.',
    input: CmsCityQuery,
    output: CmsCityPage,
    access: 'cms',
  }),
  showDescription: route.get(one, {
    summary: 'Returns the description of a city in one language; one that was never written has no texts and version 0.',
    input: ByCity,
    output: CityDescription,
    access: 'cms',
    version: true,
    errors: [CmsCityNotFound],
  }),
  saveDescription: route.put(one, {
    summary: 'Saves the description of a city in one language, and keeps it as a version.',
    input: NewDescription,
    output: CityDescription,
    access: 'cms',
    version: true,
    largeBody: true,
    errors: [CmsCityNotFound],
  }),
  listDescriptionVersions: route.get(`${one}/versions`, {
    summary: 'Lists what was saved of a description, the newest first, by page.',
    input: VersionsQuery,
    output: DescriptionVersions,
    access: 'cms',
    errors: [CmsCityNotFound],
  }),
  restoreDescription: route.post(`${one}/restore`, {
    summary: 'Saves the texts of an earlier version again, as a new version.',
    input: RestoredDescription,
    output: CityDescription,
    access: 'cms',
    version: true,
    errors: [CmsCityNotFound, DescriptionVersionNotFound],
  }),
})
