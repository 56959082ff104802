import type { Category } from '#core/facilities/category.ts'

/** Which facilities a list holds; an absent member does not narrow it. Tags by id, any of a list; money in grosze. */
export interface FacilityFilter {
  readonly category?: Category
  readonly voivodeship?: string
  readonly city?: string
  readonly district?: string
  readonly specialization?: readonly string[]
  readonly ownership?: readonly string[]
  readonly features?: readonly string[]
  readonly priceMin?: number
  readonly priceMax?: number
  readonly status?: readonly string[]
}
