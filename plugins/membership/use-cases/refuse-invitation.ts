import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { membershipApi } from '../contract/api.ts'
import { Invitations } from '../domain/members.port.ts'
import { Announce } from '../services/announce.ts'
import { FindInvitation } from '../services/find-invitation.ts'

/** Returns the page on which an invitation is refused; opening the link changes nothing, because mail scanners open links. */
export const ReadRefusalLink = handler(membershipApi.readRefusalLink, { findInvitation: FindInvitation }, ({ findInvitation }) =>
  Effect.fn('membership.read-refusal-link')(function* (_, { token: linkToken }) {
    yield* findInvitation(linkToken)
    return { to: `/zaproszenie/${linkToken}/odmowa` }
  }),
)

/**
 * Refuses an invitation by its link, without an account; the address is deleted, and its hash keeps the facility from
 * inviting it again.
 */
export const RefuseInvitation = define(
  'membership/RefuseInvitation',
  { findInvitation: FindInvitation, invitations: Invitations, announce: Announce, audit: Audit, clock: Clock, transaction: Transaction },
  ({ findInvitation, invitations, announce, audit, clock, transaction }) =>
    Effect.fn('membership.refuse-invitation')(function* (actor: Actor, { token: linkToken }: { readonly token: string }) {
      const { id, facility_id, email } = yield* findInvitation(linkToken)
      yield* invitations.remove(id)
      yield* invitations.refuse(facility_id, email, clock.now().toISOString())
      yield* audit.record({ actor, action: 'membership.invitation-refused', subject: null, about: { facility: facility_id } })
      yield* announce(facility_id)
      return { status: 'refused' as const }
    }, transaction),
)
