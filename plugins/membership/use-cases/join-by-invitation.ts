import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Join } from '../services/join.ts'
import { viewOwn } from '../services/view-own.ts'

/** Accepts an invitation as the signed-in owner of the invited address. */
export const makeJoinByInvitation = ({ join, transaction }: { readonly join: Join; readonly transaction: Transaction }) =>
  Effect.fn('membership.join-by-invitation')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { member, facility } = yield* join(actor, user.id, id)
    return viewOwn(member, facility, [])
  }, transaction)

export type JoinByInvitation = ReturnType<typeof makeJoinByInvitation>
export const JoinByInvitation = token<JoinByInvitation>('membership/JoinByInvitation')
