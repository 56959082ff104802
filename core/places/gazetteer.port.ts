import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VoivodeshipSlug } from './voivodeship.ts'

/** Town or village in Poland, with or without facilities. */
export interface GazetteerLocality {
  readonly name: string
  readonly voivodeship: VoivodeshipSlug
  /** As registers write it: `limanowski`, `Kraków`. */
  readonly county: string
  readonly commune: string
  readonly town: boolean
  /** Centre, in EPSG:4326 degrees. */
  readonly longitude: number
  readonly latitude: number
  /** Inhabitants; 0 when unknown. */
  readonly population: number
}

/** Locality as named in an address. */
export interface LocalityReference {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
}

/** Gazetteer of all Polish localities, loaded at first use and cached. */
export interface Gazetteer {
  all(): Effect.Effect<readonly GazetteerLocality[]>
  /** Returns the localities with a name, ignoring case and accents, largest first; optionally within a voivodeship (slug) and county. */
  findByName(
    name: string,
    within?: { readonly voivodeship?: string; readonly county?: string },
  ): Effect.Effect<readonly GazetteerLocality[]>
  /**
   * Returns the locality of each address, in order; `null` when it is unknown, or ambiguous (several of the name in its
   * county, none of them a town).
   */
  locate(addressed: readonly LocalityReference[]): Effect.Effect<readonly (GazetteerLocality | null)[]>
}
export const Gazetteer = token<Gazetteer>('core/Gazetteer')
