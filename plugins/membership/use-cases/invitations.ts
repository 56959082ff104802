import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { InvitationNotFound } from '../contract/errors.ts'
import { maskEmail } from '../domain/invitation-token.ts'
import { Invitations } from '../domain/members.port.ts'
import { FindInvitation, FindObstacle } from '../services/find-members.ts'
import { Announce, Join } from '../services/join.ts'
import { viewOwn } from '../services/view-members.ts'

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

/** Shows the invitation of a link on its page; `null` for one that was used, taken back or is old, of which the page says so. */
export const ShowInvitationPage = define('membership/ShowInvitationPage', { showInvitation: ShowInvitation }, ({ showInvitation }) =>
  Effect.fn('membership.show-invitation-page')(function* (actor: Actor, input: { readonly token: string }) {
    return yield* showInvitation(actor, input).pipe(Effect.catchTag('InvitationNotFound', () => Effect.succeed(null)))
  }),
)

/** Tells whether the user may ask to join a facility, and why not. */
export const ShowJoining = handler(
  membershipApi.showJoining,
  { knownFacilities: KnownFacilities, findObstacle: FindObstacle },
  ({ knownFacilities, findObstacle }) =>
    Effect.fn('membership.show-joining')(function* (user, { slug }) {
      const facility = yield* knownFacilities.findBySlug(slug)
      if (!facility) return yield* new FacilityNotFound()
      const reason = yield* findObstacle(user.id, facility)
      return { facility_id: facility.id, possible: reason === null, reason }
    }),
)

/** Accepts an invitation as the signed-in owner of the invited address. */
export const JoinByInvitation = handler(membershipApi.joinByInvitation, { join: Join, transaction: Transaction }, ({ join, transaction }) =>
  Effect.fn('membership.join-by-invitation')(function* (user, { id }) {
    const { member, facility } = yield* join(user, user.id, id)
    return viewOwn(member, facility, [])
  }, transaction),
)

/** Accepts the invitations of an address after its owner has signed in (decisions §7); one that can no longer be accepted is deleted. */
export const JoinAfterLogin = define(
  'membership/JoinAfterLogin',
  { standings: AccountStandings, invitations: Invitations, join: Join, transaction: Transaction },
  ({ standings, invitations, join, transaction }) =>
    Effect.fn('membership.join-after-login')(function* (actor: Actor, { accountId }: Pick<AccountSignedIn, 'accountId'>) {
      const [account] = yield* standings.ofIds([accountId])
      if (!account?.confirmed) return
      // In one order, so that two logins never wait for each other.
      const waiting = (yield* invitations.ofEmail(account.email)).toSorted((a, b) => (a.facility_id < b.facility_id ? -1 : 1))
      for (const { id } of waiting)
        yield* transaction(Effect.asVoid(join(actor, accountId, id))).pipe(
          Effect.catchTags({
            AlreadyMember: () => invitations.remove(id),
            FacilityNotFound: () => invitations.remove(id),
            // Withdrawn, or the address changed, meanwhile.
            MembershipNotFound: () => Effect.void,
          }),
        )
    }),
)

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
