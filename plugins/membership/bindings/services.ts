import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Followers } from '#core/facilities/followers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { Overview } from '#core/overview/overview.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { makeFacilityGrants } from '../persistence/facility-grants.query.ts'
import { makeInvitations } from '../persistence/invitations.repository.ts'
import { makeMembers } from '../persistence/members.repository.ts'
import { MemberMerges, makeMemberMerges } from '../persistence/merges.repository.ts'
import { Announce, makeAnnounce } from '../services/announce.ts'
import { Approve, makeApprove } from '../services/approve.ts'
import { FindInvitation, makeFindInvitation } from '../services/find-invitation.ts'
import { FindManaged, makeFindManaged } from '../services/find-managed.ts'
import { FindObstacle, makeFindObstacle } from '../services/find-obstacle.ts'
import { Join, makeJoin } from '../services/join.ts'
import { LockFacility, makeLockFacility } from '../services/lock-facility.ts'
import { makeSendInvitations, SendInvitations } from '../services/send-invitations.ts'
import { makeViewFollowers, makeViewMembers, ViewFollowers, ViewMembers } from '../services/view-members.ts'

/** Binds the repositories of memberships, and what their use-cases share. */
export const bindMembershipServices = (bind: Bind): void => {
  bind(Members, makeMembers, { db: Db })
  bind(Invitations, makeInvitations, { db: Db })
  bind(MemberMerges, makeMemberMerges, { db: Db })
  bind(FacilityGrants, makeFacilityGrants, { db: Db })
  bind(LockFacility, makeLockFacility, { knownFacilities: KnownFacilities, facilities: Facilities })
  bind(FindManaged, makeFindManaged, { members: Members, lockFacility: LockFacility })
  bind(FindObstacle, makeFindObstacle, { members: Members, facilityGrants: FacilityGrants, limits: Limits, clock: Clock })
  bind(FindInvitation, makeFindInvitation, { invitations: Invitations, signing: Signing, clock: Clock })
  bind(ViewMembers, makeViewMembers, { facilityGrants: FacilityGrants, standings: AccountStandings })
  bind(ViewFollowers, makeViewFollowers, { followers: Followers, standings: AccountStandings })
  bind(Announce, makeAnnounce, { facilityGrants: FacilityGrants, realtime: Realtime, overview: Overview })
  bind(Approve, makeApprove, {
    members: Members,
    grants: Grants,
    facilityGrants: FacilityGrants,
    announce: Announce,
    audit: Audit,
    clock: Clock,
  })
  bind(Join, makeJoin, { invitations: Invitations, lockFacility: LockFacility, holdAccount: HoldAccount, approve: Approve })
  bind(SendInvitations, makeSendInvitations, {
    invitations: Invitations,
    standings: AccountStandings,
    mailQueue: MailQueue,
    signing: Signing,
    site: Site,
  })
}
