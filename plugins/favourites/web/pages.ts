import { definePages } from '#web/runtime/plugin-ui.ts'
import { ComparePage } from './compare/ComparePage.tsx' with { type: 'vike:pointer' }
import { FavouritesPage } from './list/FavouritesPage.tsx' with { type: 'vike:pointer' }
import { compareData, favouritesData } from './pages.data.ts' with { type: 'vike:pointer' }

/** Pages of the favourites and of the comparison. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'favourites',
    route: '/ulubione',
    Page: FavouritesPage,
    data: favouritesData,
    title: 'favourites.list.title',
    description: 'favourites.list.description',
  },
  {
    layout: 'public',
    name: 'compare',
    route: '/porownaj',
    Page: ComparePage,
    data: compareData,
    title: 'favourites.compare.title',
    description: 'favourites.compare.description',
  },
])
