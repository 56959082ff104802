import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { Rate, StoredFormerRate } from './rate.ts'

/** Creates the repository of rates over their tables. */
export const ratesOf = (table: TableStore<Rate>, former: TableStore<StoredFormerRate>) => ({
  ...asStore(table),
  /** Returns all rates by kind and area, the newest of an area first. */
  all: () =>
    table.find({}, { orderBy: { kind: 'desc', voivodeship: 'asc', county: 'asc', commune: 'asc', valid_from: 'desc', id: 'asc' } }),
  /** Stores a changed rate and keeps the version that it replaces. */
  replace: (before: Rate, after: Rate, replaced_at: string) =>
    Effect.andThen(former.addAll([{ rate_id: before.id, version: before.version, rate: before, replaced_at }]), table.save(after)),
  /** Returns the former versions of a rate, the newest first. */
  formerOf: (rate_id: string) => former.find({ rate_id }, { orderBy: { version: 'desc' } }),
})

/** Repository of rates. */
export interface Rates extends ReturnType<typeof ratesOf> {}
export const Rates = token<Rates>('costs/Rates')
