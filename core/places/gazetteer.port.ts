import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VoivodeshipSlug } from './voivodeship.ts'

/** A town or village of Poland, whether or not it has a facility. */
export interface GazetteerLocality {
  readonly name: string
  readonly voivodeship: VoivodeshipSlug
  /** As registers write it: `limanowski`, `Kraków`. */
  readonly county: string
  readonly commune: string
  readonly town: boolean
  /** Its middle, EPSG:4326 degrees. */
  readonly longitude: number
  readonly latitude: number
  /** Inhabitants; 0 where not known. */
  readonly population: number
}

/** A locality as an address names it. */
export interface AddressedLocality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
}

/** What localities there are. Read when first asked and kept. */
export interface Gazetteer {
  all(): Effect.Effect<readonly GazetteerLocality[]>
  /** Those of a name, whatever its case and accents, the largest first; of a voivodeship (slug) and a county where told. */
  named(name: string, within?: { readonly voivodeship?: string; readonly county?: string }): Effect.Effect<readonly GazetteerLocality[]>
  /** The locality that is meant by each, in their order; `null` where it is not known, or its county holds several of the name and no town. */
  locate(addressed: readonly AddressedLocality[]): Effect.Effect<readonly (GazetteerLocality | null)[]>
}
export const Gazetteer = token<Gazetteer>('core/Gazetteer')
