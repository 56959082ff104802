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

/** Permission to read the opinions about a facility as its staff, to answer them, and to print codes. */
export const { writeOpinions } = facilityPermissions
