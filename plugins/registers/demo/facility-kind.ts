import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { OwnershipKey } from '#core/facilities/legal-type.ts'

/** Ownership tags that describe the educational approach of a facility, not its owner. */
export type Approach = Exclude<OwnershipKey, 'private' | 'public' | 'self_government' | 'not_public' | 'urban' | 'communal'>

/** Kind of a generated facility. */
export interface FacilityKind {
  readonly type: FacilityType
  /** `municipality`: the town or commune, numbered instead of named; `public-body`: others with public funding. */
  readonly operatedBy: 'municipality' | 'public-body' | 'private'
  /** `null`: no special approach. */
  readonly approach: Approach | null
}

const underThreeTypes: readonly FacilityType[] = ['nursery', 'toddler_club', 'day_guardian']

/** Returns true for care of children under three, which costs money in municipal facilities too. */
export const isUnderThreeCare = ({ type }: FacilityKind): boolean => underThreeTypes.includes(type)
