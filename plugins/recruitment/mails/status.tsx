import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { StatusMail } from '../contract/mails.ts'

/** Tells the parent the new status of an application; the facility's message is read behind the sign-in. */
export const mail = defineMail<StatusMail>({
  subject: ({ facility, status }, { t }) =>
    t('recruitment.mail.status.subject', { facility, status: t(messageKey('recruitment.status', status)) }),
  preheader: ({ status }, { t }) => t(messageKey('recruitment.status', status, 'parent')),
  Body: ({ name, facility, status, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.status.heading', { status: t(messageKey('recruitment.status', status)) })}</Heading>
        <Paragraph>{t('recruitment.mail.status.lead', { name, facility })}</Paragraph>
        <Paragraph>{t(messageKey('recruitment.status', status, 'parent'))}</Paragraph>
        <Action href={link(`/user/applications/${id}`)}>{t('recruitment.mail.open')}</Action>
        <Paragraph>{t('recruitment.no-guarantee')}</Paragraph>
      </>
    )
  },
})
