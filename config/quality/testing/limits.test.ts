import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { newId } from '#core/kernel/ids.ts'
import { limitsOf } from '#core/packages/collect-limits.ts'
import { makeLimits } from '#core/packages/make-limits.ts'
import { describeLimits } from './describe-limits.ts'

describeLimits(() => {
  const clock = makeClock()
  const store = makeLimitStore()
  const events = makeEvents()
  const realtime = makeRealtime()
  const transaction = makeTransaction(store, events, realtime)
  const limits = makeLimits({ store, declared: limitsOf([]), counterOf: () => null, events, realtime, clock, transaction })
  const addFacility = async (standing: Parameters<typeof store.setStanding>[1]) => {
    const id = newId()
    store.standings.set(id, standing)
    return id
  }
  return { limits, store, transaction, clock, addFacility, emitted: async () => events.emitted }
})
