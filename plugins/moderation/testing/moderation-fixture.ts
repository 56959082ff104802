import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { type BuiltReviewKind, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import type { Submission } from '#core/moderation/review-queue.port.ts'
import type { DecidedReview, ReviewStep } from '#core/moderation/review-step.ts'
import { Reviews } from '../domain/reviews.port.ts'
import { ExamineAuthor } from '../services/examine-author.ts'
import { makeReviewQueue } from '../services/review-queue.ts'
import { DescribeReviews, PublishReview, ViewReview } from '../services/view-review.ts'

/** Creates a kind of reviews whose decisions are collected in `decisions`; subjects in `gone` have vanished. */
const makeSampleKind = () => {
  const { rows: decisions, snapshot } = makeTable<SubjectDecision>()
  const gone = new Set<string>()
  const kind: BuiltReviewKind = {
    kind: 'sample',
    messages: 'sample.review',
    dueHours: 48,
    reasons: ['unreadable', 'other'],
    decide: (_, decision) =>
      gone.has(decision.subjectId)
        ? Effect.fail(new SubjectChanged())
        : Effect.sync(() => void decisions.set(decision.subjectId, decision)),
    show: (_, { subjectId }) => (gone.has(subjectId) ? Effect.fail(new SubjectChanged()) : Effect.succeed({ id: subjectId })),
  }
  return { kind, decisions, gone, snapshot }
}

/** Creates the plugin's services, one kind of reviews, and two members of support. */
export const makeModerationFixture = (database: UseCaseDatabase) => {
  const sample = makeSampleKind()
  const { kind, decisions, gone } = sample
  const followed: DecidedReview[] = []
  const steps: readonly ReviewStep[] = [(_, decided) => Effect.sync(() => void followed.push(decided))]
  const reviews = database.find(Reviews)
  const audit = makeAudit()
  const realtime = makeRealtime()
  const { clock } = database
  const anna = aUser({ id: newId(), type: 'support' })
  const ewa = aUser({ id: newId(), type: 'support' })
  const named = (id: string, first_name: string) => ({
    id,
    email: `${first_name}@kredka.test`,
    first_name,
    last_name: 'Nowak',
    language: 'pl' as const,
  })
  const accounts = {
    byIds: (ids: readonly string[]) => Effect.succeed([named(anna.id, 'Anna'), named(ewa.id, 'Ewa')].filter(({ id }) => ids.includes(id))),
  }
  const describe = makeOf(DescribeReviews)({ accounts, clock })
  const publish = makeOf(PublishReview)({ describe, realtime })
  const rules = [{ name: 'rejected-before', messages: 'moderation', examine: makeOf(ExamineAuthor)({ reviews }) }]
  const kinds = [kind]
  const view = makeOf(ViewReview)({ reviews, kinds, describe })
  const queue = makeReviewQueue({ reviews, kinds, rules, publish, clock })
  const submission = (over: Partial<Submission> = {}): Submission => ({
    kind: 'sample',
    subjectId: newId(),
    facilityId: null,
    authorId: newId(),
    title: 'Bajka',
    ...over,
  })
  const transaction = transactionWith(database, audit, realtime, sample)
  return {
    reviews,
    audit,
    realtime,
    clock,
    anna,
    ewa,
    decisions,
    gone,
    steps,
    followed,
    describe,
    publish,
    kinds,
    view,
    queue,
    submission,
    transaction,
  }
}
