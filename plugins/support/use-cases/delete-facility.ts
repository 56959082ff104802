import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { supportApi } from '../contract/api.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockFacility } from '../services/lock-facility.ts'

/** Deletes a facility on behalf of its owner or support: its address answers 410 from now on, and no import brings it back. */
export const DeleteFacility = handler(
  supportApi.deleteFacility,
  { desk: FacilityDesk, audit: Audit, clock: Clock, transaction: Transaction },
  ({ desk, audit, clock, transaction }) =>
    Effect.fn('support.delete-facility')(function* (actor, { id, reason }) {
      yield* requirePermission(actor, facilityPermissions.writeOwnership, id)
      yield* lockFacility(desk, id)
      yield* desk.delete(id, clock.now().toISOString())
      yield* audit.record({ actor, action: 'support.facility-deleted', subject: null, about: { facility: id, reason } })
      return { status: 'deleted' as const }
    }, transaction),
)
