import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import type { ListPendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { ListOwnFacilities } from './list-own-facilities.ts'

interface Dependencies {
  readonly listOwnFacilities: ListOwnFacilities
  readonly pendingFacilities: ListPendingFacilities
}

/** Lists the user's facilities, and those that the user has asked for and does not have yet. */
export const makeListOwnedFacilities = ({ listOwnFacilities, pendingFacilities }: Dependencies) =>
  Effect.fn('accounts.list-owned-facilities')(function* (actor: Actor, nothing: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return { facilities: yield* listOwnFacilities(actor, nothing), shadow_facilities: yield* pendingFacilities(id) }
  })

export type ListOwnedFacilities = ReturnType<typeof makeListOwnedFacilities>
export const ListOwnedFacilities = token<ListOwnedFacilities>('accounts/ListOwnedFacilities')
