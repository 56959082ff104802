import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { InvitationNotFound } from '../contract/errors.ts'
import { idOfToken, isTokenOf } from '../domain/invitation-token.ts'
import { Invitations } from '../domain/members.port.ts'

/** Finds the invitation of a link; forged, used and old links are alike. */
export const FindInvitation = define(
  'membership/FindInvitation',
  { invitations: Invitations, signing: Signing, clock: Clock },
  ({ invitations, signing, clock }) =>
    Effect.fn('membership.find-invitation')(function* (linkToken: string) {
      const id = idOfToken(linkToken)
      const invitation = id === null ? null : yield* invitations.byId(id)
      if (!invitation || !isTokenOf(linkToken, invitation, signing, clock.now())) return yield* new InvitationNotFound()
      return invitation
    }),
)
