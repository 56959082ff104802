import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { ReportLimitReached } from '../contract/errors.ts'
import type { DecisionOutcome, ReportReason } from '../contract/reasons.ts'
import type { Case, Notifier, Report } from './report.ts'
import type { CaseState } from './states.ts'

/** Report in a list, with the thing and what was decided. */
export interface ListedReport extends Report {
  readonly target_type: string
  readonly title: string
  readonly outcome: DecisionOutcome | null
  readonly decision_id: string | null
}

interface Listed {
  readonly items: readonly ListedReport[]
  readonly total: number
}

/** Creates the plain part of the repository of cases and reports. */
export const reportsOf = (cases: TableStore<Case>, reports: TableStore<Report>) => ({
  caseById: cases.byId,
  lockCase: cases.lock,
  saveCase: cases.save,
  /** Returns the oldest reports of a case. */
  ofCase: (case_id: string, limit: number) => reports.find({ case_id }, { orderBy: { reported_at: 'asc', id: 'asc' }, limit }),
})

/** Repository of cases and reports. The database ensures one open case for a thing, and one report of an account in it. */
export interface Reports extends ReturnType<typeof reportsOf> {
  /** Returns the open case of a thing, or opens the given one, and locks it until the transaction ends. */
  openCase(given: Case): Effect.Effect<Case>
  /** Returns the id of a case by its id or by that of one of its reports. */
  caseIdOf(id: string): Effect.Effect<string | null>
  /** Opens a resolved case again; `false` while another one about the thing is open. */
  reopenCase(id: string): Effect.Effect<boolean>
  /** Counts a report of an account on a day; fails after ten, also of several at once. */
  spend(accountId: string, day: string): Effect.Effect<void, ReportLimitReached>
  add(report: Report, notifier: Notifier | null): Effect.Effect<void>
  /** Returns the report of an account in the open case of a thing. */
  openOf(type: string, targetId: string, accountId: string): Effect.Effect<Report | null>
  /** Counts the reports of a case by reason. */
  countOf(caseId: string): Effect.Effect<readonly { readonly reason: ReportReason; readonly count: number }[]>
  /** Returns the accounts with a report in a case. */
  accountsOf(caseId: string): Effect.Effect<readonly string[]>
  /** Returns the senders without an account, with the numbers of their reports. */
  notifiersOf(caseId: string): Effect.Effect<readonly (Notifier & { readonly report_id: string; readonly number: string })[]>
  /** Sets when the reports of a case were decided; `null`: they wait again. */
  setDecided(caseId: string, at: string | null): Effect.Effect<void>
  listOwn(accountId: string, paging: Paging): Effect.Effect<Listed>
  list(state: CaseState | undefined, paging: Paging): Effect.Effect<Listed>
}
export const Reports = token<Reports>('reports/Reports')
