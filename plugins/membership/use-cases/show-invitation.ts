import { Effect } from 'effect'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { InvitationNotFound } from '../contract/errors.ts'
import { maskEmail } from '../domain/invitation-token.ts'
import { FindInvitation } from '../services/find-invitation.ts'

/** Shows the invitation of a link; the address only masked, since links are passed on. */
export const ShowInvitation = handler(
  membershipApi.showInvitation,
  { findInvitation: FindInvitation, knownFacilities: KnownFacilities, standings: AccountStandings },
  ({ findInvitation, knownFacilities, standings }) =>
    Effect.fn('membership.show-invitation')(function* (actor, { token: linkToken }) {
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
    }),
)
