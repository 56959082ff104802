import { Effect } from 'effect'
import type { TagBook } from '#plugins/tags/contract/questions.ts'
import type { FacilityFilter } from '../domain/facility-filter.ts'

interface Wanted {
  readonly required_specialization?: readonly string[] | undefined
  readonly required_ownership?: readonly string[] | undefined
  readonly required_features?: readonly string[] | undefined
}

/** The tag members of a filter out of a body's words, each a tag's id or address part. */
export const tagFilter = Effect.fn('catalogue.tag-filter')(function* (tagBook: TagBook, wanted: Wanted) {
  const ids = (category: string, words: readonly string[] | undefined) =>
    words?.length ? tagBook.idsOf(category, words) : Effect.succeed(null)
  const specialization = yield* ids('specialization', wanted.required_specialization)
  const ownership = yield* ids('ownership', wanted.required_ownership)
  const features = yield* ids('features', wanted.required_features)
  return {
    ...(specialization && { specialization }),
    ...(ownership && { ownership }),
    ...(features && { features }),
  } satisfies FacilityFilter
})
