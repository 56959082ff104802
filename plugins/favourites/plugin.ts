import { mergedKind } from '#core/facilities/merge-participant.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { tool } from '#core/plugin/tools.ts'
import { favouritesApi } from './contract/api.ts'
import { CompareInput } from './contract/compare.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { favourites } from './migrations/20261126100000-favourites.ts'
import { makeComparedFacilities, makeKnownFacilities } from './persistence/facilities.query.ts'
import { makeFavourites } from './persistence/favourites.repository.ts'
import { FavouriteMerges } from './persistence/merges.repository.ts'
import { FavouriteTable } from './persistence/tables.ts'
import { savedToday } from './persistence/today.query.ts'
import { favouritesPersonal } from './personal-data.ts'
import { CompareForAssistants } from './use-cases/compare-for-assistants.ts'
import { AddFavourite, ListFavourites, LoadFavouritesLayoutData, MergeFavourites, RemoveFavourite } from './use-cases/favourites.ts'

/** Favourite facilities, in the browser or in the account, and their comparison side by side. */
export const plugin = definePlugin({
  name: 'favourites',
  dependsOn: ['catalogue', 'tags'],
  migrations: [favourites],
  tables: [FavouriteTable],
  providers: [makeFavourites, makeKnownFacilities, makeComparedFacilities],
  endpoints: implement(favouritesApi, [ListFavourites, AddFavourite, RemoveFavourite, MergeFavourites]),
  tools: [
    tool('compare', {
      title: 'Compare facilities',
      description: 'Puts up to four facilities side by side: fees, places, hours, kind, amenities, each with its source and day.',
      input: CompareInput,
      useCase: CompareForAssistants,
    }),
  ],
  mergedKinds: [mergedKind('favourites', { label: 'favourites.merged', single: false, participant: FavouriteMerges })],
  layoutData: LoadFavouritesLayoutData,
  personalData: favouritesPersonal,
  accountToday: [savedToday],
  messages: { pl, ua, en },
})
