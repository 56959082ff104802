import { factMoment } from '#core/kernel/dates.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { BookedMail } from '../contract/mails.ts'
import { PresentationTime } from './parts/PresentationTime.tsx'

/** Confirms a presentation to the person who booked it; a calendar entry is attached. */
export const mail = defineMail<BookedMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booked.subject', { slot: factMoment(slot, language) }),
  preheader: ({ phone }, { t }) => t('contact.mail.booked.call', { phone: groupedPhone(phone) }),
  Body: ({ name, slot, phone, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.booked.heading')}</Heading>
        <Paragraph>{t('contact.mail.booked.lead', { name })}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
          <Fact label={t('contact.field.phone')}>{groupedPhone(phone)}</Fact>
        </Facts>
        <Paragraph>{t('contact.mail.booked.calendar')}</Paragraph>
        <Paragraph>{t('contact.mail.booked.change')}</Paragraph>
        <Action href={link(`/umow-prezentacje/odwolaj/${token}`)}>{t('contact.booked.cancel')}</Action>
      </>
    )
  },
})
