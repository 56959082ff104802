import { anyOf, permittedTo, users, withRole } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { MembershipAccepted, MembershipRejected, MembershipRemoved, MembershipRequested, OwnershipPassed } from './contract/events.ts'
import { memberPermissions } from './contract/permissions.ts'

const deciders = anyOf(...Object.values(memberPermissions).map(({ write }) => permittedTo(write)))

const toMember = ({ accountId }: { readonly accountId: string }) => [accountId]
const ofMembership = ({ facility, role }: { readonly facility: string; readonly role: string }) => ({ facility, role })

/** Notifications about memberships; mails about the ownership are always sent, since they say who runs a facility. */
export const membershipNotifications = [
  notification('membership.requested', {
    on: MembershipRequested,
    group: 'facilities',
    audience: deciders,
    to: ({ deciderIds }) => deciderIds,
    mail: 'membership.mail.requested',
    label: 'membership.notice.requested',
    about: 'membership.notice.requested.about',
    values: ({ facility, role, person, facilityId: id }) => ({ facility, role, person, id }),
  }),
  notification('membership.accepted', {
    on: MembershipAccepted,
    group: 'facilities',
    audience: users,
    to: toMember,
    values: ofMembership,
    mail: 'membership.mail.accepted',
    label: 'membership.notice.accepted',
    about: 'membership.notice.accepted.about',
  }),
  notification('membership.rejected', {
    on: MembershipRejected,
    group: 'facilities',
    audience: users,
    to: toMember,
    values: ofMembership,
    mail: 'membership.mail.rejected',
    label: 'membership.notice.rejected',
    about: 'membership.notice.rejected.about',
  }),
  notification('membership.removed', {
    on: MembershipRemoved,
    group: 'facilities',
    audience: users,
    to: toMember,
    values: ofMembership,
    mail: 'membership.mail.removed',
    label: 'membership.notice.removed',
    about: 'membership.notice.removed.about',
  }),
  notification('ownership.passed', {
    on: OwnershipPassed,
    group: 'facilities',
    audience: withRole('owner'),
    to: ({ fromId }) => [fromId],
    mail: 'membership.mail.ownership-passed',
    required: 'ownership',
    label: 'membership.notice.ownership-passed',
    about: 'membership.notice.ownership-passed.about',
    values: ({ facility, toName: person, facilityId: id }) => ({ facility, person, id }),
  }),
  notification('ownership.received', {
    on: OwnershipPassed,
    group: 'facilities',
    audience: withRole('administrator', 'teacher'),
    to: ({ toId }) => [toId],
    mail: 'membership.mail.ownership-received',
    required: 'ownership',
    label: 'membership.notice.ownership-received',
    about: 'membership.notice.ownership-received.about',
    values: ({ facility, fromName: person, facilityId: id }) => ({ facility, person, id }),
  }),
]
