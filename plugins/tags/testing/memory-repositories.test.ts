import { describeTagging } from './describe-tagging.ts'
import { makeMemoryTagging } from './memory-tags.ts'

describeTagging(makeMemoryTagging)
