import { mergedKind } from '#core/facilities/merge-participant.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { channel } from '#core/plugin/channels.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { AccountSignedIn } from '#plugins/accounts/contract/events.ts'
import { membershipApi } from './contract/api.ts'
import { MembershipUpdated, mainChannelPath, membershipUpdated, TokenRefresh, tokenRefresh } from './contract/channel.ts'
import { membersLimit } from './contract/limits.ts'
import { membershipMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { membership } from './migrations/20261212090000-membership.ts'
import { membershipNotifications } from './notifications.ts'
import { makeInvitations } from './persistence/invitations.repository.ts'
import { joiningOfFacility } from './persistence/joining.part.ts'
import { makeFacilityGrants, makeMembers } from './persistence/members.repository.ts'
import { MemberMerges } from './persistence/merges.repository.ts'
import { membershipTables } from './persistence/tables.ts'
import { membersToday } from './persistence/today.query.ts'
import { membershipPersonal } from './personal-data.ts'
import { ChangeMembership } from './use-cases/change-membership.ts'
import { CleanUpMembers } from './use-cases/clean-up.ts'
import { AcceptMembership, RejectMembership } from './use-cases/decide-membership.ts'
import { EndMembership } from './use-cases/end-membership.ts'
import {
  JoinAfterLogin,
  JoinByInvitation,
  ReadRefusalLink,
  RefuseInvitation,
  ShowInvitation,
  ShowJoining,
} from './use-cases/invitations.ts'
import { Invite } from './use-cases/invite.ts'
import { CountRequests, ListMembers, ListOwn } from './use-cases/members.ts'
import { PassOwnership, ShowOwnership } from './use-cases/ownership.ts'
import { RequestMembership } from './use-cases/request-membership.ts'
import { SeedMembersDemo } from './use-cases/seed-demo.ts'

/** Parents and teachers of facilities: invitations, requests, permissions, and passing a facility to another owner. */
export const plugin = definePlugin({
  name: 'membership',
  dependsOn: ['accounts', 'facility-panel', 'facility-profile'],
  migrations: [membership],
  tables: membershipTables,
  providers: [makeMembers, makeInvitations, makeFacilityGrants],
  endpoints: implement(membershipApi, [
    ListMembers,
    ListOwn,
    ShowJoining,
    ShowInvitation,
    respond(membershipApi.refuseInvitation, RefuseInvitation),
    ReadRefusalLink,
    respond(membershipApi.refuseByMail, RefuseInvitation),
    Invite,
    RequestMembership,
    JoinByInvitation,
    AcceptMembership,
    RejectMembership,
    ChangeMembership,
    EndMembership,
    ShowOwnership,
    PassOwnership,
  ]),
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
  facilityToday: membersToday,
  messages: { pl, ua, en },
})
