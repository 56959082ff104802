import { implement } from '#core/plugin/implement.ts'
import { favouritesApi } from './contract/api.ts'
import { AddFavourite } from './use-cases/add-favourite.ts'
import { ListFavourites } from './use-cases/list-favourites.ts'
import { MergeFavourites } from './use-cases/merge-favourites.ts'
import { RemoveFavourite } from './use-cases/remove-favourite.ts'

/** Endpoints of the favourites. */
export const favouritesEndpoints = implement(favouritesApi, {
  listFavourites: ListFavourites,
  addFavourite: AddFavourite,
  removeFavourite: RemoveFavourite,
  mergeFavourites: MergeFavourites,
})
