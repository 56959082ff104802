import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { OpinionAccepted, OpinionRejected, OpinionReturned } from '../contract/events.ts'
import type { Opinions } from '../domain/opinions.port.ts'
import type { ChangeState } from '../services/change-state.ts'
import type { LockOpinion } from '../services/lock-opinion.ts'
import type { RefreshTrust } from '../services/refresh-trust.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly lockOpinion: LockOpinion
  readonly changeState: ChangeState
  readonly refreshTrust: RefreshTrust
  readonly events: Events
  readonly transaction: Transaction
}

/**
 * Carries out the decision of support about a submission. What was edited, withdrawn or decided meanwhile, whose
 * facility is gone or whose author was deleted is not decided; nobody decides about an opinion of their own.
 */
export const makeDecideOpinion = ({ opinions, lockOpinion, changeState, refreshTrust, events, transaction }: Dependencies) =>
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
  )

export type DecideOpinion = ReturnType<typeof makeDecideOpinion>
export const DecideOpinion = token<DecideOpinion>('opinions/DecideOpinion')
