import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { AcceptedMail } from '../contract/mails.ts'

/** Tells the author that the opinion is public. */
export const mail = defineMail<AcceptedMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.accepted.subject', { facility }),
  preheader: (_, { t }) => t('opinions.mail.accepted.preheader'),
  Body: ({ name, facility, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.accepted.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.accepted.lead', { name })}</Paragraph>
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.action')}</Action>
      </>
    )
  },
})
