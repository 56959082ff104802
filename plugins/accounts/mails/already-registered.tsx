import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { NamedMail } from '../contract/mails.ts'

/** Informs the owner of an account about an attempt to register with its address. */
export const mail = defineMail<NamedMail>({
  subject: (_, { t }) => t('accounts.mail.already-registered.subject'),
  preheader: (_, { t }) => t('accounts.mail.already-registered.preheader'),
  Body: ({ name }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.already-registered.subject')}</Heading>
        <Paragraph>{t('accounts.mail.already-registered.lead', { name })}</Paragraph>
        <Action href={link('/przypomnienie-hasla')}>{t('accounts.mail.already-registered.action')}</Action>
        <Small>{t('accounts.mail.already-registered.not-you')}</Small>
      </>
    )
  },
})
