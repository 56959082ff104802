/** What tests compare the lists of this plugin by with those of others. */
export { SearchFacilities } from '../use-cases/search-facilities.ts'
export { ShowMap } from '../use-cases/show-map.ts'
