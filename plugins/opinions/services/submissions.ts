import { Effect } from 'effect'
import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { answerReviewKind, opinionReviewKind } from '../contract/states.ts'
import type { Answer } from '../domain/answer.ts'
import type { Opinion } from '../domain/opinion.ts'

type Facility = Pick<KnownFacility, 'id' | 'name'>

/** Puts texts before support, each under the id of its submission, and takes them back. */
export const Submissions = define('opinions/Submissions', { queue: ReviewQueue }, ({ queue }) => ({
  submitOpinion: (opinion: Opinion, facility: Facility) =>
    Effect.asVoid(
      queue.submit({
        kind: opinionReviewKind,
        subjectId: opinion.submission_id,
        facilityId: facility.id,
        authorId: opinion.account_id,
        title: facility.name,
        text: [opinion.text, ...opinion.pros, ...opinion.cons].join('\n'),
      }),
    ),
  withdrawOpinion: ({ submission_id }: Opinion) => queue.withdraw(opinionReviewKind, submission_id),
  submitAnswer: (answer: Answer, facility: Facility) =>
    Effect.asVoid(
      queue.submit({
        kind: answerReviewKind,
        subjectId: answer.submission_id,
        facilityId: facility.id,
        authorId: answer.account_id,
        title: facility.name,
        text: answer.text,
      }),
    ),
  withdrawAnswer: ({ submission_id }: Answer) => queue.withdraw(answerReviewKind, submission_id),
}))
