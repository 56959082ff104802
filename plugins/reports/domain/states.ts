import { type AppealOutcome, appealOutcomes, type ResolvedOutcome } from '../contract/reasons.ts'

/** States of the reports about one thing. */
export const caseStates = ['open', 'resolved'] as const
export type CaseState = (typeof caseStates)[number]
export const caseActs = ['resolve', 'reopen'] as const
export type CaseAct = (typeof caseActs)[number]

const cases: Readonly<Record<CaseState, Readonly<Partial<Record<CaseAct, CaseState>>>>> = {
  open: { resolve: 'resolved' },
  // An appeal against a dismissal was right.
  resolved: { reopen: 'open' },
}

/** Returns the state of a case after an act; `null` when the act is illegal in this state. */
export const caseStateAfter = (state: CaseState, act: CaseAct): CaseState | null => cases[state][act] ?? null

/** States of an appeal; a decided one stays as it is. */
export const appealStates = ['open', ...appealOutcomes] as const
export type AppealState = (typeof appealStates)[number]

/** Returns the state of an appeal after a decision; `null` for one that was decided. */
export const appealStateAfter = (state: AppealState, outcome: AppealOutcome): AppealState | null => (state === 'open' ? outcome : null)

/** Outcomes of a review for the queue: what happens to the reported thing. */
export const reviewOutcomeOf = {
  dismissed: 'accept',
  hidden: 'reject',
  removed: 'reject',
  edit_requested: 'revise',
} as const satisfies Record<ResolvedOutcome, string>
