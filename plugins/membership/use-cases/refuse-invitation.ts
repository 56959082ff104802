import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Invitations } from '../domain/members.port.ts'
import type { Announce } from '../services/announce.ts'
import type { FindInvitation } from '../services/find-invitation.ts'

interface Dependencies {
  readonly findInvitation: FindInvitation
  readonly invitations: Invitations
  readonly announce: Announce
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Returns the page on which an invitation is refused; opening the link changes nothing, because mail scanners open links. */
export const makeReadRefusalLink = ({ findInvitation }: Pick<Dependencies, 'findInvitation'>) =>
  Effect.fn('membership.read-refusal-link')(function* (_: Actor, { token: linkToken }: { readonly token: string }) {
    yield* findInvitation(linkToken)
    return { to: `/zaproszenie/${linkToken}/odmowa` }
  })

export type ReadRefusalLink = ReturnType<typeof makeReadRefusalLink>
export const ReadRefusalLink = token<ReadRefusalLink>('membership/ReadRefusalLink')

/**
 * Refuses an invitation by its link, without an account; the address is deleted, and its hash keeps the facility from
 * inviting it again.
 */
export const makeRefuseInvitation = ({ findInvitation, invitations, announce, audit, clock, transaction }: Dependencies) =>
  Effect.fn('membership.refuse-invitation')(function* (actor: Actor, { token: linkToken }: { readonly token: string }) {
    const { id, facility_id, email } = yield* findInvitation(linkToken)
    yield* invitations.remove(id)
    yield* invitations.refuse(facility_id, email, clock.now().toISOString())
    yield* audit.record({ actor, action: 'membership.invitation-refused', subject: null, about: { facility: facility_id } })
    yield* announce(facility_id)
    return { status: 'refused' as const }
  }, transaction)

export type RefuseInvitation = ReturnType<typeof makeRefuseInvitation>
export const RefuseInvitation = token<RefuseInvitation>('membership/RefuseInvitation')
