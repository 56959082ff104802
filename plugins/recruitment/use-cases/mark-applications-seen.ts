import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { recruitmentApi } from '../contract/api.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import { Applications } from '../domain/applications.port.ts'
import { requireAllowed } from '../services/access.ts'
import { TakeStep } from '../services/take-step.ts'

/**
 * Marks new applications of a facility as seen; those of other facilities, and those that are not new any more, are
 * left alone. Returns how many.
 */
export const MarkSeen = handler(
  recruitmentApi.markSeen,
  { applications: Applications, takeStep: TakeStep, transaction: Transaction },
  ({ applications, takeStep, transaction }) =>
    Effect.fn('recruitment.mark-seen')(function* (actor, { facility_id, ids }) {
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
    }, transaction),
)
