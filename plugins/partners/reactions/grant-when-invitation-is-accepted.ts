import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { InvitationAccepted } from '#plugins/accounts/contract/events.ts'
import type { GrantWaiting } from '../services/grant-waiting.ts'

/** Gives an account its facilities once its owner has set an own password. */
export const makeGrantWhenInvitationIsAccepted = ({ grantWaiting }: { readonly grantWaiting: GrantWaiting }) =>
  Effect.fn('partners.grant-when-invitation-is-accepted')(function* (_: Actor, { accountId }: InvitationAccepted) {
    yield* grantWaiting(accountId)
  })

export type GrantWhenInvitationIsAccepted = ReturnType<typeof makeGrantWhenInvitationIsAccepted>
export const GrantWhenInvitationIsAccepted = token<GrantWhenInvitationIsAccepted>('partners/GrantWhenInvitationIsAccepted')
