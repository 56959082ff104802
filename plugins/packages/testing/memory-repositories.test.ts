import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { describeOrders } from './describe-orders.ts'
import { makeMemoryOrders, makeMemoryPackageFacilities } from './memory-orders.ts'

const orders = makeMemoryOrders()
const facilities = makeMemoryPackageFacilities(makeLimitStore())

describeOrders(() => ({
  orders,
  facilities,
  transaction: makeTransaction(orders),
  addFacility: async (standing) => facilities.add(standing),
}))
