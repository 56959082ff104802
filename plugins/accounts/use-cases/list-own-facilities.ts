import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { abilitiesFor } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { abilities } from '../contract/account.ts'
import { accountsApi } from '../contract/api.ts'

/** Lists the user's facilities by name, with the user's permissions there. */
export const ListOwnFacilities = handler(accountsApi.listOwnFacilities, { grants: Grants }, ({ grants }) =>
  Effect.fn('accounts.list-own-facilities')(function* (user) {
    const facilities = yield* grants.facilitiesOf(user.id)
    return facilities.map((facility) => ({ ...facility, can: abilitiesFor(user, facility.id, abilities) }))
  }),
)
