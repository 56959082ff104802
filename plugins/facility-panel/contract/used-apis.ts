// Routes of other plugins that the panel's pages call.
export { placesApi } from '#plugins/places/contract/api.ts'
export { tagsApi } from '#plugins/tags/contract/api.ts'
