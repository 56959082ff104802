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
