import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ExamineSubmission } from '#core/moderation/review-rule.ts'
import type { Reviews } from '../domain/reviews.port.ts'

/** Number of rejected subjects from which on an author's next ones are flagged. */
const rejectedLimit = 3

/** Flags the submissions of authors of whom support has rejected several. */
export const makeExamineAuthor = ({ reviews }: { readonly reviews: Reviews }): ExamineSubmission =>
  Effect.fn('moderation.examine-author')(function* ({ authorId }) {
    if (authorId === null) return null
    const { rejected } = yield* reviews.historyOf(authorId)
    return rejected < rejectedLimit ? null : { flag: 'rejected-before', priority: 'raised' }
  })
export const ExamineAuthor = token<ExamineSubmission>('moderation/ExamineAuthor')
