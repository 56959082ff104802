import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { CancelledMail } from '../contract/mails.ts'
import { PresentationTime } from './parts/PresentationTime.tsx'

/** Confirms the cancellation to the person who cancelled. */
export const mail = defineMail<CancelledMail>({
  subject: (_, { t }) => t('contact.mail.cancelled.subject'),
  preheader: (_, { t }) => t('contact.mail.cancelled.again'),
  Body: ({ name, slot }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('contact.mail.cancelled.subject')}</Heading>
        <Paragraph>{t('contact.mail.cancelled.lead', { name })}</Paragraph>
        <Facts>
          <PresentationTime slot={slot} />
        </Facts>
        <Paragraph>{t('contact.mail.cancelled.again')}</Paragraph>
        <Action href={link('/umow-prezentacje')}>{t('contact.booked.again')}</Action>
      </>
    )
  },
})
