import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { freePlacesShownForDays } from '#core/facilities/free-places.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { FreePlacesHidden } from '../contract/events.ts'

/** Excludes outdated free-place counts from filters and sort orders; a count of 45 days ago is still shown. */
export const HideOldFreePlaces = define(
  'catalogue/HideOldFreePlaces',
  { facilities: Facilities, events: Events, clock: Clock, transaction: Transaction },
  ({ facilities, events, clock, transaction }) =>
    Effect.fn('catalogue.hide-old-free-places')(function* (_: Actor, _input: Readonly<Record<string, never>>) {
      const since = addDays(toWarsawTime(clock.now()).day, -freePlacesShownForDays)
      const hidden = yield* facilities.hideFreePlaces(since)
      if (hidden) yield* events.emit(FreePlacesHidden.of({ since, facilities: hidden }))
    }, transaction),
)
