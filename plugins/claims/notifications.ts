import { notification } from '#core/plugin/notifications.ts'
import { ClaimAccepted, ClaimContested, ClaimRejected, ClaimReturned, ClaimSubmitted, OwnerReplaced } from './contract/events.ts'
import { ticketOf } from './contract/ticket.ts'

const toClaimant = ({ accountId }: { readonly accountId: string }) => [accountId]
const toOwner = ({ ownerId }: { readonly ownerId: string }) => [ownerId]

/** Notifications about claims; the mails are always sent, since they say who runs a facility. */
export const claimsNotifications = [
  notification('claim.submitted', {
    on: ClaimSubmitted,
    to: toClaimant,
    required: true,
    label: 'claims.notice.submitted',
    about: 'claims.notice.submitted.about',
    mail: 'claims.mail.submitted',
    values: ({ facility, claimId, dueAt }) => ({ facility, ticket: ticketOf(claimId), due: dueAt }),
  }),
  notification('claim.accepted', {
    on: ClaimAccepted,
    to: toClaimant,
    required: true,
    label: 'claims.notice.accepted',
    about: 'claims.notice.accepted.about',
    mail: 'claims.mail.accepted',
    values: ({ facility }) => ({ facility }),
  }),
  notification('claim.rejected', {
    on: ClaimRejected,
    to: toClaimant,
    required: true,
    label: 'claims.notice.rejected',
    about: 'claims.notice.rejected.about',
    mail: 'claims.mail.rejected',
    values: ({ facility, facilityId: id, reason, note }) => ({ facility, id, reason, note }),
  }),
  notification('claim.returned', {
    on: ClaimReturned,
    to: toClaimant,
    required: true,
    label: 'claims.notice.returned',
    about: 'claims.notice.returned.about',
    mail: 'claims.mail.returned',
    values: ({ facility, facilityId: id, reason, note }) => ({ facility, id, reason, note }),
  }),
  notification('claim.contested', {
    on: ClaimContested,
    to: toOwner,
    required: true,
    label: 'claims.notice.contested',
    about: 'claims.notice.contested.about',
    mail: 'claims.mail.contested',
    values: ({ facility, answerBy }) => ({ facility, until: answerBy }),
  }),
  notification('claim.replaced', {
    on: OwnerReplaced,
    to: toOwner,
    required: true,
    label: 'claims.notice.replaced',
    about: 'claims.notice.replaced.about',
    mail: 'claims.mail.replaced',
    values: ({ facility, reason }) => ({ facility, reason }),
  }),
]
