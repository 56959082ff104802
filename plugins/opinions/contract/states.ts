import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** States of an opinion; `returned`: support wants it corrected, `hidden`: accepted, and not shown after a report. */
export const opinionStates = ['pending', 'accepted', 'rejected', 'returned', 'hidden', 'withdrawn'] as const
export type OpinionState = (typeof opinionStates)[number]

/** States of a facility's answer. */
export const answerStates = ['pending', 'accepted', 'rejected', 'returned', 'hidden'] as const
export type AnswerState = (typeof answerStates)[number]

/** Levels of trust, the lowest first (decisions §2). */
export const trustLevels = ['unverified', 'verified', 'trusted'] as const
export type Trust = (typeof trustLevels)[number]

/** Methods by which an opinion was verified; `none`: only the author's e-mail address is confirmed. */
export const trustMethods = ['none', 'code', 'membership', 'document'] as const
export type TrustMethod = (typeof trustMethods)[number]

/** Relations of the author's child to the facility. */
export const relations = ['parent_current', 'parent_former'] as const
export type Relation = (typeof relations)[number]

/** Orders of the public list. */
export const opinionOrders = ['newest', 'helpful', 'best', 'worst'] as const
export type OpinionOrder = (typeof opinionOrders)[number]

/** Codes of the reasons for which support rejects, returns or hides an opinion or an answer (`opinions.review.reason.{code}`). */
export const opinionReasons = [
  'fake',
  'conflict_of_interest',
  'personal_data',
  'child_privacy',
  'insult',
  'hate',
  'illegal',
  'spam',
  'off_topic',
  'other',
] as const
export type OpinionReason = (typeof opinionReasons)[number]

/** Names of the kinds of reviews; the subject of both is a submission, which gets another id with each edit. */
export const opinionReviewKind = 'opinion'
export const answerReviewKind = 'answer'

/** Bounds of an opinion's members; characters are those that people see. */
export const opinionLimits = {
  score: { min: 1, max: 5 },
  text: { min: 50, max: 5000 },
  /** Pros, and cons, of one opinion. */
  points: { count: 5, max: 80 },
  evidence: 3,
} as const

/** Bounds of a facility's answer. */
export const answerLimits = { min: 2, max: 2000 } as const

/** Codes of one batch, and of all batches of a facility in a calendar year. */
export const codeLimits = { batch: { min: 10, max: 200 }, year: 500 } as const

/** Longest explanation of support for an author. */
export const noteMaxLength = 2000

/** Permission to read the opinions about a facility as its staff, to answer them, and to print codes. */
export const { writeOpinions } = facilityPermissions
