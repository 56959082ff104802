import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import { FacilityRemoved } from '../contract/errors.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { toSupportFacility } from '../domain/support-facility.ts'

/** Reads support's view of a facility with its owner. */
export const ReadFacility = define('support/ReadFacility', { desk: FacilityDesk, accounts: AccountOrigins }, ({ desk, accounts }) =>
  Effect.fn('support.read-facility')(function* (id: string) {
    const stored = yield* desk.byId(id)
    if (!stored) return yield* new FacilityNotFound()
    const [owner = null] = stored.owner_account_id === null ? [] : yield* accounts.originsOf([stored.owner_account_id])
    return toSupportFacility(stored, owner)
  }),
)

/** Locks a facility that may be changed; fails for one that was deleted or merged. */
export const lockFacility = Effect.fn('support.lock-facility')(function* (desk: FacilityDesk, id: string) {
  const facility = yield* desk.lock(id)
  if (!facility) return yield* new FacilityNotFound()
  if (facility.state === 'deleted') return yield* new FacilityRemoved({ detail: 'The facility was deleted.' })
  if (facility.merged_into) return yield* new FacilityRemoved({ detail: `The facility was merged into ${facility.merged_into.name}.` })
  return facility
})

/** Locks a facility that may be changed; fails when it is no longer of the given version. */
export const lockVersion = Effect.fn('support.lock-version')(function* (
  desk: FacilityDesk,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
) {
  const facility = yield* lockFacility(desk, id)
  if (version !== undefined && version !== facility.version) return yield* new VersionConflict()
  return facility
})
