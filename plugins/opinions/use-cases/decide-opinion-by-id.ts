import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import type { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { OpinionClosed } from '../contract/errors.ts'
import type { OpinionRefusal } from '../contract/opinion.ts'
import { opinionReviewKind } from '../contract/reasons.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { ReadOwn } from '../services/read-own.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly decideSubject: DecideSubject
  readonly readOwn: ReadOwn
}

interface Decision extends Partial<Pick<OpinionRefusal, 'reason' | 'note'>> {
  readonly id: string
  readonly version?: number | undefined
}

const makeDecide = (outcome: ReviewOutcome, { opinions, decideSubject, readOwn }: Dependencies) =>
  Effect.fn(`opinions.${outcome}-by-id`)(function* (actor: Actor, { id, version, reason, note }: Decision) {
    const user = yield* requireUser(actor)
    if (user.type !== 'support') return yield* new InsufficientPermissions()
    const opinion = yield* opinions.byId(id)
    if (version !== undefined && version !== opinion.version) return yield* new VersionConflict()
    yield* decideSubject(actor, { kind: opinionReviewKind, subjectId: opinion.submission_id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new OpinionClosed({ detail: opinion.state }),
        // The route knows the reasons, and this is no appeal.
        UnknownReason: Effect.die,
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readOwn.one(yield* opinions.byId(id))
  })

/** Accepts an opinion as support, through the review queue. */
export const makeAcceptOpinionById = (dependencies: Dependencies) => makeDecide('accept', dependencies)
export type AcceptOpinionById = ReturnType<typeof makeAcceptOpinionById>
export const AcceptOpinionById = token<AcceptOpinionById>('opinions/AcceptOpinionById')

/** Rejects an opinion as support, through the review queue. */
export const makeRejectOpinionById = (dependencies: Dependencies) => makeDecide('reject', dependencies)
export type RejectOpinionById = ReturnType<typeof makeRejectOpinionById>
export const RejectOpinionById = token<RejectOpinionById>('opinions/RejectOpinionById')
