import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { newId } from '#core/kernel/ids.ts'
import { describeLimits } from './describe-limits.ts'

describeLimits(() => {
  const clock = makeClock()
  const store = makeLimitStore()
  const events = makeEvents()
  const realtime = makeRealtime()
  const transaction = makeTransaction(store, events, realtime)
  const limits = makeMemoryLimits({ store, events, realtime, clock, transaction })
  const addFacility = async (standing: Parameters<typeof store.setStanding>[1]) => {
    const id = newId()
    store.standings.set(id, standing)
    return id
  }
  return { limits, store, transaction, clock, addFacility, emitted: async () => events.emitted }
})
