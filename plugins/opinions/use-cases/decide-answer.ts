import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { type ReviewOutcome, type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { opinionsApi } from '../contract/api.ts'
import { AnswerClosed, AnswerNotFound } from '../contract/errors.ts'
import type { OpinionRefusal } from '../contract/opinion.ts'
import type { AnswerCard } from '../contract/review-card.ts'
import { answerReviewKind } from '../contract/states.ts'
import { historyFor } from '../domain/history.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { Answers, Histories, Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/readers.port.ts'
import { answerViewOf, publicViewOf } from '../domain/views.ts'
import { ChangeAnswerState } from '../services/change-state.ts'
import { asSubjectChanged, LockOpinion } from '../services/lock-opinion.ts'
import { asJson, ReadShown } from '../services/read-opinions.ts'

/**
 * Carries out the decision of support about an answer; one that was changed or removed meanwhile, or of a facility that
 * is gone, is not decided.
 */
export const DecideAnswer = define(
  'opinions/DecideAnswer',
  {
    opinions: Opinions,
    answers: Answers,
    staff: Staff,
    lockOpinion: LockOpinion,
    changeAnswerState: ChangeAnswerState,
    transaction: Transaction,
  },
  ({ opinions, answers, staff, lockOpinion, changeAnswerState, transaction }) =>
    Effect.fn('opinions.decide-answer')(
      function* (actor: Actor, { subjectId, outcome, reason, note }: SubjectDecision) {
        const found = yield* answers.bySubmission(subjectId)
        if (!found) return yield* new SubjectChanged({ detail: 'edited' })
        const { opinion, facility } = yield* lockOpinion(yield* opinions.byId(found.opinion_id))
        const answer = (yield* answers.of([opinion.id])).get(opinion.id)
        if (answer?.submission_id !== subjectId) return yield* new SubjectChanged({ detail: 'edited' })
        const isOwn = actor.kind === 'user' && actor.id === answer.account_id
        if (answer.state !== 'pending' || isOwn) return yield* new SubjectChanged({ detail: isOwn ? 'own' : answer.state })
        if (!facility) return yield* new SubjectChanged({ detail: 'facility_gone' })
        const staffIds = yield* staff.answering(facility.id)
        yield* changeAnswerState(actor, opinion, answer, outcome, { reason, note: note || null, facility, staffIds })
      },
      (step) => transaction(asSubjectChanged(step)),
    ),
)

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
        // This is no appeal.
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readShown(opinion)
  })

/** Accepts an answer as support, through the review queue. */
export const AcceptAnswerById = handler(opinionsApi.acceptAnswer, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects an answer as support, through the review queue. */
export const RejectAnswerById = handler(opinionsApi.rejectAnswer, dependencies, (resolved) => makeDecide('reject', resolved))

/** Shows an answer to support, beside the opinion that it answers. */
export const ShowAnswerReview = define(
  'opinions/ShowAnswerReview',
  { opinions: Opinions, answers: Answers, histories: Histories, lists: OpinionLists },
  ({ opinions, answers, histories, lists }) =>
    Effect.fn('opinions.show-answer-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const answer = yield* answers.bySubmission(subjectId)
      if (!answer) return yield* new SubjectChanged()
      const opinion = yield* opinions.byId(answer.opinion_id).pipe(Effect.catchTag('OpinionNotFound', () => new SubjectChanged()))
      const [listed] = yield* lists.complete([opinion])
      const facility = (yield* lists.facilities([opinion.facility_id])).get(opinion.facility_id)
      if (!listed || !facility) return yield* new SubjectChanged()
      const card: AnswerCard = {
        opinion_id: opinion.id,
        facility,
        opinion: publicViewOf(listed),
        answer: answerViewOf(answer),
        history: historyFor('support', yield* histories.of(opinion.id)),
      }
      return asJson(card)
    }),
)
