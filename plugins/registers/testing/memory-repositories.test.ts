import { describeBatches } from './describe-batches.ts'
import { makeMemoryBatches } from './memory-batches.ts'

describeBatches(makeMemoryBatches)
