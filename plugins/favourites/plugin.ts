import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { mergedKind } from '#core/facilities/merge-participant.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { ComparedFacilities } from './domain/compared-facilities.port.ts'
import { Favourites, KnownFacilities } from './domain/favourites.port.ts'
import { favouritesEndpoints } from './endpoints.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { favourites } from './migrations/20261126100000-favourites.ts'
import { makeComparedFacilities } from './persistence/compared-facilities.query.ts'
import { FavouriteTable } from './persistence/favourite.table.ts'
import { makeFavourites } from './persistence/favourites.repository.ts'
import { makeKnownFacilities } from './persistence/known-facilities.query.ts'
import { FavouriteMerges, makeFavouriteMerges } from './persistence/merges.repository.ts'
import { favouritesPersonal } from './personal-data.ts'
import { makeReadFavourites, ReadFavourites } from './services/read-favourites.ts'
import { AddFavourite, makeAddFavourite } from './use-cases/add-favourite.ts'
import { CompareFacilities, makeCompareFacilities } from './use-cases/compare-facilities.ts'
import { ListFavourites, makeListFavourites } from './use-cases/list-favourites.ts'
import { LoadFavouritesLayoutData, makeLoadFavouritesLayoutData } from './use-cases/load-layout-data.ts'
import { MergeFavourites, makeMergeFavourites } from './use-cases/merge-favourites.ts'
import { makeRemoveFavourite, RemoveFavourite } from './use-cases/remove-favourite.ts'
import { makeShowFavourites, ShowFavourites } from './use-cases/show-favourites.ts'

/** Favourite facilities, in the browser or in the account, and their comparison side by side. */
export const plugin = definePlugin({
  name: 'favourites',
  dependsOn: ['catalogue', 'tags'],
  migrations: [favourites],
  tables: [FavouriteTable],
  bindings: (bind) => {
    const ports = { favourites: Favourites, facilities: KnownFacilities }
    const writing = { ...ports, readFavourites: ReadFavourites, clock: Clock, transaction: Transaction }
    bind(Favourites, makeFavourites, { db: Db })
    bind(KnownFacilities, makeKnownFacilities, { db: Db })
    bind(FavouriteMerges, makeFavouriteMerges, { db: Db })
    bind(ComparedFacilities, makeComparedFacilities, { db: Db })
    bind(ReadFavourites, makeReadFavourites, ports)
    bind(ListFavourites, makeListFavourites, { readFavourites: ReadFavourites })
    bind(AddFavourite, makeAddFavourite, writing)
    bind(MergeFavourites, makeMergeFavourites, writing)
    bind(RemoveFavourite, makeRemoveFavourite, { favourites: Favourites, readFavourites: ReadFavourites, transaction: Transaction })
    bind(ShowFavourites, makeShowFavourites, {
      facilities: KnownFacilities,
      cards: FacilityCards,
      parts: FacilitySlotData,
      facets: Facets,
      clock: Clock,
    })
    bind(CompareFacilities, makeCompareFacilities, { facilities: ComparedFacilities, clock: Clock })
    bind(LoadFavouritesLayoutData, makeLoadFavouritesLayoutData, {})
  },
  endpoints: favouritesEndpoints,
  mergedKinds: [mergedKind('favourites', { label: 'favourites.merged', single: false, participant: FavouriteMerges })],
  layoutData: LoadFavouritesLayoutData,
  personalData: favouritesPersonal,
  messages: { pl, ua, en },
})
