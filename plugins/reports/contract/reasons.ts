/** Codes of the reasons for a report (`reports.reason.{code}`). */
export const reportReasons = [
  'fake',
  'conflict_of_interest',
  'personal_data',
  'child_privacy',
  'child_safety',
  'insult',
  'hate',
  'illegal',
  'spam',
  'off_topic',
  'outdated_data',
  'copyright',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Reasons that support looks at before others. */
export const urgentReasons: readonly ReportReason[] = ['child_safety']
export const raisedReasons: readonly ReportReason[] = ['child_privacy', 'illegal', 'hate']

/** Outcomes of a report; `rejected` is the outcome of a check before publication. */
export const resolutions = ['dismissed', 'hidden', 'removed', 'edit_requested'] as const
export type ResolvedOutcome = (typeof resolutions)[number]
export const decisionOutcomes = [...resolutions, 'rejected'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** Grounds of a decision: the law, or the terms of use. */
export const grounds = ['law', 'terms'] as const
export type Ground = (typeof grounds)[number]

/** Duration of a restriction. */
export const durations = ['permanent', 'until_changed', 'none'] as const
export type Duration = (typeof durations)[number]

/** Sides of a decision: those who answer for the thing, and those who reported it. */
export const partySides = ['author', 'reporter'] as const
export type PartySide = (typeof partySides)[number]

/** Outcomes of an appeal. */
export const appealOutcomes = ['upheld', 'overturned'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** Names of the kinds of reviews. */
export const reportReviewKind = 'report'
export const appealReviewKind = 'appeal'

/** Reports of an account in one day (Europe/Warsaw). */
export const dailyLimit = 10
/** Months within which a decision can be appealed. */
export const appealMonths = 6

/** Lengths of texts, characters. */
export const textMaxLength = 5000
export const clauseMaxLength = 300
