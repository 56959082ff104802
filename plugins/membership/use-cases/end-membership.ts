import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipApi } from '../contract/api.ts'
import { MembershipClosed, MembershipNotFound } from '../contract/errors.ts'
import { MembershipEnded, MembershipRemoved } from '../contract/events.ts'
import { type Invitation, inState, stateInForce } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { stateAfter } from '../domain/states.ts'
import { FindManaged, requireManaged } from '../services/find-members.ts'
import { Announce } from '../services/join.ts'

/**
 * Ends a membership, a request or an invitation, as those who manage the facility or as the person concerned; access
 * ends with this call (row ME-04).
 */
export const EndMembership = handler(
  membershipApi.endMembership,
  {
    members: Members,
    invitations: Invitations,
    findManaged: FindManaged,
    facilityGrants: FacilityGrants,
    grants: Grants,
    standings: AccountStandings,
    knownFacilities: KnownFacilities,
    facilities: Facilities,
    announce: Announce,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { members, invitations, findManaged, facilityGrants, grants, standings, knownFacilities, facilities } = dependencies
    const { announce, audit, events, clock, transaction } = dependencies

    const cancel = Effect.fn('membership.cancel-invitation')(function* (user: User, invitation: Invitation) {
      const [account] = yield* standings.ofIds([user.id])
      const isOwn = account?.confirmed === true && account.email === invitation.email
      if (!isOwn) yield* requireManaged(user, { ...invitation, account_id: null })
      if (!(yield* invitations.remove(invitation.id))) return yield* new MembershipNotFound()
      const action = isOwn ? 'membership.invitation-refused' : 'membership.invitation-cancelled'
      yield* audit.record({ actor: user, action, subject: null, about: { facility: invitation.facility_id } })
      yield* announce(invitation.facility_id)
      return { status: isOwn ? ('left' as const) : ('removed' as const) }
    })

    /** Finds a relation of the user, who may end it also when the facility has been deleted. */
    const findOwn = Effect.fn('membership.find-own')(function* (id: string) {
      const { facility_id } = yield* members.byId(id)
      yield* facilities.lock([facility_id])
      const name = (yield* knownFacilities.find([facility_id])).get(facility_id)?.name ?? ''
      return { member: yield* members.byId(id), facility: { id: facility_id, name } }
    })

    return Effect.fn('membership.end')(function* (user, { id }) {
      const invitation = yield* invitations.byId(id)
      if (invitation) return yield* cancel(user, invitation)
      const isOwn = (yield* members.byId(id)).account_id === user.id
      const { member, facility } = isOwn ? yield* findOwn(id) : yield* findManaged(user, id)
      const grant = (yield* facilityGrants.of(facility.id)).get(member.account_id)
      const state = stateInForce(member, grant)
      const after = stateAfter(state, isOwn ? (state === 'approved' ? 'leave' : 'withdraw') : 'remove')
      if (after === null || after === 'awaiting_login') return yield* new MembershipClosed({ detail: state })
      yield* members.save(inState(member, after, clock.now()))
      if (state === 'approved') {
        yield* grants.revoke(member.account_id, facility.id)
        yield* events.emit(MembershipEnded.of({ accountId: member.account_id, facilityId: facility.id, role: member.role }))
      }
      const about = { facility: facility.id, role: member.role, was: state }
      yield* audit.record({ actor: user, action: isOwn ? 'membership.left' : 'membership.removed', subject: member.account_id, about })
      if (!isOwn)
        yield* events.emit(
          MembershipRemoved.of({ accountId: member.account_id, facilityId: facility.id, facility: facility.name, role: member.role }),
        )
      yield* announce(facility.id, [member.account_id])
      return { status: isOwn ? ('left' as const) : ('removed' as const) }
    }, transaction)
  },
)
