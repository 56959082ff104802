import { defineMail } from '#web/design/mail/define-mail.ts'
import { Facts } from '#web/design/mail/Facts.tsx'
import { shortMoment } from '#web/design/mail/moments.ts'
import { Heading, Paragraph } from '#web/design/mail/text.tsx'
import { useMail } from '#web/design/mail/words.ts'
import type { CancellationMail } from '../contract/mails.ts'
import { When } from './parts/When.tsx'
import { Who } from './parts/Who.tsx'

/** Tells customer service of a presentation that was called off. */
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
          <When slot={slot} />
        </Facts>
        <Who name={name} email={email} phone={phone} />
      </>
    )
  },
})
