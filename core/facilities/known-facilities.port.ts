import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilityType } from './facility-type.ts'

/** Facility as far as other features name it. */
export interface KnownFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  readonly city: string
  readonly active: boolean
}

/** Looks up facilities that were neither deleted nor merged. */
export interface KnownFacilities {
  /** Returns whether a facility exists; `false` for a text that is no id. */
  exists(id: string): Effect.Effect<boolean>
  /** Returns the facilities of these ids; those that do not exist are left out. */
  find(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, KnownFacility>>
  /** Returns a facility by its current or a former slug. */
  findBySlug(slug: string): Effect.Effect<KnownFacility | null>
}
export const KnownFacilities = token<KnownFacilities>('core/KnownFacilities')
