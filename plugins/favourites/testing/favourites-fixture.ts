import { aUser } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { AddFavourite, ListFavourites, MergeFavourites, RemoveFavourite } from '../use-cases/favourites.ts'
import { type MemoryFacility, makeMemoryFavourites } from './memory-favourites.ts'

/** Creates a facility. */
export const aFacility = (over: Partial<MemoryFacility> = {}): MemoryFacility => {
  const id = newId()
  return { id, slug: `bajka-${id}`, name: 'Bajka', type: 'nursery', active: true, merged_into: null, deleted: false, ...over }
}

/** Creates the in-memory ports of the plugin; `add` creates a facility. */
export const makeFavouritesFixture = () => {
  const memory = makeMemoryFavourites()
  const ports = { favourites: memory.favourites, facilities: memory.known, clock: makeClock(), transaction: makeTransaction(memory) }
  const add = (over: Partial<MemoryFacility> = {}) => {
    const facility = aFacility(over)
    memory.facilities.set(facility.id, facility)
    return facility
  }
  return {
    ...ports,
    add,
    change: (one: MemoryFacility) => memory.facilities.set(one.id, one),
  }
}

/** Creates the use-cases over these ports, and a user; `ids` lists the favourites of the user. */
export const makeFavouritesUseCases = () => {
  const fixture = makeFavouritesFixture()
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
