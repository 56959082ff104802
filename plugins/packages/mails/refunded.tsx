import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { RefundMail } from '../contract/mails.ts'
import { zloty } from '../contract/zloty.ts'

/** Tells the buyer and the owners that an order was refunded, and why. */
export const mail = defineMail<RefundMail>({
  subject: ({ facility }, { t }) => t('packages.mail.refunded.subject', { facility }),
  preheader: ({ number }, { t }) => t('packages.mail.refunded.preheader', { number }),
  Body: ({ name, facility, facilityId, number, gross, reason }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('packages.mail.refunded.subject', { facility })}</Heading>
        <Paragraph>{t('packages.mail.refunded.lead', { name, facility, number })}</Paragraph>
        <Facts>
          <Fact label={t('packages.mail.refunded.amount')}>{zloty(gross, language)}</Fact>
          <Fact label={t('packages.mail.refunded.reason')}>{reason}</Fact>
        </Facts>
        <Paragraph>{t('packages.mail.refunded.more')}</Paragraph>
        <Action href={link(`/user/pakiet/${facilityId}`)}>{t('packages.mail.refunded.action')}</Action>
      </>
    )
  },
})
