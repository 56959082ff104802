import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import type { DemoFacilities } from '../domain/demo-facilities.port.ts'
import { newSavedSearch } from '../domain/saved-search.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

interface Dependencies {
  readonly searches: SavedSearches
  readonly facilities: DemoFacilities
  readonly origins: AccountOrigins
  readonly clock: Clock
  readonly transaction: Transaction
}

const demo = {
  name: 'Przedszkola w Krakowie z wolnymi miejscami',
  query: 'miasto=malopolskie%2Fkrakow&kategoria=przedszkola&wolne-miejsca=tak',
}

/** Saves a search for the parent of the demo, once, with one hit. */
export const makeSeedSearchesDemo = ({ searches, facilities, origins, clock, transaction }: Dependencies): Seed =>
  Effect.fn('saved-searches.seed-demo')(function* () {
    const parent = yield* origins.originOfEmail('rodzic@demo.test')
    if (!parent || (yield* searches.ofAccount(parent.id)).length > 0) return
    const ids = yield* facilities.vacantInKrakow()
    const found = { seen: ids, vacant: ids }
    const search = newSavedSearch({ account_id: parent.id, ...demo, frequency: 'daily' }, found, clock.now())
    yield* Effect.orDie(searches.add({ ...search, new_hits: 1 }, found))
  }, transaction)

export const SeedSearchesDemo = token<Seed>('saved-searches/SeedDemo')
