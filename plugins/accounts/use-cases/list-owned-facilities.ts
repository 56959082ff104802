import { Effect } from 'effect'
import { PendingFacilities } from '#core/facilities/pending-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { ListOwnFacilities } from './list-own-facilities.ts'

/** Lists the user's facilities, and those that the user has asked for and does not have yet. */
export const ListOwnedFacilities = handler(
  accountsApi.listOwnedFacilities,
  { listOwnFacilities: ListOwnFacilities, pendingFacilities: PendingFacilities },
  ({ listOwnFacilities, pendingFacilities }) =>
    Effect.fn('accounts.list-owned-facilities')(function* (user, nothing) {
      const { id } = user
      return { facilities: yield* listOwnFacilities(user, nothing), shadow_facilities: yield* pendingFacilities(id) }
    }),
)
