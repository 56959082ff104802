import type { Category } from '#core/facilities/category.ts'

/** A tag that the platform ships; its index in the list is its position. Frozen once released: later changes need a new migration. */
export interface SeedTag {
  /** Fixed UUID version 7, the same in every installation. */
  readonly id: string
  readonly key: string
  /** URL parameter, unique in its category. */
  readonly param: string
  /** Name of a lucide-react icon. */
  readonly icon: string
  readonly catalogCategory?: Category
}
