import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { DigestMail } from '../contract/mails.ts'

/** Collects the notifications of an hour or a day in one mail. */
export const mail = defineMail<DigestMail>({
  subject: ({ count }, { t }) => t('notifications.mail.digest.subject', { count }),
  preheader: ({ lines }) => lines.split('\n')[0] ?? '',
  Body: ({ name, lines }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('notifications.mail.digest.heading')}</Heading>
        <Paragraph>{t('notifications.mail.digest.lead', { name })}</Paragraph>
        <Quote>{lines}</Quote>
        <Action href={link('/user')}>{t('notifications.mail.digest.open')}</Action>
      </>
    )
  },
})
