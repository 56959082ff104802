import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { codeLimits } from '../contract/limits.ts'
import { yearStart } from '../domain/code.ts'
import type { Codes } from '../domain/codes.port.ts'

interface Dependencies {
  readonly codes: Codes
  readonly knownFacilities: KnownFacilities
  readonly clock: Clock
}

/** Lists the batches of codes of a facility. */
export const makeListCodes = ({ codes, knownFacilities, clock }: Dependencies) =>
  Effect.fn('opinions.list-codes')(function* (actor: Actor, { facility_id: facilityId }: { readonly facility_id: string }) {
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
  })

export type ListCodes = ReturnType<typeof makeListCodes>
export const ListCodes = token<ListCodes>('opinions/ListCodes')
