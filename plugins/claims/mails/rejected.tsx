import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { RejectedMail } from '../contract/mails.ts'

/** Tells the claimant why the claim was rejected, and what they can do. */
export const mail = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.rejected.subject', { facility }),
  preheader: ({ reason }, { t }) => t(messageKey('claims.review.reason', reason)),
  Body: ({ name, facility, reason, note, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.rejected.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.rejected.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.reason')}>{t(messageKey('claims.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/zglos-placowke/${id}`)}>{t('claims.mail.rejected.action')}</Action>
        <Small>{t('claims.mail.rejected.again')}</Small>
      </>
    )
  },
})
