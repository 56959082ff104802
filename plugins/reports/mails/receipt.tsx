import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { ReceiptMail } from '../contract/mails.ts'

/** Confirms the receipt of a report, with its number. */
export const mail = defineMail<ReceiptMail>({
  subject: ({ number }, { t }) => t('reports.mail.receipt.subject', { number }),
  preheader: (_, { t }) => t('reports.mail.receipt.next'),
  Body: ({ number, label, title, reason, text }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('reports.mail.receipt.subject', { number })}</Heading>
        <Paragraph>{t('reports.mail.receipt.lead')}</Paragraph>
        <Facts>
          <Fact label={t('reports.number')}>{number}</Fact>
          <Fact label={t('reports.statement.thing')}>{`${t(asMessageKey(label))}: ${title}`}</Fact>
          <Fact label={t('reports.statement.reason')}>{t(messageKey('reports.reason', reason))}</Fact>
        </Facts>
        {text && <Quote>{text}</Quote>}
        <Small>{t('reports.mail.receipt.next')}</Small>
      </>
    )
  },
})
