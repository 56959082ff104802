import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { RejectedMail } from '../contract/mails.ts'

/** Tells the author why the opinion was rejected, and that it may be corrected. */
export const mail = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.rejected.subject', { facility }),
  preheader: ({ reason }, { t }) => t(messageKey('opinions.review.reason', reason)),
  Body: ({ name, facility, reason, note, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.rejected.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.rejected.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('opinions.mail.fact.reason')}>{t(messageKey('opinions.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.action')}</Action>
        <Small>{t('opinions.mail.rejected.again')}</Small>
        <Small>{t('opinions.mail.rejected.appeal')}</Small>
      </>
    )
  },
})
