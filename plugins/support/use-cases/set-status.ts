import { Effect } from 'effect'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion } from '../services/lock-facility.ts'
import { ReadFacility } from '../services/read-facility.ts'

/** Changes the status of a facility, which decides about its limits and its badge. */
export const SetStatus = handler(
  supportApi.setStatus,
  { desk: FacilityDesk, readFacility: ReadFacility, audit: Audit, realtime: Realtime, transaction: Transaction },
  ({ desk, readFacility, audit, realtime, transaction }) =>
    Effect.fn('support.set-status')(function* (actor, { id, version, status, reason }) {
      const { status: before } = yield* lockVersion(desk, { id, version })
      if (before !== status) {
        yield* desk.setStatus(id, status)
        yield* audit.record({ actor, action: 'support.status-changed', subject: null, about: { facility: id, before, status, reason } })
        yield* realtime.publish(limitUpdatedMessage(id))
      }
      return yield* readFacility(id)
    }, transaction),
)
