import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/**
 * Locality named in addresses, with the number of facilities that name it: of two localities with one name the larger
 * gets the slug without suffix (decisions §27).
 */
export interface NamedLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly districts: readonly string[]
  readonly facilities: number
}

/** Locality stored in the directory; its slugs never change. */
export interface StoredLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly id: string
  readonly slug: string
  /** District name → slug. */
  readonly districts: Readonly<Record<string, string>>
}

/** Repository of the directory's localities. The port belongs to core because facility records need it; the places plugin implements it. */
export interface Localities {
  /** Finds or creates the localities and their districts, inside the running transaction. */
  findOrCreate(localities: readonly NamedLocality[]): Effect.Effect<readonly StoredLocality[]>
}
export const Localities = token<Localities>('core/Localities')
