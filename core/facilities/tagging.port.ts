import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Category } from './category.ts'
import type { FacilityType } from './facility-type.ts'
import type { OwnershipKey } from './legal-type.ts'

/** Specialization tag of a facility type, with its URL value and category. */
export interface TypeTag {
  readonly id: string
  readonly param: string
  readonly category: Category | null
}

/** Tags derived from facts. The port belongs to core because a facility's URL and category depend on it; the tags plugin implements it. */
export interface Tagging {
  typeTags(): Effect.Effect<Readonly<Record<FacilityType, TypeTag>>>
  /** Returns the ids of the ownership tags by key. */
  ownershipTags(): Effect.Effect<Readonly<Record<OwnershipKey, string>>>
  /** Returns the ids of the feature tags by key. */
  featureTags(): Effect.Effect<Readonly<Record<string, string>>>
}
export const Tagging = token<Tagging>('core/Tagging')
