import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { SavedSearchHit } from '../contract/events.ts'
import type { SearchFrequency } from '../contract/saved-search.ts'
import { afterCheck, compareFound, SavedSearches } from '../domain/saved-searches.port.ts'
import { FindNow, SearchStopLink } from '../services/searches.ts'

const dependencies = {
  searches: SavedSearches,
  findNow: FindNow,
  knownFacilities: KnownFacilities,
  stopLink: SearchStopLink,
  events: Events,
  clock: Clock,
  transaction: Transaction,
}

/** Facilities that a message names. */
const named = 10

/**
 * Repeats the saved searches of a frequency, each in a transaction with what it tells and remembers, so that a run that
 * ends half-way neither loses nor repeats anything (decision 119).
 */
const makeRepeatSearches = (frequency: Exclude<SearchFrequency, 'off'>, resolved: Resolved<typeof dependencies>) => {
  const { searches, findNow, knownFacilities, stopLink, events, clock, transaction } = resolved
  const repeatOne = Effect.fn(`saved-searches.repeat-${frequency}`)(function* (before: string) {
    const due = yield* searches.nextDue(frequency, before)
    if (!due) return null
    const { search, memory } = due
    const found = yield* findNow(search.query)
    // The place may come back, so what is known is kept.
    const now = found?.now ?? { seen: [], vacant: memory.vacant }
    const compared = compareFound(memory, now)
    yield* searches.save(afterCheck(search, now, compared.hits.length, clock.now()))
    yield* searches.remember(search.id, compared.memory)
    if (compared.hits.length === 0) return 0
    const facilities = yield* knownFacilities.find(compared.hits.slice(0, named))
    yield* events.emit(
      SavedSearchHit.of({
        searchId: search.id,
        accountId: search.account_id,
        search: search.name,
        query: search.query,
        count: compared.hits.length,
        unsubscribe: stopLink.urlOf(search.id),
        facilities: [...facilities.values()].map(({ name, city }) => `${name}, ${city}`),
      }),
    )
    return compared.hits.length
  }, transaction)

  return Effect.fn('saved-searches.repeat')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    const before = clock.now().toISOString()
    let hits = 0
    for (let one = yield* repeatOne(before); one !== null; one = yield* repeatOne(before)) hits += one
    return { hits }
  })
}

/** Repeats the searches that are repeated every hour. */
export const RepeatHourly = define('saved-searches/RepeatHourly', dependencies, (resolved) => makeRepeatSearches('hourly', resolved))

/** Repeats the searches that are repeated every day. */
export const RepeatDaily = define('saved-searches/RepeatDaily', dependencies, (resolved) => makeRepeatSearches('daily', resolved))
