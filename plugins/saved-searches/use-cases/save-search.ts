import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { SavedSearchesFull, SearchNotSavable } from '../contract/errors.ts'
import { type NewSavedSearch, searchLimits } from '../contract/saved-search.ts'
import { newSavedSearch, viewSearch } from '../domain/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { FindNow } from '../services/find-now.ts'

/** Saves a search, under the lock of the account, so that it has no more than it may and is not deleted meanwhile. */
export const SaveSearch = handler(
  savedSearchesApi.saveSearch,
  { holdAccount: HoldAccount, searches: SavedSearches, findNow: FindNow, clock: Clock, transaction: Transaction },
  ({ holdAccount, searches, findNow, clock, transaction }) => {
    const store = Effect.fn('saved-searches.store')(function* (
      accountId: string,
      { name, frequency = 'daily' }: NewSavedSearch,
      { search, now }: Exclude<Effect.Success<ReturnType<FindNow>>, null>,
    ) {
      yield* holdAccount(accountId).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
      if ((yield* searches.ofAccount(accountId)).length >= searchLimits.searches)
        return yield* new SavedSearchesFull({ values: { max: searchLimits.searches } })
      const saved = newSavedSearch({ account_id: accountId, name, frequency, query: search.query }, now, clock.now())
      yield* searches.add(saved, now)
      return viewSearch(saved)
    }, transaction)

    return Effect.fn('saved-searches.save')(function* (user, input) {
      const found = yield* findNow(input.query)
      if (!found || found.total > searchLimits.matches) return yield* new SearchNotSavable()
      return yield* store(user.id, input, found)
    })
  },
)
