import type { LegalType } from '#core/facilities/legal-type.ts'
import { distanceFrom, type Point } from '#core/kernel/distance.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { asMessageKey, type MessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacilityCard } from './facility-card.ts'

/** Card on a page of the catalogue, with what it shows besides the members of the API. Times in minutes since midnight, Europe/Warsaw. */
export interface ListedCard extends FacilityCard {
  readonly legal_type: LegalType | null
  readonly open_at: number | null
  readonly close_at: number | null
  /** Path of the small cover photo that the owner chose; `null`: none. */
  readonly cover: string | null
  /** Point of the cover that stays in sight; `null`: the middle. */
  readonly cover_focus: FocalPoint | null
  /** The coordinates are only those of the city. */
  readonly approximate: boolean
  /** Whole metres from the searched address or the device; absent without one, `null` for a facility without exact coordinates. */
  readonly metres?: number | null
}

/** Returns the whole metres from a point to a facility; `null` if either is not known exactly. */
export const metresTo = (origin: Point | null, card: ListedCard): number | null => (card.approximate ? null : distanceFrom(origin, card))

/** Keys of methods and profiles by the id of their ownership tag: `Montessori`, `języki obce`. */
export type MethodLabels = Readonly<Record<string, MessageKey>>

/** Returns the labels of all methods; tags of the governing body are none. */
export const methodLabels = (available: readonly AvailableFacet[]): MethodLabels =>
  Object.fromEntries(
    available.flatMap((facet) =>
      facet.key === 'ownership' && facet.kind === 'choice'
        ? facet.options.filter(({ hidden }) => !hidden).map(({ value, label }) => [value, asMessageKey(`${label}.method`)] as const)
        : [],
    ),
  )
