import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Signing } from '#core/ports/signing.ts'
import { InvitationNotFound } from '../contract/errors.ts'
import { idOfToken, isTokenOf } from '../domain/invitation-token.ts'
import type { Invitations } from '../domain/members.port.ts'

interface Dependencies {
  readonly invitations: Invitations
  readonly signing: Signing
  readonly clock: Clock
}

/** Finds the invitation of a link; forged, used and old links are alike. */
export const makeFindInvitation = ({ invitations, signing, clock }: Dependencies) =>
  Effect.fn('membership.find-invitation')(function* (linkToken: string) {
    const id = idOfToken(linkToken)
    const invitation = id === null ? null : yield* invitations.byId(id)
    if (!invitation || !isTokenOf(linkToken, invitation, signing, clock.now())) return yield* new InvitationNotFound()
    return invitation
  })

export type FindInvitation = ReturnType<typeof makeFindInvitation>
export const FindInvitation = token<FindInvitation>('membership/FindInvitation')
