import { describeReviews } from './describe-reviews.ts'
import { makeMemoryReviews } from './memory-reviews.ts'

describeReviews(makeMemoryReviews)
