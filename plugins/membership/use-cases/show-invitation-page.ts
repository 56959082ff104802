import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ShowInvitation } from './show-invitation.ts'

/** Shows the invitation of a link on its page; `null` for one that was used, taken back or is old, of which the page says so. */
export const ShowInvitationPage = define('membership/ShowInvitationPage', { showInvitation: ShowInvitation }, ({ showInvitation }) =>
  Effect.fn('membership.show-invitation-page')(function* (actor: Actor, input: { readonly token: string }) {
    return yield* showInvitation(actor, input).pipe(Effect.catchTag('InvitationNotFound', () => Effect.succeed(null)))
  }),
)
