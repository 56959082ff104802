import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange, type Change } from '#core/changes/apply-change.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { pick } from '#core/records/fields.ts'
import { costsApi } from '../contract/api.ts'
import { RateContradictory, RateNotFound } from '../contract/errors.ts'
import { RatesChanged } from '../contract/events.ts'
import { FormerRate } from '../contract/rate.ts'
import { changeRate, contradictionsOf, newRate, type Rate } from '../domain/rate.ts'
import { Rates } from '../domain/rates.port.ts'

/** Lists all rates as they are now. */
export const ListRates = handler(costsApi.listRates, { rates: Rates }, ({ rates }) =>
  Effect.fn('costs.list-rates')(function* () {
    return { rates: yield* rates.all() }
  }),
)

/** Lists the former versions of a rate. */
export const ListFormerRates = handler(costsApi.listFormerRates, { rates: Rates }, ({ rates }) =>
  Effect.fn('costs.list-former-rates')(function* (_, { id }) {
    if (!(yield* rates.byId(id))) return yield* new RateNotFound()
    const former = yield* rates.formerOf(id)
    return { former: former.map(({ rate, replaced_at }) => pick(FormerRate.fields, { ...rate, replaced_at })) }
  }),
)

const changeOf = (rate: Rate, act: 'added' | 'changed' | 'confirmed', before: Rate | null): Change<Rate> => ({
  aggregate: rate,
  audit: {
    action: `costs.rate-${act}`,
    subject: null,
    about: { rate: rate.id, kind: rate.kind, ...(before && { before: before.amount }), after: rate.amount },
  },
  events: [RatesChanged.of({ rate: rate.id })],
})

const checkRate = (rate: Rate) => {
  const schema = contradictionsOf(rate)
  return Object.keys(schema).length === 0 ? Effect.void : Effect.fail(new RateContradictory({ schema }))
}

/** Adds a rate, which is to be checked. */
export const AddRate = handler(
  costsApi.addRate,
  { rates: Rates, applyChange: ApplyChange, transaction: Transaction },
  ({ rates, applyChange, transaction }) =>
    Effect.fn('costs.add-rate')(function* (actor, given) {
      const rate = newRate(given)
      yield* checkRate(rate)
      return yield* applyChange(actor, changeOf(rate, 'added', null), rates.add)
    }, transaction),
)

/** Locks a rate of the version that is meant. */
const LockRate = define('costs/LockRate', { rates: Rates }, ({ rates }) =>
  Effect.fn('costs.lock-rate')(function* (id: string, version: number | undefined) {
    const rate = yield* rates.lock(id)
    if (!rate) return yield* new RateNotFound()
    if (version !== undefined && version !== rate.version) return yield* new VersionConflict()
    return rate
  }),
)

/** Changes a rate, keeps the former version, and asks for a new check. */
export const ChangeRate = handler(
  costsApi.changeRate,
  { rates: Rates, lockRate: LockRate, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ rates, lockRate, applyChange, clock, transaction }) =>
    Effect.fn('costs.change-rate')(function* (actor: Actor, { id, version, ...changes }) {
      const before = yield* lockRate(id, version)
      const after = changeRate(before, changes)
      yield* checkRate(after)
      return yield* applyChange(actor, changeOf(after, 'changed', before), (rate) => rates.replace(before, rate, clock.now().toISOString()))
    }, transaction),
)

/** Records that support has compared a rate with its source. */
export const ConfirmRate = handler(
  costsApi.confirmRate,
  { rates: Rates, lockRate: LockRate, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ rates, lockRate, applyChange, clock, transaction }) =>
    Effect.fn('costs.confirm-rate')(function* (actor: Actor, { id, version }) {
      const rate = yield* lockRate(id, version)
      const confirmed: Rate = { ...rate, confirmed_on: toWarsawTime(clock.now()).day, version: rate.version + 1 }
      return yield* applyChange(actor, changeOf(confirmed, 'confirmed', null), rates.save)
    }, transaction),
)
