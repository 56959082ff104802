import { newId } from '#core/kernel/ids.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { limitsOf } from '#core/packages/collect-limits.ts'
import { makeLimits } from '#core/packages/make-limits.ts'
import { describeLimits } from './describe-limits.ts'

describeLimits(() => {
  const [clock, store] = [makeClock(), makeLimitStore()]
  const transaction = makeTransaction(store)
  const limits = makeLimits({ store, declared: limitsOf([]), counterOf: () => null, clock, transaction })
  const addFacility = async (standing: Parameters<typeof store.setStanding>[1]) => {
    const id = newId()
    store.standings.set(id, standing)
    return id
  }
  return { limits, store, transaction, clock, addFacility }
})
