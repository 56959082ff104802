import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import type { ExampleContext } from '#config/quality/testing/examples/examples.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Areas, FacilityIndex, IndexQuery } from '#core/search/facility-index.port.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { storeAccount } from '#plugins/accounts/testing/store-account.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { UrlSearches } from '#plugins/map/contract/queries.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { SavedSearchTable } from '../persistence/tables.ts'
import { SearchStopLink } from '../services/searches.ts'
import { SaveSearch } from '../use-cases/saved-searches.ts'

/**
 * Finds the repositories of saved searches, and creates its services; `found` and `vacant` are what the index finds, `readings`
 * what texts mean, `rows` the stored searches.
 */
export const makeSearchesFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const events = makeEvents()
  const audit = makeAudit()
  const results = {
    found: [] as readonly string[],
    vacant: [] as readonly string[],
    total: null as number | null,
    /** Results in areas that a text means, by their JSON; `found` in all others. */
    inside: new Map<string, readonly string[]>(),
  }
  const readings = new Map<string, { readonly meaning: string; readonly within: Areas }>()
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
        const inside = 'anyOf' in within ? results.inside.get(JSON.stringify(within)) : undefined
        const ids = 'has_vacancies' in selection ? results.vacant : (inside ?? results.found)
        return { ids, total: results.total ?? ids.length, unlocated: 0, rated: 0, version: '1' }
      }),
  } as unknown as FacilityIndex
  const card = { city: 'Kraków', tuition_month: 150_000, free_places: 4, free_places_on: '2026-11-20', open_at: 390, close_at: 1020 }
  const facilityCards = {
    listed: (ids: readonly string[]) => Effect.succeed(ids.map((id) => ({ ...card, id, name: `Żłobek ${id}` }))),
  } as unknown as FacilityCards
  const signing = makeSigning({ clock })
  const ports = {
    clock,
    events,
    audit,
    holdAccount: database.find(HoldAccount),
    searches: database.find(SavedSearches),
    urlSearches,
    index,
    facilityCards,
    overview: { publishCounts: () => Effect.void } as Pick<Overview, 'publishCounts'> as Overview,
    stopLink: makeOf(SearchStopLink)({ signing, site: { url: 'https://kredka.test' } }),
    transaction: transactionWith(database, events, audit),
  }
  const addUser = async () => aUser({ id: (await storeAccount(database)).id })
  return {
    ...ports,
    results,
    readings,
    addUser,
    removeAccount: (id: string) => rowsOf(database, 'delete from accounts_account where id = ? returning 1', [id]),
    rows: tableRows(database, SavedSearchTable),
    saveSearch: makeOf(SaveSearch)(ports),
    parent: await addUser(),
  }
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
