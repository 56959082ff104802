import type { LegalType } from '#core/facilities/legal-type.ts'
import type { FacilityCard } from './facility-card.ts'

/** Card on a page of the catalogue, with what it shows besides the members of the API. Times in minutes since midnight, Europe/Warsaw. */
export interface ListedCard extends FacilityCard {
  readonly legal_type: LegalType | null
  readonly open_at: number | null
  readonly close_at: number | null
}
