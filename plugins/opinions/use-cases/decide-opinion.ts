import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { OpinionAccepted, OpinionRejected, OpinionReturned } from '../contract/events.ts'
import { Opinions } from '../domain/opinions.port.ts'
import { ChangeState } from '../services/change-state.ts'
import { LockOpinion } from '../services/lock-opinion.ts'
import { RefreshTrust } from '../services/refresh-trust.ts'

/**
 * Carries out the decision of support about a submission. What was edited, withdrawn or decided meanwhile, whose
 * facility is gone or whose author was deleted is not decided; nobody decides about an opinion of their own.
 */
export const DecideOpinion = define(
  'opinions/DecideOpinion',
  {
    opinions: Opinions,
    lockOpinion: LockOpinion,
    changeState: ChangeState,
    refreshTrust: RefreshTrust,
    events: Events,
    transaction: Transaction,
  },
  ({ opinions, lockOpinion, changeState, refreshTrust, events, transaction }) =>
    Effect.fn('opinions.decide')(
      function* (actor: Actor, { subjectId, outcome, reason, note }: SubjectDecision) {
        const found = yield* opinions.bySubmission(subjectId)
        if (!found) return yield* new SubjectChanged({ detail: 'edited' })
        const { opinion, facility } = yield* lockOpinion(found.id)
        const { account_id: accountId } = opinion
        if (opinion.submission_id !== subjectId) return yield* new SubjectChanged({ detail: 'edited' })
        if (opinion.state !== 'pending' || accountId === null) return yield* new SubjectChanged({ detail: opinion.state })
        if (actor.kind === 'user' && actor.id === accountId) return yield* new SubjectChanged({ detail: 'own' })
        if (!facility) return yield* new SubjectChanged({ detail: 'facility_gone' })
        const about = { opinionId: opinion.id, facilityId: facility.id, facility: facility.name, accountId }
        const decided = yield* changeState(actor, opinion, outcome, { reason, note: note || null })
        if (outcome === 'accept') {
          yield* refreshTrust(actor, accountId, decided)
          return yield* events.emit(OpinionAccepted.of(about))
        }
        const why = { reason: reason ?? 'other', note }
        yield* events.emit((outcome === 'reject' ? OpinionRejected : OpinionReturned).of({ ...about, ...why }))
      },
      (step) =>
        step.pipe(
          Effect.catchTags({ OpinionNotFound: () => new SubjectChanged(), OpinionClosed: ({ detail }) => new SubjectChanged({ detail }) }),
          transaction,
        ),
    ),
)
