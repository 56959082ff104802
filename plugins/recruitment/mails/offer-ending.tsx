import { textDay } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { OfferEndingMail } from '../contract/mails.ts'
import { lastDayOf } from '../contract/offer.ts'

/** Reminds the parent of an offer that ends within a day. */
export const mail = defineMail<OfferEndingMail>({
  subject: ({ facility }, { t }) => t('recruitment.mail.offer-ending.subject', { facility }),
  preheader: ({ until }, { t, language }) => t('recruitment.mail.offer-ending.preheader', { until: textDay(lastDayOf(until), language) }),
  Body: ({ name, facility, until, id }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('recruitment.mail.offer-ending.subject', { facility })}</Heading>
        <Paragraph>{t('recruitment.mail.offer-ending.lead', { name, until: textDay(lastDayOf(until), language) })}</Paragraph>
        <Action href={link(`/user/applications/${id}`)}>{t('recruitment.mail.offer-ending.action')}</Action>
      </>
    )
  },
})
