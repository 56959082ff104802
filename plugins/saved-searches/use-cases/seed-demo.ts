import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { DemoFacilities, newSavedSearch, SavedSearches } from '../domain/saved-searches.port.ts'

const demo = {
  name: 'Przedszkola w Krakowie z wolnymi miejscami',
  query: 'miasto=malopolskie%2Fkrakow&kategoria=przedszkola&wolne-miejsca=tak',
}

/** Saves a search for the parent of the demo, once, with one hit. */
export const SeedSearchesDemo = define(
  'saved-searches/SeedDemo',
  { searches: SavedSearches, facilities: DemoFacilities, origins: AccountOrigins, clock: Clock, transaction: Transaction },
  ({ searches, facilities, origins, clock, transaction }): Seed =>
    Effect.fn('saved-searches.seed-demo')(function* () {
      const parent = yield* origins.originOfEmail('rodzic@demo.test')
      if (!parent || (yield* searches.ofAccount(parent.id)).length > 0) return
      const ids = yield* facilities.vacantInKrakow()
      const found = { seen: ids, vacant: ids }
      const search = newSavedSearch({ account_id: parent.id, ...demo, frequency: 'daily' }, found, clock.now())
      yield* Effect.orDie(searches.add({ ...search, new_hits: 1 }, found))
    }, transaction),
)
