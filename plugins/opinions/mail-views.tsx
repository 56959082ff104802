import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { AcceptedMail, AnswerDecidedMail, AnsweredMail, RejectedMail } from './mails.ts'

/** Tells the author that the opinion is public. */
const accepted = defineMail<AcceptedMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.accepted.subject', { facility }),
  preheader: ({ name }, { t }) => t('opinions.mail.accepted.lead', { name }),
  Body: ({ name, facility, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.accepted.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.accepted.lead', { name })}</Paragraph>
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.action')}</Action>
      </>
    )
  },
})

/** Tells the author why the opinion was rejected, and that it may be corrected. */
const rejected = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.rejected.subject', { facility }),
  preheader: ({ name }, { t }) => t('opinions.mail.rejected.lead', { name }),
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

/** Tells the author why the opinion was returned, and that it may be corrected. */
const returned = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.returned.subject', { facility }),
  preheader: ({ name }, { t }) => t('opinions.mail.returned.lead', { name }),
  Body: ({ name, facility, reason, note, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.returned.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.returned.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('opinions.mail.fact.reason')}>{t(messageKey('opinions.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.action')}</Action>
        <Small>{t('opinions.mail.returned.again')}</Small>
      </>
    )
  },
})

/** Tells the author that the facility has answered. */
const answered = defineMail<AnsweredMail>({
  subject: ({ facility }, { t }) => t('opinions.mail.answered.subject', { facility }),
  preheader: (_, { t }) => t('opinions.mail.answered.preheader'),
  Body: ({ name, facility, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('opinions.mail.answered.subject', { facility })}</Heading>
        <Paragraph>{t('opinions.mail.answered.lead', { name })}</Paragraph>
        <Action href={link(`/user/user_opinions/${id}`)}>{t('opinions.mail.answered.action')}</Action>
      </>
    )
  },
})

/** Tells those who answer for a facility what support has decided about their answer. */
const answerDecided = defineMail<AnswerDecidedMail>({
  subject: ({ facility, outcome }, { t }) => t(messageKey('opinions.mail.answer-decided', outcome), { facility }),
  preheader: ({ name, outcome }, { t }) => t(messageKey('opinions.mail.answer-decided', outcome, 'lead'), { name }),
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

export const mailViews = mailViewsOf('opinions', { accepted, rejected, returned, answered, 'answer-decided': answerDecided })
