import type { Trust, TrustMethod } from '../contract/states.ts'

/** Facts about an author and an opinion. */
export interface Evidence {
  /** A code that the facility has printed was used. */
  readonly code: boolean
  /** The facility has approved the author as a parent. */
  readonly membership: boolean
  /** Support has seen a document. */
  readonly document: boolean
  /** Accepted opinions of the author, this one included. */
  readonly acceptedOpinions: number
  /** Whole months since the author's first opinion was accepted. */
  readonly monthsSinceFirst: number
  /** Opinions of the author that were taken down after a report. */
  readonly upheldReports: number
}

/** Accepted opinions, or months, from which on a verified author is trusted (decisions §2). */
const trustedFrom = { opinions: 3, months: 12 } as const

const methodOf = ({ document, membership, code }: Evidence): TrustMethod =>
  document ? 'document' : membership ? 'membership' : code ? 'code' : 'none'

/** Returns how far an opinion is trusted, and what it was verified by, the strongest evidence first. */
export const trustOf = (evidence: Evidence): { readonly trust: Trust; readonly trust_method: TrustMethod } => {
  const trust_method = methodOf(evidence)
  if (trust_method === 'none') return { trust: 'unverified', trust_method }
  const isExperienced = evidence.acceptedOpinions >= trustedFrom.opinions || evidence.monthsSinceFirst >= trustedFrom.months
  return { trust: isExperienced && evidence.upheldReports === 0 ? 'trusted' : 'verified', trust_method }
}

/** Returns the whole months between two moments. */
export const monthsBetween = (from: string, to: Date): number => {
  const first = new Date(from)
  const months = (to.getUTCFullYear() - first.getUTCFullYear()) * 12 + to.getUTCMonth() - first.getUTCMonth()
  return Math.max(0, to.getUTCDate() < first.getUTCDate() ? months - 1 : months)
}
