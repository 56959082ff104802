import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import type { Applications } from '../domain/applications.port.ts'
import { requireAllowed } from '../services/access.ts'
import type { TakeStep } from '../services/take-step.ts'

interface Dependencies {
  readonly applications: Applications
  readonly takeStep: TakeStep
  readonly transaction: Transaction
}

interface Input {
  readonly facility_id: string
  readonly ids: readonly string[]
}

/**
 * Marks new applications of a facility as seen; those of other facilities, and those that are not new any more, are
 * left alone. Returns how many.
 */
export const makeMarkSeen = ({ applications, takeStep, transaction }: Dependencies) =>
  Effect.fn('recruitment.mark-seen')(function* (actor: Actor, { facility_id, ids }: Input) {
    yield* requireAllowed(actor, writeRecruitment, facility_id)
    let seen = 0
    // In one order for all, so that two of them do not wait for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const application = yield* applications.lock(id).pipe(Effect.catchTag('ApplicationNotFound', () => Effect.succeed(null)))
      if (application?.facility_id !== facility_id || application.status !== 'new') continue
      yield* takeStep(actor, application, { by: 'facility', status: 'seen' }).pipe(Effect.orDie)
      seen++
    }
    return { seen }
  }, transaction)

export type MarkSeen = ReturnType<typeof makeMarkSeen>
export const MarkSeen = token<MarkSeen>('recruitment/MarkSeen')
