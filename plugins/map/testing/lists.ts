/** Reads the lists of this plugin, for tests that compare them with those of others. */
export { SearchFacilities } from '../use-cases/search-facilities.ts'
export { ShowMap } from '../use-cases/show-map.ts'
