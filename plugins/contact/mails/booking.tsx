import { defineMail } from '#web/design/mail/define-mail.ts'
import { Fact, Facts } from '#web/design/mail/Facts.tsx'
import { shortMoment } from '#web/design/mail/dates.ts'
import { Heading } from '#web/design/mail/text.tsx'
import { useMail } from '#web/design/mail/mail-context.ts'
import type { BookingMail } from '../contract/mails.ts'
import { PresentationTime } from './parts/PresentationTime.tsx'
import { ContactDetails } from './parts/ContactDetails.tsx'

/** Informs customer service about a booked presentation. */
export const mail = defineMail<BookingMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booking.subject', { slot: shortMoment(slot, language) }),
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
