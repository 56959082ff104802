import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { AppealExists } from '../contract/errors.ts'
import type { PartySide } from '../contract/reasons.ts'
import type { TransparencyYear } from '../contract/transparency.ts'
import type { Appeal, Decision, Party } from './decision.ts'
import type { AppealState } from './states.ts'

/** Decision in the list of an account. */
export interface ListedDecision extends Decision {
  readonly side: PartySide
  readonly seen_at: string | null
  readonly appeal: AppealState | null
}

/** Creates the plain part of the repository of decisions and appeals. */
export const decisionsOf = (decisions: TableStore<Decision>, appeals: TableStore<Appeal, AppealExists>) => ({
  /** Returns the last decision of a case. */
  ofCase: (case_id: string) => decisions.first({ case_id }, { orderBy: { decided_at: 'desc', id: 'desc' } }),
  addAppeal: appeals.add,
  appealOf: (decision_id: string) => appeals.first({ decision_id }),
  appealById: appeals.byId,
  lockAppeal: appeals.lock,
  saveAppeal: appeals.save,
})

/** Repository of decisions and appeals; a decision has at most one appeal, and another decider for it, the database ensures both. */
export interface Decisions extends ReturnType<typeof decisionsOf> {
  add(decision: Decision, parties: readonly Party[]): Effect.Effect<void>
  /** Returns a decision by its id, or the last one about a text by its revision. */
  find(id: string): Effect.Effect<Decision | null>
  partiesOf(decisionId: string): Effect.Effect<readonly Party[]>
  listOwn(accountId: string, paging: Paging): Effect.Effect<{ readonly items: readonly ListedDecision[]; readonly total: number }>
  /** Counts decisions that an account has not opened. */
  countNew(accountId: string): Effect.Effect<number>
  /** Marks decisions as opened; returns whether that changed any. */
  markSeen(accountId: string, ids: readonly string[], at: string): Effect.Effect<boolean>
  /** Makes a decision new again for all whom it concerns. */
  markNew(decisionId: string): Effect.Effect<void>
  /** Counts the restrictions after reports about the things of these accounts that stand. */
  upheldAbout(accountIds: readonly string[]): Effect.Effect<number>
}
export const Decisions = token<Decisions>('reports/Decisions')

/** Computes the figures of reports, decisions and appeals from the rows. */
export interface Figures {
  /** Returns the figures of all years with a report, a decision or an appeal, the newest first. */
  byYear(): Effect.Effect<readonly TransparencyYear[]>
}
export const Figures = token<Figures>('reports/Figures')
