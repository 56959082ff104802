import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { LinkMail } from '../contract/mails.ts'

/** Sends the link for replacing a forgotten password. */
export const mail = defineMail<LinkMail>({
  subject: (_, { t }) => t('accounts.mail.reset.subject'),
  preheader: (_, { t }) => t('accounts.mail.reset.preheader'),
  Body: ({ name, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.reset.subject')}</Heading>
        <Paragraph>{t('accounts.mail.reset.lead', { name })}</Paragraph>
        <Action href={link(`/nowe-haslo/${token}`)}>{t('accounts.mail.reset.action')}</Action>
        <Small>{t('accounts.mail.reset.not-you')}</Small>
      </>
    )
  },
})
