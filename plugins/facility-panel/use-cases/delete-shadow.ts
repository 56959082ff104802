import { Effect } from 'effect'
import { hasPermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { ShadowFacilityNotFound } from '../contract/errors.ts'
import { writeData } from '../contract/permissions.ts'
import { shadowReview } from '../contract/shadow.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { badgeOf, requireTransition } from '../domain/shadow-state.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { DescribeDecision } from '../services/describe-decision.ts'
import { describeShadow } from '../services/describe-shadow.ts'

/** Withdraws changes that wait; those of a facility that the user may not change are not found. */
export const DeleteShadow = handler(
  facilityPanelApi.deleteShadow,
  {
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    facilities: Facilities,
    describeDecision: DescribeDecision,
    reviewQueue: ReviewQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ shadows, panelFacilities, facilities, describeDecision, reviewQueue, audit, clock, transaction }) =>
    Effect.fn('facility-panel.delete-shadow')(function* (user, { id }) {
      const known = yield* shadows.byId(id)
      if (!known || !hasPermission(user, writeData, known.facility_id)) return yield* new ShadowFacilityNotFound()
      // The review first, as the desk does, so that no two wait for each other.
      yield* reviewQueue.withdraw(shadowReview, id)
      yield* facilities.lock([known.facility_id])
      const shadow = yield* shadows.locked(id)
      const facility = yield* panelFacilities.byId(known.facility_id)
      if (!shadow || !facility) return yield* new ShadowFacilityNotFound()
      const state = yield* requireTransition(shadow.state, 'delete', yield* describeDecision(shadow))
      const withdrawn = { ...shadow, state, changed_at: clock.now().toISOString() }
      yield* shadows.save(withdrawn)
      yield* facilities.setShadowStatus(facility.id, badgeOf(state))
      yield* audit.record({
        actor: user,
        action: 'facility-panel.changes-withdrawn',
        subject: null,
        about: { facility: facility.id, shadow: id },
      })
      return describeShadow(withdrawn, facility)
    }, transaction),
)
