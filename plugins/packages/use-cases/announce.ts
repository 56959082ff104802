import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LimitSpent } from '#core/packages/limit-events.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { LimitNearlySpent, LimitUsedUp, PackageExpiring } from '../contract/events.ts'
import type { Order } from '../domain/order.ts'
import { moveTo } from '../domain/order-state.ts'
import { Orders } from '../domain/orders.port.ts'
import { type EndingPackage, PackageFacilities } from '../domain/package-facilities.port.ts'
import { lastDayOf, noticeDays, noticeDue } from '../domain/term.ts'

/** Beginning of a package that no order tells: long enough ago for all notices. */
const unknownStart = new Date(0).toISOString()

/**
 * Tells the owners 30, 7 and 1 days before the end of their package, each once; a notice that a stopped server has
 * missed is left out for the next one.
 */
export const AnnounceExpiry = define(
  'packages/AnnounceExpiry',
  { orders: Orders, facilities: PackageFacilities, limits: LimitStore, events: Events, clock: Clock, transaction: Transaction },
  ({ orders, facilities, limits, events, clock, transaction }) => {
    const announce = Effect.fn('packages.announce-package-expiry')(function* ({ facilityId, validUntil }: EndingPackage) {
      yield* limits.lock(facilityId)
      const running = yield* orders.runningOf(facilityId)
      const last = running.find(({ ends_at }) => ends_at === validUntil)
      const days = noticeDue({ starts_at: last?.starts_at ?? unknownStart, ends_at: validUntil }, clock.now())
      if (days === null || !(yield* facilities.noteNotice(facilityId, validUntil, days))) return false
      const expiring: Order | null = last ? moveTo(last, 'expiring') : null
      if (expiring) yield* orders.save(expiring)
      const facility = (yield* facilities.names([facilityId])).get(facilityId) ?? ''
      yield* events.emit(
        PackageExpiring.of({ facilityId, facility, day: lastDayOf(validUntil), accountIds: yield* facilities.ownersOf(facilityId) }),
      )
      return true
    }, transaction)

    return Effect.fn('packages.announce-expiry')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      const now = clock.now()
      const latest = new Date(now.getTime() + Math.max(...noticeDays) * 24 * 3600_000)
      const ending = yield* facilities.endingBetween(now.toISOString(), latest.toISOString())
      const results = yield* Effect.forEach(ending, announce)
      return { announced: results.filter(Boolean).length }
    })
  },
)

/** Announces to the owners of a facility, in the language of each, how much of a monthly limit is spent. */
export const AnnounceLimit = define(
  'packages/AnnounceLimit',
  { facilities: PackageFacilities, accounts: Accounts, limits: Limits, translator: Translator, events: Events },
  ({ facilities, accounts, limits, translator, events }) =>
    Effect.fn('packages.announce-limit')(function* (_: Actor, { facilityId, key, percent, resetsAt }: LimitSpent) {
      const facility = (yield* facilities.names([facilityId])).get(facilityId)
      const name = (yield* limits.all()).find((one) => one.key === key)?.name
      // The facility may have been deleted, or the plugin with the limit removed, since.
      if (facility === undefined || name === undefined) return
      const owners = Object.entries(Object.groupBy(yield* accounts.byIds(yield* facilities.ownersOf(facilityId)), (one) => one.language))
      const kind = percent === 100 ? LimitUsedUp : LimitNearlySpent
      const about = { facilityId, facility, day: toWarsawTime(new Date(resetsAt)).day }
      for (const [language, of] of owners)
        yield* events.emit(
          kind.of({
            ...about,
            limit: translator.for(language as (typeof of)[number]['language'])(name),
            accountIds: of.map(({ id }) => id),
          }),
        )
    }),
)
