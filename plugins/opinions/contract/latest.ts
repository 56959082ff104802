import type { OpinionFacility, PublicOpinion } from './opinion.ts'

/** Newest opinion of a facility, for the home page; `made`: the facility is invented. */
export interface LatestOpinion {
  readonly facility: typeof OpinionFacility.Type & { readonly made: boolean }
  readonly opinion: typeof PublicOpinion.Type
}
