import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import { invitationDays } from '../contract/limits.ts'
import type { InvitationMail } from '../contract/mails.ts'

/** Invites a parent or a teacher, with a way to refuse at once. */
export const mail = defineMail<InvitationMail>({
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
