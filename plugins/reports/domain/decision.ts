import type { DecisionOutcome, Duration, Ground, PartySide } from '../contract/reasons.ts'
import { appealMonths } from '../contract/reasons.ts'
import type { AppealState } from './states.ts'

/** Statement of reasons (Art. 17(3) DSA). `revision`: the text that was decided about. Times in ISO 8601 UTC. */
export interface Decision {
  readonly id: string
  /** Case of the reports; `null` for a refusal before publication. */
  readonly case_id: string | null
  readonly target_type: string
  readonly target_id: string
  readonly revision: string
  readonly facility_id: string | null
  readonly title: string
  readonly outcome: DecisionOutcome
  readonly reason: string
  readonly ground: Ground
  /** Clause of the law or of the terms; empty for the rules of publication as a whole. */
  readonly clause: string
  readonly facts: string
  readonly automated: boolean
  readonly territory: string
  readonly duration: Duration
  readonly decided_at: string
  readonly decider_account_id: string | null
}

/** Account that a decision concerns; `seen_at`: when it was opened. */
export interface Party {
  readonly account_id: string
  readonly side: PartySide
  readonly seen_at: string | null
}

/** Appeal against a decision. */
export interface Appeal {
  readonly id: string
  readonly decision_id: string
  readonly account_id: string | null
  readonly text: string
  readonly state: AppealState
  readonly filed_at: string
  readonly decided_at: string | null
  readonly note: string | null
  readonly restored: boolean | null
  readonly first_decider_account_id: string | null
  readonly decider_account_id: string | null
}

/** Restrictions that an appeal can take back. */
export const restrictions = ['hidden', 'removed', 'rejected'] as const
export type Restriction = (typeof restrictions)[number]

/** Returns the outcome as a restriction; `null` when nothing was taken from the public. */
export const restrictionOf = (outcome: DecisionOutcome): Restriction | null => restrictions.find((one) => one === outcome) ?? null

/** Returns the last moment at which a decision can be appealed. */
export const appealUntil = (decidedAt: string): string => {
  const end = new Date(decidedAt)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + appealMonths)
  // 31 August has no counterpart in February: the last day of the month counts.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end.toISOString()
}

/** Returns whether a decision went against a side, and its time to appeal is not over. */
export const isAppealable = ({ outcome, decided_at }: Pick<Decision, 'outcome' | 'decided_at'>, side: PartySide, now: Date): boolean =>
  (side === 'reporter') === (outcome === 'dismissed') && now.toISOString() <= appealUntil(decided_at)
