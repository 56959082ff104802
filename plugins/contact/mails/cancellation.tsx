import { defineMail } from '#web/design/mail/define-mail.ts'
import { Facts } from '#web/design/mail/Facts.tsx'
import { shortMoment } from '#web/design/mail/dates.ts'
import { Heading, Paragraph } from '#web/design/mail/text.tsx'
import { useMail } from '#web/design/mail/mail-context.ts'
import type { CancellationMail } from '../contract/mails.ts'
import { PresentationTime } from './parts/PresentationTime.tsx'
import { ContactDetails } from './parts/ContactDetails.tsx'

/** Informs customer service about a cancelled presentation. */
export const mail = defineMail<CancellationMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.cancellation.subject', { slot: shortMoment(slot, language) }),
  preheader: (_, { t }) => t('contact.mail.cancellation.free'),
  Body: ({ name, slot, email, phone }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.cancellation.heading')}</Heading>
        <Paragraph>{t('contact.mail.cancellation.free')}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
        </Facts>
        <ContactDetails name={name} email={email} phone={phone} />
      </>
    )
  },
})
