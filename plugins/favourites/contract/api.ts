import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { FavouritesFull } from './errors.ts'
import { BrowserFavourites, ByFacility, FavouriteList, MergedFavourites } from './favourite.ts'

/** HTTP API of an account's favourite facilities (journey J1.4). */
export const favouritesApi = defineApi({
  listFavourites: route.get('/api/v1/favourite', {
    summary: 'Lists the user’s favourite facilities, the newest first. A merged facility is listed as the one it was merged into.',
    output: FavouriteList,
    access: 'user',
  }),
  addFavourite: route.put('/api/v1/favourite/:id', {
    summary: 'Adds a facility to the user’s favourites; adding it again changes nothing. Returns all favourites.',
    input: ByFacility,
    output: FavouriteList,
    access: 'user',
    errors: [FacilityNotFound, FavouritesFull],
  }),
  removeFavourite: route.delete('/api/v1/favourite/:id', {
    summary: 'Removes a facility from the user’s favourites; one that is not among them is ignored. Returns all favourites.',
    input: ByFacility,
    output: FavouriteList,
    access: 'user',
  }),
  mergeFavourites: route.post('/api/v1/favourite/merge', {
    summary:
      'Adds the favourites that a browser has collected without an account, as far as there is room; ids of no facility are ignored. Returns all favourites.',
    input: BrowserFavourites,
    output: MergedFavourites,
    access: 'user',
  }),
})
