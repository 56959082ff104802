import { factMoment } from '#core/kernel/dates.ts'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { CancellationMail } from '../contract/mails.ts'
import { ContactDetails } from './parts/ContactDetails.tsx'
import { PresentationTime } from './parts/PresentationTime.tsx'

/** Informs customer service about a cancelled presentation. */
export const mail = defineMail<CancellationMail>({
  subject: ({ slot }, { t, language }) => t('contact.mail.cancellation.subject', { slot: factMoment(slot, language) }),
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
