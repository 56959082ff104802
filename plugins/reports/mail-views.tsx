import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import { reviewHours } from './contract/limits.ts'
import type { AppealMail, DecisionMail, NoticeDecidedMail, ReceiptMail } from './mails.ts'

/** Statement of reasons: outcome, ground, facts, duration. */
const Statement = ({ of }: { readonly of: Omit<NoticeDecidedMail, 'number' | 'name'> }) => {
  const { t } = useMail()
  const { label, title, outcome, reason, ground, clause, facts, duration } = of
  return (
    <>
      <Facts>
        <Fact label={t('reports.statement.thing')}>{`${t(asMessageKey(label))}: ${title}`}</Fact>
        <Fact label={t('reports.statement.outcome')}>{t(messageKey('reports.outcome', outcome))}</Fact>
        <Fact label={t('reports.statement.reason')}>{t(messageKey('reports.reason', reason))}</Fact>
        <Fact
          label={t('reports.statement.ground')}
        >{`${t(messageKey('reports.ground', ground))}: ${clause || t('reports.clause.default')}`}</Fact>
        <Fact label={t('reports.statement.duration')}>{t(messageKey('reports.duration', duration))}</Fact>
        <Fact label={t('reports.statement.territory')}>{t('reports.statement.territory.value')}</Fact>
        <Fact label={t('reports.statement.automated')}>{t('reports.statement.automated.no')}</Fact>
      </Facts>
      <Paragraph>{t('reports.statement.facts')}</Paragraph>
      <Quote>{facts}</Quote>
    </>
  )
}

/** Confirms the receipt of a report, with its number. */
const receipt = defineMail<ReceiptMail>({
  subject: ({ number }, { t }) => t('reports.mail.receipt.subject', { number }),
  preheader: (_, { t }) => t('reports.mail.receipt.next', { hours: reviewHours.report }),
  Body: ({ number, label, title, reason, text }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('reports.mail.receipt.subject', { number })}</Heading>
        <Paragraph>{t('reports.mail.receipt.lead')}</Paragraph>
        <Facts>
          <Fact label={t('reports.number')}>{number}</Fact>
          <Fact label={t('reports.statement.thing')}>{[t(asMessageKey(label)), title].filter(Boolean).join(': ')}</Fact>
          <Fact label={t('reports.statement.reason')}>{t(messageKey('reports.reason', reason))}</Fact>
        </Facts>
        {text && <Quote>{text}</Quote>}
        <Small>{t('reports.mail.receipt.next', { hours: reviewHours.report })}</Small>
      </>
    )
  },
})

/** Tells a reporter, or the author of a reported thing, what was decided and why. */
const decision = defineMail<DecisionMail>({
  subject: ({ side, title }, { t }) => t(messageKey('reports.mail.decision.subject', side), { title }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.mail.decided', outcome)),
  Body: ({ name, side, id, ...statement }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('reports.mail.decision.subject', side), { title: statement.title })}</Heading>
        <Paragraph>{t(messageKey('reports.mail.decided', statement.outcome))}</Paragraph>
        <Paragraph>{t(messageKey('reports.mail.decision.lead', side), { name })}</Paragraph>
        <Statement of={statement} />
        <Action href={link(`/user/decisions/${id}`)}>{t('reports.mail.decision.action')}</Action>
        <Small>{t('reports.mail.decision.redress')}</Small>
      </>
    )
  },
})

/** Tells somebody without an account what was decided about their notice. */
const noticeDecided = defineMail<NoticeDecidedMail>({
  subject: ({ number }, { t }) => t('reports.mail.notice.subject', { number }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.mail.decided', outcome)),
  Body: ({ number, name, ...statement }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('reports.mail.notice.subject', { number })}</Heading>
        <Paragraph>{t(messageKey('reports.mail.decided', statement.outcome))}</Paragraph>
        <Paragraph>{t('reports.mail.notice.lead', { name })}</Paragraph>
        <Statement of={statement} />
        <Small>{t('reports.mail.notice.redress')}</Small>
      </>
    )
  },
})

/** Tells all whom a decision concerns how the appeal against it ended. */
const appeal = defineMail<AppealMail>({
  subject: ({ outcome, title }, { t }) => t(messageKey('reports.mail.appeal.subject', outcome), { title }),
  preheader: ({ outcome }, { t }) => t(messageKey('reports.mail.appeal', outcome)),
  Body: ({ name, id, label, title, outcome, note }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t(messageKey('reports.mail.appeal.subject', outcome), { title })}</Heading>
        <Paragraph>{t(messageKey('reports.mail.appeal', outcome))}</Paragraph>
        <Paragraph>{t('reports.mail.appeal.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('reports.statement.thing')}>{`${t(asMessageKey(label))}: ${title}`}</Fact>
          <Fact label={t('reports.statement.outcome')}>{t(messageKey('reports.appeal', outcome))}</Fact>
        </Facts>
        <Quote>{note}</Quote>
        <Action href={link(`/user/decisions/${id}`)}>{t('reports.mail.decision.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('reports', { receipt, decision, 'notice-decided': noticeDecided, appeal })
