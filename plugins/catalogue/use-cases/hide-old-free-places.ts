import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { freePlacesShownForDays } from '#core/facilities/free-places.ts'
import { token } from '#core/kernel/token.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { FreePlacesHidden } from '../contract/events.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Excludes outdated free-place counts from filters and sort orders; a count of 45 days ago is still shown. */
export const makeHideOldFreePlaces = ({ facilities, events, clock, transaction }: Dependencies) =>
  Effect.fn('catalogue.hide-old-free-places')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
    const since = addDays(toWarsawTime(clock.now()).day, -freePlacesShownForDays)
    const hidden = yield* facilities.hideFreePlaces(since)
    if (hidden) yield* events.emit(FreePlacesHidden.of({ since, facilities: hidden }))
  }, transaction)

export type HideOldFreePlaces = ReturnType<typeof makeHideOldFreePlaces>
export const HideOldFreePlaces = token<HideOldFreePlaces>('catalogue/HideOldFreePlaces')
