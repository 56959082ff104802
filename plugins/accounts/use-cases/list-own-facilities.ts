import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { abilitiesFor, requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { abilities } from '../contract/account.ts'

/** Lists the user's facilities by name, with the user's permissions there. */
export const makeListOwnFacilities = ({ grants }: { readonly grants: Grants }) =>
  Effect.fn('accounts.list-own-facilities')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const facilities = yield* grants.facilitiesOf(user.id)
    return facilities.map((facility) => ({ ...facility, can: abilitiesFor(user, facility.id, abilities) }))
  })

export type ListOwnFacilities = ReturnType<typeof makeListOwnFacilities>
export const ListOwnFacilities = token<ListOwnFacilities>('accounts/ListOwnFacilities')
