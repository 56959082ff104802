import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import type { Scores } from '#core/facilities/scores.ts'
import type { Point } from '#core/kernel/distance.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'

/** The facts that a comparison shows; an allow-list, so that telephone and e-mail cannot leak. */
export const comparedFields = [
  'fees',
  'places',
  'hours',
  'hours_text',
  'ownership',
  'legal_type',
  'features',
  'accessible',
  'street',
  'building_number',
  'operator',
] as const

/** Facts by the fields of a comparison. */
export type ComparedFacts = Pick<PublicFacts, (typeof comparedFields)[number]>

/** A facility in a comparison. */
export interface ComparedFacilityView {
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  readonly city: string
  readonly district: string | null
  readonly active: boolean
  readonly suspended: boolean
  readonly made: boolean
  /** Ratings as they are shown. */
  readonly scores: Scores
  readonly facts: ComparedFacts
  /** Metres from the device, if its position was passed, else from the first facility. */
  readonly metres: number | null
}

/** Facilities to compare, and the position of the device, rounded to 100 m. */
export interface ComparisonInput {
  readonly slugs: readonly string[]
  readonly position: Point | null
}

/** Facilities side by side; `missing`: slugs of no facility; `tooMany`: how many facilities were left out. */
export interface ComparisonView {
  readonly facilities: readonly ComparedFacilityView[]
  readonly missing: readonly string[]
  readonly tooMany: number
}

/** Comparisons for other plugins. */
export interface Comparisons {
  readonly compare: UseCase<ComparisonInput, ComparisonView>
}
export const Comparisons = token<Comparisons>('favourites/Comparisons')
