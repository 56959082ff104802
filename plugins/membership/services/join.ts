import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { MembershipNotFound } from '../contract/errors.ts'
import { Invitations } from '../domain/members.port.ts'
import { Approve } from './approve.ts'
import { LockFacility } from './lock-facility.ts'

/**
 * Makes the account of an invited address a member, once. The address is compared under the lock of the account, so
 * that nobody joins by one that is not confirmed, or not theirs any more.
 */
export const Join = define(
  'membership/Join',
  { invitations: Invitations, lockFacility: LockFacility, holdAccount: HoldAccount, approve: Approve },
  ({ invitations, lockFacility, holdAccount, approve }) =>
    Effect.fn('membership.join')(function* (actor: Actor, accountId: string, invitationId: string) {
      const found = yield* invitations.byId(invitationId)
      if (!found) return yield* new MembershipNotFound()
      const facility = yield* lockFacility(found.facility_id)
      const account = yield* holdAccount(accountId).pipe(Effect.catchTag('AccountNotFound', () => new MembershipNotFound()))
      const invitation = yield* invitations.byId(invitationId)
      if (!invitation || !account.confirmed || account.email !== invitation.email) return yield* new MembershipNotFound()
      const member = yield* approve(actor, facility.id, accountId, invitation.role, 'invitation')
      yield* invitations.remove(invitationId)
      return { member, facility }
    }),
)
