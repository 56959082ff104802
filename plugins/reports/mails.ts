import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { AppealDecided, ContentDecided, ReportDecided } from './contract/events.ts'
import { AppealMail, DecisionMail, NoticeDecidedMail, ReceiptMail } from './contract/mails.ts'

const name = 'Joanna'
const at = '2026-11-23T08:15:00.000Z'
const number = 'Z-7F3A-92QD'
const id = '01970000-0000-7000-8000-00000000000a'
const about = { label: 'reports.target.web-page', title: 'Przedszkole „Bajka”' } as const
const statement = {
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
  mail('decision', DecisionMail, { name, at, id, side: 'author', ...statement }),
  mail('notice-decided', NoticeDecidedMail, { number, name, ...statement }),
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
    to: ({ to }: ReportDecided) => to,
    required: true,
    label: 'reports.notice.decided',
    about: 'reports.notice.decided.about',
    mail: 'reports.mail.decision',
    values: (event: ReportDecided) => ({ ...statementOf(event), side: 'reporter' }),
  }),
  notification('content.decision', {
    on: ContentDecided,
    to: ({ to }: ContentDecided) => to,
    required: true,
    label: 'reports.notice.content',
    about: 'reports.notice.content.about',
    mail: 'reports.mail.decision',
    values: (event: ContentDecided) => ({ ...statementOf(event), side: 'author' }),
  }),
  notification('appeal.decision', {
    on: AppealDecided,
    to: ({ to }: AppealDecided) => to,
    required: true,
    label: 'reports.notice.appeal',
    about: 'reports.notice.appeal.about',
    mail: 'reports.mail.appeal',
    values: ({ decisionId: id, label, title, outcome, note }: AppealDecided) => ({ id, label, title, outcome, note }),
  }),
]
