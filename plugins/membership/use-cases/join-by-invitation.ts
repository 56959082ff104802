import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { membershipApi } from '../contract/api.ts'
import { Join } from '../services/join.ts'
import { viewOwn } from '../services/view-own.ts'

/** Accepts an invitation as the signed-in owner of the invited address. */
export const JoinByInvitation = handler(membershipApi.joinByInvitation, { join: Join, transaction: Transaction }, ({ join, transaction }) =>
  Effect.fn('membership.join-by-invitation')(function* (user, { id }) {
    const { member, facility } = yield* join(user, user.id, id)
    return viewOwn(member, facility, [])
  }, transaction),
)
