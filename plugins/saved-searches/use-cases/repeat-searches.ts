import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { pick } from '#core/records/fields.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { FoundFacility, SavedSearchHit } from '../contract/events.ts'
import type { SearchFrequency } from '../contract/saved-search.ts'
import { compareReadings, readingOf } from '../domain/reading.ts'
import { afterCheck, afterVainCheck, compareFound, SavedSearches } from '../domain/saved-searches.port.ts'
import { FindNow, KeepFoundBefore, SearchStopLink } from '../services/searches.ts'

const dependencies = {
  searches: SavedSearches,
  findNow: FindNow,
  keepFoundBefore: KeepFoundBefore,
  facilityCards: FacilityCards,
  stopLink: SearchStopLink,
  events: Events,
  clock: Clock,
  transaction: Transaction,
}

/** Facilities that a message names. */
const named = 10

/**
 * Repeats the saved searches of a frequency, each in a transaction with what it tells and remembers, so that a run that
 * ends half-way neither loses nor repeats anything (decision 119). One whose place is gone, or whose text means another
 * search than when it was saved, tells nothing and says so on the user's page (decision 237).
 */
const makeRepeatSearches = (frequency: Exclude<SearchFrequency, 'off'>, resolved: Resolved<typeof dependencies>) => {
  const { searches, findNow, keepFoundBefore, facilityCards, stopLink, events, clock, transaction } = resolved
  const repeatOne = Effect.fn(`saved-searches.repeat-${frequency}`)(function* (before: string) {
    const due = yield* searches.nextDue(frequency, before)
    if (!due) return null
    const { search, memory } = due
    const found = yield* findNow(search.query)
    const reading = found && readingOf(found.search)
    const change = found === null ? 'other' : compareReadings(search.reading, reading)
    // The place may come back, or the text mean the same again, so what is known is kept.
    if (found === null || change === 'other') {
      yield* searches.save(afterVainCheck(search, clock.now()))
      return 0
    }
    const compared = compareFound(memory, found.now)
    const hits = change === 'moved' ? yield* keepFoundBefore(compared.hits, search.reading, found.search) : compared.hits
    yield* searches.save(afterCheck(search, { now: found.now, hits: hits.length, reading }, clock.now()))
    yield* searches.remember(search.id, compared.memory)
    if (hits.length === 0) return 0
    const shown = yield* facilityCards.listed(hits.slice(0, named))
    yield* events.emit(
      SavedSearchHit.of({
        searchId: search.id,
        accountId: search.account_id,
        search: search.name,
        query: search.query,
        count: hits.length,
        unsubscribe: stopLink.urlOf(search.id),
        facilities: shown.map(({ name, city }) => `${name}, ${city}`),
        cards: shown.map((card) => pick(FoundFacility.fields, card)),
      }),
    )
    return hits.length
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
