import { describeScrollDepths } from './describe-scroll-depths.ts'
import { makeMemoryScrollDepths } from './memory-scroll-depths.ts'

describeScrollDepths(makeMemoryScrollDepths)
