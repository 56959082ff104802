import { factMoment } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { ChangedMail } from '../contract/mails.ts'

/** Informs about a changed password. */
export const mail = defineMail<ChangedMail>({
  subject: (_, { t }) => t('accounts.mail.password-changed.subject'),
  preheader: (_, { t }) => t('accounts.mail.password-changed.preheader'),
  Body: ({ name, at }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.password-changed.subject')}</Heading>
        <Paragraph>{t('accounts.mail.password-changed.lead', { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link('/przypomnienie-hasla')}>{t('accounts.mail.password-changed.action')}</Action>
        <Small>{t('accounts.mail.password-changed.not-you')}</Small>
      </>
    )
  },
})
