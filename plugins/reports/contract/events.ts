import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Statement of reasons for the mails; `to`: accounts. */
interface Statement extends DomainEvent {
  readonly decisionId: string
  readonly to: readonly string[]
  readonly label: string
  readonly title: string
  readonly outcome: string
  readonly reason: string
  readonly ground: string
  readonly clause: string
  readonly facts: string
  readonly duration: string
}

/** Reports were decided; to those who sent them. */
export interface ReportDecided extends Statement {
  readonly name: 'reports.report-decided'
}
export const ReportDecided = eventKind<ReportDecided>('reports.report-decided')

/** Reports about a thing were decided; to those who answer for it. */
export interface ContentDecided extends Statement {
  readonly name: 'reports.content-decided'
}
export const ContentDecided = eventKind<ContentDecided>('reports.content-decided')

/** An appeal was decided; `to`: all whom the decision concerns. */
export interface AppealDecided extends DomainEvent {
  readonly name: 'reports.appeal-decided'
  readonly decisionId: string
  readonly to: readonly string[]
  readonly label: string
  readonly title: string
  readonly outcome: string
  readonly note: string
}
export const AppealDecided = eventKind<AppealDecided>('reports.appeal-decided')
