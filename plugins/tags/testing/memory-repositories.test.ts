import { describeTagging } from './describe-tagging.ts'
import { makeMemoryTagging } from './memory-tagging.ts'

describeTagging(makeMemoryTagging)
