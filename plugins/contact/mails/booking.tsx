import { defineMail } from '#web/design/mail/define-mail.ts'
import { Fact, Facts } from '#web/design/mail/Facts.tsx'
import { shortMoment } from '#web/design/mail/moments.ts'
import { Heading } from '#web/design/mail/text.tsx'
import { useMail } from '#web/design/mail/words.ts'
import type { BookingMail } from '../contract/mails.ts'
import { When } from './parts/When.tsx'
import { Who } from './parts/Who.tsx'

/** Tells customer service of a presentation that was booked. */
export const mail = defineMail<BookingMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.booking.subject', { slot: shortMoment(slot, language) }),
  preheader: ({ name }) => name,
  Body: ({ name, slot, email, phone, facility }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.booking.heading')}</Heading>
        <Facts>
          <When slot={slot} />
          <Fact label={t('contact.mail.fact.facility')}>{facility}</Fact>
        </Facts>
        <Who name={name} email={email} phone={phone} />
      </>
    )
  },
})
