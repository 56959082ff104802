import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { SearchFrequency } from '../contract/saved-search.ts'
import type { Reading } from '../domain/reading.ts'

/** Table of saved searches; an account has a search once. */
export const SavedSearchTable = defineEntity({
  name: 'SavedSearchRow',
  tableName: 'saved_searches_search',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    name: p.text(),
    query: p.text(),
    reading: p.json<Reading>().strictNullable(),
    frequency: p.text().$type<SearchFrequency>(),
    matches: p.integer(),
    new_hits: p.integer(),
    created_at: p.type(IsoTimestamp),
    checked_at: p.type(IsoTimestamp),
    outdated: p.boolean(),
    version: p.integer(),
  },
})

/** Table of what searches remember, apart from them, because lists do not read it. */
export const SearchMemoryTable = defineEntity({
  name: 'SearchMemoryRow',
  tableName: 'saved_searches_memory',
  properties: {
    search_id: p.uuid().primary(),
    seen: p.json<readonly string[]>(),
    vacant: p.json<readonly string[]>(),
  },
})

/** Tables of saved searches. */
export const savedSearchesTables = [SavedSearchTable, SearchMemoryTable]
