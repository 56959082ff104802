import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { everyone } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { AppealDecided, ContentDecided, ReportDecided } from './contract/events.ts'
import { appealOutcomes, decisionOutcomes, durations, grounds, partySides, reportReasons } from './contract/reasons.ts'

const text = Schema.String

/** Receipt of a report: `label` is the message key of the thing's type. */
export const ReceiptMail = Schema.Struct({ number: text, label: text, title: text, reason: Schema.Literals(reportReasons), text: text })
export type ReceiptMail = typeof ReceiptMail.Type

const statement = {
  label: text,
  title: text,
  outcome: Schema.Literals(decisionOutcomes),
  reason: Schema.Literals(reportReasons),
  ground: Schema.Literals(grounds),
  clause: text,
  facts: text,
  duration: Schema.Literals(durations),
}

/** Statement of reasons to somebody with an account; `id`: decision. */
export const DecisionMail = Schema.Struct({ name: text, at: text, side: Schema.Literals(partySides), id: text, ...statement })
export type DecisionMail = typeof DecisionMail.Type

/** Statement of reasons to somebody without an account. */
export const NoticeDecidedMail = Schema.Struct({ number: text, name: text, ...statement })
export type NoticeDecidedMail = typeof NoticeDecidedMail.Type

/** Decision about an appeal. */
export const AppealMail = Schema.Struct({
  name: text,
  at: text,
  id: text,
  label: text,
  title: text,
  outcome: Schema.Literals(appealOutcomes),
  note: text,
})
export type AppealMail = typeof AppealMail.Type

const name = 'Joanna'
const at = '2026-11-23T08:15:00.000Z'
const number = 'Z-7F3A-92QD'
const id = '01970000-0000-7000-8000-00000000000a'
const about = { label: 'reports.target.web-page', title: 'Przedszkole „Bajka”' } as const
const sampleStatement = {
  ...about,
  outcome: 'hidden',
  reason: 'personal_data',
  ground: 'terms',
  clause: 'pkt 7.2',
  duration: 'until_changed',
  facts: 'Opinia podaje nazwisko dziecka.',
} as const

/** Mail templates of reports, decisions and appeals, with sample values. */
export const reportsMails = [
  mail('receipt', ReceiptMail, { number, ...about, reason: 'personal_data', text: 'Test\n1, 2, 3' }),
  mail('decision', DecisionMail, { name, at, id, side: 'author', ...sampleStatement }),
  mail('notice-decided', NoticeDecidedMail, { number, name, ...sampleStatement }),
  mail('appeal', AppealMail, { name, at, id, ...about, outcome: 'overturned', note: 'Nazwisko należy do autora.' }),
]

const statementOf = (event: ReportDecided | ContentDecided) => {
  const { decisionId: id, label, title, outcome, reason, ground, clause, facts, duration } = event
  return { id, label, title, outcome, reason, ground, clause, facts, duration }
}

/** Notifications about decisions; their mails are always sent, since they say why. */
export const reportsNotifications = [
  notification('report.decision', {
    on: ReportDecided,
    group: 'account',
    audience: everyone,
    to: ({ to }: ReportDecided) => to,
    required: 'decision',
    label: 'reports.notice.decided',
    about: 'reports.notice.decided.about',
    mail: 'reports.mail.decision',
    values: (event: ReportDecided) => ({ ...statementOf(event), side: 'reporter' }),
  }),
  notification('content.decision', {
    on: ContentDecided,
    group: 'account',
    audience: everyone,
    to: ({ to }: ContentDecided) => to,
    required: 'decision',
    label: 'reports.notice.content',
    about: 'reports.notice.content.about',
    mail: 'reports.mail.decision',
    values: (event: ContentDecided) => ({ ...statementOf(event), side: 'author' }),
  }),
  notification('appeal.decision', {
    on: AppealDecided,
    group: 'account',
    audience: everyone,
    to: ({ to }: AppealDecided) => to,
    required: 'decision',
    label: 'reports.notice.appeal',
    about: 'reports.notice.appeal.about',
    mail: 'reports.mail.appeal',
    values: ({ decisionId: id, label, title, outcome, note }: AppealDecided) => ({ id, label, title, outcome, note }),
  }),
]
