import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { SavedSearchesFull, SavedSearchNotFound, SearchNotSavable, SearchStopLinkNotFound } from '../contract/errors.ts'
import { searchLimits } from '../contract/limits.ts'
import type { NewSavedSearch, PreviewView } from '../contract/saved-search.ts'
import { readingOf } from '../domain/reading.ts'
import { DemoFacilities, newSavedSearch, SavedSearches, viewSearch } from '../domain/saved-searches.port.ts'
import { FindNow, refusalOf, SearchStopLink } from '../services/searches.ts'

/** Lists the saved searches of the user. */
export const ListSearches = handler(savedSearchesApi.listSearches, { searches: SavedSearches }, ({ searches }) =>
  Effect.fn('saved-searches.list')(function* (user) {
    return { searches: (yield* searches.ofAccount(user.id)).map(viewSearch) }
  }),
)

/** Returns what the page shows on which a search is saved. */
export const PreviewSearch = handler(
  savedSearchesApi.previewSearch,
  { searches: SavedSearches, findNow: FindNow },
  ({ searches, findNow }) =>
    Effect.fn('saved-searches.preview')(function* (user, { query }) {
      const found = yield* findNow(query)
      if (!found) return { matches: 0, place: null, reason: 'unsavable' } satisfies PreviewView
      const own = yield* searches.ofAccount(user.id)
      const saved = own.find((one) => one.query === found.search.query)
      const isFull = !saved && own.length >= searchLimits.searches
      const reason = saved && !saved.outdated ? 'exists' : (refusalOf(found) ?? (isFull ? 'full' : null))
      return { matches: found.total, place: found.search.place, reason } satisfies PreviewView
    }),
)

/**
 * Saves a search, under the lock of the account, so that it has no more than it may and is not deleted meanwhile. One
 * that could not be repeated as it was saved begins anew.
 */
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
      const own = yield* searches.ofAccount(accountId)
      const of = { account_id: accountId, name, frequency, query: search.query, reading: readingOf(search) }
      const saved = newSavedSearch(of, now, clock.now())
      const before = own.find(({ query, outdated }) => query === search.query && outdated)
      if (before) {
        const renewed = { ...saved, id: before.id, created_at: before.created_at, version: before.version + 1 }
        yield* searches.save(renewed)
        yield* searches.remember(before.id, now)
        return viewSearch(renewed)
      }
      if (own.length >= searchLimits.searches) return yield* new SavedSearchesFull({ values: { max: searchLimits.searches } })
      yield* searches.add(saved, now)
      return viewSearch(saved)
    }, transaction)

    return Effect.fn('saved-searches.save')(function* (user, input) {
      const found = yield* findNow(input.query)
      if (!found || refusalOf(found) !== null) return yield* new SearchNotSavable()
      return yield* store(user.id, input, found)
    })
  },
)

/** Changes the name of a saved search or how often it is repeated. Those of others do not exist for the user. */
export const ChangeSearch = handler(
  savedSearchesApi.changeSearch,
  { searches: SavedSearches, transaction: Transaction },
  ({ searches, transaction }) =>
    Effect.fn('saved-searches.change')(function* (user, { id, version, name, frequency }) {
      const search = yield* searches.lock(id)
      if (search?.account_id !== user.id) return yield* new SavedSearchNotFound()
      if (version !== undefined && version !== search.version) return yield* new VersionConflict()
      const changed = { ...search, name: name ?? search.name, frequency: frequency ?? search.frequency, version: search.version + 1 }
      yield* searches.save(changed)
      return viewSearch(changed)
    }, transaction),
)

/** Removes a saved search of the user. One that is gone, or is another account's, is not found. */
export const RemoveSearch = handler(
  savedSearchesApi.removeSearch,
  { searches: SavedSearches, overview: Overview, transaction: Transaction },
  ({ searches, overview, transaction }) =>
    Effect.fn('saved-searches.remove')(function* (user, { id }) {
      if (!(yield* searches.remove(id, user.id))) return yield* new SavedSearchNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)

/**
 * Returns what the link of a mail is about, and the page that confirms it; `search` is `null` once the messages have
 * ended. Opening it changes nothing, because mail scanners open links.
 */
export const ReadSearchStopLink = handler(
  savedSearchesApi.readStopLink,
  { stopLink: SearchStopLink, searches: SavedSearches },
  ({ stopLink, searches }) =>
    Effect.fn('saved-searches.read-stop-link')(function* (_, { token: stopToken }) {
      const id = stopLink.read(stopToken)
      if (id === null) return yield* new SearchStopLinkNotFound()
      const search = yield* searches.byId(id)
      return { to: `/zapisane-wyszukiwania/rezygnacja/${stopToken}`, search: search && search.frequency !== 'off' ? search.name : null }
    }),
)

/**
 * Ends the messages about the one search of a link; it stays saved. Needs no sign-in and may be repeated, also after
 * the account was deleted.
 */
export const StopSearch = handler(
  savedSearchesApi.stop,
  { stopLink: SearchStopLink, searches: SavedSearches, audit: Audit, transaction: Transaction },
  ({ stopLink, searches, audit, transaction }) =>
    Effect.fn('saved-searches.stop')(function* (_, { token: stopToken }) {
      const id = stopLink.read(stopToken)
      if (id === null) return yield* new SearchStopLinkNotFound()
      const search = yield* searches.lock(id)
      if (search && search.frequency !== 'off') {
        yield* searches.save({ ...search, frequency: 'off', version: search.version + 1 })
        yield* audit.record({
          actor: system,
          action: 'saved-searches.stopped-by-link',
          subject: search.account_id,
          about: { search: search.id },
        })
      }
      return { ended: true as const }
    }, transaction),
)

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
      const search = newSavedSearch({ account_id: parent.id, ...demo, reading: null, frequency: 'daily' }, found, clock.now())
      yield* Effect.orDie(searches.add({ ...search, new_hits: 1 }, found))
    }, transaction),
)
