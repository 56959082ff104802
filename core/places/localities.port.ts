import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** A locality as an address names it, with the number of facilities that name it: the larger namesake gets the bare slug (decisions §27). */
export interface NamedLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly districts: readonly string[]
  readonly facilities: number
}

/** A locality that has its place in the directory: its slugs are kept for good. */
export interface SettledLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly id: string
  readonly slug: string
  /** District name → slug. */
  readonly districts: Readonly<Record<string, string>>
}

/** The directory's own list of localities. Core owns the door because a facility's address is settled through it; the plugin places stands behind it. */
export interface Localities {
  /** Finds or makes each locality and its districts, inside the running transaction. */
  settle(localities: readonly NamedLocality[]): Effect.Effect<readonly SettledLocality[]>
}
export const Localities = token<Localities>('core/Localities')
