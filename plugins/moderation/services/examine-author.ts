import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { ExamineSubmission } from '#core/moderation/review-rule.ts'
import { Reviews } from '../domain/reviews.port.ts'

/** Number of rejected subjects from which on an author's next ones are flagged. */
const rejectedLimit = 3

/** Flags the submissions of authors of whom support has rejected several. */
export const ExamineAuthor = define(
  'moderation/ExamineAuthor',
  { reviews: Reviews },
  ({ reviews }): ExamineSubmission =>
    Effect.fn('moderation.examine-author')(function* ({ authorId }) {
      if (authorId === null) return null
      const { rejected } = yield* reviews.historyOf(authorId)
      return rejected < rejectedLimit ? null : { flag: 'rejected-before', priority: 'raised' }
    }),
)
