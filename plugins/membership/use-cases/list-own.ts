import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { stateInForce } from '../domain/member.ts'
import { Invitations, Members } from '../domain/members.port.ts'
import { viewOwn, viewOwnInvitation } from '../services/view-own.ts'

/** Lists the user's memberships and requests, and the invitations sent to the confirmed address; what the user has left is gone. */
export const ListOwn = handler(
  membershipApi.listOwn,
  { members: Members, invitations: Invitations, grants: Grants, standings: AccountStandings, knownFacilities: KnownFacilities },
  ({ members, invitations, grants, standings, knownFacilities }) =>
    Effect.fn('membership.list-own')(function* (user) {
      const [account] = yield* standings.ofIds([user.id])
      const invited = account?.confirmed ? yield* invitations.ofEmail(account.email) : []
      const own = yield* members.ofAccount(user.id)
      const held = new Map((yield* grants.facilitiesOf(user.id)).map((one) => [one.id, one]))
      const facilities = yield* knownFacilities.find([...invited, ...own].map((one) => one.facility_id))
      const joined = own.flatMap((member) => {
        const facility = facilities.get(member.facility_id)
        const grant = held.get(member.facility_id)
        const state = stateInForce(member, grant && { ...grant, accountId: user.id, givenAt: '' })
        return facility && state !== 'left' ? [viewOwn({ ...member, state }, facility, grant?.permissions ?? [])] : []
      })
      const waiting = invited.flatMap((invitation) => {
        const facility = facilities.get(invitation.facility_id)
        return facility ? [viewOwnInvitation(invitation, facility)] : []
      })
      return { memberships: [...waiting, ...joined] }
    }),
)
