import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { AnsweredMail } from '../contract/mails.ts'

/** Tells the author that the facility has answered. */
export const mail = defineMail<AnsweredMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.answered.subject', { facility }),
  preheader: (_, { t }) => t('opinions.mail.answered.preheader'),
  Body: ({ name, facility, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.answered.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.answered.lead', { name })}</Paragraph>
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.answered.action')}</Action>
      </>
    )
  },
})
