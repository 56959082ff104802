import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { abilitiesFor, requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { abilities } from '../contract/account.ts'

/** Lists the user's facilities by name, with the user's permissions there. */
export const ListOwnFacilities = define('accounts/ListOwnFacilities', { grants: Grants }, ({ grants }) =>
  Effect.fn('accounts.list-own-facilities')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const facilities = yield* grants.facilitiesOf(user.id)
    return facilities.map((facility) => ({ ...facility, can: abilitiesFor(user, facility.id, abilities) }))
  }),
)
