import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { LinkMail } from '../contract/mails.ts'

/** Asks for confirmation of an account's new e-mail address, sent to that address. */
export const mail = defineMail<LinkMail>({
  subject: (_, { t }) => t('accounts.mail.email-confirm.subject'),
  preheader: (_, { t }) => t('accounts.mail.email-confirm.preheader'),
  Body: ({ name, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.email-confirm.subject')}</Heading>
        <Paragraph>{t('accounts.mail.email-confirm.lead', { name })}</Paragraph>
        <Action href={link(`/nowy-adres/${token}`)}>{t('accounts.mail.email-confirm.action')}</Action>
        <Small>{t('accounts.mail.email-confirm.not-you')}</Small>
      </>
    )
  },
})
