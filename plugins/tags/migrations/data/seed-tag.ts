import type { Category } from '#core/facilities/category.ts'

/** A tag the platform brings; its place in the list is its position. Frozen once released: a later change is a migration of its own. */
export interface SeedTag {
  /** UUID version 7, fixed, so that every installation knows the tag by the same id. */
  readonly id: string
  readonly key: string
  /** Address part, unique in its category. */
  readonly param: string
  /** A lucide-react icon. */
  readonly icon: string
  readonly catalogCategory?: Category
}
