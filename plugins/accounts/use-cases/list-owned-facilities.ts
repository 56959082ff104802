import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { PendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { ListOwnFacilities } from './list-own-facilities.ts'

/** Lists the user's facilities, and those that the user has asked for and does not have yet. */
export const ListOwnedFacilities = define(
  'accounts/ListOwnedFacilities',
  { listOwnFacilities: ListOwnFacilities, pendingFacilities: PendingFacilities },
  ({ listOwnFacilities, pendingFacilities }) =>
    Effect.fn('accounts.list-owned-facilities')(function* (actor: Actor, nothing: Readonly<Record<string, never>>) {
      const { id } = yield* requireUser(actor)
      return { facilities: yield* listOwnFacilities(actor, nothing), shadow_facilities: yield* pendingFacilities(id) }
    }),
)
