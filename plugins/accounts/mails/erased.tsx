import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { NamedMail } from '../contract/mails.ts'

/** Confirms the deletion of an account. */
export const mail = defineMail<NamedMail>({
  subject: (_, { t }) => t('accounts.mail.erased.subject'),
  preheader: (_, { t }) => t('accounts.mail.erased.preheader'),
  Body: ({ name }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.erased.subject')}</Heading>
        <Paragraph>{t('accounts.mail.erased.lead', { name })}</Paragraph>
        <Paragraph>{t('accounts.mail.erased.data')}</Paragraph>
      </>
    )
  },
})
