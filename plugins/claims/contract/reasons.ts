/** Codes of the reasons for which support rejects or returns a claim (`claims.review.reason.{code}`). */
export const claimReasons = [
  'unreadable_document',
  'wrong_document',
  'not_authorised',
  'data_mismatch',
  'duplicate',
  'owner_objects',
  'other',
] as const
export type ClaimReason = (typeof claimReasons)[number]

/** Name of the kind of reviews that claims are. */
export const reviewKindName = 'claim'
