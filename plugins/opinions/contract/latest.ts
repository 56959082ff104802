import type { OpinionFacility, PublicOpinion } from './opinion.ts'

/** Newest opinion of a facility, for the home page. */
export interface LatestOpinion {
  readonly facility: typeof OpinionFacility.Type
  readonly opinion: typeof PublicOpinion.Type
}
