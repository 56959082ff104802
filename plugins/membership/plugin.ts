import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { mergedKind } from '#core/facilities/merge-participant.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { on } from '#core/plugin/reactions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { HoldAccount, ProveIdentity } from '#plugins/accounts/contract/access.ts'
import { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { membershipNotifications } from './bindings/notifications.ts'
import { bindMembershipServices } from './bindings/services.ts'
import { MembershipUpdated, mainChannelPath, membershipUpdated, TokenRefresh, tokenRefresh } from './contract/channel.ts'
import { membersLimit } from './contract/limits.ts'
import { FacilityGrants, Invitations, Members } from './domain/members.port.ts'
import { membershipEndpoints } from './endpoints.ts'
import { membershipMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { membership } from './migrations/20261212090000-membership.ts'
import { joiningOfFacility } from './persistence/joining.part.ts'
import { MemberMerges } from './persistence/merges.repository.ts'
import { membershipTables } from './persistence/tables.ts'
import { membershipPersonal } from './personal-data.ts'
import { Announce } from './services/announce.ts'
import { Approve } from './services/approve.ts'
import { FindInvitation } from './services/find-invitation.ts'
import { FindManaged } from './services/find-managed.ts'
import { FindObstacle } from './services/find-obstacle.ts'
import { Join } from './services/join.ts'
import { LockFacility } from './services/lock-facility.ts'
import { SendInvitations } from './services/send-invitations.ts'
import { ViewFollowers, ViewMembers } from './services/view-members.ts'
import { ChangeMembership, makeChangeMembership } from './use-cases/change-membership.ts'
import { CleanUpMembers, makeCleanUpMembers } from './use-cases/clean-up.ts'
import { CountRequests, makeCountRequests } from './use-cases/count-requests.ts'
import { AcceptMembership, makeAcceptMembership, makeRejectMembership, RejectMembership } from './use-cases/decide-membership.ts'
import { EndMembership, makeEndMembership } from './use-cases/end-membership.ts'
import { Invite, makeInvite } from './use-cases/invite.ts'
import { JoinAfterLogin, makeJoinAfterLogin } from './use-cases/join-after-login.ts'
import { JoinByInvitation, makeJoinByInvitation } from './use-cases/join-by-invitation.ts'
import { ListMembers, makeListMembers } from './use-cases/list-members.ts'
import { ListOwn, makeListOwn } from './use-cases/list-own.ts'
import { makePassOwnership, PassOwnership } from './use-cases/pass-ownership.ts'
import { makeReadRefusalLink, makeRefuseInvitation, ReadRefusalLink, RefuseInvitation } from './use-cases/refuse-invitation.ts'
import { makeRequestMembership, RequestMembership } from './use-cases/request-membership.ts'
import { makeSeedMembersDemo, SeedMembersDemo } from './use-cases/seed-demo.ts'
import { makeShowInvitation, ShowInvitation } from './use-cases/show-invitation.ts'
import { makeShowInvitationPage, ShowInvitationPage } from './use-cases/show-invitation-page.ts'
import { makeShowJoining, ShowJoining } from './use-cases/show-joining.ts'
import { makeShowOwnership, ShowOwnership } from './use-cases/show-ownership.ts'

/** Parents and teachers of facilities: invitations, requests, permissions, and passing a facility to another owner. */
export const plugin = definePlugin({
  name: 'membership',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile'],
  migrations: [membership],
  tables: membershipTables,
  bindings: (bind) => {
    bindMembershipServices(bind)
    const time = { clock: Clock, transaction: Transaction }
    const stored = { members: Members, invitations: Invitations }
    const rights = { grants: Grants, facilityGrants: FacilityGrants }
    const recorded = { ...time, announce: Announce, audit: Audit }
    const shown = { knownFacilities: KnownFacilities, standings: AccountStandings }
    const managed = { findManaged: FindManaged, viewMembers: ViewMembers }
    bind(ListMembers, makeListMembers, {
      ...stored,
      knownFacilities: KnownFacilities,
      viewMembers: ViewMembers,
      viewFollowers: ViewFollowers,
    })
    bind(ListOwn, makeListOwn, { ...stored, ...shown, grants: Grants })
    bind(ShowJoining, makeShowJoining, { knownFacilities: KnownFacilities, findObstacle: FindObstacle })
    bind(ShowInvitation, makeShowInvitation, { ...shown, findInvitation: FindInvitation })
    bind(ShowInvitationPage, makeShowInvitationPage, { showInvitation: ShowInvitation })
    bind(ReadRefusalLink, makeReadRefusalLink, { findInvitation: FindInvitation })
    bind(RefuseInvitation, makeRefuseInvitation, { ...recorded, findInvitation: FindInvitation, invitations: Invitations })
    bind(Invite, makeInvite, {
      ...recorded,
      ...stored,
      lockFacility: LockFacility,
      facilityGrants: FacilityGrants,
      standings: AccountStandings,
      sendInvitations: SendInvitations,
      limits: Limits,
      rateLimit: RateLimit,
    })
    bind(RequestMembership, makeRequestMembership, {
      ...time,
      members: Members,
      facilityGrants: FacilityGrants,
      announce: Announce,
      events: Events,
      rateLimit: RateLimit,
      lockFacility: LockFacility,
      findObstacle: FindObstacle,
      holdAccount: HoldAccount,
    })
    bind(JoinByInvitation, makeJoinByInvitation, { join: Join, transaction: Transaction })
    bind(JoinAfterLogin, makeJoinAfterLogin, {
      standings: AccountStandings,
      invitations: Invitations,
      join: Join,
      transaction: Transaction,
    })
    bind(AcceptMembership, makeAcceptMembership, {
      ...managed,
      holdAccount: HoldAccount,
      approve: Approve,
      limits: Limits,
      events: Events,
      transaction: Transaction,
    })
    bind(RejectMembership, makeRejectMembership, { ...managed, ...recorded, members: Members, events: Events })
    bind(ChangeMembership, makeChangeMembership, { ...managed, ...recorded, ...rights, members: Members, limits: Limits })
    bind(EndMembership, makeEndMembership, {
      ...stored,
      ...shown,
      ...rights,
      ...recorded,
      findManaged: FindManaged,
      facilities: Facilities,
      events: Events,
    })
    bind(ShowOwnership, makeShowOwnership, { ...shown, facilityGrants: FacilityGrants })
    bind(PassOwnership, makePassOwnership, {
      ...rights,
      members: Members,
      lockFacility: LockFacility,
      proveIdentity: ProveIdentity,
      holdAccount: HoldAccount,
      permissions: Permissions,
      announce: Announce,
      audit: Audit,
      events: Events,
      clock: Clock,
    })
    bind(CountRequests, makeCountRequests, { grants: Grants, members: Members })
    bind(CleanUpMembers, makeCleanUpMembers, { ...time, ...stored, ...rights, audit: Audit })
    bind(SeedMembersDemo, makeSeedMembersDemo, {
      ...time,
      ...stored,
      demoFacilities: DemoFacilities,
      standings: AccountStandings,
      grants: Grants,
    })
  },
  endpoints: membershipEndpoints,
  mergedKinds: [mergedKind('members', { label: 'membership.merged', single: false, participant: MemberMerges })],
  limits: [membersLimit],
  slotData: [joiningOfFacility],
  channels: [
    channel(mainChannelPath, { frames: { [membershipUpdated]: MembershipUpdated, [tokenRefresh]: TokenRefresh }, access: 'user' }),
  ],
  badgeCounters: [badgeCounter('memberships', CountRequests)],
  notifications: membershipNotifications,
  mails: membershipMails,
  reactions: [on(AccountSignedIn, JoinAfterLogin)],
  jobs: [every({ at: '03:50' }, CleanUpMembers)],
  // Another limit lets all facilities have members, or none.
  cacheInvalidations: [cacheInvalidation(LimitChanged, ({ limit }) => (limit === membersLimit.key ? [pageTags.all] : []))],
  personalData: membershipPersonal,
  demoSeed: SeedMembersDemo,
  messages: { pl, ua, en },
})
