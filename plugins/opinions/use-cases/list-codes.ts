import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { opinionsApi } from '../contract/api.ts'
import { codeLimits } from '../contract/limits.ts'
import { yearStart } from '../domain/code.ts'
import { Codes } from '../domain/codes.port.ts'

/** Lists the batches of codes of a facility. */
export const ListCodes = handler(
  opinionsApi.listCodes,
  { codes: Codes, knownFacilities: KnownFacilities, clock: Clock },
  ({ codes, knownFacilities, clock }) =>
    Effect.fn('opinions.list-codes')(function* (actor, { facility_id: facilityId }) {
      yield* requirePermission(actor, facilityPermissions.writeOpinions, facilityId)
      if (!(yield* knownFacilities.exists(facilityId))) return yield* new FacilityNotFound()
      const batches = (yield* codes.batchesOf(facilityId)).map(({ id, number, size, used, issued_at }) => ({
        id,
        number,
        size,
        used,
        issued_at,
      }))
      const issued = yield* codes.issuedSince(facilityId, yearStart(clock.now()))
      return { batches, left_this_year: Math.max(0, codeLimits.year - issued) }
    }),
)
