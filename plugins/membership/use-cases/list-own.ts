import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { stateInForce } from '../domain/member.ts'
import type { Invitations, Members } from '../domain/members.port.ts'
import { viewOwn, viewOwnInvitation } from '../services/view-own.ts'

interface Dependencies {
  readonly members: Members
  readonly invitations: Invitations
  readonly grants: Grants
  readonly standings: AccountStandings
  readonly knownFacilities: KnownFacilities
}

/** Lists the user's memberships and requests, and the invitations sent to the confirmed address; what the user has left is gone. */
export const makeListOwn = ({ members, invitations, grants, standings, knownFacilities }: Dependencies) =>
  Effect.fn('membership.list-own')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
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
  })

export type ListOwn = ReturnType<typeof makeListOwn>
export const ListOwn = token<ListOwn>('membership/ListOwn')
