import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { FactorMail } from '../contract/mails.ts'

/** Informs about an added or removed second factor or the use of a recovery code. */
export const mail = defineMail<FactorMail>({
  subject: ({ what }, { t }) => t(messageKey('accounts.mail.factor-changed', what, 'subject')),
  preheader: (_, { t }) => t('accounts.mail.factor-changed.preheader'),
  Body: ({ name, at, what }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t(messageKey('accounts.mail.factor-changed', what, 'subject'))}</Heading>
        <Paragraph>{t(messageKey('accounts.mail.factor-changed', what, 'lead'), { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link('/user/security')}>{t('accounts.mail.factor-changed.action')}</Action>
        <Small>{t('accounts.mail.factor-changed.not-you')}</Small>
      </>
    )
  },
})
