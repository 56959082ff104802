import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { PricedFacilities } from '../domain/priced-facilities.port.ts'
import { Rates } from '../domain/rates.port.ts'

/** Reads what the costs of facilities depend on, in the order of their ids, and the rates that may concern them. */
export const ListPriced = define('costs/ListPriced', { priced: PricedFacilities, rates: Rates, clock: Clock }, ({ priced, rates, clock }) =>
  Effect.fn('costs.list-priced')(function* (ids: readonly string[]) {
    const facilities = yield* priced.listed(ids)
    const communes = new Set(facilities.map(({ priced: { commune } }) => commune))
    const all = yield* rates.all()
    return {
      today: toWarsawTime(clock.now()).day,
      // Notes are for support alone.
      rates: all.filter(({ commune }) => commune === null || communes.has(commune)).map((rate) => ({ ...rate, note: null })),
      facilities,
    }
  }),
)
