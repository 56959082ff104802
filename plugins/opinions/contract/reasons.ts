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
