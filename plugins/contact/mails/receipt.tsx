import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { ReceiptMail } from '../contract/mails.ts'

/** Confirms the receipt of a message, with its number. */
export const mail = defineMail<ReceiptMail>({
  subject: ({ number }, { t }) => t('contact.mail.receipt.subject', { number }),
  preheader: (_, { t }) => t('contact.mail.receipt.answer'),
  Body: ({ name, number, text }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.receipt.heading')}</Heading>
        <Paragraph>{t('contact.mail.receipt.lead', { name, number })}</Paragraph>
        <Paragraph>{t('contact.mail.receipt.answer')}</Paragraph>
        <Paragraph>{t('contact.mail.receipt.text')}</Paragraph>
        <Quote>{text}</Quote>
      </>
    )
  },
})
