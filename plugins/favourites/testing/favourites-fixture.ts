import { aUser } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import { AddFavourite, ListFavourites, MergeFavourites, RemoveFavourite } from '../use-cases/favourites.ts'
import { storeFacility } from './store-facility.ts'

/** Finds the ports of the plugin; `add` stores a facility, `addMany` returns the ids of several. */
export const makeFavouritesFixture = (database: UseCaseDatabase) => {
  const add = (over: Parameters<typeof storeFacility>[1] = {}) => storeFacility(database, over)
  return {
    favourites: database.find(Favourites),
    facilities: database.find(KnownFacilities),
    clock: database.clock,
    transaction: database.find(Transaction),
    add,
    addMany: async (count: number) => (await Promise.all(Array.from({ length: count }, () => add()))).map(({ id }) => id),
    mergeFacility: (id: string, target: string) => rowsOf(database, 'update facility set merged_into = ? where id = ?', [target, id]),
    deleteFacility: (id: string) => rowsOf(database, 'update facility set deleted_at = now() where id = ?', [id]),
  }
}

/** Creates the use-cases over these ports, and a user; `ids` lists the favourites of the user. */
export const makeFavouritesUseCases = (database: UseCaseDatabase) => {
  const fixture = makeFavouritesFixture(database)
  const user = aUser()
  const list = makeOf(ListFavourites)(fixture)
  return {
    ...fixture,
    user,
    list,
    addOne: makeOf(AddFavourite)(fixture),
    remove: makeOf(RemoveFavourite)(fixture),
    merge: makeOf(MergeFavourites)(fixture),
    ids: async () => (await run(list(user, {}))).favourites.map(({ id }) => id),
  }
}
