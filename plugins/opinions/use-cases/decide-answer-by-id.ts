import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerClosed, AnswerNotFound } from '../contract/errors.ts'
import type { OpinionRefusal } from '../contract/opinion.ts'
import { answerReviewKind } from '../contract/reasons.ts'
import { Answers } from '../domain/answers.port.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { ReadShown } from '../services/read-shown.ts'

const dependencies = { opinions: Opinions, answers: Answers, decideSubject: DecideSubject, readShown: ReadShown }

interface Decision extends Partial<Pick<OpinionRefusal, 'reason' | 'note'>> {
  readonly id: string
  readonly version?: number | undefined
}

const makeDecide = (outcome: ReviewOutcome, { opinions, answers, decideSubject, readShown }: Resolved<typeof dependencies>) =>
  Effect.fn(`opinions.${outcome}-answer-by-id`)(function* (actor: Actor, { id, version, reason, note }: Decision) {
    const opinion = yield* opinions.byId(id)
    const answer = (yield* answers.of([id])).get(id)
    if (!answer) return yield* new AnswerNotFound()
    if (version !== undefined && version !== answer.version) return yield* new VersionConflict()
    yield* decideSubject(actor, { kind: answerReviewKind, subjectId: answer.submission_id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new AnswerClosed({ detail: answer.state }),
        // The route knows the reasons, and this is no appeal.
        UnknownReason: Effect.die,
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readShown(opinion)
  })

/** Accepts an answer as support, through the review queue. */
export const AcceptAnswerById = handler(opinionsApi.acceptAnswer, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects an answer as support, through the review queue. */
export const RejectAnswerById = handler(opinionsApi.rejectAnswer, dependencies, (resolved) => makeDecide('reject', resolved))
