import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { InvitationAccepted } from '#plugins/accounts/contract/events.ts'
import { GrantWaiting } from '../services/grant-waiting.ts'

/** Gives an account its facilities once its owner has set an own password. */
export const GrantWhenInvitationIsAccepted = define(
  'partners/GrantWhenInvitationIsAccepted',
  { grantWaiting: GrantWaiting },
  ({ grantWaiting }) =>
    Effect.fn('partners.grant-when-invitation-is-accepted')(function* (_: Actor, { accountId }: InvitationAccepted) {
      yield* grantWaiting(accountId)
    }),
)
