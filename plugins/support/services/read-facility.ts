import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
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
