import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type ReviewKind, type ReviewSubject, reviewKind, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'

type Subject = Readonly<Record<string, string>>

const Decide = token<UseCase<SubjectDecision, void, SubjectChanged>>('review-fixture/Decide')
const Show = token<UseCase<ReviewSubject, Subject, SubjectChanged>>('review-fixture/Show')

/** Subject that has vanished: it can be neither shown nor decided. */
export const goneSubject = '01970000-0000-7000-8000-0000000000ff'

const unlessGone = <Result>(subjectId: string, result: Result) =>
  subjectId === goneSubject ? Effect.fail(new SubjectChanged()) : Effect.succeed(result)

/** Kind of reviews whose decisions change nothing but the queue. */
const sample: ReviewKind = reviewKind('sample', {
  messages: 'moderation.sample',
  dueHours: 48,
  reasons: ['unreadable', 'other'],
  decide: Decide,
  show: Show,
})

/** Plugin with one kind of reviews, for tests of the queue itself. */
export const plugin = definePlugin({
  name: 'review-fixture',
  providers: [
    provide(
      Decide,
      {},
      () =>
        (_: Actor, { subjectId }: SubjectDecision) =>
          unlessGone(subjectId, undefined),
    ),
    provide(
      Show,
      {},
      () =>
        (_: Actor, { subjectId }: ReviewSubject) =>
          unlessGone(subjectId, { id: subjectId }),
    ),
  ],
  reviews: [sample],
})
