import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Areas, FacilityIndex, IndexQuery } from '#core/search/facility-index.port.ts'
import type { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountNotFound } from '#plugins/accounts/contract/errors.ts'
import type { UrlSearches } from '#plugins/map/contract/queries.ts'
import { SavedSearchExists } from '../contract/errors.ts'
import { type SavedSearch, type StoredMemory, savedSearchesOf } from '../domain/saved-searches.port.ts'
import { SearchStopLink } from '../services/searches.ts'
import { SaveSearch } from '../use-cases/saved-searches.ts'

/** Creates an in-memory repository of saved searches. */
export const makeMemorySearches = () => {
  const searches = makeMemoryStore<SavedSearch, SavedSearchExists>({
    unique: [{ columns: ['account_id', 'query'], Failure: SavedSearchExists }],
  })
  const memories = makeMemoryStore<StoredMemory>({ key: ['search_id'] })
  return { searches: savedSearchesOf({ searches, memories }), rows: searches.rows, ...joined(searches, memories) }
}

/**
 * Creates the ports and services of saved searches in memory; `found` and `vacant` are what the index finds, `readings`
 * what texts mean.
 */
export const makeSearchesFixture = () => {
  const clock = makeClock()
  const memory = makeMemorySearches()
  const events = makeEvents()
  const audit = makeAudit()
  const results = {
    found: [] as readonly string[],
    vacant: [] as readonly string[],
    total: null as number | null,
    /** Results in areas that a text means, by these; `found` in all others. */
    inside: new Map<Areas, readonly string[]>(),
  }
  const readings = new Map<string, { readonly meaning: string; readonly within: Areas }>()
  const accounts = new Set<string>()
  const holdAccount = ((id: string) =>
    accounts.has(id) ? Effect.succeed({ id }) : Effect.fail(new AccountNotFound())) as unknown as HoldAccount
  const urlSearches: UrlSearches = {
    read: ({ miasto: [city] = [] as readonly string[], q: [text] = [] as readonly string[] }) => {
      const reading = text === undefined ? undefined : readings.get(text)
      const common = { selection: {}, withFreePlaces: { has_vacancies: true as const } }
      if (reading)
        return Effect.succeed({ ...common, ...reading, query: new URLSearchParams({ q: text ?? '' }).toString(), place: text ?? '' })
      return Effect.succeed(
        city === undefined ? null : { ...common, within: { city }, query: `miasto=${city}`, place: 'Kraków', meaning: null },
      )
    },
  }
  const index = {
    find: ({ within, selection }: IndexQuery) =>
      Effect.sync(() => {
        const inside = 'anyOf' in within ? results.inside.get(within) : undefined
        const ids = 'has_vacancies' in selection ? results.vacant : (inside ?? results.found)
        return { ids, total: results.total ?? ids.length, unlocated: 0, rated: 0, version: '1' }
      }),
  } as unknown as FacilityIndex
  const signing = makeSigning({ clock })
  const ports = {
    clock,
    events,
    audit,
    holdAccount,
    searches: memory.searches,
    urlSearches,
    index,
    knownFacilities: makeMemoryKnownFacilities(() => results.found.map((id) => aKnownFacility({ id, name: `Żłobek ${id}` }))),
    overview: { publishCounts: () => Effect.void } as Pick<Overview, 'publishCounts'> as Overview,
    stopLink: makeOf(SearchStopLink)({ signing, site: { url: 'https://kredka.test' } }),
    transaction: makeTransaction(memory, events, audit),
  }
  const addUser = () => {
    const user = aUser({ id: newId() })
    accounts.add(user.id)
    return user
  }
  return { ...ports, results, readings, addUser, accounts, rows: memory.rows, saveSearch: makeOf(SaveSearch)(ports), parent: addUser() }
}

/** Stores a saved search of an account; returns its id. */
export const insertSearch = async (
  { rows }: Pick<ExampleContext, 'rows'>,
  accountId: string,
  over: { readonly query?: string } = {},
): Promise<string> => {
  const id = newId()
  await rows(
    `insert into saved_searches_search (id, account_id, name, query, frequency, matches, new_hits, created_at, checked_at, version)
       values (?, ?, 'Żłobki', ?, 'daily', 0, 0, now(), now(), 1) returning 1`,
    [id, accountId, over.query ?? `miasto=${id}`],
  )
  return id
}
