import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { AnsweredMail } from '../contract/mails.ts'

/** Tells the facility what a parent has answered, or that an offer has expired. */
export const mail = defineMail<AnsweredMail>({
  subject: ({ facility, status }, { t }) =>
    t('recruitment.mail.answered.subject', { facility, status: t(messageKey('recruitment.status', status)) }),
  preheader: ({ status }, { t }) => t(messageKey('recruitment.answered', status)),
  Body: ({ name, facility_id, status, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.answered.heading', { status: t(messageKey('recruitment.status', status)) })}</Heading>
        <Paragraph>{t('recruitment.mail.answered.lead', { name })}</Paragraph>
        <Paragraph>{t(messageKey('recruitment.answered', status))}</Paragraph>
        <Action href={link(`/user_facility/${facility_id}/recruitment/${id}`)}>{t('recruitment.mail.open')}</Action>
      </>
    )
  },
})
