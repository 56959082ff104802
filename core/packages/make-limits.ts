import { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { CountStock, Limit } from './limit.ts'
import { LimitReached, PremiumRequired } from './limit-errors.ts'
import { LimitSpent } from './limit-events.ts'
import { correctionEnd, hasRoom, reachedPercent } from './limit-rules.ts'
import { declaredVersion, type LimitStore, type StoredValues } from './limit-store.port.ts'
import { limitUpdatedMessage } from './limit-updated.ts'
import type { LimitInForce, Limits } from './limits.port.ts'
import { endOfMonth, monthOf } from './month.ts'
import { isPremium, noStanding, tierOf } from './tier.ts'

interface Dependencies {
  readonly store: LimitStore
  readonly declared: readonly Limit[]
  /** Finds the counter that a plugin has bound; `null` where none is installed. */
  readonly counterOf: (counts: Token<CountStock>) => CountStock | null
  readonly events: Events
  readonly realtime: Realtime
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Creates the limits over their store. */
export const makeLimits = ({ store, declared, counterOf, events, realtime, clock, transaction }: Dependencies): Limits => {
  const inForce = ({ key, type, window, unit, maximum, name, values, counts }: Limit, stored: StoredValues | undefined): LimitInForce => ({
    key,
    type,
    window,
    unit,
    maximum,
    name,
    values,
    version: declaredVersion,
    ...stored,
    installed: counts === null || counterOf(counts) !== null,
  })
  const standingOf = (facilityId: string) => Effect.map(store.standingOf(facilityId), (standing) => standing ?? noStanding)
  const valueFor: Limits['valueFor'] = Effect.fn('limits.value')(function* (facilityId, { key, values }) {
    const stored = (yield* store.values()).get(key)
    return (stored?.values ?? values)[tierOf(yield* standingOf(facilityId), clock.now())]
  })
  const all: Limits['all'] = () => Effect.map(store.values(), (stored) => declared.map((one) => inForce(one, stored.get(one.key))))
  const countStock = (counts: Limit['counts'], facilityId: string) =>
    counts === null ? Effect.succeed(null) : (counterOf(counts)?.(facilityId) ?? Effect.succeed(null))

  return {
    all,
    valueFor,
    replace: (key, values, version) =>
      transaction(
        Effect.gen(function* () {
          const limit = declared.find((one) => one.key === key)
          if (!limit) return yield* Effect.die(new Error(`No limit ${key}`))
          const replaced = inForce(limit, { values, version: yield* store.replace(key, values, version) })
          yield* realtime.publish(limitUpdatedMessage(null))
          return replaced
        }),
      ),
    requireRoom: (facilityId, limit, count) =>
      transaction(
        Effect.gen(function* () {
          yield* store.lock(facilityId)
          const needed = typeof count === 'number' ? count : yield* count
          if (!hasRoom(yield* valueFor(facilityId, limit), needed)) return yield* new LimitReached()
        }),
      ),
    spend: (facilityId, limit, times = 1) =>
      transaction(
        Effect.gen(function* () {
          yield* store.lock(facilityId)
          // The month is that of the moment after waiting for the lock.
          const now = clock.now()
          const month = monthOf(now)
          const newest = yield* store.newestActs(facilityId)
          if (correctionEnd(newest.get(limit.key), limit.correctionHours, now)) return
          const isFree = limit.firstIsFree && !newest.has(limit.key)
          const before = (yield* store.spentIn(facilityId, month)).get(limit.key) ?? 0
          const spent = isFree ? before : before + times
          const value = yield* valueFor(facilityId, limit)
          if (!hasRoom(value, spent)) return yield* new LimitReached()
          yield* store.setSpent(facilityId, limit.key, month, { times: spent, begunAt: now.toISOString() })
          const percent = reachedPercent(value, before, spent)
          if (percent === null || !(yield* store.noteTold(facilityId, limit.key, month, percent))) return
          const resetsAt = endOfMonth(now).toISOString()
          yield* events.emit(LimitSpent.of({ facilityId, key: limit.key, percent, resetsAt }))
        }),
      ),
    requirePremium: (facilityId) =>
      transaction(
        Effect.gen(function* () {
          yield* store.lock(facilityId)
          if (!isPremium(yield* standingOf(facilityId), clock.now())) return yield* new PremiumRequired()
        }),
      ),
    usageOf: Effect.fn('limits.usage')(function* (facilityId) {
      const now = clock.now()
      const standing = yield* standingOf(facilityId)
      const tier = tierOf(standing, now)
      const spent = yield* store.spentIn(facilityId, monthOf(now))
      const newest = yield* store.newestActs(facilityId)
      const limits = yield* Effect.forEach(yield* all(), (limit) =>
        Effect.gen(function* () {
          const isMonthly = limit.window === 'month'
          const declaration = declared.find(({ key }) => key === limit.key)
          const used = isMonthly ? (spent.get(limit.key) ?? 0) : yield* countStock(declaration?.counts ?? null, facilityId)
          return {
            limit,
            value: limit.values[tier],
            used,
            resetsAt: isMonthly ? endOfMonth(now).toISOString() : null,
            nextIsFree: declaration?.firstIsFree === true && !newest.has(limit.key),
            correctableUntil: correctionEnd(newest.get(limit.key), declaration?.correctionHours ?? 0, now),
          }
        }),
      )
      return { ...standing, tier, limits }
    }, transaction),
  }
}
