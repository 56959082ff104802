import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionClosed } from '../contract/errors.ts'
import type { OpinionRefusal } from '../contract/opinion.ts'
import { opinionReviewKind } from '../contract/reasons.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { ReadOwn } from '../services/read-own.ts'

const dependencies = { opinions: Opinions, decideSubject: DecideSubject, readOwn: ReadOwn }

interface Decision extends Partial<Pick<OpinionRefusal, 'reason' | 'note'>> {
  readonly id: string
  readonly version?: number | undefined
}

const makeDecide = (outcome: ReviewOutcome, { opinions, decideSubject, readOwn }: Resolved<typeof dependencies>) =>
  Effect.fn(`opinions.${outcome}-by-id`)(function* (actor: Actor, { id, version, reason, note }: Decision) {
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
export const AcceptOpinionById = handler(opinionsApi.acceptOpinion, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects an opinion as support, through the review queue. */
export const RejectOpinionById = handler(opinionsApi.rejectOpinion, dependencies, (resolved) => makeDecide('reject', resolved))
