import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Join } from '../services/join.ts'
import { viewOwn } from '../services/view-own.ts'

/** Accepts an invitation as the signed-in owner of the invited address. */
export const JoinByInvitation = define('membership/JoinByInvitation', { join: Join, transaction: Transaction }, ({ join, transaction }) =>
  Effect.fn('membership.join-by-invitation')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const { member, facility } = yield* join(actor, user.id, id)
    return viewOwn(member, facility, [])
  }, transaction),
)
