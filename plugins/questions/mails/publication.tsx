import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { PublicationMail } from '../contract/mails.ts'

/** Asks a parent to look at the text that a facility wants to publish. */
export const mail = defineMail<PublicationMail>({
  subject: ({ facility }, { t }) => t('questions.mail.publication.subject', { facility }),
  preheader: (_, { t }) => t('questions.mail.publication.preheader'),
  Body: ({ name, facility, path }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('questions.mail.publication.subject', { facility })}</Heading>
        <Paragraph>{t('questions.mail.publication.lead', { name })}</Paragraph>
        <Action href={link(path as `/${string}`)}>{t('questions.mail.publication.action')}</Action>
      </>
    )
  },
})
