import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { InvitationNotFound } from '../contract/errors.ts'
import { maskEmail } from '../domain/invitation-token.ts'
import type { FindInvitation } from '../services/find-invitation.ts'

interface Dependencies {
  readonly findInvitation: FindInvitation
  readonly knownFacilities: KnownFacilities
  readonly standings: AccountStandings
}

/** Shows the invitation of a link; the address only masked, since links are passed on. */
export const makeShowInvitation = ({ findInvitation, knownFacilities, standings }: Dependencies) =>
  Effect.fn('membership.show-invitation')(function* (actor: Actor, { token: linkToken }: { readonly token: string }) {
    const { id, facility_id, role, email } = yield* findInvitation(linkToken)
    const facility = (yield* knownFacilities.find([facility_id])).get(facility_id)
    if (!facility) return yield* new InvitationNotFound()
    const [account] = actor.kind === 'user' ? yield* standings.ofIds([actor.id]) : []
    return {
      id,
      token: linkToken,
      role,
      email: maskEmail(email),
      facility: { id: facility.id, slug: facility.slug, name: facility.name, city: facility.city },
      yours: account?.confirmed === true && account.email === email,
    }
  })

export type ShowInvitation = ReturnType<typeof makeShowInvitation>
export const ShowInvitation = token<ShowInvitation>('membership/ShowInvitation')
