import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ShowInvitation } from './show-invitation.ts'

/** Shows the invitation of a link on its page; `null` for one that was used, taken back or is old, of which the page says so. */
export const makeShowInvitationPage = ({ showInvitation }: { readonly showInvitation: ShowInvitation }) =>
  Effect.fn('membership.show-invitation-page')(function* (actor: Actor, input: { readonly token: string }) {
    return yield* showInvitation(actor, input).pipe(Effect.catchTag('InvitationNotFound', () => Effect.succeed(null)))
  })

export type ShowInvitationPage = ReturnType<typeof makeShowInvitationPage>
export const ShowInvitationPage = token<ShowInvitationPage>('membership/ShowInvitationPage')
