import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import type { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import { toSupportFacility } from '../domain/support-facility.ts'

interface Dependencies {
  readonly desk: FacilityDesk
  readonly accounts: AccountOrigins
}

/** Reads support's view of a facility with its owner. */
export const makeReadFacility = ({ desk, accounts }: Dependencies) =>
  Effect.fn('support.read-facility')(function* (id: string) {
    const stored = yield* desk.byId(id)
    if (!stored) return yield* new FacilityNotFound()
    const [owner = null] = stored.owner_account_id === null ? [] : yield* accounts.originsOf([stored.owner_account_id])
    return toSupportFacility(stored, owner)
  })

export type ReadFacility = ReturnType<typeof makeReadFacility>
export const ReadFacility = token<ReadFacility>('support/ReadFacility')
