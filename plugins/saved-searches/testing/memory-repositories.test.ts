import { makeTransaction } from '#adapters/memory/transaction.ts'
import { describeSearches } from './describe-searches.ts'
import { makeMemorySearches } from './memory-searches.ts'

describeSearches(() => {
  const memory = makeMemorySearches()
  return { searches: memory.searches, transaction: makeTransaction(memory) }
})
