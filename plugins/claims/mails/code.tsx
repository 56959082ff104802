import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { CodeMail } from '../contract/mails.ts'

/** Brings the code to the mailbox that the register states. */
export const mail = defineMail<CodeMail>({
  subject: (_, { t }) => t('claims.mail.code.subject'),
  preheader: ({ facility }, { t }) => t('claims.mail.code.preheader', { facility }),
  Body: ({ code, facility }) => {
    const { t } = useMail()
    return (
      <>
        <Paragraph>{t('claims.mail.code.lead', { facility })}</Paragraph>
        <Heading>{code}</Heading>
        <Paragraph>{t('claims.mail.code.once')}</Paragraph>
        <Small>{t('claims.mail.code.not-you')}</Small>
      </>
    )
  },
})
