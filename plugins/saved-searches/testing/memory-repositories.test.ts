import { describeSearches } from './describe-searches.ts'
import { makeMemorySearches } from './memory-searches.ts'

describeSearches(() => makeMemorySearches().searches)
