import { Effect } from 'effect'
import { system } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { SearchStopLinkNotFound } from '../contract/errors.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { SearchStopLink } from '../services/searches.ts'

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
