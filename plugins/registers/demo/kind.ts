import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { OwnershipKey } from '#core/facilities/legal-type.ts'

/** The ownership tags that say in which spirit a facility works, not whose it is. */
export type Spirit = Exclude<OwnershipKey, 'private' | 'public' | 'self_government' | 'not_public' | 'urban' | 'communal'>

/** What sort of made facility it is. */
export interface Kind {
  readonly type: FacilityType
  /** By the town or commune, numbered instead of named; by others on public money; or privately. */
  readonly run: 'by-town' | 'publicly' | 'privately'
  /** `null`: nothing out of the ordinary. */
  readonly spirit: Spirit | null
}

const care: readonly FacilityType[] = ['nursery', 'toddler_club', 'day_guardian']

/** Care for children under three, which is paid for also where the town runs it; the others are kindergartens and schools. */
export const isCare = ({ type }: Kind): boolean => care.includes(type)
