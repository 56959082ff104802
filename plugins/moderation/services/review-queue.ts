import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { ReviewKinds } from '#core/moderation/review-kind.ts'
import { ReviewQueue, type Submission } from '#core/moderation/review-queue.port.ts'
import { type ReviewFlag, ReviewRules, reviewPriorities } from '#core/moderation/review-rule.ts'
import { Clock } from '#core/ports/clock.ts'
import type { Review } from '../domain/review.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { PublishReview } from './view-review.ts'

const highest = (flags: readonly ReviewFlag[]) =>
  reviewPriorities.findLast((priority) => priority === 'normal' || flags.some((one) => one.priority === priority)) ?? 'normal'

/** Creates the queue: submissions get a due time by their kind, and flags and a priority by the rules of all plugins. */
export const makeReviewQueue = provide(
  ReviewQueue,
  { reviews: Reviews, kinds: ReviewKinds, rules: ReviewRules, publish: PublishReview, clock: Clock },
  ({ reviews, kinds, rules, publish, clock }): ReviewQueue => ({
    submit: Effect.fn('moderation.submit')(function* (submission: Submission) {
      const kind = kinds.find((one) => one.kind === submission.kind)
      if (!kind) return yield* Effect.die(new Error(`no plugin declares reviews of the kind ${submission.kind}`))
      const noticed: { readonly key: string; readonly flag: ReviewFlag }[] = []
      for (const { messages, examine } of rules) {
        const flag = yield* examine(submission)
        if (flag) noticed.push({ key: `${messages}.flag.${flag.flag}`, flag })
      }
      const now = clock.now()
      const review: Review = {
        id: newId(),
        kind: kind.kind,
        subject_id: submission.subjectId,
        facility_id: submission.facilityId,
        author_account_id: submission.authorId,
        title: submission.title,
        flags: noticed.map(({ key }) => key),
        priority: highest(noticed.map(({ flag }) => flag)),
        submitted_at: now.toISOString(),
        due_at: new Date(now.getTime() + kind.dueHours * 3_600_000).toISOString(),
        state: 'waiting',
        locked_by_account_id: null,
        locked_until: null,
        excluded_deciders: submission.excludedDeciders ?? [],
        version: 1,
        decided_by_account_id: null,
        decided_at: null,
        reason: null,
        note: null,
      }
      const stored = yield* reviews.add(review, submission.text !== undefined)
      yield* publish(stored)
      return { dueAt: stored.due_at }
    }),
    withdraw: Effect.fn('moderation.withdraw')(function* (kind, subjectId) {
      const withdrawn = yield* reviews.withdraw(kind, subjectId)
      if (withdrawn) yield* publish(withdrawn)
    }),
  }),
)
