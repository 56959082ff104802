import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { ReplacedMail } from '../contract/mails.ts'

/** Tells the former owner of a facility that it was given to somebody else, and how to object. */
export const mail = defineMail<ReplacedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.replaced.subject', { facility }),
  preheader: (_, { t }) => t('claims.mail.replaced.appeal'),
  Body: ({ name, facility, reason }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.replaced.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.replaced.lead', { name })}</Paragraph>
        {reason && <Quote>{reason}</Quote>}
        <Paragraph>{t('claims.mail.replaced.appeal')}</Paragraph>
      </>
    )
  },
})
