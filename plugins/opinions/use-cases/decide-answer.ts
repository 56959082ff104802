import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AnswerDecided, OpinionAnswered } from '../contract/events.ts'
import type { Answers } from '../domain/answers.port.ts'
import type { Staff } from '../domain/staff.port.ts'
import type { ChangeAnswerState } from '../services/change-answer-state.ts'
import type { LockOpinion } from '../services/lock-opinion.ts'

interface Dependencies {
  readonly answers: Answers
  readonly staff: Staff
  readonly lockOpinion: LockOpinion
  readonly changeAnswerState: ChangeAnswerState
  readonly events: Events
  readonly transaction: Transaction
}

const outcomes = { accept: 'accepted', reject: 'rejected', revise: 'returned' } as const

/**
 * Carries out the decision of support about an answer; one that was changed or removed meanwhile, or of a facility that
 * is gone, is not decided.
 */
export const makeDecideAnswer = ({ answers, staff, lockOpinion, changeAnswerState, events, transaction }: Dependencies) =>
  Effect.fn('opinions.decide-answer')(
    function* (actor: Actor, { subjectId, outcome, reason, note }: SubjectDecision) {
      const found = yield* answers.bySubmission(subjectId)
      if (!found) return yield* new SubjectChanged({ detail: 'edited' })
      const { opinion, facility } = yield* lockOpinion(found.opinion_id)
      const answer = (yield* answers.of([opinion.id])).get(opinion.id)
      if (answer?.submission_id !== subjectId) return yield* new SubjectChanged({ detail: 'edited' })
      const isOwn = actor.kind === 'user' && actor.id === answer.account_id
      if (answer.state !== 'pending' || isOwn) return yield* new SubjectChanged({ detail: isOwn ? 'own' : answer.state })
      if (!facility) return yield* new SubjectChanged({ detail: 'facility_gone' })
      yield* changeAnswerState(actor, opinion, answer, outcome, { reason, note: note || null })
      const about = { opinionId: opinion.id, facilityId: facility.id, facility: facility.name, accountId: opinion.account_id }
      const staffIds = yield* staff.answering(facility.id)
      yield* events.emit(AnswerDecided.of({ ...about, outcome: outcomes[outcome], staffIds, reason: reason ?? '', note }))
      if (outcome === 'accept' && opinion.state === 'accepted') yield* events.emit(OpinionAnswered.of(about))
    },
    (step) =>
      step.pipe(
        Effect.catchTags({ OpinionNotFound: () => new SubjectChanged(), AnswerClosed: ({ detail }) => new SubjectChanged({ detail }) }),
        transaction,
      ),
  )

export type DecideAnswer = ReturnType<typeof makeDecideAnswer>
export const DecideAnswer = token<DecideAnswer>('opinions/DecideAnswer')
