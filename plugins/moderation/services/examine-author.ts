import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ExamineSubmission } from '#core/moderation/review-rule.ts'
import type { Reviews } from '../domain/reviews.port.ts'

/** Number of declined subjects from which on an author's next ones are flagged. */
const declinedLimit = 3

/** Flags the submissions of authors of whom support has declined several. */
export const makeExamineAuthor = ({ reviews }: { readonly reviews: Reviews }): ExamineSubmission =>
  Effect.fn('moderation.examine-author')(function* ({ authorId }) {
    if (authorId === null) return null
    const { declined } = yield* reviews.historyOf(authorId)
    return declined < declinedLimit ? null : { flag: 'declined-before', priority: 'raised' }
  })
export const ExamineAuthor = token<ExamineSubmission>('moderation/ExamineAuthor')
