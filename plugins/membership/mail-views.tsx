import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import { invitationDays } from './contract/limits.ts'
import type { InvitationMail, MembershipMail, OwnershipMail, RequestedMail } from './mails.ts'

/** Invites a parent or a teacher, with a way to refuse at once. */
const invitation = defineMail<InvitationMail>({
  subject: ({ facility }, { t }) => t('membership.mail.invitation.subject', { facility }),
  preheader: ({ from }, { t }) => t('membership.mail.invitation.preheader', { from }),
  Body: ({ facility, from, role, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.invitation.subject', { facility })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.invitation.lead', role), { from, facility })}</Paragraph>
        <Paragraph>{t('membership.mail.invitation.how')}</Paragraph>
        <Action href={link(`/zaproszenie/${token}`)}>{t('membership.mail.invitation.action')}</Action>
        <Small>{t('membership.mail.invitation.days', { count: invitationDays.link })}</Small>
        <Small>
          {t('membership.mail.invitation.not-you')}{' '}
          <a href={link(`/zaproszenie/${token}/odmowa`)}>{t('membership.mail.invitation.refuse')}</a>
        </Small>
      </>
    )
  },
})

/** Tells those who manage a facility that somebody asks to join it. */
const requested = defineMail<RequestedMail>({
  subject: ({ facility, person }, { t }) => t('membership.mail.requested.subject', { facility, person }),
  preheader: ({ role }, { t }) => t(messageKey('membership.mail.requested.preheader', role)),
  Body: ({ name, facility, person, role, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.requested.subject', { facility, person })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.requested.lead', role), { name, person, facility })}</Paragraph>
        <Action href={link(`/user_facility/${id}/parents_teachers/${role}s`)}>{t('membership.mail.requested.action')}</Action>
      </>
    )
  },
})

/** Tells a member that the facility has confirmed the membership. */
const accepted = defineMail<MembershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.accepted.subject', { facility }),
  preheader: ({ name, facility, role }, { t }) => t(messageKey('membership.mail.accepted.lead', role), { name, facility }),
  Body: ({ name, facility, role }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.accepted.subject', { facility })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.accepted.lead', role), { name, facility })}</Paragraph>
        <Action href={link('/user/memberships')}>{t('membership.mail.action')}</Action>
      </>
    )
  },
})

/** Tells that the facility has rejected a request. */
const rejected = defineMail<MembershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.rejected.subject', { facility }),
  preheader: ({ name, facility, role }, { t }) => t(messageKey('membership.mail.rejected.lead', role), { name, facility }),
  Body: ({ name, facility, role }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.rejected.subject', { facility })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.rejected.lead', role), { name, facility })}</Paragraph>
        <Action href={link('/user/memberships')}>{t('membership.mail.action')}</Action>
      </>
    )
  },
})

/** Tells a member that the membership was ended by the facility. */
const removed = defineMail<MembershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.removed.subject', { facility }),
  preheader: ({ name, facility, role }, { t }) => t(messageKey('membership.mail.removed.lead', role), { name, facility }),
  Body: ({ name, facility, role }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.removed.subject', { facility })}</Heading>
        <Paragraph>{t(messageKey('membership.mail.removed.lead', role), { name, facility })}</Paragraph>
        <Action href={link('/user/memberships')}>{t('membership.mail.action')}</Action>
      </>
    )
  },
})

/** Tells the owner until now that the facility belongs to somebody else. */
const ownershipPassed = defineMail<OwnershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.ownership-passed.subject', { facility }),
  preheader: ({ person }, { t }) => t('membership.mail.ownership-passed.preheader', { person }),
  Body: ({ name, facility, person }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.ownership-passed.subject', { facility })}</Heading>
        <Paragraph>{t('membership.mail.ownership-passed.lead', { name, facility, person })}</Paragraph>
        <Small>{t('membership.mail.ownership-passed.not-you')}</Small>
      </>
    )
  },
})

/** Tells the new owner of a facility about it. */
const ownershipReceived = defineMail<OwnershipMail>({
  subject: ({ facility }, { t }) => t('membership.mail.ownership-received.subject', { facility }),
  preheader: ({ person }, { t }) => t('membership.mail.ownership-received.preheader', { person }),
  Body: ({ name, facility, person, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('membership.mail.ownership-received.subject', { facility })}</Heading>
        <Paragraph>{t('membership.mail.ownership-received.lead', { name, facility, person })}</Paragraph>
        <Action href={link(`/user_facility/${id}/facility_settings/address`)}>{t('membership.mail.ownership-received.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('membership', {
  invitation,
  requested,
  accepted,
  rejected,
  removed,
  'ownership-passed': ownershipPassed,
  'ownership-received': ownershipReceived,
})
