import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Category } from './category.ts'
import type { FacilityType } from './facility-type.ts'
import type { OwnershipKey } from './legal-type.ts'

/** What the tags make of a facility's type: its specialization tag, that tag's address part and category. */
export interface TypeTag {
  readonly id: string
  readonly param: string
  readonly category: Category | null
}

/** The tags that facts lead to. Core owns the door because a facility's address and category turn on it; the plugin tags stands behind it. */
export interface Tagging {
  typeTags(): Effect.Effect<Readonly<Record<FacilityType, TypeTag>>>
  /** Ids of the ownership tags by their key. */
  ownershipTags(): Effect.Effect<Readonly<Record<OwnershipKey, string>>>
  /** Ids of the feature tags by their key. */
  featureTags(): Effect.Effect<Readonly<Record<string, string>>>
}
export const Tagging = token<Tagging>('core/Tagging')
