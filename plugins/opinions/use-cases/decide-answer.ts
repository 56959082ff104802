import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AnswerDecided, OpinionAnswered } from '../contract/events.ts'
import { Answers } from '../domain/answers.port.ts'
import { Staff } from '../domain/staff.port.ts'
import { ChangeAnswerState } from '../services/change-answer-state.ts'
import { LockOpinion } from '../services/lock-opinion.ts'

const outcomes = { accept: 'accepted', reject: 'rejected', revise: 'returned' } as const

/**
 * Carries out the decision of support about an answer; one that was changed or removed meanwhile, or of a facility that
 * is gone, is not decided.
 */
export const DecideAnswer = define(
  'opinions/DecideAnswer',
  {
    answers: Answers,
    staff: Staff,
    lockOpinion: LockOpinion,
    changeAnswerState: ChangeAnswerState,
    events: Events,
    transaction: Transaction,
  },
  ({ answers, staff, lockOpinion, changeAnswerState, events, transaction }) =>
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
    ),
)
