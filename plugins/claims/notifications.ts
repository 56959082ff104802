import { withRole } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ClaimAccepted, ClaimContested, ClaimRejected, ClaimReturned, ClaimSubmitted, OwnerReplaced } from './contract/events.ts'
import { ticketOf } from './contract/ticket.ts'

/** People who have claimed a facility. */
const claimants = 'exists (select 1 from claims_claim c where c.account_id = a.id)'

const toClaimant = ({ accountId }: { readonly accountId: string }) => [accountId]
const toOwner = ({ ownerId }: { readonly ownerId: string }) => [ownerId]

/** Notifications about claims; the mails are always sent, since they say who runs a facility. */
export const claimsNotifications = [
  notification('claim.submitted', {
    on: ClaimSubmitted,
    group: 'facilities',
    audience: claimants,
    to: toClaimant,
    required: 'ownership',
    label: 'claims.notice.submitted',
    about: 'claims.notice.submitted.about',
    mail: 'claims.mail.submitted',
    values: ({ facility, claimId, dueAt }) => ({ facility, ticket: ticketOf(claimId), due: dueAt }),
  }),
  notification('claim.accepted', {
    on: ClaimAccepted,
    group: 'facilities',
    audience: claimants,
    to: toClaimant,
    required: 'ownership',
    label: 'claims.notice.accepted',
    about: 'claims.notice.accepted.about',
    mail: 'claims.mail.accepted',
    values: ({ facility }) => ({ facility }),
  }),
  notification('claim.rejected', {
    on: ClaimRejected,
    group: 'facilities',
    audience: claimants,
    to: toClaimant,
    required: 'ownership',
    label: 'claims.notice.rejected',
    about: 'claims.notice.rejected.about',
    mail: 'claims.mail.rejected',
    values: ({ facility, facilityId: id, reason, note }) => ({ facility, id, reason, note }),
  }),
  notification('claim.returned', {
    on: ClaimReturned,
    group: 'facilities',
    audience: claimants,
    to: toClaimant,
    required: 'ownership',
    label: 'claims.notice.returned',
    about: 'claims.notice.returned.about',
    mail: 'claims.mail.returned',
    values: ({ facility, facilityId: id, reason, note }) => ({ facility, id, reason, note }),
  }),
  notification('claim.contested', {
    on: ClaimContested,
    group: 'facilities',
    audience: withRole('owner'),
    to: toOwner,
    required: 'ownership',
    label: 'claims.notice.contested',
    about: 'claims.notice.contested.about',
    mail: 'claims.mail.contested',
    values: ({ facility, answerBy }) => ({ facility, until: answerBy }),
  }),
  notification('claim.replaced', {
    on: OwnerReplaced,
    group: 'facilities',
    audience: withRole('owner'),
    to: toOwner,
    required: 'ownership',
    label: 'claims.notice.replaced',
    about: 'claims.notice.replaced.about',
    mail: 'claims.mail.replaced',
    values: ({ facility, reason }) => ({ facility, reason }),
  }),
]
