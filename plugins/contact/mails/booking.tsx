import { factMoment } from '#core/kernel/dates.ts'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading } from '#web/ui/mail/text.tsx'
import type { BookingMail } from '../contract/mails.ts'
import { ContactDetails } from './parts/ContactDetails.tsx'
import { PresentationTime } from './parts/PresentationTime.tsx'

/** Informs customer service about a booked presentation. */
export const mail = defineMail<BookingMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booking.subject', { slot: factMoment(slot, language) }),
  preheader: ({ name }) => name,
  Body: ({ name, slot, email, phone, facility }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.booking.heading')}</Heading>
        <Facts>
          <PresentationTime slot={slot} />
          <Fact label={t('contact.mail.fact.facility')}>{facility}</Fact>
        </Facts>
        <ContactDetails name={name} email={email} phone={phone} />
      </>
    )
  },
})
