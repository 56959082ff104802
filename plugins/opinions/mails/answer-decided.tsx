import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { AnswerDecidedMail } from '../contract/mails.ts'

/** Tells those who answer for a facility what support has decided about their answer. */
export const mail = defineMail<AnswerDecidedMail>({
  subject: ({ facility, outcome }, { t }) => t(messageKey('opinions.mail.answer-decided', outcome), { facility }),
  preheader: (_, { t }) => t('opinions.mail.answer-decided.preheader'),
  Body: ({ name, facility, outcome, reason, note, id, place }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('opinions.mail.answer-decided', outcome), { facility })}</Heading>
        <Paragraph>{t(messageKey('opinions.mail.answer-decided', outcome, 'lead'), { name })}</Paragraph>
        {reason && (
          <Facts>
            <Fact label={t('opinions.mail.fact.reason')}>{t(messageKey('opinions.answer-review.reason', reason))}</Fact>
          </Facts>
        )}
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/user_facility/${place}/opinions/${id}`)}>{t('opinions.mail.answer-decided.action')}</Action>
        {outcome === 'rejected' && <Small>{t('opinions.mail.rejected.appeal')}</Small>}
      </>
    )
  },
})
